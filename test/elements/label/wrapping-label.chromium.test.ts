import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { WRAPPED, markupOf } from '../../consumers/shared/controls.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

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
