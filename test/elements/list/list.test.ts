import 'nacre/elements/list';
import { expect, fixture } from '@open-wc/testing';
import type { NcList } from 'nacre/elements/list';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { items, listOf } from './list-fixture.js';

const ROWS = ['Ada', 'Grace', 'Mary'].map((name) => `<div role="listitem" style="height: 40px">${name}</div>`).join('');

const MANY = Array.from({ length: 30 }, () => ROWS).join('');

describe('<nc-list>', () => {
  before(useTokens);

  elementSuite<NcList>({
    tag: 'nc-list',
    // A list that is only given properties has no name.
    volatile: / aria-label="Names"/,
    html: `<nc-list aria-label="Names">${ROWS}</nc-list>`,
    states: {
      scrolling: `<nc-list style="height: 200px" aria-label="Names">${MANY}</nc-list>`,
      horizontal: `<nc-list direction="horizontal" aria-label="Names">${ROWS}</nc-list>`,
      loading: `<nc-list loading aria-label="Names">${ROWS}</nc-list>`,
    },
    properties: {
      items: { default: undefined, sample: ['a', 'b'] },
      count: { default: undefined, sample: 3 },
      renderItem: { default: undefined, sample: () => 'row', attribute: false },
      keyOf: { default: undefined, sample: (item: unknown) => item, attribute: false },
      itemKey: { default: '', sample: 'id' },
      groupOf: { default: undefined, sample: () => 'group', attribute: false },
      groupKey: { default: '', sample: 'letter' },
      renderGroup: { default: undefined, sample: () => 'header', attribute: false },
      direction: { default: 'vertical', sample: 'horizontal' },
      anchor: { default: 'start', sample: 'end' },
      lines: { default: 'cells', sample: 'all' },
      feed: { default: false, sample: true },
      slotted: { default: false, sample: true },
      findable: { default: false, sample: true },
      loading: { default: false, sample: true },
      estimatedSize: { default: 0, sample: 20 },
      upperThreshold: { default: 50, sample: 10 },
      lowerThreshold: { default: 50, sample: 10 },
      lowerAfterScroll: { default: false, sample: true },
      restoreKey: { default: '', sample: 'names' },
      position: { default: undefined, sample: { index: 1, offset: 0 } },
    },
    cssStates: ['anchored', 'around', 'at-end', 'horizontal', 'new-items', 'plain-groups'],
    fill: (element) => {
      element.style.height = '200px';
      element.replaceChildren();
      element.items = items(100);
    },
    use: async (element) => {
      await drawn();
      element.scrollTop = 100;
      await drawn();
    },
    jump: 12,
    text: {
      html: '<nc-list></nc-list>',
      read: (element) => element.shadowRoot!.querySelector('[part="empty"]')?.textContent,
      en: 'Nothing here yet',
      fr: 'Rien à afficher pour l’instant',
    },
  });

  it('leaves no row, observer or listener behind', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const list = await listOf(home, { items: items(1000) });
    list.items = [];
    await list.updateComplete;
    expect(list.children.length).to.equal(0);
    expect(list.shadowRoot!.querySelector('[part="empty"]')).to.not.equal(null);
  });
});
