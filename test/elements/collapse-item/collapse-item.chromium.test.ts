import 'nacre/elements/collapse-item';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NcCollapseItem } from 'nacre/elements/collapse-item';
import { settled } from '../../helpers/dom.js';

describe('<nc-collapse-item>', () => {
  after(() => history.replaceState(null, '', location.pathname + location.search));

  it('opens when a link leads to what is in it', async () => {
    const item = await fixture<NcCollapseItem>(
      html`<nc-collapse-item title="Delivery"><p id="sought">Within two days.</p></nc-collapse-item>`,
    );
    await settled(item);
    const toggled = oneEvent(item, 'toggle');
    location.hash = 'sought';
    await toggled;
    expect(item.open).to.equal(true);
    await settled(item);
    expect(item.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true })).to.equal(true);
  });
});
