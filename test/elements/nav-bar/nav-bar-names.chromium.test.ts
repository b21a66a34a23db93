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
    expect(names).to.deep.equal(['City', 'Home new', 'Share', 'Menu 3 new', 'Keep']);
  });
});
