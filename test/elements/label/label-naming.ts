import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/switch';
import { expect, fixture, html } from '@open-wc/testing';
import { drawn, settled } from '../../helpers/dom.js';

export async function create(markup: unknown) {
  const home = await fixture<HTMLElement>(html`<main>${markup}</main>`);
  await settled(home);
  return { home, label: home.querySelector('nc-label')! };
}

/** What `nc-label` names, read by `nameOf`. */
export function labelNamingTests(nameOf: (control: HTMLElement) => Promise<string>): void {
  describe('names', () => {
    for (const [control, markup] of Object.entries({
      'an input': html`<nc-label for="x">Name</nc-label><nc-input id="x"></nc-input>`,
      'a switch': html`<nc-switch id="x"></nc-switch><nc-label for="x">Name</nc-label>`,
      'a native field': html`<nc-label for="x">Name</nc-label><input id="x" />`,
      'a native field inside': html`<nc-label><span>Name</span> <input id="x" /></nc-label>`,
    })) {
      it(`${control}, for as long as it is there, and with its current text`, async () => {
        const { home, label } = await create(markup);
        const target = home.querySelector<HTMLElement>('#x')!;
        const before = target.getAttributeNames();
        expect(await nameOf(target)).to.equal('Name');
        await expect(home).to.be.accessible();
        (label.querySelector('span') ?? label).firstChild!.nodeValue = 'Full name';
        await drawn();
        expect(await nameOf(target)).to.equal('Full name');
        label.before(target);
        label.remove();
        await drawn();
        expect(await nameOf(target)).to.equal('');
        expect(target.getAttributeNames()).to.deep.equal(before.filter((name) => name !== 'aria-labelledby'));
      });
    }

    it('a control that comes later, or gets the id later', async () => {
      const { home, label } = await create(html`<nc-label for="x">Name</nc-label>`);
      const input = home.appendChild(document.createElement('input'));
      expect(label.control).to.equal(null);
      input.id = 'x';
      await Promise.resolve();
      expect(await nameOf(input)).to.equal('Name');
      input.id = 'y';
      await Promise.resolve();
      expect(await nameOf(input)).to.equal('');
      label.htmlFor = 'y';
      await label.updateComplete;
      expect(await nameOf(input)).to.equal('Name');
    });

    it('a control that is defined later', async () => {
      const { home } = await create(html`<nc-label for="x">Name</nc-label><test-late id="x"></test-late>`);
      class Late extends (customElements.get('nc-switch') as typeof import('nacre/elements/switch').NcSwitch) {}
      customElements.define('test-late', Late);
      await customElements.whenDefined('test-late');
      await Promise.resolve();
      expect(await nameOf(home.querySelector<HTMLElement>('#x')!)).to.equal('Name');
    });

    it('together with other labels, and never against the page', async () => {
      const { home } = await create(
        html`<nc-label for="x">First</nc-label><nc-label for="x">Last</nc-label><input id="x" />
          <nc-label for="y">No</nc-label><input id="y" aria-label="Yes" />`,
      );
      expect(await nameOf(home.querySelector('input')!)).to.equal('First Last');
      expect(home.querySelector('#y')!.hasAttribute('aria-labelledby')).to.equal(false);
    });
  });
}
