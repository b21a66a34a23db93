import 'nacre/elements/picker-view';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import 'nacre/elements/tab';
import 'nacre/elements/tab-bar';
import 'nacre/elements/tabs';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

/** [markup, what a user does] */
const CASES: Readonly<Record<string, readonly [markup: string, keys: readonly string[]]>> = {
  'nc-tabs': ['<nc-tabs><nc-tab label="A"></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>', ['Tab', 'ArrowRight']],
  'nc-tab-bar': [`<nc-tab-bar list='[{"text":"A"},{"text":"B"}]'></nc-tab-bar>`, ['Tab', 'ArrowRight', 'Enter']],
  'nc-swiper': [
    '<nc-swiper duration="0"><nc-swiper-item>A</nc-swiper-item><nc-swiper-item>B</nc-swiper-item></nc-swiper>',
    ['Tab', 'ArrowRight'],
  ],
  'nc-picker-view': [
    `<nc-picker-view><nc-picker-view-column aria-label="C" items='["a","b"]'></nc-picker-view-column></nc-picker-view>`,
    ['Tab', 'ArrowDown'],
  ],
};

/** Frameworks listen to `change` at the root of their app, and hear what bubbles alone. */
describe('the change event', () => {
  before(useTokens);

  for (const [tag, [markup, keys]] of Object.entries(CASES)) {
    it(`of <${tag}> reaches the elements around it, once, as that of a native control`, async () => {
      const home = await fixture<HTMLElement>(`<div>${markup}</div>`);
      await settled(home);
      const heard: string[] = [];
      const told = new Promise<void>((resolve) => {
        home.addEventListener('change', ({ target }) => {
          heard.push((target as Element).localName);
          resolve();
        });
      });
      home.tabIndex = -1;
      home.focus();
      for (const key of keys) await sendKeys({ press: key });
      await told;
      expect(heard).to.deep.equal([tag]);
    });
  }
});
