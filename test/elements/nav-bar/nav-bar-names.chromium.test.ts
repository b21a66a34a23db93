import 'nacre/elements/nav-bar';
import { expect } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { BUTTONS, createNavBar } from '../../helpers/nav-bar.js';

describe('the buttons of <nc-nav-bar>', () => {
  it('have accessible names, with their badges', async () => {
    const { bar } = await createNavBar({ buttons: [...BUTTONS, { type: 'favorite', text: 'Keep' }] });
    const names = [];
    for (const button of bar.shadowRoot!.querySelectorAll('[part=button]')) {
      names.push((await accessibleNode(button)).name);
    }
    expect(names).to.deep.equal(['City', 'Home new', 'Share', 'Menu 3', 'Keep']);
  });

  it('say what a badge counts, and whether they are on', async () => {
    const { bar } = await createNavBar({
      buttons: [
        { icon: 'message', label: 'Messages', badgeText: 3, badgeLabel: '3 unread messages' },
        { type: 'favorite', pressed: true },
        { type: 'favorite', pressed: false },
        { type: 'favorite' },
      ],
    });
    const nodes = [];
    for (const button of bar.shadowRoot!.querySelectorAll('[part=button]')) nodes.push(await accessibleNode(button));
    expect(nodes.map(({ name, properties }) => [name, properties['pressed']])).to.deep.equal([
      ['Messages 3 unread messages', undefined],
      ['Add to favorites', 'true'],
      ['Add to favorites', 'false'],
      ['Add to favorites', undefined],
    ]);
  });
});
