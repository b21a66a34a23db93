import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements/uploader';
import type { NcUploader } from 'nacre/elements/uploader';
import { drag, hasTouch, pointer, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { namesOf, note, parts, said } from './uploader-fixture.js';

const LONG_PRESS = 350;

/** Four files in two columns, in a page that can scroll. */
async function mount(attributes = '') {
  const home = await fixture<HTMLElement>(
    `<div style="width: 170px; height: 3000px"><nc-uploader aria-label="Files" multiple ${attributes}></nc-uploader></div>`,
  );
  const uploader = home.querySelector('nc-uploader')!;
  uploader.value = ['a', 'b', 'c', 'd'].map((name) => ({ file: note(name), name }));
  await settled(uploader);
  const log: string[] = [];
  for (const type of ['input', 'change', 'clickpreview'])
    uploader.addEventListener(type, ({ type: name }) => log.push(name));
  return { home, uploader, log };
}

const order = (uploader: NcUploader) => namesOf(uploader).join('');
const middle = (uploader: NcUploader, index: number): Point => {
  const { x, y, width, height } = parts(uploader, 'preview')[index]!.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const shiftOf = (tile: HTMLElement) => tile.style.translate;

describe('<nc-uploader> put in order by hand', () => {
  before(useTokens);
  afterEach(() => scrollTo(0, 0));

  it('by mouse: others make room, and the item goes where it is let go', async () => {
    const { uploader, log } = await mount();
    const [from, to] = [middle(uploader, 0), middle(uploader, 3)];
    await pointer({ phase: 'down', position: from, pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [from[0] + 30, from[1] + 30], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: to, pointerType: 'mouse' });
    const tiles = parts(uploader, 'item');
    await waitUntil(() => shiftOf(tiles[3]!) !== '', 'the last one makes room');
    expect(tiles.map((tile) => tile.hasAttribute('data-held'))).to.deep.equal([true, false, false, false]);
    expect(order(uploader), 'while it is held').to.equal('abcd');
    await pointer({ phase: 'up', position: to, pointerType: 'mouse' });
    expect(order(uploader)).to.equal('bcda');
    expect(uploader.value.map(({ name }) => name)).to.deep.equal(['b', 'c', 'd', 'a']);
    expect(log, 'and no tap').to.deep.equal(['input', 'change']);
    expect(said(uploader)).to.equal('a: 4 of 4');
    expect(parts(uploader, 'item').map(shiftOf)).to.deep.equal(['', '', '', '']);
  });

  it('back to its place: nothing changes', async () => {
    const { uploader, log } = await mount();
    const [x, y] = middle(uploader, 1);
    await drag([
      [x, y],
      [x - 60, y + 60],
      [x + 5, y + 5],
    ]);
    expect([order(uploader), log]).to.deep.equal(['abcd', []]);
  });

  it('in right-to-left text', async () => {
    const { home, uploader } = await mount();
    home.dir = 'rtl';
    await drawn();
    await drag([middle(uploader, 0), middle(uploader, 1), middle(uploader, 2)]);
    expect(order(uploader)).to.equal('bcad');
  });

  it('not while it is disabled or read-only, and a tap is a tap', async () => {
    const { uploader, log } = await mount('readonly');
    await drag([middle(uploader, 0), middle(uploader, 2)]);
    uploader.readonly = false;
    uploader.disabled = true;
    await settled(uploader);
    await drag([middle(uploader, 0), middle(uploader, 2)]);
    expect(order(uploader)).to.equal('abcd');
    uploader.disabled = false;
    await settled(uploader);
    log.length = 0;
    await drag([middle(uploader, 0)]);
    expect(log).to.deep.equal(['clickpreview']);
  });

  it('stays as it is when items come or go meanwhile', async () => {
    const { uploader } = await mount();
    const [from, to] = [middle(uploader, 0), middle(uploader, 3)];
    await pointer({ phase: 'down', position: from, pointerType: 'mouse' });
    await pointer({ phase: 'move', position: to, pointerType: 'mouse' });
    uploader.value = uploader.value.slice(1);
    await settled(uploader);
    expect(parts(uploader, 'item').map(shiftOf)).to.deep.equal(['', '', '']);
    await pointer({ phase: 'up', position: to, pointerType: 'mouse' });
    expect(order(uploader)).to.equal('bcd');
  });

  if (hasTouch) {
    it('by a finger that rests first; then the page does not scroll', async () => {
      const timers = holdTimers(LONG_PRESS);
      try {
        const { uploader, log } = await mount();
        const [from, to] = [middle(uploader, 0), middle(uploader, 2)];
        await pointer({ phase: 'down', position: from });
        timers.run();
        expect(parts(uploader, 'item')[0]!.hasAttribute('data-held')).to.equal(true);
        await pointer({ phase: 'move', position: [from[0], from[1] + 20] });
        await pointer({ phase: 'move', position: to });
        await pointer({ phase: 'up', position: to });
        await waitUntil(() => order(uploader) === 'bcad');
        expect([log, scrollY]).to.deep.equal([['input', 'change'], 0]);
      } finally {
        timers.restore();
      }
    });

    it('not by a finger that moves at once', async () => {
      const timers = holdTimers(LONG_PRESS);
      try {
        const { uploader, log } = await mount();
        const [x, y] = middle(uploader, 2);
        await pointer({ phase: 'down', position: [x, y] });
        await pointer({ phase: 'move', position: [x, y - 30] });
        timers.run();
        await pointer({ phase: 'move', position: [x, y - 80] });
        await pointer({ phase: 'up', position: [x, y - 80] });
        expect([order(uploader), log]).to.deep.equal(['abcd', []]);
      } finally {
        timers.restore();
      }
    });
  }
});

describe('<nc-uploader> put in order by taps', () => {
  before(useTokens);

  const pressed = (uploader: NcUploader) =>
    parts(uploader, 'move')
      .map(({ ariaPressed }) => ariaPressed)
      .join();
  const tap = async (uploader: NcUploader, part: string, index: number) => {
    parts(uploader, part)[index]!.click();
    await settled(uploader);
  };

  it('a tap on its button picks an item up, and one on another item puts it there', async () => {
    const { uploader, log } = await mount();
    expect(parts(uploader, 'move').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Move a',
      'Move b',
      'Move c',
      'Move d',
    ]);
    await tap(uploader, 'move', 3);
    expect([said(uploader), pressed(uploader)]).to.deep.equal([
      'Choose the new place for d.',
      'false,false,false,true',
    ]);
    await tap(uploader, 'preview', 0);
    expect([order(uploader), log, said(uploader)]).to.deep.equal(['dabc', ['input', 'change'], 'd: 1 of 4']);
    expect(pressed(uploader)).to.equal('false,false,false,false');
    await tap(uploader, 'preview', 0);
    expect(log, 'taps choose items again').to.deep.equal(['input', 'change', 'clickpreview']);
  });

  it('a second tap on the same item, or Escape, puts it down where it was', async () => {
    const { uploader, log } = await mount();
    await tap(uploader, 'move', 1);
    await tap(uploader, 'move', 1);
    expect(pressed(uploader)).to.equal('false,false,false,false');
    await tap(uploader, 'move', 1);
    parts(uploader, 'move')[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled(uploader);
    expect(pressed(uploader)).to.equal('false,false,false,false');
    expect([order(uploader), log]).to.deep.equal(['abcd', []]);
  });

  it('an item that is taken away is no longer picked up', async () => {
    const { uploader } = await mount();
    await tap(uploader, 'move', 0);
    uploader.value = uploader.value.slice(1);
    await settled(uploader);
    expect(pressed(uploader)).to.equal('false,false,false');
    await tap(uploader, 'preview', 2);
    expect(order(uploader)).to.equal('bcd');
  });

  it('is offered only where there is an order to change', async () => {
    const { uploader } = await mount();
    uploader.readonly = true;
    await settled(uploader);
    expect(parts(uploader, 'move')).to.have.length(0);
    uploader.readonly = false;
    uploader.value = uploader.value.slice(0, 1);
    await settled(uploader);
    expect(parts(uploader, 'move')).to.have.length(0);
  });
});
