import 'nacre/elements/canvas';
import { expect, fixture, html } from '@open-wc/testing';
import {
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContext,
  createCanvasContextAsync,
  ErrCode,
  releaseTempFiles,
} from 'nacre/device';
import type { NcCanvas } from 'nacre/elements/canvas';
import { BLUE, CLEAR, colorAt, paint, RED } from '../elements/canvas/pixels.js';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';

const create = () => fixture<NcCanvas>(html`<nc-canvas canvas-id="board"></nc-canvas>`);
const board = { canvasId: 'board' };

describe('calls on a canvas', () => {
  it('read the pixels of a part', async () => {
    const element = await create();
    paint(element, 'red', 10, 10, 20, 20);
    const { data, width, height, errMsg } = await canvasGetImageData({ ...board, x: 9, y: 10, width: 3, height: 2 });
    expect([width, height, data.length, errMsg]).to.deep.equal([3, 2, 24, 'canvasGetImageData:ok']);
    expect([...data.slice(0, 8)].join()).to.equal(`${CLEAR},${RED}`);
    const whole = await canvasGetImageData(board);
    expect([whole.width, whole.height]).to.deep.equal([300, 150]);
  });

  it('replace the pixels of a part, whatever the page draws with', async () => {
    const element = await create();
    paint(element, 'red', 0, 0, 300, 150);
    const context = element.getContext('2d')!;
    context.translate(50, 50);
    context.globalAlpha = 0.5;
    const data = new Uint8ClampedArray([0, 0, 255, 255, 0, 0, 0, 0]);
    await canvasPutImageData({ ...board, data, x: 20, y: 30, width: 2 });
    expect([19, 20, 21, 22].map((x) => colorAt(element, x, 30))).to.deep.equal([RED, BLUE, CLEAR, RED]);
    expect([colorAt(element, 20, 31), context.globalAlpha, context.getTransform().e]).to.deep.equal([RED, 0.5, 50]);
    const read = await canvasGetImageData({ ...board, x: 20, y: 30, width: 2, height: 1 });
    expect([...read.data]).to.deep.equal([...data]);
  });

  it('save what is drawn, also what is being drawn', async () => {
    await create();
    const context = createCanvasContext('board');
    context.drawImage(mediaUrl('clear.png'), 0, 0, 10, 10);
    context.setFillStyle('red');
    context.fillRect(100, 0, 50, 50);
    context.draw();
    const { tempFilePath, tempFile } = await canvasToTempFilePath({
      ...board,
      x: 100,
      width: 50,
      height: 50,
      destWidth: 10,
      destHeight: 10,
    });
    expect([tempFile.name, tempFile.type, tempFilePath.startsWith('blob:')]).to.deep.equal([
      'canvas.png',
      'image/png',
      true,
    ]);
    const image = new Image();
    image.src = tempFilePath;
    await image.decode();
    const copy = document.createElement('canvas').getContext('2d')!;
    copy.drawImage(image, 0, 0);
    expect([image.naturalWidth, copy.getImageData(5, 5, 1, 1).data.join()]).to.deep.equal([10, RED]);
    await releaseTempFiles({ filePaths: [tempFilePath] });
    const gone = await fetch(tempFilePath).catch(() => 'gone');
    expect(gone).to.equal('gone');
  });

  it('give a native context', async () => {
    const element = await create();
    const context = await createCanvasContextAsync({ id: 'board' });
    expect(Object.keys(context).sort()).to.deep.equal([
      'cancelAnimationFrame',
      'createImage',
      'createPath2D',
      'errMsg',
      'getContext',
      'requestAnimationFrame',
      'toBlob',
      'toDataURL',
    ]);
    const drawing = context.getContext('2d')!;
    drawing.fillStyle = 'blue';
    drawing.fill(context.createPath2D('M 0 0 H 50 V 50 H 0 Z'));
    expect(colorAt(element, 25, 25)).to.equal(BLUE);
    expect(context.toDataURL()).to.match(/^data:image\/png/);
    await new Promise((resolve) => context.requestAnimationFrame(resolve));
  });

  it('look in a component', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.attachShadow({ mode: 'open' }).innerHTML = '<nc-canvas canvas-id="inner"></nc-canvas>';
    paint(home.shadowRoot!.querySelector('nc-canvas')!, 'red', 0, 0, 300, 150);
    const inner = { canvasId: 'inner', width: 1, height: 1 };
    for (const component of [home, home.shadowRoot!]) {
      expect((await canvasGetImageData(inner, component)).data.join()).to.equal(RED);
      expect((await canvasGetImageData({ ...inner, component })).data.join()).to.equal(RED);
    }
  });

  it('fail where there is no such canvas', async () => {
    const missing = { canvasId: 'nowhere' };
    const reason = 'no canvas "nowhere" on this page';
    await expectFailure(canvasGetImageData(missing), `canvasGetImageData:fail canvasId: ${reason}`, ErrCode.notFound);
    const data = new Uint8ClampedArray(4);
    await expectFailure(
      canvasPutImageData({ ...missing, data, width: 1 }),
      `canvasPutImageData:fail canvasId: ${reason}`,
      ErrCode.notFound,
    );
    await expectFailure(
      canvasToTempFilePath(missing),
      'canvasToTempFilePath:fail canvasId: no nc-canvas "nowhere" on this page',
      ErrCode.notFound,
    );
    await expectFailure(
      createCanvasContextAsync({ id: 'nowhere' }),
      'createCanvasContextAsync:fail id: no nc-canvas "nowhere" on this page',
      ErrCode.notFound,
    );
    await fixture(html`<canvas id="plain"></canvas>`);
    await expectFailure(
      canvasToTempFilePath({ canvasId: 'plain' }),
      'canvasToTempFilePath:fail canvasId: "plain" is no nc-canvas, but canvas',
      ErrCode.notFound,
    );
  });

  it('fail for a picture of a site that does not allow to read it', async () => {
    const element = await create();
    const image = new Image();
    const url = new URL(mediaUrl('photo.jpg'));
    url.hostname = '127.0.0.1';
    image.src = url.href;
    await image.decode();
    element.getContext('2d')!.drawImage(image, 0, 0);
    await expectFailure(canvasGetImageData(board), /^canvasGetImageData:fail .+/, ErrCode.permission);
    await expectFailure(canvasToTempFilePath(board), /^canvasToTempFilePath:fail .+/, ErrCode.permission);
  });

  for (const [call, message] of [
    [() => canvasGetImageData({} as never), 'canvasGetImageData:fail canvasId: expected a non-empty string'],
    [() => canvasGetImageData({ ...board, width: 0 }), 'canvasGetImageData:fail width: expected a number above 0'],
    [
      () => canvasGetImageData(board, 7 as never),
      'canvasGetImageData:fail component: expected an element, a shadow root or a document',
    ],
    [
      () => canvasPutImageData({ ...board, data: [] as never, width: 1 }),
      'canvasPutImageData:fail data: expected a Uint8ClampedArray',
    ],
    [
      () => canvasPutImageData({ ...board, data: new Uint8ClampedArray(12), width: 2 }),
      'canvasPutImageData:fail data: expected rows of 2 pixels of 4 bytes',
    ],
    [
      () => canvasToTempFilePath({ ...board, quality: 3 }),
      'canvasToTempFilePath:fail quality: expected a number from 0 to 1',
    ],
    [
      () => canvasToTempFilePath({ ...board, fileType: 'gif' as never }),
      'canvasToTempFilePath:fail fileType: expected one of png, jpg, jpeg, webp',
    ],
  ] as const) {
    it(message, async () => {
      await create();
      await expectFailure(call(), message, ErrCode.invalid);
    });
  }
});
