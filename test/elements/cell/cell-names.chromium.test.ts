import 'nacre/elements/cell-group';
import 'nacre/elements/cell';
import 'nacre/elements/switch';
import { expect, fixture, html } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { drawn, settled } from '../../helpers/dom.js';

describe('<nc-cell> for screen readers', () => {
  const create = async (template: ReturnType<typeof html>) => {
    const element = await fixture<HTMLElement>(template);
    await settled(element);
    await drawn();
    return element;
  };

  it('names the control in it by its title', async () => {
    const cell = await create(html`<nc-cell title="Wi-Fi" label="Home"><nc-switch></nc-switch></nc-cell>`);
    const { role, name } = await accessibleNode(cell.querySelector('nc-switch')!);
    expect([role, name]).to.deep.equal(['switch', 'Wi-Fi']);
  });

  it('has all of its texts in the name of a link and of a button', async () => {
    const cell = await create(html`<nc-cell title="Wi-Fi" value="Home" icon="globe" url="/a" arrow></nc-cell>`);
    const { role, name } = await accessibleNode(cell.shadowRoot!.querySelector('a')!);
    expect([role, name.replaceAll(/\s+/g, ' ')]).to.deep.equal(['link', 'Wi-Fi Home']);
  });

  it('is an item of a list in a group of cells', async () => {
    const group = await create(
      html`<nc-cell-group title="Network"><nc-cell title="A"></nc-cell><nc-cell title="B"></nc-cell></nc-cell-group>`,
    );
    const { role, name } = await accessibleNode(group);
    expect([role, name]).to.deep.equal(['list', 'Network']);
    const roles = await Promise.all([...group.children].map(async (cell) => (await accessibleNode(cell)).role));
    expect(roles).to.deep.equal(['listitem', 'listitem']);
    group.append(document.createElement('p'));
    await drawn();
    expect((await accessibleNode(group)).role).to.equal('group');
    expect((await accessibleNode(group.firstElementChild!)).role).to.not.equal('listitem');
    group.querySelector('p')!.replaceWith(Object.assign(document.createElement('h3'), { slot: 'title' }));
    await drawn();
    expect((await accessibleNode(group)).role, 'with a heading inside').to.equal('group');
  });
});
