import 'nacre/elements/toast';
import { expect, fixture } from '@open-wc/testing';
import type { NcToast } from '../../../elements/toast/toast.js';
import { accessibleNode } from '../../helpers/accessibility.js';

describe('the accessibility tree of <nc-toast>', () => {
  it('has a live region before the toast opens', async () => {
    const toast = await fixture<NcToast>('<nc-toast title="Saved"></nc-toast>');
    const before = await accessibleNode(toast);
    expect([before.role, before.properties.live, before.properties.atomic]).to.deep.equal(['status', 'polite', true]);
    toast.icon = 'error';
    await toast.updateComplete;
    const error = await accessibleNode(toast);
    expect([error.role, error.properties.live]).to.deep.equal(['alert', 'assertive']);
  });
});
