import 'nacre/elements/canvas';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { canIUse, createCanvasContext, ErrCode, type CanvasContext, type ContextRoot } from 'nacre/device';
import type { NcCanvas } from 'nacre/elements/canvas';
import { BLUE, CLEAR, colorAt, RED } from '../elements/canvas/pixels.js';
import { holdTimers } from '../helpers/timers.js';
import { collectWarnings } from '../helpers/warnings.js';

const create = () => fixture<NcCanvas>(html`<nc-canvas canvas-id="board"></nc-canvas>`);

const draw = (context: CanvasContext, reserve?: boolean): Promise<string> =>
  new Promise((resolve) => context.draw(reserve, ({ errMsg }) => resolve(errMsg)));

/** A picture of 20 × 20 px. */
function picture(color: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 20, 20);
  return canvas.toDataURL();
}

/** Runs, and gives the texts of warnings. */
async function warnings(run: () => unknown): Promise<string[]> {
  const collected = collectWarnings();
  try {
    await run();
  } finally {
    collected.stop();
  }
  return [...collected.texts];
}

describe('createCanvasContext', () => {
  it('draws in CSS px when it is told to', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    context.setFillStyle('red');
    context.fillRect(0, 0, 50, 50);
    context.beginPath();
    context.rect(100, 0, 50, 50);
    context.fillStyle = 'rgba(0, 0, 255, 1)';
    context.fill();
    expect(colorAt(element, 25, 25)).to.equal(CLEAR);
    expect(await draw(context)).to.equal('drawCanvas:ok');
    expect([25, 75, 125].map((x) => colorAt(element, x, 25))).to.deep.equal([RED, CLEAR, BLUE]);
  });

  it('clears before it draws, with all styles as at first, unless it shall keep what is there', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    context.setFillStyle('red');
    context.translate(10, 0);
    context.fillRect(0, 0, 50, 50);
    await draw(context);
    context.fillRect(100, 0, 50, 50);
    await draw(context, true);
    expect([25, 115].map((x) => colorAt(element, x, 25))).to.deep.equal([RED, RED]);
    context.fillRect(200, 0, 50, 50);
    await draw(context);
    expect([25, 205].map((x) => colorAt(element, x, 25))).to.deep.equal([CLEAR, '0,0,0,255']);
  });

  it('saves and restores all styles', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    context.font = 'bold 12px serif';
    const { width } = context.measureText('pearls');
    context.save();
    context.setFontSize(48);
    context.setFillStyle('blue');
    context.setShadow(0, 0, 9, 'red');
    expect(context.font).to.equal('bold 48px serif');
    expect(Math.round(context.measureText('pearls').width / width)).to.equal(4);
    context.restore();
    expect([context.font, context.fillStyle, context.shadowBlur]).to.deep.equal(['bold 12px serif', '#000000', 0]);
    context.fillRect(0, 0, 20, 20);
    await draw(context);
    expect([colorAt(element, 10, 10), colorAt(element, 22, 10)]).to.deep.equal(['0,0,0,255', CLEAR]);
  });

  it('draws gradients, patterns, lines, texts and clips', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    const linear = context.createLinearGradient(0, 0, 40, 0);
    linear.addColorStop(0, 'red');
    linear.addColorStop(0.5, 'red');
    linear.addColorStop(0.5, 'blue');
    context.setFillStyle(linear);
    context.fillRect(0, 0, 40, 20);
    const circular = context.createCircularGradient(70, 20, 20);
    circular.addColorStop(0, 'red');
    circular.addColorStop(1, 'blue');
    context.fillStyle = circular;
    context.fillRect(50, 0, 40, 40);
    context.setFillStyle(context.createPattern(picture('red'), 'repeat'));
    context.fillRect(100, 0, 40, 40);
    context.setLineWidth(6);
    context.setLineDash([10, 10]);
    context.setStrokeStyle('blue');
    context.beginPath();
    context.moveTo(150, 10);
    context.lineTo(200, 10);
    context.stroke();
    context.setFontSize(60);
    context.setTextBaseline('top');
    context.setFillStyle('red');
    context.fillText('█', 210, 0, 40);
    context.save();
    context.beginPath();
    context.rect(0, 60, 10, 10);
    context.clip();
    context.fillRect(0, 60, 100, 10);
    context.restore();
    await draw(context);
    const colors = [10, 30, 52, 120, 155, 165].map((x) => colorAt(element, x, x > 140 ? 10 : 5));
    expect([colors[0], colors[1], colors[3], colors[4], colors[5]]).to.deep.equal([RED, BLUE, RED, BLUE, CLEAR]);
    expect(colors[2]).to.equal(BLUE);
    expect([colorAt(element, 5, 65), colorAt(element, 15, 65)]).to.deep.equal([RED, CLEAR]);
    expect(colorAt(element, 225, 35)).to.equal(RED);
  });

  it('waits for pictures, also of other drawings before it, and shows nothing half done', async () => {
    const element = await create();
    const first = createCanvasContext('board');
    first.drawImage(picture('red'), 0, 0, 100, 100);
    first.drawImage(picture('blue'), 0, 0, 20, 20, 100, 0, 50, 50);
    const second = createCanvasContext('board');
    second.fillRect(200, 0, 20, 20);
    const order: string[] = [];
    await Promise.all([
      draw(first).then(() => order.push('first')),
      draw(second, true).then(() => order.push('second')),
    ]);
    expect(order).to.deep.equal(['first', 'second']);
    expect([50, 125, 210].map((x) => colorAt(element, x, 10))).to.deep.equal([RED, BLUE, '0,0,0,255']);
  });

  it('leaves out a picture that cannot be loaded, and goes on', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    const texts = await warnings(async () => {
      context.drawImage('data:image/png,broken', 0, 0);
      context.setFillStyle('red');
      context.fillRect(100, 0, 50, 50);
      expect(await draw(context)).to.equal('drawCanvas:ok');
    });
    expect(texts).to.deep.equal(['createCanvasContext: drawImage: cannot load data:image/png,broken']);
    expect(colorAt(element, 125, 25)).to.equal(RED);
  });

  it('does not wait for a picture for ever', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    context.drawImage('/__http__/stall?canvas', 0, 0);
    context.setFillStyle('red');
    context.fillRect(100, 0, 50, 50);
    const clock = holdTimers(60_000);
    try {
      const texts = await warnings(async () => {
        const done = draw(context);
        let isDone = false;
        void done.then(() => (isDone = true));
        await waitUntil(() => {
          clock.run();
          return isDone;
        });
      });
      expect(texts).to.deep.equal(['createCanvasContext: drawImage: cannot load /__http__/stall?canvas']);
    } finally {
      clock.restore();
    }
    expect(colorAt(element, 125, 25)).to.equal(RED);
  });

  it('warns once of what cannot be drawn, and draws the rest', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    const texts = await warnings(async () => {
      context.setFillStyle('red');
      for (const color of ['#12', '#12', null]) context.fillStyle = color as string;
      context.font = 'huge';
      context.setLineWidth(NaN);
      context.setLineDash('x' as never);
      context.createLinearGradient(0, 0, 1, 1).addColorStop(3, 'red');
      context.createLinearGradient(0, 0, 1, 1).addColorStop(1, 'reddish');
      context.arc(0, 0, -1, 0, 1);
      context.fillRect(0, 0, 50, 50);
      await draw(context);
    });
    expect(texts.slice(0, 7)).to.deep.equal([
      'createCanvasContext: fillStyle: expected a CSS color, a gradient or a pattern, got "#12"',
      'createCanvasContext: fillStyle: expected a CSS color, a gradient or a pattern, got object',
      `createCanvasContext: font: expected a CSS font, such as '20px serif', got "huge"`,
      'createCanvasContext: lineWidth: expected a number, got number',
      'createCanvasContext: setLineDash: pattern: expected an array of numbers from 0 on',
      'createCanvasContext: addColorStop: offset: expected a number from 0 to 1',
      'createCanvasContext: addColorStop: expected a CSS color, got "reddish"',
    ]);
    expect(texts[7]).to.match(/^createCanvasContext: arc: /);
    expect(texts.length).to.equal(8);
    expect(colorAt(element, 25, 25)).to.equal(RED);
  });

  it('gives and forgets what was not drawn', async () => {
    const element = await create();
    const context = createCanvasContext('board');
    context.setLineWidth(3);
    context.moveTo(1, 2);
    expect(context.getActions()).to.deep.equal([
      { method: 'lineWidth', data: [3] },
      { method: 'moveTo', data: [1, 2] },
    ]);
    expect(context.getActions()).to.deep.equal([]);
    context.fillRect(0, 0, 50, 50);
    context.clearActions();
    await draw(context);
    expect(colorAt(element, 25, 25)).to.equal(CLEAR);
  });

  it('finds the canvas by its id, in a component, and on the page that can be used', async () => {
    const home = await fixture<HTMLElement>(html`
      <div>
        <div class="one"><nc-canvas id="other"></nc-canvas></div>
        <div class="two" inert><nc-canvas id="other"></nc-canvas></div>
      </div>
    `);
    const [first, second] = home.querySelectorAll('nc-canvas');
    const shadow = home.querySelector('.one')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<slot></slot><nc-canvas canvas-id="inner"></nc-canvas>';
    const paint = (id: string, component?: ContextRoot) => {
      const context = createCanvasContext(id, component);
      context.setFillStyle('red');
      context.fillRect(0, 0, 50, 50);
      return draw(context);
    };
    await paint('other');
    expect([colorAt(first!, 25, 25), colorAt(second!, 25, 25)]).to.deep.equal([RED, CLEAR]);
    await paint('other', home.querySelector('.two')!);
    expect(colorAt(second!, 25, 25)).to.equal(RED);
    expect(await paint('inner')).to.equal('drawCanvas:fail canvasId: no canvas "inner" on this page');
    await paint('inner', home.querySelector('.one')!);
    expect(colorAt(shadow.querySelector('nc-canvas')!, 25, 25)).to.equal(RED);
  });

  it('says why it cannot draw, to the callback or else once in the console', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <p id="text"></p>
        <nc-canvas id="taken"></nc-canvas>
      </div>`,
    );
    box.querySelector('nc-canvas')!.getContext('bitmaprenderer');
    expect(await draw(createCanvasContext('text'))).to.equal('drawCanvas:fail canvasId: "text" is no canvas, but p');
    expect(await draw(createCanvasContext('taken'))).to.equal('drawCanvas:fail the canvas has another kind of context');
    const texts = await warnings(async () => {
      const context = createCanvasContext('nowhere');
      context.draw();
      context.draw();
      await draw(createCanvasContext('nowhere'));
    });
    expect(texts).to.deep.equal(['drawCanvas:fail canvasId: no canvas "nowhere" on this page']);
  });

  for (const [args, message] of [
    [[''], 'canvasId: expected a non-empty string'],
    [[7], 'canvasId: expected a non-empty string'],
    [['board', {}], 'component: expected an element, a shadow root or a document'],
  ] as [never, string][]) {
    it(`refuses ${JSON.stringify(args)}`, () => {
      let error: unknown;
      try {
        createCanvasContext(...(args as [string]));
      } catch (reason) {
        error = reason;
      }
      expect(error).to.include({ errMsg: `createCanvasContext:fail ${message}`, errCode: ErrCode.invalid });
    });
  }

  it('says that it works', () => {
    expect(canIUse('createCanvasContext')).to.equal(true);
  });
});
