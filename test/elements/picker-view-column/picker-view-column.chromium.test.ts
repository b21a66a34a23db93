import 'nacre/elements/picker-view-column';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate, keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { logEvents, rowAt } from '../picker-view/wheel-fixture.js';

const FRUITS = ['Apple', 'Apricot', 'Banana', 'Cherry'];

describe('<nc-picker-view-column> in Chromium', () => {
  const create = async (value: number): Promise<NcPickerViewColumn> => {
    const column = await fixture<NcPickerViewColumn>(
      html`<nc-picker-view-column label="Fruit" .items=${FRUITS} .value=${value}></nc-picker-view-column>`,
    );
    await column.updateComplete;
    await drawn();
    return column;
  };

  it('is a spinbutton with a name and a range', async () => {
    const column = await create(2);
    const { role, name, properties } = await accessibleNode(column);
    expect([role, name]).to.deep.equal(['spinbutton', 'Fruit']);
    // The protocol does not report the text of the value.
    expect([properties.valuemin, properties.valuemax]).to.deep.equal([0, 3]);
    column.disabled = true;
    await column.updateComplete;
    expect((await accessibleNode(column)).properties.disabled).to.equal(true);
  });

  it('does not animate when motion is reduced', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const column = await create(0);
    const log = logEvents(column);
    column.focus();
    await keys('ArrowDown');
    expect(log.map(([type]) => type)).to.deep.equal(['pickstart', 'change', 'pickend']);
    expect(rowAt(column)).to.equal('Apricot');
    await emulate({});
  });
});
