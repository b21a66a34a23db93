import { expect } from '@open-wc/testing';
import { ErrCode, getFileInfo, openDocument, releaseTempFiles } from 'nacre/device';
import { mediaUrl } from '../helpers/media.js';
import { heldFile, tempPathOf } from '../../shell/device/calls/files/web/temp-files.js';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

describe('openDocument', () => {
  afterEach(() => releaseTempFiles());

  const opened = async (run: () => Promise<unknown>, isActive = true) => {
    const calls: string[][] = [];
    await replaced(navigator, 'userActivation', { isActive }, () =>
      replaced(window, 'open', (...args: string[]) => void calls.push(args), run),
    );
    return calls;
  };
  const blobOf = async (options: { filePath: string; fileType?: string }) => {
    const [call] = await opened(() => openDocument(options));
    const { type, body } = await fetch(call![0]!).then(async (answer) => {
      const blob = await answer.blob();
      return { type: blob.type, body: await blob.text() };
    });
    return [type.replace(/;.*/, ''), body];
  };

  it('opens addresses in a tab that does not know the page', async () => {
    const filePath = 'https://example.org/a.pdf';
    expect(await opened(() => openDocument({ filePath }))).to.deep.equal([[filePath, '_blank', 'noopener']]);
    const [call] = await opened(() => openDocument({ filePath: 'files/a.pdf?b=c' }));
    expect(call![0]).to.equal(new URL('files/a.pdf?b=c', document.baseURI).href);
  });

  it('opens temporary files, with the type that they lack', async () => {
    expect(await blobOf({ filePath: tempPathOf(new Blob(['%PDF'])), fileType: 'pdf' })).to.deep.equal([
      'application/pdf',
      '%PDF',
    ]);
    const text = tempPathOf(new Blob(['a'], { type: 'text/plain' }));
    expect(await opened(() => openDocument({ filePath: text, fileType: 'pdf' }))).to.deep.equal([
      [text, '_blank', 'noopener'],
    ]);
    const twice = tempPathOf(new Blob(['b']));
    const [first] = await opened(() => openDocument({ filePath: twice, fileType: '.DOCX' }));
    const [second] = await opened(() => openDocument({ filePath: twice, fileType: 'docx' }));
    expect(second).to.deep.equal(first);
  });

  // A document of a temporary file has the origin of the app.
  const CODE = [
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/xsl',
    'application/xslt+xml',
    'application/rss+xml',
    'application/vnd.mozilla.xul+xml',
    'application/mathml+xml',
    'application/x-officedocument+xml',
    'text/javascript',
    'text/x-unheard-of',
  ];
  for (const type of CODE) {
    it(`shows ${type} as text`, async () => {
      const filePath = tempPathOf(new Blob(['<script>'], { type }));
      expect(await blobOf({ filePath })).to.deep.equal(['text/plain', '<script>']);
    });
  }

  /** Browsers look into some of these for HTML, or pass them to a plug-in; others hold several types. */
  const UNKNOWN = [
    '',
    'application/octet-stream',
    'unknown/unknown',
    'application/unknown',
    '*/*',
    'multipart/x-mixed-replace; boundary=a',
    'multipart/related',
    'message/rfc822',
    'application/x-shockwave-flash',
    'application/zip',
    'image/*',
    'nonsense',
  ];
  it('saves what it cannot show', async () => {
    const saved: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download);
    };
    try {
      for (const type of UNKNOWN) {
        const filePath = tempPathOf(new File(['<script>'], 'a\u202e.bin', { type }));
        expect(await opened(() => openDocument({ filePath })), type).to.deep.equal([]);
      }
      const filePath = tempPathOf(new File(['<script>'], 'a.html'));
      for (const fileType of ['html', 'svg', 'constructor', '__proto__'])
        expect(await opened(() => openDocument({ filePath, fileType })), fileType).to.deep.equal([]);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved).to.deep.equal([...UNKNOWN.map(() => 'a.bin'), ...Array<string>(4).fill('a.html')]);
  });

  it('keeps one type of several, and the charset of a text', async () => {
    const typeOf = async (type: string, fileType = '') => {
      const [call] = await opened(() => openDocument({ filePath: tempPathOf(new Blob(['a'], { type })), fileType }));
      // WebKit's `fetch` leaves out the charset.
      return heldFile(call![0]!)!.type;
    };
    expect(await typeOf('application/pdf, text/html')).to.equal('application/pdf');
    expect(await typeOf('image/png;a="b,text/html"')).to.equal('image/png');
    expect(await typeOf('text/csv; charset=GBK')).to.equal('text/csv;charset=gbk');
    expect(await typeOf('text/html;charset=gbk')).to.equal('text/plain;charset=gbk');
    expect(await typeOf('text/plain, text/html;charset=gbk')).to.equal('text/plain');
    expect(await typeOf('application/octet-stream', 'PDF')).to.equal('application/pdf');
    for (const type of ['image/avif', 'audio/ogg', 'video/webm', 'application/json'])
      expect(await typeOf(type)).to.equal(type);
  });

  it('does the same with object URLs of the page', async () => {
    const filePath = URL.createObjectURL(new Blob(['<script>'], { type: 'text/html' }));
    expect(await blobOf({ filePath })).to.deep.equal(['text/plain', '<script>']);
    URL.revokeObjectURL(filePath);
    const calls = await opened(() =>
      expectFailure(openDocument({ filePath }), /^openDocument:fail cannot read blob:/, ErrCode.network),
    );
    expect(calls).to.deep.equal([]);
  });

  it('opens nothing else', async () => {
    const refused: [filePath: string, reason: string][] = [
      ['javascript:alert(1)', 'filePath: expected the URL of a document'],
      [' JavaScript\n:alert(1)', 'filePath: expected the URL of a document'],
      ['', 'filePath: expected the URL of a document'],
      ['data:text/html,a', 'filePath: expected an http(s) URL, or a temporary file'],
      ['file:///etc/hosts', 'filePath: expected an http(s) URL, or a temporary file'],
    ];
    const calls = await opened(async () => {
      for (const [filePath, reason] of refused)
        await expectFailure(openDocument({ filePath }), `openDocument:fail ${reason}`, ErrCode.invalid);
    });
    expect(calls).to.deep.equal([]);
  });

  it('needs the user’s gesture', async () => {
    const calls = await opened(
      () => expectFailure(openDocument({ filePath: '/a.pdf' }), /only in a click/, ErrCode.permission),
      false,
    );
    expect(calls).to.deep.equal([]);
  });
});

describe('getFileInfo', () => {
  const filePath = mediaUrl('captions.en.vtt');

  it('tells size and digest', async () => {
    const bytes = await (await fetch(filePath)).arrayBuffer();
    expect(await getFileInfo({ filePath })).to.deep.equal({ size: bytes.byteLength, errMsg: 'getFileInfo:ok' });
    // Of "abc", as the standard has them.
    const abc = tempPathOf(new Blob(['abc']));
    const digest = async (digestAlgorithm: 'sha1' | 'sha256') =>
      (await getFileInfo({ filePath: abc, digestAlgorithm })).digest;
    expect(await digest('sha1')).to.equal('a9993e364706816aba3e25717850c26c9cd0d89d');
    expect(await digest('sha256')).to.equal('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    await releaseTempFiles();
  });

  it('says what it cannot', async () => {
    await expectFailure(
      getFileInfo({ filePath, digestAlgorithm: 'md5' }),
      'getFileInfo:fail browsers compute no md5, but sha1 and sha256',
      ErrCode.unsupported,
    );
    await expectFailure(getFileInfo({ filePath: mediaUrl('none.txt') }), /404/, ErrCode.notFound);
    await expectFailure(
      getFileInfo({ filePath, digestAlgorithm: 'crc' as never }),
      'getFileInfo:fail digestAlgorithm: expected one of md5, sha1, sha256',
      ErrCode.invalid,
    );
    await replaced(crypto, 'subtle', undefined, () =>
      expectFailure(getFileInfo({ filePath, digestAlgorithm: 'sha1' }), /secure page/, ErrCode.unsupported),
    );
    const end = new AbortController();
    const call = getFileInfo({ filePath, signal: end.signal });
    end.abort();
    await expectFailure(call, 'getFileInfo:fail abort', ErrCode.abort);
  });
});
