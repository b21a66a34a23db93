import 'nacre/elements/segmented';
import { expect, fixture } from '@open-wc/testing';
import type { NcSegmented } from 'nacre/elements/segmented';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

const OPTIONS = '<option value="day">Day</option><option value="week">Week</option>';

describe('<nc-segmented> to assistive technology', () => {
  const named = {
    'a label that points to it': `<label for="it">Show</label><nc-segmented id="it">${OPTIONS}</nc-segmented>`,
    'a label around it': `<label><span>Show</span><nc-segmented>${OPTIONS}</nc-segmented></label>`,
    'an aria-label': `<nc-segmented aria-label="Show">${OPTIONS}</nc-segmented>`,
    'its own label': `<nc-segmented label="Show">${OPTIONS}</nc-segmented>`,
  };
  for (const [kind, markup] of Object.entries(named)) {
    it(`is a radio group, named by ${kind}`, async () => {
      const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
      const control = form.querySelector<NcSegmented>('nc-segmented')!;
      await settled(control);
      const { role, name } = await accessibleNode(control);
      expect(role).to.equal('radiogroup');
      expect(name).to.match(/^Show/);
    });
  }

  it('says which segment is chosen, and that one is missing', async () => {
    const control = await fixture<NcSegmented>(
      `<nc-segmented label="Show" required><option>Day</option><option selected>Week</option></nc-segmented>`,
    );
    await settled(control);
    const [, week] = control.shadowRoot!.querySelectorAll('button');
    const { role, name, properties } = await accessibleNode(week!);
    expect([role, name, properties.checked]).to.deep.equal(['radio', 'Week', 'true']);
    expect((await accessibleNode(control)).properties.required).to.equal(true);
    control.value = '';
    control.reportValidity();
    await settled(control);
    expect((await accessibleNode(control)).properties.invalid).to.equal('true');
  });
});
