import 'nacre/elements/input';
import 'nacre/elements/search-bar';
import 'nacre/elements/stepper';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../../../helpers/accessibility.js';
import { settled } from '../../../helpers/dom.js';

describe('the accessible description of a field', () => {
  for (const tag of ['nc-input', 'nc-textarea', 'nc-search-bar', 'nc-stepper']) {
    it(`<${tag}>: is that of the control`, async () => {
      const home = await fixture<HTMLElement>(
        `<div><${tag} aria-label="Name" aria-describedby="hint"></${tag}><p id="hint">As in your passport</p>
        <${tag} aria-label="Name" aria-description="All of them"></${tag}></div>`,
      );
      await settled(home);
      const [first, second] = Array.from(home.querySelectorAll(tag), (control) =>
        control.shadowRoot!.querySelector('input, textarea')!,
      );
      expect((await accessibleNode(first!)).description).to.equal('As in your passport');
      expect((await accessibleNode(second!)).description).to.equal('All of them');
    });
  }

  it('is followed by hint and error', async () => {
    const home = await fixture<HTMLElement>(
      `<div><nc-input label="Name" aria-describedby="page" hint="Two words." error="Taken."></nc-input><p id="page">First.</p></div>`,
    );
    await settled(home);
    const field = home.querySelector('nc-input')!.shadowRoot!.querySelector('input')!;
    expect((await accessibleNode(field)).description).to.equal('First. Two words. Taken.');
  });

  it('is followed by the message', async () => {
    const input = await fixture<HTMLElementTagNameMap['nc-input']>(
      '<nc-input label="Name" aria-description="All of them." custom-validity="Too long"></nc-input>',
    );
    input.reportValidity();
    await settled(input);
    expect((await accessibleNode(input.shadowRoot!.querySelector('input')!)).description).to.equal(
      'All of them. Too long',
    );
  });
});
