import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/checkbox';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

describe('<nc-checkbox> to assistive technology', () => {
  it('is mixed while it is indeterminate, then on or off', async () => {
    const box = await fixture<NcCheckbox>('<nc-checkbox indeterminate>Yes</nc-checkbox>');
    const checked = async () => (await accessibleNode(box)).properties.checked;
    expect(await checked()).to.equal('mixed');
    box.click();
    await settled(box);
    expect(await checked()).to.equal('true');
    box.click();
    expect(await checked()).to.equal('false');
  });
});
