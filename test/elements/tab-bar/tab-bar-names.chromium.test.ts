import 'nacre/elements/tab-bar';
import { expect, fixture } from '@open-wc/testing';
import type { NcTabBar } from 'nacre/elements/tab-bar';
import { accessibleNode } from '../../helpers/accessibility.js';

describe('a tab of <nc-tab-bar>', () => {
  it('is named by its text and its badge', async () => {
    const bar = await fixture<NcTabBar>('<nc-tab-bar></nc-tab-bar>');
    bar.list = [{ pagePath: '/shop', text: 'Shop', icon: 'grid', badge: '3' }];
    await bar.updateComplete;
    const { role, name } = await accessibleNode(bar.shadowRoot!.querySelector('[part~=tab]')!);
    expect([role, name]).to.deep.equal(['link', 'Shop 3']);
  });
});
