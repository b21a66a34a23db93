import { expect } from '@open-wc/testing';
import { maskData, maskText } from '../../shell/device/secrets.js';

const jwt = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxIn0.c2ln';

describe('what looks secret', () => {
  for (const [text, masked] of [
    [
      'https://a.example/?page=1&access_token=abc&x=2#id_token=abc',
      'https://a.example/?page=1&access_token=••••&x=2#id_token=••••',
    ],
    ['password=abc&user=ada', 'password=••••&user=ada'],
    ['theme=dark; session_id=abc', 'theme=dark; session_id=••••'],
    ['Authorization: Bearer ab.c-d, then', 'Authorization: Bearer ••••, then'],
    ['https://ada:abc@a.example/', 'https://••••@a.example/'],
    [`the answer ${jwt} came`, 'the answer •••• came'],
    ['{"user": "ada", "password": "a\\"b", "age": 7}', '{"user": "ada", "password": "••••", "age": 7}'],
    ['{"pin":1234,"token":null}', '{"pin":"••••","token":"••••"}'],
    ['{"body":"{\\"token\\":\\"abc\\",\\"page\\":\\"2\\"}"}', '{"body":"{\\"token\\":\\"••••\\",\\"page\\":\\"2\\"}"}'],
    ['{"token":"abc, and then it was cut', '{"token":"••••"'],
    ['{"page": "2", "text": "a token of love"}', '{"page": "2", "text": "a token of love"}'],
    ['https://a.example/#/tokens?page=2', 'https://a.example/#/tokens?page=2'],
  ] as const)
    it(`is masked in a text: ${text}`, () => {
      expect(maskText(text)).to.equal(masked);
    });

  it('is masked at any depth of data, and keeps its kind', () => {
    const data = {
      user: 'ada',
      token: 'abc',
      otp: 123456,
      isSecret: true,
      credentials: { id: 7, keys: ['a', 'b'] },
      cookie: null,
      map: new Map([['password', 'abc']]),
      list: [
        { key: 'nacre:token', data: { value: 'abc' } },
        { key: 'theme', data: 'dark' },
      ],
      at: new Date(5),
    };
    expect(maskData(data)).to.deep.equal({
      user: 'ada',
      token: '••••',
      otp: 0,
      isSecret: true,
      credentials: { id: 0, keys: ['••••', '••••'] },
      cookie: null,
      map: new Map([['password', '••••']]),
      list: [
        { key: 'nacre:token', data: { value: '••••' } },
        { key: 'theme', data: 'dark' },
      ],
      at: new Date(5),
    });
  });

  it('is found in a time that grows with the text alone', () => {
    const size = 200_000;
    const texts = [
      '"token',
      '?token',
      '"token"',
      '&=token',
      'eyJ-',
      'bearer ',
      '//a:',
      '"token":"\\',
      '\\"token\\":\\"',
      '"a":',
      '; ',
    ];
    const started = performance.now();
    for (const text of texts) maskText(text.repeat(size / text.length));
    maskText(`"token":"${'\\'.repeat(size)}`);
    maskText(`bearer${' '.repeat(size)}`);
    // With the square of the text: minutes.
    expect(performance.now() - started).to.be.below(5000);
  });
});
