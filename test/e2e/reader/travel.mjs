import assert from 'node:assert/strict';

export const travel = {
  title: 'sends a travel request with mistakes, is led to each, and sends it again',
  path: '/form',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    const enter = async (name, text) => {
      await reader.goTo('textbox', name);
      await reader.type(text);
    };
    /** Chooses what a picker begins with, or is at after these keys. */
    const choose = async (name, ...keys) => {
      await reader.use('combobox', name);
      await reader.focuses('spinbutton', /./);
      for (const key of keys) await reader.press(key);
      await reader.use('button', 'Done');
      await reader.gone('dialog', name);
      await reader.focuses('combobox', name);
    };

    await enter('Email', 'nobody');
    await reader.press('Enter');
    await reader.hears(/^Please correct 17 fields/);
    const name = await reader.focuses('textbox', 'Full name');
    assert.ok(name.states.includes('invalid'));
    assert.equal(name.description, 'Please fill in this field.');
    await reader.type('Ada Lovelace');
    const email = await reader.goTo('textbox', 'Email');
    assert.match(email.description, /email address/);
    await reader.press('Control+a');
    await reader.type('ada@example.com');
    await enter('Phone', '+44 20 7946 0958');
    await choose('Date of birth');
    await choose('Nationality');
    await reader.goTo('combobox', 'Document type');
    await reader.type('P');
    await enter('Document number', '12345678x');
    await choose('Where you live');
    await enter('Street address', '1 rue de la Paix');
    await choose('From and to', 'ArrowDown');
    await choose('Departure');
    await reader.goTo('radio', 'Just me');
    await reader.press(' ');
    await reader.focuses('radio', 'Just me', 'checked');
    await reader.goTo('spinbutton', 'Number of people');
    await reader.type('2');
    await reader.use('checkbox', 'The sea', ' ');
    await reader.focuses('checkbox', 'The sea', 'checked');
    await enter('Password', 'correct horse');
    await enter('Code from the text message', '111111');
    await reader.use('checkbox', 'I accept that this is only a demo', ' ');
    await reader.use('button', 'Send the request');

    await reader.hears(/Code from the text message: The server does not accept this\.$/);
    const code = await reader.focuses('textbox', 'Code from the text message');
    assert.equal(code.description, 'The server does not accept this.');
    await reader.press('Control+a');
    await reader.type('246810');
    await reader.press('Enter');
    await reader.focuses('heading', /^Request no\. .* received$/);
  },
};
