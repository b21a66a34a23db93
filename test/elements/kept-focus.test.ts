import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import 'nacre/elements/list';
import 'nacre/elements/modal';
import 'nacre/elements/swipe-action';
import 'nacre/elements/tag';
import { keys } from '../helpers/commands.js';
import { deepActiveElement, settled } from '../helpers/dom.js';

const named = (text: string) => `<button id="${text}">${text}</button>`;

describe('the focus, when what has it goes', () => {
  const mount = async (markup: string) => {
    const home = await fixture<HTMLElement>(
      `<div><button id="before">before</button>${markup}<button id="after">after</button></div>`,
    );
    await settled(home);
    const find = (selector: string) => home.querySelector<HTMLElement>(selector)!;
    const group = () => find('nc-cell-group');
    return { home, find, group };
  };
  const has = (selector: string) =>
    waitUntil(() => document.activeElement?.matches(selector) === true, `${selector} has the focus`);
  const rows = (...names: string[]) =>
    `<nc-cell-group>${names.map((name) => `<div class="row">${named(name)}<i>,</i></div>`).join('')}</nc-cell-group>`;

  it('goes to the next row, then to the one before, then to the group', async () => {
    const { find } = await mount(rows('a', 'b', 'c'));
    find('#b').focus();
    find('#b').parentElement!.remove();
    await has('#c');
    find('#c').parentElement!.remove();
    await has('#a');
    find('#a').parentElement!.remove();
    await has('nc-cell-group');
    await keys('Tab');
    await has('#after');
    expect(find('nc-cell-group').hasAttribute('tabindex')).to.equal(false);
  });

  it('goes to the next that is left when several go, and to what comes instead', async () => {
    const { find, group } = await mount(rows('a', 'b', 'c', 'd'));
    find('#b').focus();
    for (const name of ['#b', '#c']) find(name).parentElement!.remove();
    await has('#d');
    const status = document.createElement('p');
    status.innerHTML = named('again');
    group().replaceChildren(status);
    await has('#again');
  });

  it('comes back to what has only moved', async () => {
    const { find, group } = await mount(rows('a', 'b', 'c'));
    find('#b').focus();
    group().append(find('#b').parentElement!);
    await has('#b');
  });

  it('goes on from what is hidden', async () => {
    const { find } = await mount(rows('a', 'b', 'c'));
    find('#b').focus();
    find('#b').parentElement!.hidden = true;
    // Firefox leaves it there.
    await waitUntil(() => ['c', 'b'].includes(document.activeElement!.id), 'something has it');
  });

  it('waits around what is disabled, and comes back to it', async () => {
    const { find } = await mount(`<section>${rows('a', 'b')}</section>`);
    const button = find('#a') as HTMLButtonElement;
    button.focus();
    button.disabled = true;
    await has('.row');
    button.disabled = false;
    await has('#a');
    expect(find('.row').hasAttribute('tabindex')).to.equal(false);
    button.disabled = true;
    await has('.row');
    await keys('Tab');
    await has('#b');
    button.disabled = false;
    await settled(find('nc-cell-group'));
    await has('#b');
  });

  it('stays where the page puts it', async () => {
    const { find } = await mount(rows('a', 'b', 'c'));
    find('#b').focus();
    find('#b').parentElement!.remove();
    find('#before').focus();
    await settled(find('nc-cell-group'));
    await has('#before');
  });

  it('is not taken once the user has left it to nothing', async () => {
    const { find, group } = await mount(rows('a', 'b', 'c'));
    find('#b').focus();
    find('#b').blur();
    await Promise.resolve();
    find('#b').parentElement!.remove();
    await settled(group());
    expect(document.activeElement).to.equal(document.body);
  });

  it('goes to the content of the next swipe row, whose actions stay covered', async () => {
    const row = (name: string) =>
      `<nc-swipe-action end-options='["Remove"]' id="row-${name}"><nc-cell clickable title="${name}" id="${name}"></nc-cell></nc-swipe-action>`;
    const { find } = await mount(`<section>${row('a')}${row('b')}</section>`);
    const first = find('#row-a');
    first.addEventListener('action', () => first.remove());
    find('#a').focus();
    await keys('Tab');
    expect(deepActiveElement()!.textContent).to.contain('Remove');
    await keys('Enter');
    await has('#b');
    expect(find('#row-b').matches(':state(open)')).to.equal(false);
  });

  it('of the only tag goes to what is beside it', async () => {
    const { find } = await mount('<p><nc-tag closable>one</nc-tag><button id="more">more</button></p>');
    find('nc-tag').focus();
    await keys('Enter');
    await has('#more');
  });

  it('goes back to what opened an overlay that is removed with it', async () => {
    const { find } = await mount(
      `<nc-cell-group>${named('opener')}<nc-modal title="Sure?"></nc-modal>${named('other')}</nc-cell-group>`,
    );
    find('#opener').focus();
    const modal = find('nc-modal') as HTMLElement & { open: boolean };
    modal.open = true;
    await waitUntil(() => document.activeElement === modal, 'the modal has it');
    modal.remove();
    await has('#opener');
  });

  it('goes to the next row of a list', async () => {
    const { find } = await mount(
      `<nc-list slotted style="height: 300px">${['a', 'b', 'c'].map((name) => `<div>${named(name)}</div>`).join('')}</nc-list>`,
    );
    await settled(find('nc-list'));
    find('#b').focus();
    find('#b').parentElement!.remove();
    await has('#c');
  });
});
