import 'nacre/elements/canvas';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcCanvas, PictureOptions } from 'nacre/elements/canvas';
import { BLUE, CLEAR, paint, RED } from './pixels.js';

async function create(): Promise<NcCanvas> {
  const element = await fixture<NcCanvas>(html`<nc-canvas style="width: 100px; height: 60px"></nc-canvas>`);
  paint(element, 'red', 0, 0, 50, 60);
  paint(element, 'blue', 50, 0, 50, 30);
  return element;
}

/** The size of a picture, and its colors at places in its own pixels. */
async function read(file: File, ...places: readonly (readonly [number, number])[]) {
  const bitmap = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return {
    size: [bitmap.width, bitmap.height],
    colors: places.map(([x, y]) => context.getImageData(x, y, 1, 1).data.join()),
  };
}

describe('<nc-canvas> as a file', () => {
  it('is a PNG with all pixels', async () => {
    const element = await create();
    const file = await element.toTempFile();
    expect([file.name, file.type]).to.deep.equal(['canvas.png', 'image/png']);
    const ratio = devicePixelRatio;
    const { size, colors } = await read(
      file,
      [10 * ratio, 10 * ratio],
      [60 * ratio, 10 * ratio],
      [60 * ratio, 50 * ratio],
    );
    expect(size).to.deep.equal([100 * ratio, 60 * ratio]);
    expect(colors).to.deep.equal([RED, BLUE, CLEAR]);
  });

  it('is a part of the drawing, in the wanted size', async () => {
    const element = await create();
    const file = await element.toTempFile({ x: 40, y: 10, width: 20, height: 10, destWidth: 40, destHeight: 20 });
    const { size, colors } = await read(file, [5, 5], [35, 5]);
    expect([size, colors]).to.deep.equal([
      [40, 20],
      [RED, BLUE],
    ]);
  });

  it('is a JPEG on white, as small as the quality says', async () => {
    const element = await create();
    const file = await element.toTempFile({ fileType: 'jpg', destWidth: 100, destHeight: 60 });
    expect([file.name, file.type]).to.deep.equal(['canvas.jpg', 'image/jpeg']);
    expect((await read(file, [90, 55])).colors).to.deep.equal(['255,255,255,255']);
    const poor = await element.toTempFile({ fileType: 'jpg', destWidth: 100, destHeight: 60, quality: 0 });
    expect(poor.size < file.size).to.equal(true);
  });

  it('says of itself what it is where the browser cannot write WebP', async () => {
    const file = await (await create()).toTempFile({ fileType: 'webp' });
    expect(file.name).to.equal(`canvas.${file.type.slice(6)}`);
    expect(file.type).to.be.oneOf(['image/webp', 'image/png']);
  });

  for (const [options, message] of [
    [{ x: NaN }, 'x: expected a number'],
    [{ width: 0 }, 'width: expected a number above 0'],
    [{ destHeight: -1 }, 'destHeight: expected a number above 0'],
    [{ quality: 2 }, 'quality: expected a number from 0 to 1'],
    [{ fileType: 'gif' }, 'fileType: expected png, jpg or webp'],
  ] as unknown as [PictureOptions, string][]) {
    it(`refuses ${JSON.stringify(options)}`, async () => {
      const error = await (await create()).toTempFile(options).catch((reason: unknown) => reason);
      expect(String(error)).to.equal(`TypeError: ${message}`);
    });
  }
});
