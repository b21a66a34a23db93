import assert from 'node:assert/strict';
import { it } from 'node:test';
import { button, input, speak, title, top } from './showcase.mjs';

const YEAR = new Date().getFullYear() + 1;
const CONTROL = process.platform === 'darwin' ? 'Meta' : 'Control';
const FILE = { name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from('not much of a picture') };

/** What the server understands of what `fill` enters. */
const UNDERSTOOD = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  birth: '1990-05-17',
  country: 'GB',
  document: 'passport',
  number: '12345678X',
  photo: { name: 'ada.png', type: 'image/png', size: FILE.buffer.length },
  street: '1 rue de la Paix',
  home: ['France', 'Bretagne', 'Rennes'],
  postcode: '35000',
  since: '2020-05-01',
  route: ['MAD', 'LHR'],
  departure: `${YEAR}-06-01`,
  time: '09:30',
  return: `${YEAR}-06-10`,
  company: 'couple',
  travellers: 2,
  luggage: 7.5,
  tag: '#0b6e7d',
  cabin: 'comfort',
  budget: [550, 1950],
  flexibility: 3,
  quiet: 6,
  interests: ['sea', 'food'],
  meal: 'vegetarian',
  insurance: true,
  window: true,
  wishes: 'A quiet car, please.',
  website: 'https://example.com',
  code: '246810',
  news: true,
  terms: true,
};

/** A user without a mouse. */
function keyboard(page) {
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = (text) => page.keyboard.type(text);
  const isAt = (name) => top(page).locator(`nc-form [name="${name}"]:focus-within`).count();
  const to = async (name, key = 'Tab') => {
    for (let presses = 0; presses < 12; presses++) {
      if (await isAt(name)) return;
      await press(key);
    }
    assert.fail(`${key} never reached ${name}`);
  };
  const panel = (name) => top(page).locator(`nc-picker[name="${name}"]`).locator('dialog');
  /** Opens a picker, moves to a part of it, does something there, and confirms. */
  const open = async (name, part, key, act) => {
    await to(name);
    await press('Enter');
    const parts = panel(name).locator(part);
    await parts.first().waitFor();
    for (let presses = 0; presses < 6 && !(await parts.and(page.locator(':focus')).count()); presses++)
      await press(key);
    await act();
    await press('Enter');
    await panel(name).waitFor({ state: 'hidden' });
  };
  /** The first wheel has the focus, unless it had to be loaded. */
  const choose = (name, act) => open(name, 'nc-picker-view-column', 'Tab', act);
  /** In its field, which stands before the wheels, the list or the month. */
  const typeInto = (name, text) =>
    open(name, 'input', 'Shift+Tab', async () => {
      await press(`${CONTROL}+a`);
      await type(text);
    });
  const enter = async (name, text) => {
    await to(name);
    await type(text);
  };
  const use = async (name, ...keys) => {
    await to(name);
    await press(...keys);
  };
  return { press, type, to, choose, typeInto, enter, use };
}

/** Fills in the whole form. */
async function fill(page, { name = UNDERSTOOD.name, code = UNDERSTOOD.code, format = 'json' } = {}) {
  const { press, to, choose, typeInto, enter, use } = keyboard(page);
  await top(page).locator('nc-form [name="name"]').waitFor();
  const chosen = new Promise((resolve) => {
    page.once('filechooser', (chooser) => resolve(chooser.setFiles(FILE)));
  });
  await enter('name', name);
  await enter('email', 'ada@example.com');
  await enter('phone', '+44 20 7946 0958');
  await typeInto('birth', '1990-05-17');
  await typeInto('country', 'united king');
  await enter('document', 'P');
  await enter('number', '12345678x');
  await use('photo', 'Enter');
  await chosen;
  await choose('home', () => press('ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'));
  await enter('street', '1 rue de la Paix');
  await enter('postcode', '35000');
  await enter('since', '05012020');
  await choose('route', () => press('ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'));
  await typeInto('departure', `${YEAR}-06-01`);
  await typeInto('time', '9:30');
  await enter('return', `0610${YEAR}`);
  await use('company', 'ArrowDown');
  await use('cabin', 'ArrowRight');
  await enter('travellers', '2');
  await enter('luggage', '7.5');
  await use('budget', 'ArrowRight', 'Tab', 'ArrowLeft');
  await use('flexibility', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await use('quiet', 'ArrowRight');
  await use('interests', 'Space', 'Tab', 'Tab', 'Space');
  await use('meal', 'Space', 'ArrowDown');
  await use('window', 'Space');
  await use('insurance', 'Space');
  await enter('wishes', 'A quiet car, please.');
  await enter('website', 'https://example.com');
  await enter('password', 'correct horse');
  await enter('code', code);
  await use('news', 'Space');
  await use('terms', 'Space');
  await to('format');
  if (format === 'multipart') await press('ArrowRight');
}

const submit = (page) => keyboard(page).press('Tab', 'Tab', 'Enter');
const alert = (page) => top(page).getByRole('alert');
const share = (page, text) => top(page).getByText(text).waitFor();

/** The form is an island of its own: what it holds now. */
const valueOf = (page) =>
  top(page)
    .locator('nc-form')
    .evaluate((form) => form.value);

/** @param {import('./showcase.mjs').Showcase} showcase */
export function form(showcase) {
  for (const format of ['json', 'multipart']) {
    it(`is filled in by keyboard alone and sent as ${format}`, async () => {
      const page = await showcase.visit('/form');
      await share(page, '0 of 17 required fields filled in');
      await fill(page, { format });
      await share(page, '17 of 17 required fields filled in');
      const answered = page.waitForResponse('**/api/application');
      await submit(page);
      const answer = await answered;
      const type = answer.request().headers()['content-type'];
      assert.match(type, format === 'json' ? /^application\/json/ : /^multipart\/form-data; boundary=/);
      const { id, ...rest } = await answer.json();
      assert.deepEqual(rest, { understood: UNDERSTOOD });
      assert.equal(answer.status(), 201);
      await top(page)
        .locator('h2:focus', { hasText: `no. ${id} received` })
        .waitFor();
      const shown = top(page).locator('[data-field="budget"]');
      assert.equal(await shown.locator('code').textContent(), '[ 550, 1950 ]');
      assert.equal(await shown.locator('nc-tag').textContent(), 'array');
      await page.reload();
      await share(page, '0 of 17 required fields filled in');
    });
  }

  it('offers an account for what it knows of the traveller', async () => {
    const page = await showcase.visit('/form');
    await fill(page);
    await submit(page);
    await button(page, 'Create an account').click();
    await title(page, 'Sign up');
    assert.equal(await input(page, 'name').inputValue(), 'Ada Lovelace');
    assert.equal(await input(page, 'email').inputValue(), 'ada@example.com');
    await button(page, 'Next').click();
    await title(page, 'About you');
    assert.equal(await input(page, 'phone').inputValue(), '+44 20 7946 0958');
    await page.goBack();
    await title(page, 'Sign up');
    await page.goBack();
    await top(page)
      .getByText(/^Request no\. .* received$/)
      .waitFor();
  });

  it('says what is missing, and leads there, into groups too', async () => {
    const page = await showcase.visit('/form');
    const { press, to, enter } = keyboard(page);
    await share(page, '0 of 17 required fields filled in');
    await enter('email', 'nobody');
    await press('Enter');
    const isFocused = async (locator) => (await locator.and(page.locator(':focus')).count()) > 0;
    const links = top(page).locator('nc-form [part="summary"] a');
    await top(page).locator('nc-form [name="name"]:focus-within').waitFor();
    assert.equal(await links.count(), 17);
    // Many are one line, which opens.
    const line = top(page).locator('nc-form [part="summary"] summary');
    await line.waitFor();
    // It stands before the fields.
    for (let presses = 0; presses < 20 && !(await isFocused(line)); presses++) await press('Shift+Tab');
    await press('Enter');
    await links.first().waitFor();
    assert.match(await links.nth(1).textContent(), /^Email: .*email address/);
    const link = links.filter({ hasText: 'Who is traveling' });
    for (let presses = 0; presses < 20 && !(await isFocused(link)); presses++) await press('Tab');
    await press('Enter');
    await to('company', 'Escape');
    await press('Space');
    await links.filter({ hasText: 'Who is traveling' }).waitFor({ state: 'detached' });
    assert.equal((await valueOf(page)).company, 'alone');
  });

  it('shows what the server refuses at its field, and goes there', async () => {
    const page = await showcase.visit('/form');
    await fill(page, { code: '111111' });
    await submit(page);
    const code = top(page).locator('nc-input[name="code"]');
    await code.getByText('The server does not accept this.').waitFor();
    await top(page).locator('nc-input[name="code"]:focus-within').waitFor();
    const { press, type, to } = keyboard(page);
    await press(`${CONTROL}+a`);
    await type('246810');
    await to('format');
    await submit(page);
    await top(page)
      .getByText(/^Request no\. .* received$/)
      .waitFor();
  });

  it('says when the server fails or does not answer, and keeps everything', async () => {
    const page = await showcase.visit('/form');
    await fill(page, { name: 'Crash' });
    await submit(page);
    await alert(page).getByText('The server has a problem. Please try again.').waitFor();
    const { press, type, to } = keyboard(page);
    await to('name', 'Shift+Tab').catch(() => top(page).locator('nc-input[name="name"] input').focus());
    await press(`${CONTROL}+a`);
    await type('Slow');
    await page.clock.install();
    await press('Enter');
    await top(page).locator('nc-form[aria-busy], nc-form:state(submitting)').waitFor();
    await page.clock.runFor(5000);
    await alert(page).getByText('The server did not answer in time.').waitFor();
    assert.equal((await valueOf(page)).password, 'correct horse');
  });

  it('keeps a draft through a reload, in any language, but no secrets', async () => {
    const page = await showcase.visit('/form');
    await fill(page);
    const before = await valueOf(page);
    await page.reload();
    await share(page, '15 of 17 required fields filled in');
    assert.deepEqual(await valueOf(page), { ...before, password: '', code: '', photo: [] });
    await speak(page, 'es');
    await share(page, '15 de 17 campos obligatorios completados');
    await top(page).locator('nc-picker[name="country"]').getByText('Reino Unido').waitFor();
    await button(page, 'Empezar de nuevo').click();
    await share(page, '0 de 17 campos obligatorios completados');
    assert.equal((await valueOf(page)).country, null);
    await page.reload();
    await share(page, '0 de 17 campos obligatorios completados');
  });
}
