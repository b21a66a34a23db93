import 'nacre/elements/refresher';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcRefresher, RefreshEvent } from 'nacre/elements/refresher';
import { drag, wheel, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, synthesize, until } from './refresher-fixture.js';

describe('A refresher', () => {
  before(useTokens);

  let refresher: NcRefresher;
  let log: string[];
  const place = async (markup: string) => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.innerHTML = markup;
    refresher = home.querySelector('nc-refresher')!;
    log = follow(refresher);
    await settled(home);
    await drawn();
    return home;
  };
  const pull = ([x, y]: Point, way = 220) =>
    drag([
      [x, y],
      [x, y + way],
    ]);
  const placeOf = (element: Element, dx = 20, dy = 20): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [Math.round(left + dx), Math.round(top + dy)];
  };
  const inside = (selector: string) => refresher.shadowRoot!.querySelector<HTMLElement>(selector)!;
  const seen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = refresher.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && element.contains(at);
  };

  describe('of the whole page', () => {
    it('is pulled at its top, and only there', async () => {
      const home = await place('<nc-refresher></nc-refresher><div id="tall" style="height: 3000px"></div>');
      const tall = home.querySelector('#tall')!;
      await pull(placeOf(tall, 100, 30));
      expect(log).to.deep.equal(['pulling', 'refresh']);
      await until(() => Math.abs(inside('[part=disc]').getBoundingClientRect().bottom - 66) < 1);
      refresher.stop();
      scrollTo(0, 300);
      await drawn();
      log.length = 0;
      await pull([100, 100]);
      expect(log).to.deep.equal([]);
      refresher.start();
      await settled(refresher);
      await until(() => Math.abs(inside('[part=disc]').getBoundingClientRect().bottom - 66) < 1, 'it stays in sight');
      refresher.stop();
      scrollTo(0, 0);
    });
  });

  const box = (content: string, attributes = '') =>
    `<div id="box" style="height: 300px; overflow: auto"><nc-refresher ${attributes}></nc-refresher>${content}<div id="rest" style="height: 900px"></div></div>`;

  it('lets a mouse select text, and is pulled beside it', async () => {
    const home = await place(
      box('<p id="text" style="margin: 0">Some words that someone may like to copy.<br>More of them.</p>'),
    );
    await pull(placeOf(home.querySelector('#text')!, 20, 8), 30);
    expect(log).to.deep.equal([]);
    expect(String(getSelection()).length).to.be.greaterThan(4);
    getSelection()!.removeAllRanges();
    await pull(placeOf(home.querySelector('#rest')!));
    expect(log).to.deep.equal(['pulling', 'refresh']);
    expect(String(getSelection())).to.equal('');
  });

  it('is not pulled in fields, on draggable elements, and in dialogs', async () => {
    const home = await place(
      box(
        `<textarea id="field" style="width: 200px; height: 80px"></textarea>
         <div id="dragged" draggable="true" style="height: 40px"></div>
         <dialog id="dialog" style="inset: 0 auto auto 0; margin: 0; width: 300px; height: 300px; padding: 0"></dialog>`,
      ),
    );
    await pull(placeOf(home.querySelector('#field')!));
    await synthesize(
      [placeOf(home.querySelector('#dragged')!), placeOf(home.querySelector('#dragged')!, 20, 220)],
      'mouse',
    );
    expect(log).to.deep.equal([]);
    const dialog = home.querySelector('dialog')!;
    dialog.showModal();
    await pull(placeOf(dialog, 150, 20));
    expect(log).to.deep.equal([]);
    dialog.close();
  });

  it('is not pulled by the scroll bar', async () => {
    const home = await place(box(''));
    const scroller = home.querySelector<HTMLElement>('#box')!;
    const { right, top } = scroller.getBoundingClientRect();
    const width = scroller.offsetWidth - scroller.clientWidth;
    if (width)
      await synthesize(
        [
          [right - width / 2, top + 10],
          [right - width / 2, top + 250],
        ],
        'mouse',
      );
    expect(log).to.deep.equal([]);
  });

  it('is not pulled by the wheel', async () => {
    const home = await place(box(''));
    await wheel(placeOf(home.querySelector('#box')!), { deltaY: -400 });
    expect(log).to.deep.equal([]);
  });

  it('refreshes by code only while it is disabled', async () => {
    const home = await place(box('', 'disabled'));
    await pull(placeOf(home.querySelector('#rest')!));
    expect(log).to.deep.equal([]);
    expect(inside('button')).to.equal(null);
    refresher.start();
    await settled(refresher);
    expect(log).to.deep.equal(['refresh']);
  });

  it('ends a pull when it is disabled or removed', async () => {
    const home = await place(box(''));
    const start = placeOf(home.querySelector('#rest')!);
    const down = () => {
      const event = { pointerId: 9, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, buttons: 1 };
      home
        .querySelector('#rest')!
        .dispatchEvent(new PointerEvent('pointerdown', { ...event, clientX: start[0], clientY: start[1] }));
      for (const y of [20, 60])
        dispatchEvent(new PointerEvent('pointermove', { ...event, clientX: start[0], clientY: start[1] + y }));
    };
    down();
    expect(log).to.deep.equal(['pulling']);
    refresher.disabled = true;
    await settled(refresher);
    expect(log).to.deep.equal(['pulling', 'abort']);
    refresher.disabled = false;
    await settled(refresher);
    down();
    refresher.remove();
    expect(log).to.deep.equal(['pulling', 'abort', 'pulling', 'abort']);
  });

  it('lets a swiper take swipes sideways, and is pulled down on it', async () => {
    const home = await place(
      box(
        '<nc-swiper aria-label="Pearls" style="width: 320px; height: 200px"><nc-swiper-item>1</nc-swiper-item><nc-swiper-item>2</nc-swiper-item></nc-swiper>',
      ),
    );
    const swiper = home.querySelector('nc-swiper')!;
    await settled(home);
    await drawn();
    const [x, y] = placeOf(swiper, 300, 60);
    // By more than half of the swiper: on a busy machine, the drag may be too slow for a shorter one.
    await drag([
      [x, y],
      [x - 200, y + 60],
    ]);
    expect(log).to.deep.equal([]);
    await until(() => swiper.current === 1);
    await drag([
      [x, y],
      [x + 60, y + 220],
    ]);
    expect(log).to.deep.equal(['pulling', 'refresh']);
    expect(swiper.current).to.equal(1);
  });

  it('turns off the browser’s own pull to refresh while it is on the page', async () => {
    const home = await place(box(''));
    const scroller = home.querySelector<HTMLElement>('#box')!;
    const chains = () => getComputedStyle(scroller).overscrollBehaviorY;
    expect(chains()).to.equal('contain');
    scroller.scrollTop = 9999;
    await until(() => chains() === 'auto');
    scroller.scrollTop = 0;
    await until(() => chains() === 'contain');
    refresher.remove();
    expect(scroller.style.overscrollBehaviorY).to.equal('');
    scroller.style.overscrollBehaviorY = 'none';
    scroller.prepend(refresher);
    await drawn();
    refresher.remove();
    expect(scroller.style.overscrollBehaviorY).to.equal('none');
  });

  describe('whose refresh fails', () => {
    const fail = async (attributes: string, listener?: (event: RefreshEvent) => void) => {
      await place(box('', attributes));
      if (listener) refresher.addEventListener('refresh', listener as EventListener);
      refresher.start();
      await until(() => inside('[part=notice]'));
      await settled(refresher);
    };

    it('shows a notice after the timeout, and offers to try again', async () => {
      await fail('timeout="30"');
      expect(log).to.deep.equal(['refresh', 'restore']);
      const notice = inside('[part=notice]');
      expect(notice.getAttribute('role')).to.equal('alert');
      expect(notice.textContent).to.include('Loading took too long.');
      expect(seen(notice)).to.equal(true);
      await expect(refresher).to.be.accessible();
      notice.querySelector('button')!.click();
      await settled(refresher);
      expect(log).to.deep.equal(['refresh', 'restore', 'refresh']);
      expect(inside('[part=notice]')).to.equal(null);
    });

    it('shows a notice when the promise rejects, and reports the error', async () => {
      const { reportError: report } = window;
      const reported: unknown[] = [];
      window.reportError = (error) => reported.push(error);
      const error = new Error('no network');
      await fail('', (event) => event.waitUntil(Promise.reject(error)));
      window.reportError = report;
      expect(reported).to.deep.equal([error]);
      expect(inside('[part=notice]').textContent).to.include('Could not refresh.');
      inside('#close').click();
      await settled(refresher);
      expect(inside('[part=notice]')).to.equal(null);
      expect(log).to.deep.equal(['refresh', 'restore']);
    });

    it('has the timeout that is set during the refresh', async () => {
      const timers = holdTimers(700);
      try {
        await place(box('', 'timeout="0"'));
        refresher.start();
        await settled(refresher);
        refresher.timeout = 700;
        await settled(refresher);
        expect(refresher.refreshing).to.equal(true);
        timers.run();
        expect(refresher.refreshing, 'set').to.equal(false);
        refresher.start();
        await settled(refresher);
        refresher.timeout = 0;
        await settled(refresher);
        timers.run();
        expect(refresher.refreshing, 'taken away').to.equal(true);
      } finally {
        timers.restore();
      }
    });

    it('waits without a limit with timeout="0"', async () => {
      await place(box('', 'timeout="0"'));
      refresher.start();
      await settled(refresher);
      await drawn();
      expect(refresher.refreshing).to.equal(true);
    });
  });

  it('waits for all promises, and takes none after the dispatch', async () => {
    await place(box(''));
    const done: (() => void)[] = [];
    let given: RefreshEvent | undefined;
    for (let index = 0; index < 2; index++)
      refresher.addEventListener('refresh', (event) => {
        given = event as RefreshEvent;
        given.waitUntil(new Promise<void>((resolve) => done.push(resolve)));
      });
    refresher.start();
    await settled(refresher);
    done[0]!();
    await drawn();
    expect(refresher.refreshing).to.equal(true);
    done[1]!();
    await until(() => !refresher.refreshing);
    expect(() => given!.waitUntil(Promise.resolve())).to.throw(DOMException, 'waitUntil');
  });

  it('is not ended by the promise of an earlier refresh', async () => {
    await place(box(''));
    const done: (() => void)[] = [];
    refresher.addEventListener('refresh', (event) =>
      (event as RefreshEvent).waitUntil(new Promise<void>((resolve) => done.push(resolve))),
    );
    for (const step of ['start', 'stop', 'start'] as const) {
      refresher[step]();
      await settled(refresher);
    }
    done[0]!();
    await drawn();
    expect(refresher.refreshing).to.equal(true);
    done[1]!();
    await until(() => !refresher.refreshing);
    expect(log).to.deep.equal(['refresh', 'restore', 'refresh', 'restore']);
  });

  it('announces the refresh to screen readers', async () => {
    await place(box(''));
    const said = () => inside('[role=status]').textContent;
    expect(said()).to.equal('');
    refresher.start();
    await settled(refresher);
    expect(said()).to.equal('Refreshing…');
    expect(inside('[part=button]').ariaDisabled).to.equal('true');
    refresher.stop();
    await settled(refresher);
    expect(said()).to.equal('Refresh complete');
  });

  it('shows an indicator of the page’s own', async () => {
    await place(
      '<div style="height: 300px; overflow: auto"><nc-refresher refreshing><b>Loading</b></nc-refresher><p style="height: 900px"></p></div>',
    );
    expect(inside('[part=disc]').checkVisibility()).to.equal(false);
    const own = refresher.querySelector('b')!;
    await until(() => own.getBoundingClientRect().bottom - refresher.getBoundingClientRect().top > 60);
    await expect(refresher).to.be.accessible();
  });

  it('warns of a wrong range', async () => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    const home = await place(box('', 'range="-1"'));
    await pull(placeOf(home.querySelector('#rest')!));
    console.warn = warn;
    expect(warned).to.deep.equal(['<nc-refresher> range: expected more than 0, got -1']);
    expect(log).to.deep.equal(['pulling', 'refresh']);
  });

  it('has a state while its indicator moves back', async () => {
    const home = await place(box(''));
    const rest = home.querySelector('#rest')!;
    const states = () => ['restoring', 'aborting'].filter((state) => refresher.matches(`:state(${state})`));
    const then: string[][] = [];
    for (const type of ['pulling', 'abort', 'refresh', 'restore'])
      refresher.addEventListener(type, () => {
        if (log.length > then.length) then.push(states());
      });
    await pull(placeOf(rest), 40);
    await until(() => states().length === 0);
    refresher.start();
    await settled(refresher);
    refresher.stop();
    await settled(refresher);
    expect(then).to.deep.equal([[], ['aborting'], [], ['restoring']]);
    await until(() => states().length === 0);
  });
});
