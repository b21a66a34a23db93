import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcSwiper } from 'nacre/elements/swiper';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, inSight, itemsOf, slide } from './swiper-fixture.js';

type Step =
  | { do: 'add' | 'remove' | 'current' | 'goTo' | 'shown' | 'width' | 'duration'; at: number }
  | { do: 'next' | 'previous' | 'circular' | 'vertical' | 'dir' | 'hide' | 'clear' | 'wait' | 'move' | 'autoplay' }
  | { do: 'key'; key: string }
  | { do: 'drag' | 'scroll'; by: 1 | -1 };

const at = fc.nat(9);
const by = fc.constantFrom(1 as const, -1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('add', 'add', 'remove'), at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('current', 'goTo'), at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('next', 'previous') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('key' as const),
      key: fc.constantFrom('ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('drag', 'scroll'), by }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('circular', 'vertical', 'dir', 'hide', 'clear', 'move') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('shown', 'width', 'duration'), at }) },
  { weight: 1, arbitrary: fc.constant({ do: 'autoplay' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'wait' as const }) },
);

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/** Time for all sequences, in ms: a busy machine tries fewer of them instead of taking longer. */
const BUDGET = 6000;
/** The same for the search for a shorter sequence after a failure. */
const SHRINK_BUDGET = 40_000;

/** A swiper, and a model of it. */
class Run {
  readonly home: HTMLElement;
  readonly swiper: NcSwiper;
  readonly reports: string[];
  #ids: string[] = [];
  #index = 0;
  /** The index that code wanted while there was no slide. */
  #pending: number | undefined;
  #made = 0;
  readonly #expected: string[] = [];

  constructor(home: HTMLElement) {
    this.home = home;
    this.swiper = home.appendChild(document.createElement('nc-swiper'));
    this.swiper.duration = 0;
    this.reports = follow(this.swiper);
  }

  get #isEndless(): boolean {
    return this.swiper.circular && this.#ids.length > this.swiper.displayMultipleItems;
  }

  get #last(): number {
    const { length } = this.#ids;
    return Math.max(0, length - (this.#isEndless ? 1 : this.swiper.displayMultipleItems));
  }

  #within(index: number): number {
    return Math.max(0, Math.min(index, this.#last));
  }

  /** Slides, or how many are in sight, have changed. The current slide has this index now. */
  #arranged(index: number): void {
    if (!this.#ids.length) return;
    const to = this.#within(this.#pending ?? index);
    if (this.#pending === undefined && to !== this.#index) this.#expected.push(`change ${to}`);
    if (this.#pending !== undefined && this.#pending < this.#ids.length) this.#pending = undefined;
    this.#index = to;
  }

  #goes(index: number, source = ''): void {
    if (!this.#ids.length || index === this.#index) return;
    this.#index = index;
    this.#pending = undefined;
    this.#expected.push(`change ${index} ${source}`.trim());
  }

  #steps(way: number, source = ''): void {
    const to = this.#index + way;
    if (this.#ids.length) this.#goes(this.#isEndless ? modulo(to, this.#ids.length) : this.#within(to), source);
  }

  async apply(given: Step): Promise<void> {
    const { swiper } = this;
    switch (given.do) {
      case 'add': {
        const place = given.at % (this.#ids.length + 1);
        const item = slide(this.#made++);
        swiper.insertBefore(item, itemsOf(swiper)[place] ?? null);
        this.#ids.splice(place, 0, item.itemId);
        await Promise.resolve();
        this.#arranged(this.#ids.length > 1 && place <= this.#index ? this.#index + 1 : this.#index);
        break;
      }
      case 'remove': {
        if (!this.#ids.length) return;
        const place = given.at % this.#ids.length;
        itemsOf(swiper)[place]!.remove();
        this.#ids.splice(place, 1);
        await Promise.resolve();
        this.#arranged(place < this.#index ? this.#index - 1 : this.#index);
        break;
      }
      case 'clear':
        swiper.replaceChildren();
        this.#ids = [];
        await Promise.resolve();
        break;
      case 'current':
        swiper.current = given.at;
        await swiper.updateComplete;
        if (this.#ids.length) {
          this.#goes(this.#within(given.at));
          this.#pending = undefined;
        } else this.#pending = given.at;
        break;
      case 'goTo':
        swiper.goTo(given.at);
        this.#goes(this.#within(given.at));
        break;
      case 'next':
      case 'previous':
        swiper[given.do]();
        this.#steps(given.do === 'next' ? 1 : -1);
        break;
      case 'circular':
      case 'vertical':
        swiper[given.do] = !swiper[given.do];
        await swiper.updateComplete;
        this.#arranged(this.#index);
        break;
      case 'shown':
        swiper.displayMultipleItems = 1 + (given.at % 3);
        await swiper.updateComplete;
        this.#arranged(this.#index);
        break;
      case 'dir':
        this.home.dir = this.home.dir === 'rtl' ? 'ltr' : 'rtl';
        break;
      case 'hide':
        swiper.hidden = !swiper.hidden;
        break;
      case 'width':
        this.home.style.width = `${150 + given.at * 33.3}px`;
        break;
      case 'duration':
        swiper.duration = given.at % 2 ? 60 : 0;
        break;
      case 'move':
        this.home.append(swiper);
        break;
      case 'key':
        this.#press(given.key);
        break;
      case 'drag':
        await this.#drag(given.by);
        break;
      case 'scroll':
        await this.#scroll(given.by);
        break;
      case 'autoplay':
        await this.#rotate();
        break;
      case 'wait':
        await this.rest();
        break;
    }
  }

  #press(key: string): void {
    const { vertical } = this.swiper;
    this.swiper
      .shadowRoot!.querySelector('[part=scroller]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    const sign = !vertical && this.home.dir === 'rtl' ? -1 : 1;
    if (key === 'Home') this.#goes(0, 'keyboard');
    else if (key === 'End') this.#goes(this.#last, 'keyboard');
    else if (key === 'ArrowDown' ? vertical : !vertical) {
      this.#steps(key === 'ArrowLeft' ? -sign : sign, 'keyboard');
    }
  }

  get #canMove(): boolean {
    return !this.swiper.hidden && this.#ids.length > this.swiper.displayMultipleItems;
  }

  /** A fast drag of the mouse, from the middle. */
  async #drag(way: 1 | -1): Promise<void> {
    await this.rest();
    const { vertical } = this.swiper;
    const { left, top, width, height } = this.swiper.getBoundingClientRect();
    const sign = !vertical && this.home.dir === 'rtl' ? -1 : 1;
    const length = 12 / this.swiper.displayMultipleItems;
    let time = performance.now();
    const fire = (type: string, moved: number) => {
      const event = new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'mouse',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + width / 2 - (vertical ? 0 : moved * sign),
        clientY: top + height / 2 - (vertical ? moved : 0),
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      // Short enough for a flick, however busy the machine is.
      Object.defineProperty(event, 'timeStamp', { value: (time += 2) });
      this.swiper.dispatchEvent(event);
    };
    fire('pointerdown', 0);
    for (let moved = 1; moved <= 5; moved += 1) fire('pointermove', way * moved * length);
    fire('pointerup', way * 5 * length);
    if (this.#canMove) this.#steps(way, 'touch');
  }

  /** The browser scrolls to the next or previous slide. */
  async #scroll(way: 1 | -1): Promise<void> {
    await this.rest();
    if (!this.#canMove) return;
    const { vertical } = this.swiper;
    const scroller = this.swiper.shadowRoot!.querySelector('[part=scroller]')!;
    const stop = getComputedStyle(scroller.querySelector('i')!);
    const length = way * parseFloat(vertical ? stop.height : stop.width);
    const sign = !vertical && this.home.dir === 'rtl' ? -1 : 1;
    const before = this.reports.length;
    const isEnd = !this.#isEndless && (way > 0 ? this.#index >= this.#last : this.#index <= 0);
    scroller.scrollBy(vertical ? { top: length } : { left: length * sign });
    if (!isEnd) await waitUntil(() => this.reports.length >= before + 2, 'the scroll is reported', { timeout: 10_000 });
    this.#steps(way, 'touch');
  }

  async #rotate(): Promise<void> {
    await this.rest();
    if (!this.#canMove) return;
    const before = this.reports.length;
    Object.assign(this.swiper, { autoplay: true, interval: 1 });
    await waitUntil(() => this.reports.length > before, 'it rotates', { timeout: 10_000 });
    this.swiper.autoplay = false;
    await settled(this.swiper);
    // As far as it got.
    const steps = this.reports.slice(before).filter((each) => each.startsWith('change')).length;
    for (let count = 0; count < steps; count += 1) {
      this.#goes(this.#index >= this.#last ? 0 : this.#index + 1, 'autoplay');
    }
  }

  async rest(): Promise<void> {
    await settled(this.swiper);
    await drawn();
    const slides = this.swiper.shadowRoot!.querySelector('#slides')!;
    await waitUntil(() => !slides.getAnimations().length, 'the animation ends', { timeout: 10_000 });
    await drawn();
    this.check();
    expect(this.reports.at(-1) ?? 'animationfinish', 'latest report').to.contain('animationfinish');
    if (this.swiper.hidden) return;
    const { displayMultipleItems: shown } = this.swiper;
    const count = Math.min(shown, this.#ids.length);
    const seen = Array.from(
      { length: count },
      (_, beside) => this.#ids[modulo(this.#index + beside, this.#ids.length)],
    );
    expect(inSight(this.swiper), 'in sight').to.deep.equal(seen);
  }

  check(): void {
    if (this.#ids.length) expect(this.swiper.current, 'current').to.equal(this.#index);
    expect(this.reports.filter((each) => each.startsWith('change'))).to.deep.equal(this.#expected);
  }
}

async function play(run: Run, steps: readonly Step[]): Promise<void> {
  await run.rest();
  for (const step of steps) {
    await run.apply(step);
    run.check();
  }
  await run.rest();
}

describe('Any swiper', () => {
  before(useTokens);

  it('rests on the slide that users and code chose, after any sequence of actions', async function () {
    this.timeout(60_000);
    const start = performance.now();
    let budget = BUDGET;
    const home = document.body.appendChild(document.createElement('div'));
    // Away from the corner where the mouse rests: a swiper under it does not rotate.
    home.style.margin = '20px';
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
          if (performance.now() - start > budget) return;
          home.replaceChildren();
          Object.assign(home, { dir: 'ltr' }).style.width = '300px';
          try {
            await play(new Run(home), [{ do: 'add', at: 0 }, { do: 'add', at: 1 }, ...steps]);
          } catch (error) {
            budget = SHRINK_BUDGET;
            throw error;
          }
        }),
        { numRuns: 25, includeErrorInReport: true },
      );
    } finally {
      home.remove();
    }
  });
});
