import 'nacre/elements/rich-text';
import { expect, fixture } from '@open-wc/testing';
import type { NcRichText } from 'nacre/elements/rich-text';
import { accessibleNode } from '../../helpers/accessibility.js';

describe('a link in <nc-rich-text>', () => {
  it('is a link in the accessibility tree', async () => {
    const element = await fixture<NcRichText>('<nc-rich-text></nc-rich-text>');
    element.nodes = '<a href="https://a.example/">Pearls</a>';
    await element.updateComplete;
    const { role, name } = await accessibleNode(element.shadowRoot!.querySelector('a')!);
    expect([role, name]).to.deep.equal(['link', 'Pearls']);
  });
});
