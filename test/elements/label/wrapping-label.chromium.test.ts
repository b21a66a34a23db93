import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { markupOf, WRAPPED } from '../../consumers/shared/controls.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const NATIVE = {
  field: '<input name="n" value="x">',
  range: '<input name="n" type="range" value="5">',
  'number field': '<input name="n" type="number" value="5">',
  list: '<select name="n"><option>A</option><option selected>B</option></select>',
  'long list': '<select name="n" size="2"><option>A</option><option selected>B</option></select>',
  area: '<textarea name="n">x</textarea>',
  'bar of progress': '<progress name="n" value="0.5">half</progress>',
};

/** What the browser knows of a control: of the field inside, if it has one. */
const nodeOf = (control: Element) =>
  accessibleNode(control.shadowRoot?.querySelector('input:not([type=file]), textarea') ?? control);

describe('a label around a control names it by its own text, without what the control shows', () => {
  before(useTokens);

  for (const control of WRAPPED) {
    const [tag, role, attributes] = control;
    for (const label of ['label', 'nc-label']) {
      it(`${tag} ${attributes} as ${role} in a ${label}`, async () => {
        const home = await fixture(`<main><${label}>Thing ${markupOf(control)} <i>of mine</i></${label}></main>`);
        await settled(home);
        const element = home.querySelector(tag)!;
        expect(await nodeOf(element)).to.include({ role, name: 'Thing of mine' });
      });
    }
  }

  for (const [what, markup] of Object.entries(NATIVE)) {
    for (const label of ['label', 'nc-label']) {
      it(`a native ${what} in a ${label}`, async () => {
        const home = await fixture(`<main><${label}>Thing ${markup} <i>of mine</i></${label}></main>`);
        await settled(home);
        expect((await accessibleNode(home.querySelector('[name]')!)).name).to.equal('Thing of mine');
      });
    }
  }

  it('by its current text', async () => {
    const home = await fixture('<nc-label>Thing <nc-picker mode="date" value="2027-03-14"></nc-picker></nc-label>');
    await settled(home);
    home.firstChild!.nodeValue = 'Day ';
    await drawn();
    expect((await nodeOf(home.querySelector('nc-picker')!)).name).to.equal('Day');
  });

  it('not, where the control has a label of its own', async () => {
    const home = await fixture('<nc-label>Thing <nc-calendar label="Day"></nc-calendar></nc-label>');
    await settled(home);
    const calendar = home.querySelector('nc-calendar')!;
    expect((await nodeOf(calendar)).name).to.equal('Day');
    home.firstChild!.nodeValue = 'Matter ';
    await drawn();
    expect((await nodeOf(calendar)).name).to.equal('Day');
  });
});
