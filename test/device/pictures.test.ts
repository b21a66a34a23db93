import { expect } from '@open-wc/testing';
import {
  compressImage,
  device,
  ErrCode,
  getImageInfo,
  getVideoInfo,
  releaseTempFiles,
  saveFile,
  saveImageToPhotosAlbum,
  saveVideoToPhotosAlbum,
} from 'nacre/device';
import { orientationOf } from '../../shell/device/calls/files/web/exif.js';
import { tempPathOf } from '../../shell/device/calls/files/web/temp-files.js';
import { clip, decodes, mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';

async function tempMedium(name: string): Promise<string> {
  const blob = await (await fetch(mediaUrl(name))).blob();
  return tempPathOf(new File([blob], name, { type: blob.type }));
}

/** The pixel of a picture at a part of its width and height, as red, green, blue, alpha. */
async function pixel(src: string, x: number, y: number): Promise<number[]> {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  const context = document.createElement('canvas').getContext('2d')!;
  const { naturalWidth, naturalHeight } = image;
  context.drawImage(image, -Math.floor(naturalWidth * x), -Math.floor(naturalHeight * y));
  return [...context.getImageData(0, 0, 1, 1).data];
}

describe('getImageInfo', () => {
  afterEach(() => releaseTempFiles());

  it('tells size, type and how the camera was held', async () => {
    const path = mediaUrl('photo.jpg');
    expect(await getImageInfo({ src: path })).to.deep.equal({
      width: 400,
      height: 300,
      path,
      type: 'jpeg',
      orientation: 'up',
      errMsg: 'getImageInfo:ok',
    });
    const { width, height, orientation } = await getImageInfo({ src: mediaUrl('turned.jpg') });
    expect({ width, height, orientation }).to.deep.equal({ width: 300, height: 400, orientation: 'right' });
    expect((await getImageInfo({ src: mediaUrl('clear.png') })).type).to.equal('png');
    expect((await getImageInfo({ src: mediaUrl('photo.webp') })).type).to.equal('webp');
  });

  it('reads chosen files, data, and paths of the page', async () => {
    const src = await tempMedium('turned.jpg');
    const chosen = await getImageInfo({ src });
    expect([chosen.path, chosen.orientation, chosen.type]).to.deep.equal([src, 'right', 'jpeg']);
    const svg = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'/>";
    const drawn = await getImageInfo({ src: svg });
    expect([drawn.width, drawn.height, drawn.type]).to.deep.equal([8, 4, 'svg']);
    expect((await getImageInfo({ src: '/__http__/media/clear.png' })).path).to.equal(mediaUrl('clear.png'));
  });

  it('fails for what is no picture', async () => {
    const src = mediaUrl('broken.mp4');
    await expectFailure(
      getImageInfo({ src }),
      `getImageInfo:fail ${src} cannot be loaded as a picture`,
      ErrCode.unknown,
    );
    await expectFailure(
      getImageInfo({ src: '' }),
      'getImageInfo:fail src: expected the URL of a file',
      ErrCode.invalid,
    );
    await expectFailure(
      getImageInfo({ src: 'javascript:alert(1)' }),
      'getImageInfo:fail src: expected the URL of a file',
      ErrCode.invalid,
    );
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const call = getImageInfo({ src: '/__http__/stall', signal: controller.signal });
    controller.abort();
    await expectFailure(call, 'getImageInfo:fail abort', ErrCode.abort);
  });
});

describe('the orientation of a JPEG', () => {
  it('is that of its EXIF data, in either order of bytes', async () => {
    const turned = new Uint8Array(await (await fetch(mediaUrl('turned.jpg'))).arrayBuffer());
    const names = ['up', 'up-mirrored', 'down', 'down-mirrored', 'left-mirrored', 'right', 'right-mirrored', 'left'];
    // After the marker and length, "Exif", 8 bytes of header, the number of entries, and 8 bytes of the entry.
    const tiff = 12;
    const value = tiff + 18;
    for (const [index, name] of names.entries()) {
      turned[value] = index + 1;
      expect(orientationOf(turned.buffer)).to.equal(name);
    }
    const big = Uint8Array.from(turned);
    big.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0], tiff);
    expect(orientationOf(big.buffer)).to.equal('down');
  });

  it('is up where there is none, or it makes no sense', async () => {
    expect(orientationOf(new ArrayBuffer(0))).to.equal('up');
    expect(orientationOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 99]).buffer)).to.equal('up');
    const turned = new Uint8Array(await (await fetch(mediaUrl('turned.jpg'))).arrayBuffer());
    turned[30] = 77;
    expect(orientationOf(turned.buffer)).to.equal('up');
    expect(orientationOf(turned.slice(0, 25).buffer)).to.equal('up');
  });
});

describe('getVideoInfo', () => {
  afterEach(() => releaseTempFiles());

  it('waits for what the video says', async () => {
    const name = clip();
    const canRead = decodes(name === 'clip.webm' ? 'webm' : 'mp4');
    expect(canRead).to.equal(true);
    for (const src of [mediaUrl(name), await tempMedium(name)]) {
      const { width, height, duration, size, type } = await getVideoInfo({ src });
      expect({ width, height, type }).to.deep.equal({ width: 160, height: 90, type: name.slice(5) });
      expect(duration).to.be.closeTo(4, 0.1);
      expect(size).to.equal(name === 'clip.webm' ? 12 : 14);
    }
  });

  it('fails for what cannot be played', async () => {
    await expectFailure(
      getVideoInfo({ src: mediaUrl('broken.mp4') }),
      /^getVideoInfo:fail \S+broken\.mp4: cannot be played here/,
      ErrCode.unknown,
    );
  });
});

describe('compressImage', () => {
  afterEach(() => releaseTempFiles());

  it('makes a smaller file of the same size and type', async () => {
    const src = await tempMedium('photo.jpg');
    const { tempFilePath, tempFile, size, width, height } = await compressImage({ src, quality: 30 });
    expect([width, height, tempFile.type, tempFile.name]).to.deep.equal([400, 300, 'image/jpeg', 'photo.jpg']);
    expect(size).to.equal(tempFile.size);
    expect(size).to.be.lessThan(13_062);
    const better = await compressImage({ src, quality: 60 });
    expect(better.size).to.be.greaterThan(size);
    expect((await getImageInfo({ src: tempFilePath })).width).to.equal(400);
  });

  it('keeps the ratio if one side is given', async () => {
    const src = mediaUrl('photo.jpg');
    const sizes = [
      { compressedWidth: 200 },
      { compressedHeight: 75 },
      { width: '50%' },
      { width: 'auto', height: '30px' },
      { width: 100, height: 100 },
    ];
    const results: number[][] = [];
    for (const size of sizes) {
      const { width, height, tempFilePath } = await compressImage({ src, ...size });
      const shown = await getImageInfo({ src: tempFilePath });
      expect([shown.width, shown.height]).to.deep.equal([width, height]);
      results.push([width, height]);
    }
    expect(results).to.deep.equal([
      [200, 150],
      [100, 75],
      [200, 150],
      [40, 30],
      [100, 100],
    ]);
  });

  it('makes a turned picture upright', async () => {
    const { width, height, tempFilePath } = await compressImage({ src: mediaUrl('turned.jpg'), compressedWidth: 150 });
    expect([width, height]).to.deep.equal([150, 200]);
    const { orientation, ...info } = await getImageInfo({ src: tempFilePath });
    expect([info.width, info.height, orientation]).to.deep.equal([150, 200, 'up']);
    const [before, after] = [await pixel(mediaUrl('turned.jpg'), 0.9, 0.1), await pixel(tempFilePath, 0.9, 0.1)];
    for (const [channel, value] of before.entries()) expect(after[channel]).to.be.closeTo(value, 40);
  });

  it('keeps transparency, or makes it white', async () => {
    const src = mediaUrl('clear.png');
    const kept = await compressImage({ src, width: 20 });
    expect(kept.tempFile.type).to.match(/^image\/(?:webp|png)$/);
    const [, , , alpha] = await pixel(kept.tempFilePath, 0.5, 0.5);
    expect(alpha).to.be.closeTo(128, 3);
    const white = await compressImage({ src, fileType: 'jpg' });
    expect(white.tempFile.type).to.equal('image/jpeg');
    const [red, green, blue, opaque] = await pixel(white.tempFilePath, 0.5, 0.5);
    expect([opaque, red! > 240, green! > 100, blue! > 100]).to.deep.equal([255, true, true, true]);
  });

  it('gives the picture itself rather than a larger one', async () => {
    const src = await tempMedium('photo.jpg');
    const { tempFilePath, size } = await compressImage({ src, quality: 100 });
    expect([tempFilePath, size]).to.deep.equal([src, 13_062]);
  });

  it('checks its arguments, and what it gets', async () => {
    const src = mediaUrl('photo.jpg');
    await expectFailure(
      compressImage({ src, quality: 101 }),
      'compressImage:fail quality: expected a number from 0 to 100',
      ErrCode.invalid,
    );
    await expectFailure(compressImage({ src, width: 'wide' }), /^compressImage:fail width: expected/, ErrCode.invalid);
    await expectFailure(
      compressImage({ src: mediaUrl('broken.mp4') }),
      'compressImage:fail src cannot be decoded as a picture here',
      ErrCode.unknown,
    );
    await expectFailure(
      compressImage({ src: mediaUrl('none.jpg') }),
      `compressImage:fail the server answered 404 for ${mediaUrl('none.jpg')}`,
      ErrCode.notFound,
    );
  });
});

describe('saving', () => {
  const { click } = HTMLAnchorElement.prototype;
  let downloads: string[];
  beforeEach(() => {
    downloads = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      downloads.push(`${this.download} ${new URL(this.href).protocol}`);
    };
  });
  afterEach(async () => {
    HTMLAnchorElement.prototype.click = click;
    delete (window as Partial<Window>).showSaveFilePicker;
    await releaseTempFiles();
  });

  const dialog = (choose: () => Promise<unknown>) =>
    Object.defineProperty(window, 'showSaveFilePicker', { value: choose, configurable: true });

  it('downloads pictures and videos under their names', async () => {
    expect((await saveImageToPhotosAlbum({ filePath: await tempMedium('photo.jpg') })).errMsg).to.equal(
      'saveImageToPhotosAlbum:ok',
    );
    await saveImageToPhotosAlbum({ filePath: mediaUrl('clear.png') });
    await saveImageToPhotosAlbum({ filePath: 'data:image/jpeg;base64,/9j/' });
    await saveVideoToPhotosAlbum({ filePath: mediaUrl('clip.webm') });
    expect(downloads).to.deep.equal(['photo.jpg blob:', 'clear.png blob:', 'image.jpg blob:', 'clip.webm blob:']);
  });

  it('says why it cannot', async () => {
    await expectFailure(
      saveImageToPhotosAlbum({ filePath: mediaUrl('none.png') }),
      `saveImageToPhotosAlbum:fail the server answered 404 for ${mediaUrl('none.png')}`,
      ErrCode.notFound,
    );
    await expectFailure(
      saveImageToPhotosAlbum({} as never),
      'saveImageToPhotosAlbum:fail filePath: expected the URL of a file',
      ErrCode.invalid,
    );
    expect(downloads).to.deep.equal([]);
  });

  it('writes where the user wants', async () => {
    const written: Blob[] = [];
    let suggested: unknown;
    dialog(async (...args: unknown[]) => {
      suggested = args[0];
      return {
        name: 'mine.jpg',
        createWritable: async () => ({ write: async (data: Blob) => void written.push(data), close: async () => {} }),
      };
    });
    const { savedFilePath } = await saveFile({ tempFilePath: await tempMedium('photo.jpg'), fileName: 'pearl.jpg' });
    expect(savedFilePath).to.equal('mine.jpg');
    expect(suggested).to.deep.equal({ suggestedName: 'pearl.jpg' });
    expect(written[0]!.size).to.equal(13_062);
    expect(downloads).to.deep.equal([]);
  });

  it('answers cancel when the user closes the dialog', async () => {
    dialog(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
    await expectFailure(saveFile({ tempFilePath: mediaUrl('clear.png') }), 'saveFile:fail cancel', ErrCode.cancel);
    expect(downloads).to.deep.equal([]);
  });

  it('downloads where there is no dialog, or no gesture', async () => {
    dialog(() => Promise.reject(new DOMException('no gesture', 'SecurityError')));
    const { savedFilePath } = await saveFile({ tempFilePath: mediaUrl('clear.png') });
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined, configurable: true });
    await saveFile({ tempFilePath: mediaUrl('clear.png'), fileName: 'b.png' });
    expect([savedFilePath, ...downloads]).to.deep.equal(['clear.png', 'clear.png blob:', 'b.png blob:']);
  });

  it('takes no name that hides what the file is', async () => {
    let suggested: unknown;
    dialog((...args: unknown[]) => {
      suggested = args[0];
      return Promise.reject(new DOMException('no gesture', 'SecurityError'));
    });
    const tempFilePath = tempPathOf(new File(['a'], ' .cod\u202efdp\u{e0041}.exe', { type: 'image/png' }));
    const { savedFilePath } = await saveFile({ tempFilePath });
    expect([savedFilePath, suggested]).to.deep.equal(['codfdp.exe', { suggestedName: 'codfdp.exe' }]);
    await saveFile({ tempFilePath, fileName: '../NUL' });
    await saveFile({ tempFilePath, fileName: '\u200b' });
    await saveImageToPhotosAlbum({ filePath: tempFilePath });
    const names = ['codfdp.exe', '_NUL', 'codfdp.exe', 'codfdp.exe'];
    expect(downloads).to.deep.equal(names.map((name) => `${name} blob:`));
  });

  it('frees what it wrote halfway, and says why', async () => {
    let isAborted = false;
    dialog(async () => ({
      name: 'a',
      createWritable: async () => ({
        write: () => Promise.reject(new DOMException('disk full', 'QuotaExceededError')),
        close: async () => expect.fail('closed'),
        abort: async () => {
          isAborted = true;
        },
      }),
    }));
    await expectFailure(saveFile({ tempFilePath: mediaUrl('clear.png') }), 'saveFile:fail disk full', ErrCode.quota);
    expect(isAborted).to.equal(true);
  });

  it('may be the business of a host', async () => {
    const controller = new AbortController();
    device.addEventListener(
      'saveFile',
      (event) => event.respondWith({ savedFilePath: `/kept/${event.options.fileName}` }),
      controller,
    );
    const { savedFilePath } = await saveFile({ tempFilePath: 'wxfile://a', fileName: 'a' });
    controller.abort();
    expect(savedFilePath).to.equal('/kept/a');
  });
});
