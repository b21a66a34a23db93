import 'nacre/elements/swiper';
import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcSwiper } from 'nacre/elements/swiper';
import type { NcTab } from 'nacre/elements/tab';
import type { NcTabs } from 'nacre/elements/tabs';
import { drawn, settled } from '../../helpers/dom.js';
import { flick } from '../../helpers/finger.js';
import { useTokens } from '../../helpers/tokens.js';
import { inSight, slide, spotOf } from '../swiper/swiper-fixture.js';
import { markAt } from './swiper-tabs.js';
import { buttonsOf, follow } from './tabs-fixture.js';

type Step =
  | { do: 'add' | 'remove' | 'tap' | 'disable' | 'value' | 'selected' | 'current' | 'duration'; at: number }
  | { do: 'next' | 'previous' | 'dir' | 'move' | 'wait' }
  | { do: 'key'; key: string }
  | { do: 'swipe'; by: 1 | -1 };

const at = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('add', 'add', 'remove'), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tap'), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('value', 'selected', 'current', 'disable', 'duration'), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('key'),
      key: fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('swipe'), by: fc.constantFrom(1, -1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('next', 'previous', 'dir', 'move', 'wait') }) },
) as fc.Arbitrary<Step>;

/** Time for all sequences, in ms: a busy machine tries fewer of them instead of taking longer. */
const BUDGET = 5000;
/** The same for the search for a shorter sequence after a failure. */
const SHRINK_BUDGET = 40_000;

interface Model {
  readonly name: string;
  disabled: boolean;
}

/** Tabs with a swiper, and a model of both. */
class Run {
  readonly #home: HTMLElement;
  readonly #tabs: NcTabs;
  readonly #swiper: NcSwiper;
  readonly #reports: string[];
  readonly #expected: string[] = [];
  #model: Model[] = [];
  #selected: Model | undefined;
  #made = 0;

  constructor(home: HTMLElement) {
    this.#home = home;
    this.#swiper = home.appendChild(document.createElement('nc-swiper'));
    this.#swiper.duration = 0;
    this.#tabs = document.createElement('nc-tabs');
    this.#tabs.htmlFor = this.#swiper;
    home.prepend(this.#tabs);
    this.#reports = follow(this.#tabs);
  }

  get #index(): number {
    return this.#model.indexOf(this.#selected!);
  }

  get #sign(): 1 | -1 {
    return this.#home.dir === 'rtl' ? -1 : 1;
  }

  async apply(given: Step): Promise<void> {
    const model = this.#model;
    const tab = 'at' in given && model.length ? model[given.at % model.length] : undefined;
    const place = tab ? model.indexOf(tab) : 0;
    switch (given.do) {
      case 'add':
        return this.#add(given.at % (model.length + 1));
      case 'remove':
        return tab && this.#remove(tab);
      case 'tap':
        await settled(this.#tabs);
        buttonsOf(this.#tabs)[place]?.click();
        if (tab && !tab.disabled) this.#goes(tab, true);
        break;
      case 'disable':
        if (!tab || tab === this.#selected) return;
        tab.disabled = !tab.disabled;
        (this.#tabs.children[place] as NcTab).disabled = tab.disabled;
        break;
      case 'value':
        if (!tab) return;
        this.#tabs.value = tab.name;
        this.#goes(tab);
        await settled(this.#tabs);
        break;
      case 'selected':
        if (!tab) return;
        this.#tabs.selected = place;
        this.#goes(tab);
        await settled(this.#tabs);
        break;
      case 'current':
        if (!tab) return;
        this.#swiper.current = place;
        await settled(this.#swiper);
        this.#goes(tab);
        break;
      case 'duration':
        this.#swiper.duration = given.at % 2 ? 60 : 0;
        break;
      case 'next':
      case 'previous':
        this.#swiper[given.do]();
        this.#goes(model[this.#index + (given.do === 'next' ? 1 : -1)]);
        break;
      case 'dir':
        this.#home.dir = this.#home.dir === 'rtl' ? 'ltr' : 'rtl';
        break;
      case 'move':
        this.#home.append(this.#home.firstElementChild!);
        break;
      case 'key':
        return this.#press(given.key);
      case 'swipe':
        return this.#swipe(given.by);
      case 'wait':
        return this.rest();
    }
  }

  #goes(to: Model | undefined, isByUser = false): void {
    if (!to || to === this.#selected) return;
    this.#selected = to;
    if (isByUser) this.#expected.push(`change ${to.name} ${this.#index}, is ${to.name}`);
  }

  async #add(place: number): Promise<void> {
    const name = `s${this.#made}`;
    const tab = Object.assign(document.createElement('nc-tab'), { name, label: `Number ${this.#made}` });
    this.#tabs.insertBefore(tab, this.#tabs.children[place] ?? null);
    this.#swiper.insertBefore(slide(this.#made++), this.#swiper.children[place] ?? null);
    const added = { name, disabled: false };
    this.#model.splice(place, 0, added);
    this.#selected ??= added;
    await settled(this.#tabs);
  }

  async #remove(tab: Model): Promise<void> {
    // Which one takes the place of a tab that goes is the subject of another test where some are disabled.
    for (const each of this.#model) each.disabled = false;
    for (const each of this.#tabs.children) (each as NcTab).disabled = false;
    const place = this.#model.indexOf(tab);
    this.#tabs.children[place]!.remove();
    this.#swiper.children[place]!.remove();
    this.#model.splice(place, 1);
    if (tab === this.#selected) this.#selected = this.#model[place] ?? this.#model.at(-1);
    await settled(this.#tabs);
  }

  async #press(key: string): Promise<void> {
    await settled(this.#tabs);
    const usable = this.#model.filter(({ disabled }) => !disabled);
    const from = usable.indexOf(this.#selected!);
    // The focus cannot be on a disabled tab.
    if (from < 0) return;
    this.#tabs.focus();
    const button = buttonsOf(this.#tabs)[this.#index]!;
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    const step = key === 'ArrowRight' ? this.#sign : -this.#sign;
    if (key === 'Home') this.#goes(usable[0], true);
    else if (key === 'End') this.#goes(usable.at(-1), true);
    else this.#goes(usable.at((from + step) % usable.length), true);
  }

  async #swipe(by: 1 | -1): Promise<void> {
    await this.rest();
    const [x, y] = spotOf(this.#swiper);
    flick(
      [0, 3, 8, 16, 26, 40].map((way) => [x - by * way * this.#sign, y] as const),
      'mouse',
    );
    this.#goes(this.#model[this.#index + by], true);
  }

  /** Nothing moves any more: both show the same. */
  async rest(): Promise<void> {
    await settled(this.#home);
    await drawn();
    const slides = this.#swiper.shadowRoot!.querySelector('#slides')!;
    await waitUntil(() => !slides.getAnimations().length, 'the animation ends', { timeout: 10_000 });
    await drawn();
    this.check();
    if (!this.#selected) return;
    expect(inSight(this.#swiper), 'in sight').to.deep.equal([this.#selected.name]);
    await waitUntil(() => Math.abs(markAt(this.#tabs) - this.#index) < 0.02, 'the mark is on the selected tab');
  }

  check(): void {
    const { selected, value } = this.#tabs;
    const expected = this.#selected ? [this.#index, this.#selected.name, this.#index] : [0, '', 0];
    expect([selected, value, this.#model.length ? this.#swiper.current : 0], 'selected').to.deep.equal(expected);
    expect(
      this.#reports.filter((each) => each.startsWith('change')),
      'events',
    ).to.deep.equal(this.#expected);
  }
}

describe('Any tabs with a swiper', () => {
  before(useTokens);

  it('are where users and code have moved them, after any sequence of actions', async function () {
    this.timeout(60_000);
    const start = performance.now();
    let budget = BUDGET;
    const home = document.body.appendChild(document.createElement('div'));
    home.style.margin = '20px';
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
          if (performance.now() - start > budget) return;
          home.replaceChildren();
          Object.assign(home, { dir: 'ltr' }).style.width = '300px';
          try {
            const run = new Run(home);
            for (const each of [{ do: 'add', at: 0 }, { do: 'add', at: 1 }, ...steps] as const) {
              await run.apply(each);
              run.check();
            }
            await run.rest();
          } catch (error) {
            budget = SHRINK_BUDGET;
            throw error;
          }
        }),
        { numRuns: 40, includeErrorInReport: true },
      );
    } finally {
      home.remove();
    }
  });
});
