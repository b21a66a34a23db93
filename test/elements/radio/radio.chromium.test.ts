import { expect, fixture, html } from '@open-wc/testing';
import 'nacre/elements/radio';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

describe('<nc-radio> to assistive technology', () => {
  it('has its state and its position among the radios of its name', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <nc-radio name="c" value="red">Red</nc-radio>
        <p><nc-radio name="c" value="green">Green</nc-radio></p>
        <nc-radio name="c" value="blue">Blue</nc-radio>
      </form>`,
    );
    await settled(form);
    const radio = form.querySelector('nc-radio[value=green]')!;
    const { role, name, properties } = await accessibleNode(radio);
    expect([role, name, properties.checked]).to.deep.equal(['radio', 'Green', 'false']);
    const { ariaPosInSet, ariaSetSize } = (radio as unknown as { internals: ElementInternals }).internals;
    expect([ariaPosInSet, ariaSetSize]).to.deep.equal(['2', '3']);
  });
});
