import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, mount, shown } from './tabs-fixture.js';

describe('<nc-tabs> as browsers search them', () => {
  before(useTokens);

  it('open the panel of what a link in the page leads to', async () => {
    const tabs = await mount(`<nc-tabs><nc-tab name="a" label="A">A</nc-tab><nc-tab name="b" label="B">
      <p style="height: 2000px"></p><p id="deep">B</p></nc-tab></nc-tabs>`);
    const reports = follow(tabs);
    const address = location.href;
    location.hash = 'deep';
    await waitUntil(() => tabs.value === 'b', 'the panel is open');
    await settled(tabs);
    expect(shown(tabs)).to.equal('A [B]');
    const deep = tabs.querySelector('#deep')!;
    await waitUntil(() => {
      const { top, bottom } = deep.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }, 'and it is in sight');
    expect(reports).to.deep.equal(['change b 1, is b']);
    history.replaceState(history.state, '', address);
    document.scrollingElement!.scrollTop = 0;
  });
});
