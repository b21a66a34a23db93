import { expect } from '@open-wc/testing';
import { canIUse, device, ErrCode, share, shareWithSystem, support, type ShareOptions } from 'nacre/device';
import { tempPathOf } from '../../shell/device/calls/files/web/temp-files.js';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure, failure, tick } from './helpers.js';
import { replaced } from './replaced.js';

type Accepts = (data: ShareData) => boolean;

/** A browser whose dialog takes what `accepts` says; `answer` is how it ends. Returns what it was given. */
async function withWebShare(
  run: (shared: ShareData[]) => unknown,
  { accepts = () => true, answer = () => Promise.resolve() }: { accepts?: Accepts; answer?: () => Promise<void> } = {},
): Promise<void> {
  const shared: ShareData[] = [];
  const dialog = (data: ShareData) => {
    shared.push(data);
    return answer();
  };
  await replaced(navigator, 'canShare', accepts, () => replaced(navigator, 'share', dialog, () => run(shared)));
}

/** A page without Web Share, as in browsers of desktops. */
const withoutWebShare = (run: () => unknown) =>
  replaced(Navigator.prototype, 'share', undefined, async () => {
    delete (Navigator.prototype as Partial<Navigator>).share;
    await run();
  });

const picture = () => new File(['pearl'], 'pearl.png', { type: 'image/png' });

describe('share, with Web Share', () => {
  it('opens the dialog in the task of the call, with absolute links', async () => {
    await withWebShare(async (shared) => {
      for (const call of [share, shareWithSystem]) {
        const answer = call({ title: 'Pearl', summary: 'Look', href: '/pearl' });
        expect(shared.pop()).to.deep.equal({ title: 'Pearl', text: 'Look', url: `${location.origin}/pearl` });
        expect((await answer).method).to.equal('system');
      }
    });
  });

  it('knows both names of the text and the link', async () => {
    await withWebShare(async (shared) => {
      await share({ text: 'Look', url: 'https://nacre.example/' });
      await share({ summary: 'Look', href: 'https://nacre.example/' });
      const data = { text: 'Look', url: 'https://nacre.example/' };
      expect(shared).to.deep.equal([data, data]);
    });
  });

  it('shares the page if nothing is given', async () => {
    const { title } = document;
    document.title = 'Pearls';
    await withWebShare(async (shared) => {
      await share();
      expect(shared).to.deep.equal([{ title: 'Pearls', url: location.href }]);
    });
    document.title = title;
  });

  it('shares files, temporary ones in the task of the call', async () => {
    await withWebShare(async (shared) => {
      const file = picture();
      const answer = share({ filePaths: [tempPathOf(file)], files: [picture()] });
      expect(shared.map(({ files }) => files!.map(({ name, type }) => [name, type]))).to.deep.equal([
        [
          ['pearl.png', 'image/png'],
          ['pearl.png', 'image/png'],
        ],
      ]);
      await answer;
    });
  });

  it('shares a picture by its address, unless it belongs to a link', async () => {
    await withWebShare(async (shared) => {
      await share({ imageUrl: mediaUrl('clear.png') });
      const [file] = shared[0]!.files!;
      expect([file!.name, file!.type]).to.deep.equal(['clear.png', 'image/png']);
      await share({ imageUrl: mediaUrl('clear.png'), href: '/pearl' });
      expect(shared[1]).to.deep.equal({ url: `${location.origin}/pearl` });
    });
  });

  it('fails as cancelled if the user closes it, and says why the browser refuses', async () => {
    const thrown = (name: string) => () => Promise.reject(new DOMException(name, name));
    await withWebShare(() => expectFailure(share({ text: 'a' }), /share:fail/, ErrCode.cancel), {
      answer: thrown('AbortError'),
    });
    await withWebShare(() => expectFailure(share({ text: 'a' }), /share:fail/, ErrCode.permission), {
      answer: thrown('NotAllowedError'),
    });
  });

  it('fails if a file cannot be read, and ends when it is aborted', async () => {
    await withWebShare(async (shared) => {
      await expectFailure(share({ filePaths: [mediaUrl('none.png')] }), /answered 404/, ErrCode.notFound);
      const control = new AbortController();
      const call = share({ filePaths: [mediaUrl('photo.jpg')], signal: control.signal });
      control.abort();
      await expectFailure(call, 'share:fail abort', ErrCode.abort);
      await tick();
      expect(shared).to.deep.equal([]);
    });
  });

  it('leaves what the dialog does not take to the share sheet', async () => {
    const file = picture();
    let given: unknown;
    const stop = device.provide('showShareSheet', (options) => {
      given = options;
      return { method: 'save' };
    });
    await withWebShare(
      async (shared) => {
        const { method, errMsg } = await share({ title: 'Pearl', files: [file] });
        expect([method, errMsg]).to.deep.equal(['save', 'share:ok']);
        expect(shared).to.deep.equal([]);
        expect(given).to.deep.equal({ title: 'Pearl', files: [file] });
        await share({ title: 'Pearl' });
        expect(shared).to.have.length(1);
      },
      { accepts: ({ files }) => !files },
    );
    stop();
  });
});

describe('share, without Web Share', () => {
  it('says so, and fails, where no overlays bring a sheet', async () => {
    await withoutWebShare(async () => {
      const reason = 'no Web Share here; nacre/overlays bring a share sheet';
      expect(support('share')).to.deep.equal({ level: 'unavailable', reason });
      expect([canIUse('share'), canIUse('shareWithSystem')]).to.deep.equal([false, false]);
      await expectFailure(share({ text: 'a' }), `share:fail ${reason}`, ErrCode.unsupported);
    });
  });

  it('fails as the sheet does, by its own name', async () => {
    await withoutWebShare(async () => {
      const stop = device.provide('showShareSheet', () =>
        Promise.reject({ errMsg: 'showShareSheet:fail cancel', errCode: 1 }),
      );
      expect(support('share').level).to.equal('emulated');
      await expectFailure(share({ text: 'a' }), 'share:fail cancel', ErrCode.cancel);
      stop();
    });
  });
});

describe('share, with wrong arguments', () => {
  it('names them and asks nobody', async () => {
    const cases: [options: object, reason: string][] = [
      [{ href: 'javascript:alert(1)' }, 'href: expected an http(s) URL'],
      [{ url: 'http://' }, 'url: expected an http(s) URL'],
      [{ url: 5 }, 'url: expected an http(s) URL'],
      [{ title: 5 }, 'title: expected a string'],
      [{ imageUrl: 'javascript:1' }, 'imageUrl: expected the URL of a picture'],
      [{ filePaths: 'a' }, 'filePaths: expected an array'],
      [{ filePaths: [''] }, 'filePaths: expected URLs of files'],
      [{ files: ['a'] }, 'files: expected an array of files'],
    ];
    await withWebShare(async (shared) => {
      for (const [options, reason] of cases) {
        await expectFailure(share(options as ShareOptions), `share:fail ${reason}`, ErrCode.invalid);
        const error = await failure(shareWithSystem(options as ShareOptions));
        expect(error.errMsg).to.equal(`shareWithSystem:fail ${reason}`);
      }
      expect(shared).to.deep.equal([]);
    });
  });
});
