import { expect } from '@open-wc/testing';
import { addPhoneContact, chooseContact, ErrCode, support } from 'nacre/device';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

describe('chooseContact', () => {
  const picking = (picked: object[] | Error, run: () => Promise<unknown>, asked: unknown[][] = []) =>
    replaced(
      navigator,
      'contacts',
      {
        select: async (...args: unknown[]) => {
          asked.push(args);
          if (picked instanceof Error) throw picked;
          return picked;
        },
      },
      run,
    );

  it('gives what the user chooses', async () => {
    const asked: unknown[][] = [];
    const ama = { name: ['Ama'], tel: ['+49 1', '+49 2'], email: ['ama@example.org'] };
    await picking(
      [ama, { name: [], tel: [] }],
      async () => {
        const { contacts, ...first } = await chooseContact({ multiple: true });
        expect(first).to.deep.equal({
          displayName: 'Ama',
          phoneNumber: '+49 1',
          phoneNumberList: ['+49 1', '+49 2'],
          emailList: ['ama@example.org'],
          errMsg: 'chooseContact:ok',
        });
        expect(contacts[1]).to.deep.equal({ displayName: '', phoneNumber: '', phoneNumberList: [], emailList: [] });
        expect(support('chooseContact').level).to.equal('needs-gesture');
      },
      asked,
    );
    expect(asked).to.deep.equal([[['name', 'tel', 'email'], { multiple: true }]]);
  });

  it('says why there is none', async () => {
    await picking([], () => expectFailure(chooseContact(), 'chooseContact:fail cancel', ErrCode.cancel));
    await picking(new DOMException('no gesture', 'SecurityError'), () =>
      expectFailure(chooseContact(), 'chooseContact:fail no gesture', ErrCode.permission),
    );
    await picking(new DOMException('open', 'InvalidStateError'), () =>
      expectFailure(chooseContact(), 'chooseContact:fail open', ErrCode.busy),
    );
    await expectFailure(chooseContact(), 'chooseContact:fail this browser gives no contacts', ErrCode.unsupported);
    expect(support('chooseContact').level).to.equal('unavailable');
    await expectFailure(
      chooseContact({ multiple: 1 as never }),
      'chooseContact:fail multiple: expected a boolean',
      ErrCode.invalid,
    );
  });
});

describe('addPhoneContact', () => {
  const { click } = HTMLAnchorElement.prototype;
  let cards: Promise<[name: string, text: string]>[];
  beforeEach(() => {
    cards = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const { download } = this;
      cards.push(fetch(this.href).then(async (answer) => [download, await answer.text()]));
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('downloads a vCard with all that it is given', async () => {
    await addPhoneContact({
      firstName: 'Ama',
      lastName: 'Öz, Dr.',
      organization: 'Pearls; Co',
      remark: 'First\nsecond \\ third',
      mobilePhoneNumber: '+49 1',
      workFaxNumber: '2',
      email: 'ama@example.org',
      homeAddressCity: 'Köln',
      homeAddressStreet: 'Ring 1',
      weChatNumber: 'ama',
    });
    const [name, text] = await cards[0]!;
    expect(name).to.equal('Ama.vcf');
    expect(lines(text)).to.deep.equal([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Öz\\, Dr.;Ama;;;',
      'FN:Ama Öz\\, Dr.',
      'TEL;TYPE=CELL:+49 1',
      'TEL;TYPE=WORK,FAX:2',
      'EMAIL:ama@example.org',
      'ORG:Pearls\\; Co',
      'ADR;TYPE=HOME:;;Ring 1;Köln;;;',
      'X-WECHAT:ama',
      'NOTE:First\\nsecond \\\\ third',
      'END:VCARD',
      '',
    ]);
    expect(support('addPhoneContact').level).to.equal('emulated');
  });

  it('breaks long lines between characters, and has the picture', async () => {
    const remark = '真珠'.repeat(40);
    await addPhoneContact({ firstName: 'A/B', remark, photoFilePath: mediaUrl('photo.jpg') });
    const [name, text] = await cards[0]!;
    expect(name).to.equal('A_B.vcf');
    const encoder = new TextEncoder();
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).to.be.at.most(75);
    expect(lines(text)).to.include(`NOTE:${remark}`);
    const photo = lines(text).find((line) => line.startsWith('PHOTO;ENCODING=b;TYPE=JPEG:'))!;
    expect(atob(photo.split(':')[1]!).slice(0, 3)).to.equal('\xff\xd8\xff');
  });

  it('is shared where the share sheet takes it', async () => {
    const shared: string[] = [];
    const share = async ({ files }: { files: File[] }) => void shared.push(`${files[0]!.name} ${files[0]!.type}`);
    const sharing = (run: typeof share, call: () => Promise<unknown>) =>
      replaced(
        navigator,
        'canShare',
        () => true,
        () => replaced(navigator, 'share', run, call),
      );
    await sharing(share, () => addPhoneContact({ firstName: 'Ama' }));
    expect(shared).to.deep.equal(['Ama.vcf text/vcard']);
    expect(cards).to.have.length(0);
    await sharing(
      () => Promise.reject(new DOMException('closed', 'AbortError')),
      () => expectFailure(addPhoneContact({ firstName: 'Ama' }), 'addPhoneContact:fail cancel', ErrCode.cancel),
    );
    expect(cards).to.have.length(0);
    await sharing(
      () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')),
      () => addPhoneContact({ firstName: 'Ama' }),
    );
    expect(cards).to.have.length(1);
  });

  it('says why it cannot', async () => {
    await expectFailure(
      addPhoneContact({ firstName: '' }),
      'addPhoneContact:fail firstName: expected a non-empty string',
      ErrCode.invalid,
    );
    await expectFailure(
      addPhoneContact({ firstName: 'a', homeAddressCity: 7 as never }),
      'addPhoneContact:fail homeAddressCity: expected a string',
      ErrCode.invalid,
    );
    await expectFailure(
      addPhoneContact({ firstName: 'a', photoFilePath: mediaUrl('none.jpg') }),
      /404/,
      ErrCode.notFound,
    );
    expect(cards).to.have.length(0);
  });
});
