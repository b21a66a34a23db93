import { expect } from '@open-wc/testing';
import { ErrCode, getClipboardData, releaseTempFiles, setClipboardData } from 'nacre/device';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

describe('clipboard of more than text', () => {
  /** What the page hands to the browser, type by type. */
  const copied = async (run: () => Promise<unknown>) => {
    const parts: [type: string, content: string | number][] = [];
    const write = async ([item]: ClipboardItem[]) => {
      for (const type of item!.types) {
        const blob = await item!.getType(type);
        expect(blob.type).to.equal(type);
        parts.push([type, type.startsWith('text') ? await blob.text() : blob.size > 8 ? 'picture' : '']);
      }
    };
    await replaced(navigator, 'clipboard', { write, writeText: () => expect.fail('text only') }, run);
    return Object.fromEntries(parts) as Record<string, string>;
  };

  it('takes formatted text, with the text for fields that know no other', async () => {
    expect(await copied(() => setClipboardData({ data: 'pearl', html: '<b>pearl</b>' }))).to.deep.equal({
      'text/plain': 'pearl',
      'text/html': '<b>pearl</b>',
    });
    expect(await copied(() => setClipboardData({ html: '<i>a</i>' }))).to.deep.equal({ 'text/html': '<i>a</i>' });
  });

  it('takes a picture, as the PNG that browsers want, at once in the click', async () => {
    let isInTask = true;
    const write = async () => {
      expect(isInTask, 'written in the task of the call').to.equal(true);
    };
    await replaced(navigator, 'clipboard', { write }, async () => {
      const call = setClipboardData({ image: mediaUrl('photo.jpg') });
      isInTask = false;
      await call;
    });
    expect(await copied(() => setClipboardData({ image: mediaUrl('photo.jpg') }))).to.deep.equal({
      'image/png': 'picture',
    });
  });

  it('says why a picture cannot be copied', async () => {
    const write = async ([item]: ClipboardItem[]) => void (await item!.getType('image/png'));
    await replaced(navigator, 'clipboard', { write }, async () => {
      await expectFailure(
        setClipboardData({ image: mediaUrl('none.png') }),
        `setClipboardData:fail the server answered 404 for ${mediaUrl('none.png')}`,
        ErrCode.notFound,
      );
      await expectFailure(
        setClipboardData({ image: 'data:image/png;base64,AAAA' }),
        'setClipboardData:fail image cannot be decoded as a picture here',
        ErrCode.unknown,
      );
    });
    await replaced(navigator, 'clipboard', undefined, () =>
      expectFailure(setClipboardData({ image: mediaUrl('clear.png') }), /secure page/, ErrCode.unsupported),
    );
  });

  it('takes formatted text by the copy command too', async () => {
    const parts: string[] = [];
    const command = () => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      const data = event.clipboardData ?? clipboardData;
      parts.push(data.getData('text/plain'), data.getData('text/html'));
      return event.defaultPrevented;
    };
    await replaced(navigator, 'clipboard', undefined, () =>
      replaced(document, 'execCommand', command, () => setClipboardData({ data: 'a', html: '<b>a</b>' })),
    );
    expect(parts).to.deep.equal(['a', '<b>a</b>']);
  });

  it('is read type by type, of what was asked for', async () => {
    const html = new Blob(['<b>there</b>'], { type: 'text/html' });
    const image = new Blob(['0123456789'], { type: 'image/png' });
    const item = {
      types: ['text/html', 'image/png'],
      getType: async (type: string) => (type === html.type ? html : image),
    };
    await replaced(navigator, 'clipboard', { read: async () => [item] }, async () => {
      const all = await getClipboardData({ types: ['text', 'html', 'image'] });
      expect(all).to.include({ data: '', html: '<b>there</b>' });
      expect(await (await fetch(all.image!)).text()).to.equal('0123456789');
      expect(await getClipboardData({ types: ['html'] })).to.deep.equal({
        data: '',
        html: '<b>there</b>',
        errMsg: 'getClipboardData:ok',
      });
    });
    await releaseTempFiles();
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await replaced(navigator, 'clipboard', { read: refuse }, () =>
      expectFailure(getClipboardData({ types: ['image'] }), 'getClipboardData:fail no', ErrCode.permission),
    );
  });

  it('refuses wrong arguments', async () => {
    const cases: [options: object, reason: string][] = [
      [{}, 'data: expected a non-empty string'],
      [{ data: '', html: '<b>a</b>' }, 'data: expected a non-empty string'],
      [{ html: '' }, 'html: expected a non-empty string'],
      [{ image: 'javascript:alert(1)' }, 'image: expected the URL of a picture'],
      [{ data: 'a', image: 7 }, 'image: expected the URL of a picture'],
    ];
    for (const [options, reason] of cases)
      await expectFailure(setClipboardData(options), `setClipboardData:fail ${reason}`, ErrCode.invalid);
    await expectFailure(
      getClipboardData({ types: ['picture' as never] }),
      'getClipboardData:fail types: expected one of text, html, image',
      ErrCode.invalid,
    );
  });
});
