export const contacts = {
  title: 'finds a contact, removes it, brings it back, and goes to a letter',
  path: '/contacts',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.goTo('searchbox', 'Name or number');
    await reader.type('nobody at all');
    await reader.hears('No contact with that name');
    await reader.press('Escape');
    await reader.focuses('searchbox', 'Name or number');
    await reader.type('zoe');
    await reader.hears('12 contacts');

    await reader.use('button', 'Remove Zoë Acosta');
    await reader.hears(/^Zoë Acosta removed/);
    await reader.focuses('button', /^Zoë /);
    await reader.press('F6');
    await reader.focuses('button', 'Undo');
    await reader.press('Enter');
    await reader.find('button', /^Zoë Acosta/);
    await reader.focuses('button', /^Zoë /);

    await reader.goTo('searchbox', 'Name or number');
    await reader.press('Escape');
    await reader.goTo('slider', 'Letters');
    await reader.type('m');
    await reader.press('Enter');
    await reader.focuses('button', /^M/);
  },
};
