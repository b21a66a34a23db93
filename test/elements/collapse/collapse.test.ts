import 'nacre/elements/collapse';
import 'nacre/elements/collapse-item';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcCollapse } from 'nacre/elements/collapse';
import type { NcCollapseItem } from 'nacre/elements/collapse-item';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const ITEMS =
  '<nc-collapse-item title="A" open>One</nc-collapse-item><nc-collapse-item title="B">Two</nc-collapse-item>';

describe('<nc-collapse>', () => {
  before(useTokens);

  elementSuite<NcCollapse>({
    tag: 'nc-collapse',
    html: `<nc-collapse>${ITEMS}</nc-collapse>`,
    states: {
      accordion: `<nc-collapse accordion level="3">${ITEMS}</nc-collapse>`,
      inset: `<nc-collapse inset>${ITEMS}</nc-collapse>`,
    },
    properties: {
      accordion: { default: false, sample: true, reflects: true },
      level: { default: 0, sample: 2 },
      inset: { default: false, sample: true, reflects: true },
    },
  });

  const create = async (template: ReturnType<typeof html>) => {
    const collapse = await fixture<NcCollapse>(template);
    await settled(collapse);
    await drawn();
    return { collapse, items: [...collapse.querySelectorAll<NcCollapseItem>('nc-collapse-item')] };
  };
  const openOf = (items: readonly NcCollapseItem[]) => items.map(({ open }) => Number(open)).join('');

  it('keeps one open as an accordion, but not those in an item', async () => {
    const { items } = await create(
      html`<nc-collapse accordion>
        <nc-collapse-item title="A" open></nc-collapse-item>
        <nc-collapse-item title="B" open><nc-collapse-item title="B1" open></nc-collapse-item></nc-collapse-item>
        <nc-collapse-item title="C">
          <nc-collapse><nc-collapse-item title="C1" open></nc-collapse-item></nc-collapse>
        </nc-collapse-item>
      </nc-collapse>`,
    );
    const [a, b, , c, c1] = items;
    // As with <details>, the first stays open.
    expect([a!.open, b!.open, c1!.open]).to.deep.equal([true, false, true]);
    c!.open = true;
    expect([a!.open, c!.open, c1!.open]).to.deep.equal([false, true, true]);
  });

  it('lets any number be open otherwise', async () => {
    const { items } = await create(
      html`<nc-collapse>
        <nc-collapse-item title="A" open></nc-collapse-item><nc-collapse-item title="B" open></nc-collapse-item>
      </nc-collapse>`,
    );
    expect(openOf(items)).to.equal('11');
  });

  it('gives its items the level of their headings', async () => {
    const { collapse, items } = await create(
      html`<nc-collapse level="3">
        <nc-collapse-item title="A"></nc-collapse-item><nc-collapse-item title="B" level="4"></nc-collapse-item>
      </nc-collapse>`,
    );
    const levels = () => items.map(({ shadowRoot }) => shadowRoot!.querySelector('[role=heading]')?.ariaLevel);
    expect(levels()).to.deep.equal(['3', '4']);
    collapse.level = 0;
    await settled(collapse);
    expect(levels()).to.deep.equal([undefined, '4']);
  });
});
