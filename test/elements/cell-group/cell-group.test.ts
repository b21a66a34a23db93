import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcCellGroup } from 'nacre/elements/cell-group';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const CELLS = '<nc-cell title="A" value="1"></nc-cell><nc-cell title="B" url="/b" arrow></nc-cell>';

describe('<nc-cell-group>', () => {
  before(useTokens);

  elementSuite<NcCellGroup>({
    tag: 'nc-cell-group',
    html: `<nc-cell-group>${CELLS}</nc-cell-group>`,
    states: {
      titled: `<nc-cell-group title="Network" footer="Known networks are joined.">${CELLS}</nc-cell-group>`,
      inset: `<nc-cell-group title="Network" footer="Known networks are joined." inset>${CELLS}</nc-cell-group>`,
      slots: `<nc-cell-group><b slot="title">Network</b>${CELLS}<i slot="footer">Note</i></nc-cell-group>`,
    },
    properties: {
      title: { default: '', sample: 'Title' },
      footer: { default: '', sample: 'Note' },
      inset: { default: false, sample: true, reflects: true },
    },
  });

  const create = async (template: ReturnType<typeof html>) => {
    const group = await fixture<NcCellGroup>(template);
    await settled(group);
    await drawn();
    return group;
  };

  it('has a line of 1 px between cells that are shown, and none elsewhere', async () => {
    const group = await create(
      html`<nc-cell-group>
        <nc-cell title="A"></nc-cell><nc-cell title="B" hidden></nc-cell><nc-cell title="C"></nc-cell>
      </nc-cell-group>`,
    );
    const [a, , c] = [...group.children].map((cell) => cell.getBoundingClientRect());
    const around = group.getBoundingClientRect();
    expect(c!.top - a!.bottom).to.equal(1);
    expect([a!.top, c!.bottom]).to.deep.equal([around.top, around.bottom]);
  });

  it('is apart from the edges with inset', async () => {
    const group = await create(html`<nc-cell-group inset><nc-cell title="A"></nc-cell></nc-cell-group>`);
    const [inner, outer] = [group.firstElementChild!.getBoundingClientRect(), group.getBoundingClientRect()];
    expect([inner.left - outer.left, outer.right - inner.right]).to.deep.equal([16, 16]);
  });

  it('begins with inset where the other content of a stack begins', async () => {
    const home = await fixture<HTMLElement>(
      `<div class="nc-stack"><p>Networks</p>
        <nc-cell-group inset title="Known"><nc-cell title="A"></nc-cell></nc-cell-group></div>`,
    );
    const [text, row] = [home.querySelector('p')!, home.querySelector('nc-cell')!].map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return [left, right];
    });
    expect(row).to.deep.equal(text);
  });

  it('shows its title and its note as text', async () => {
    const group = await create(html`<nc-cell-group title=${'<b>'} footer=${'<i>'}></nc-cell-group>`);
    const shown = () =>
      ['title', 'footer'].map((part) => group.shadowRoot!.querySelector(`[part=${part}]`)?.textContent);
    expect(shown()).to.deep.equal(['<b>', '<i>']);
    group.title = '';
    await group.updateComplete;
    expect(shown()).to.deep.equal([undefined, '<i>']);
  });
});
