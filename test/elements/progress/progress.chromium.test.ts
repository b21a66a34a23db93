import 'nacre/elements/progress';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NcProgress } from 'nacre/elements/progress';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate } from '../../helpers/commands.js';

const create = async (markup: ReturnType<typeof html>): Promise<NcProgress> => {
  const element = await fixture<NcProgress>(markup);
  await element.updateComplete;
  return element;
};

describe('<nc-progress> in the accessibility tree', () => {
  it('has role, name and value', async () => {
    const element = await create(html`<nc-progress percent="42" label="Upload"></nc-progress>`);
    let { role, name, properties } = await accessibleNode(element);
    expect([role, name]).to.deep.equal(['progressbar', 'Upload']);
    expect(properties).to.include({ valuemin: 0, valuemax: 100 });
    element.percent = 43;
    element.label = 'Download';
    await element.updateComplete;
    ({ name } = await accessibleNode(element));
    expect(name).to.equal('Download');
  });
});

describe('an active <nc-progress> with reduced motion', () => {
  afterEach(() => emulate({}));

  it('shows its percentage without an animation, and fires activeend', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const element = await create(html`<nc-progress active></nc-progress>`);
    element.percent = 40;
    await oneEvent(element, 'activeend');
    expect(element.shadowRoot!.getAnimations()).to.deep.equal([]);
    expect(element.style.getPropertyValue('--_percent')).to.equal('40');
  });
});
