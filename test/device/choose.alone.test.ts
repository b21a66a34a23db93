import { expect } from '@open-wc/testing';
import {
  chooseFile,
  chooseImage,
  chooseMedia,
  chooseVideo,
  type DeviceError,
  device,
  ErrCode,
  releaseTempFiles,
} from 'nacre/device';
import { clip, decodes } from '../helpers/media.js';
import { inClick, medium, pick } from '../helpers/picker.js';
import { expectFailure, tick } from './helpers.js';
import { replaced } from './replaced.js';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];

/** The attributes of the field that a call opens. */
async function opened(call: () => Promise<unknown>): Promise<Partial<HTMLInputElement>> {
  let field: Partial<HTMLInputElement> = {};
  await pick(async () => {
    call().catch(() => undefined);
    const { accept, multiple } = fields().at(-1)!;
    field = { accept, multiple, capture: fields().at(-1)!.getAttribute('capture') ?? '' };
  }, [medium('photo.jpg')]);
  return field;
}

/** The errMsg that a call settles with; watched from the start. */
const settled = (call: Promise<{ errMsg: string }>): Promise<string> =>
  call.then(
    ({ errMsg }) => errMsg,
    ({ errMsg }: DeviceError) => errMsg,
  );

const picked = (call: () => Promise<{ errMsg: string }>, ...files: string[]) =>
  pick(() => settled(call()), files.map(medium));

const refused = 'fail browsers open a file picker only right after a gesture of the user';

describe('file pickers', () => {
  afterEach(async () => {
    expect(fields()).to.deep.equal([]);
    await releaseTempFiles();
  });

  // First, before any click.
  it('need a gesture, and say so', async () => {
    await expectFailure(chooseImage(), `chooseImage:${refused}`, ErrCode.permission);
    await expectFailure(chooseFile(), `chooseFile:${refused}`, ErrCode.permission);
  });

  it('answer cancel when they are closed', async () => {
    // The browsers of tests close the dialog as soon as it opens.
    for (const choose of [chooseImage, chooseVideo, chooseMedia, chooseFile]) {
      const answer = await inClick(() => ({ answer: settled(choose()) }));
      expect(await answer.answer).to.match(/^choose\w+:fail cancel$/);
    }
  });

  it('open behind interceptors that take time', async () => {
    const stop = device.intercept('chooseImage', async (call, next) => {
      await fetch(location.href);
      await tick();
      return next({ ...call.options, count: 1 });
    });
    const answer = await inClick(() => ({ answer: settled(chooseImage()) }));
    // Not refused: it was open, and was closed.
    expect(await answer.answer).to.equal('chooseImage:fail cancel');
    stop();
  });

  it('open over a modal dialog', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    const { tempFiles } = await pick(() => chooseImage(), [medium('photo.jpg')], dialog);
    expect(tempFiles.map(({ name }) => name)).to.deep.equal(['photo.jpg']);
    const answer = await inClick(() => ({ answer: settled(chooseImage()) }), dialog);
    expect(await answer.answer).to.equal('chooseImage:fail cancel');
    dialog.remove();
  });

  it('are one at a time: a new one ends the former', async () => {
    let first: Promise<unknown>;
    const { tempFiles } = await pick(() => {
      first = chooseFile();
      first.catch(() => undefined);
      return chooseImage();
    }, [medium('clear.png')]);
    expect(tempFiles).to.have.length(1);
    await expectFailure(first!, 'chooseFile:fail cancel', ErrCode.cancel);
  });

  it('leave nothing behind when the call is aborted', async () => {
    const controller = new AbortController();
    const call = await pick(async () => {
      const result = chooseImage({ signal: controller.signal });
      controller.abort();
      expect(fields()).to.deep.equal([]);
      return { failed: expectFailure(result, 'chooseImage:fail abort', ErrCode.abort) };
    }, []);
    await call.failed;
  });

  it('say nothing to the page', async () => {
    const heard: string[] = [];
    const controller = new AbortController();
    for (const type of ['input', 'change', 'cancel']) {
      document.addEventListener(type, () => heard.push(type), controller);
    }
    await picked(() => chooseImage(), 'photo.jpg');
    const answer = await inClick(() => ({ answer: settled(chooseImage()) }));
    expect(await answer.answer).to.equal('chooseImage:fail cancel');
    controller.abort();
    expect(heard).to.deep.equal([]);
  });

  it('offer what is wanted', async () => {
    const images = { accept: 'image/*', multiple: true, capture: '' };
    expect(await opened(() => chooseImage())).to.deep.equal(images);
    expect(await opened(() => chooseImage({ count: 1, sourceType: ['camera'] }))).to.deep.equal({
      accept: 'image/*',
      multiple: false,
      capture: 'environment',
    });
    expect(await opened(() => chooseImage({ sourceType: ['album', 'camera'] }))).to.deep.equal(images);
    const extension = ['png', '.JPG'];
    expect((await opened(() => chooseImage({ extension }))).accept).to.equal('image/png,.png,image/jpeg,.jpg');
    expect(await opened(() => chooseVideo({ sourceType: ['camera'], camera: 'front' }))).to.deep.equal({
      accept: 'video/*',
      multiple: false,
      capture: 'user',
    });
    expect((await opened(() => chooseMedia())).accept).to.equal('image/*,video/*');
    expect((await opened(() => chooseMedia({ mediaType: ['video'] }))).accept).to.equal('video/*');
    expect(await opened(() => chooseFile())).to.deep.equal({ accept: '', multiple: true, capture: '' });
    expect((await opened(() => chooseFile({ type: 'image' }))).accept).to.equal('image/*');
    expect((await opened(() => chooseFile({ extension: ['zip', 'doc'] }))).accept).to.equal('.zip,.doc');
  });

  it('take their arguments seriously', async () => {
    const wrong: readonly (readonly [() => Promise<unknown>, string])[] = [
      [() => chooseImage({ extension: [] }), 'chooseImage:fail param extension should not be empty.'],
      [() => chooseFile({ extension: [] }), 'chooseFile:fail param extension should not be empty.'],
      [() => chooseImage({ extension: 'png' as never }), 'chooseImage:fail extension: expected an array'],
      [() => chooseImage({ count: '3' as never }), 'chooseImage:fail count: expected a number'],
      [
        () => chooseImage({ sizeType: ['small'] as never }),
        'chooseImage:fail sizeType: expected one of original, compressed',
      ],
      [() => chooseVideo({ camera: 'left' as never }), 'chooseVideo:fail camera: expected one of back, front'],
      [() => chooseVideo({ maxDuration: -1 }), 'chooseVideo:fail maxDuration: expected a number from 0 on'],
      [() => chooseFile({ type: 'text' as never }), 'chooseFile:fail type: expected one of all, image, video'],
    ];
    for (const [call, errMsg] of wrong) await expectFailure(call(), errMsg, ErrCode.invalid);
  });

  it('may be those of a host', async () => {
    const controller = new AbortController();
    const path = 'wxfile://photo.png';
    device.addEventListener(
      'chooseImage',
      (event) => event.respondWith({ tempFilePaths: [path], tempFiles: [], dropped: [] }),
      controller,
    );
    expect((await chooseImage()).tempFilePaths).to.deep.equal([path]);
    controller.abort();
  });
});

describe('chooseImage', () => {
  afterEach(() => releaseTempFiles());

  it('gives the pictures, as files and as URLs that show them', async () => {
    const result = await pick(() => chooseImage(), ['photo.jpg', 'clear.png'].map(medium));
    const { tempFilePaths, tempFiles, dropped, errMsg } = result;
    expect(errMsg).to.equal('chooseImage:ok');
    expect(tempFiles.map(({ name, size, type }) => [name, size, type])).to.deep.equal([
      ['photo.jpg', 13_062, 'image/jpeg'],
      ['clear.png', 136, 'image/png'],
    ]);
    expect(tempFiles[0]).to.be.instanceOf(File);
    expect(tempFiles.map(({ path }) => path)).to.deep.equal(tempFilePaths);
    expect(dropped).to.deep.equal([]);
    const image = Object.assign(new Image(), { src: tempFilePaths[0] });
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([400, 300]);
  });

  it('takes no more than count, and tells what it left out', async () => {
    const files = ['photo.jpg', 'clear.png', 'photo.webp', 'captions.en.vtt'].map(medium);
    const { tempFiles, dropped } = await pick(() => chooseImage({ count: 2 }), files);
    expect(tempFiles.map(({ name }) => name)).to.deep.equal(['photo.jpg', 'clear.png']);
    expect(dropped.map(({ name, reason }) => [name, reason])).to.deep.equal([
      ['captions.en.vtt', 'type'],
      ['photo.webp', 'count'],
    ]);
  });

  it('takes nine unless told, also for a count of 0', async () => {
    const ten = Array.from({ length: 10 }, () => medium('clear.png'));
    for (const options of [undefined, { count: 0 }]) {
      const { tempFiles, dropped } = await pick(() => chooseImage(options), ten);
      expect([tempFiles.length, dropped.length]).to.deep.equal([9, 1]);
    }
  });

  it('refuses what is no picture, or has another ending', async () => {
    expect(await picked(() => chooseImage(), 'captions.en.vtt')).to.equal(
      'chooseImage:fail captions.en.vtt: expected image',
    );
    expect(await picked(() => chooseImage({ extension: ['png'] }), 'photo.jpg')).to.equal(
      'chooseImage:fail photo.jpg: expected .png',
    );
    expect(await picked(() => chooseImage({ extension: ['jpeg'] }), 'photo.jpg')).to.equal('chooseImage:ok');
  });

  it('compresses the pictures if only compressed ones are wanted', async () => {
    const { tempFiles } = await pick(() => chooseImage({ sizeType: ['compressed'] }), [medium('photo.jpg')]);
    expect(tempFiles[0]!.name).to.equal('photo.jpg');
    expect(tempFiles[0]!.size).to.be.lessThan(13_062);
  });
});

describe('chooseFile', () => {
  afterEach(() => releaseTempFiles());

  it('takes a hundred unless told, also for a count of 0', async () => {
    const many = Array.from({ length: 101 }, () => medium('captions.en.vtt'));
    for (const options of [undefined, { count: 0 }]) {
      const { tempFiles, dropped } = await pick(() => chooseFile(options), many);
      expect([tempFiles.length, dropped.length]).to.deep.equal([100, 1]);
    }
    expect((await pick(() => chooseFile({ count: 101 }), many)).tempFiles).to.have.length(101);
  });
});

describe('chooseVideo', () => {
  afterEach(() => releaseTempFiles());

  it('tells size and duration, as far as the browser can read the video', async () => {
    const name = clip();
    const result = await pick(() => chooseVideo(), [medium(name)]);
    expect(result.name).to.equal(name);
    expect(result.size).to.equal(result.tempFile.size);
    expect(result.tempFilePath).to.equal(result.tempFile.path);
    const canRead = decodes(name === 'clip.webm' ? 'webm' : 'mp4');
    expect([result.width, result.height]).to.deep.equal(canRead ? [160, 90] : [0, 0]);
    expect(result.duration).to.be.closeTo(canRead ? 4 : 0, 0.1);
  });

  it('refuses one that is too long, and keeps nothing of it', async () => {
    const { createObjectURL, revokeObjectURL } = URL;
    let open = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (open++, createObjectURL(file)),
      revokeObjectURL: (url: string) => (open--, revokeObjectURL(url)),
    });
    const errMsg = await picked(() => chooseVideo({ maxDuration: 3 }), clip());
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    expect(errMsg).to.match(/^chooseVideo:fail clip\.\w+: takes \d s, maxDuration is 3 s$/);
    expect(open).to.equal(0);
  });

  it('takes a minute of video unless told', async () => {
    const long = (seconds: number, call: () => Promise<{ errMsg: string }>) => {
      let errMsg = '';
      const run = async () => {
        errMsg = await picked(call, clip());
      };
      return replaced(HTMLMediaElement.prototype, 'duration', seconds, run).then(() => errMsg);
    };
    const name = clip();
    // A browser that cannot read it does not know how long it is.
    const canRead = decodes(name === 'clip.webm' ? 'webm' : 'mp4');
    for (const [call, subject] of [
      [chooseVideo, 'chooseVideo'],
      [chooseMedia, 'chooseMedia'],
    ] as const) {
      expect(await long(60, () => call())).to.equal(`${subject}:ok`);
      const answer = canRead ? `${subject}:fail ${name}: takes 61 s, maxDuration is 60 s` : `${subject}:ok`;
      expect(await long(60.5, () => call())).to.equal(answer);
    }
  });

  it('gives what it cannot read with zeros, to be sent somewhere else', async () => {
    const { duration, width, height, size } = await pick(() => chooseVideo(), [medium('broken.mp4')]);
    expect({ duration, width, height, size }).to.deep.equal({ duration: 0, width: 0, height: 0, size: 17 });
  });
});

describe('chooseMedia', () => {
  afterEach(() => releaseTempFiles());

  it('gives pictures and videos with their sizes', async () => {
    const { tempFiles, type } = await pick(() => chooseMedia(), [medium('turned.jpg'), medium(clip())]);
    expect(type).to.equal('mix');
    expect(tempFiles.map(({ fileType, width, height }) => [fileType, width, height])).to.deep.equal([
      ['image', 300, 400],
      ['video', 160, 90],
    ]);
    expect(tempFiles[1]!.duration).to.be.closeTo(4, 0.1);
  });

  it('leaves out videos that are too long', async () => {
    const { tempFiles, dropped, type } = await pick(
      () => chooseMedia({ maxDuration: 2 }),
      [medium('photo.jpg'), medium(clip())],
    );
    expect([tempFiles.length, type, dropped[0]!.reason]).to.deep.equal([1, 'image', 'duration']);
  });
});

describe('chooseFile', () => {
  afterEach(() => releaseTempFiles());

  it('takes files of any kind, by their ending if wanted', async () => {
    const { tempFiles } = await pick(() => chooseFile(), [medium('captions.en.vtt'), medium('photo.jpg')]);
    expect(tempFiles.map(({ name }) => name)).to.deep.equal(['captions.en.vtt', 'photo.jpg']);
    expect(await picked(() => chooseFile({ extension: ['.zip', '.pdf'] }), 'photo.jpg')).to.equal(
      'chooseFile:fail photo.jpg: expected .zip or .pdf',
    );
    expect(await picked(() => chooseFile({ type: 'video' }), 'photo.jpg')).to.equal(
      'chooseFile:fail photo.jpg: expected video',
    );
  });
});
