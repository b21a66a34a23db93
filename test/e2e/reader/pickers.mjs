import assert from 'node:assert/strict';

export const pickers = {
  title: 'chooses dates, a country and a place, by typing and by wheels, and leaves one as it was',
  path: '/form',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.use('combobox', 'Date of birth');
    await reader.focuses('spinbutton', 'month');
    await reader.goTo('textbox', 'Date');
    await reader.press('Control+a');
    await reader.type('1990-05-17');
    await reader.press('Enter');
    await reader.gone('dialog', 'Date of birth');
    const birth = await reader.focuses('combobox', 'Date of birth');
    assert.equal(birth.value, 'May 17, 1990');

    await reader.press('Enter');
    await reader.focuses('spinbutton', 'month');
    await reader.press('ArrowDown');
    await reader.press('Escape');
    await reader.gone('dialog', 'Date of birth');
    assert.equal((await reader.focuses('combobox', 'Date of birth')).value, 'May 17, 1990');

    await reader.use('combobox', 'Nationality');
    await reader.focuses('spinbutton', 'Nationality');
    await reader.goTo('searchbox', 'Search');
    await reader.type('united king');
    await reader.press('Enter');
    await reader.gone('dialog', 'Nationality');
    assert.equal((await reader.focuses('combobox', 'Nationality')).value, 'United Kingdom');

    await reader.use('combobox', 'Where you live');
    await reader.focuses('spinbutton', 'Country');
    await reader.press('ArrowDown');
    await reader.goTo('spinbutton', 'Region');
    await reader.press('ArrowDown');
    await reader.use('button', 'Done');
    await reader.gone('dialog', 'Where you live');
    assert.match((await reader.focuses('combobox', 'Where you live')).value, /^France/);
  },
};
