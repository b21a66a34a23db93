import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/button';
import type { NcButton } from 'nacre/elements/button';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

describe('<nc-button> to assistive technology', () => {
  it('is busy while it is loading', async () => {
    const button = await fixture<NcButton>('<nc-button>Go</nc-button>');
    button.loading = true;
    await settled(button);
    expect((await accessibleNode(button)).properties.busy).to.equal(1);
  });
});
