import { expect, test as base } from '@playwright/test';
import { fixtures } from 'nacre/testing/playwright';
import { works } from './shared/works.js';

const test = base.extend(fixtures);

/** Playwright's own `focus()` does not call the element's. */
const focus = (control) => control.evaluate((element) => element.focus());

const press =
  (...keys) =>
  async (control, page) => {
    await focus(control);
    for (const key of keys) await page.keyboard.press(key);
  };

const typeC = async (control, page) => {
  await focus(control);
  await page.keyboard.press('End');
  await page.keyboard.type('c');
};

const pickRowBefore = async (control, page) => {
  await focus(control);
  await control.evaluate((picker) => picker.show());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  // Its panel has closed.
  await expect(control).toBeFocused();
};

const addFile = (control) =>
  control
    .locator('input[type=file]')
    .setInputFiles({ name: 'c.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });

const namesOf = (items) => items.map(({ name }) => name);

/** [name, its element, what a user does, what the value is then, whether it can be blank] */
const CONTROLS = [
  ['input', 'nc-input', typeC, 'abc', true],
  ['textarea', 'nc-textarea', typeC, 'abc', true],
  ['search', 'nc-search-bar', typeC, 'abc', true],
  ['stepper', 'nc-stepper', press('ArrowUp'), 3],
  ['rate', 'nc-rate', press('ArrowUp'), 3, true],
  ['slider', 'nc-slider', press('ArrowUp'), 21],
  ['picker', 'nc-picker', pickRowBefore, 0, true],
  ['calendar', 'nc-calendar', press('ArrowRight', 'Enter'), '2026-03-11', true],
  ['segmented', 'nc-segmented', press('ArrowLeft'), 'a', true],
  ['radios', 'nc-radio-group', press('ArrowUp'), 'a', true],
  ['radio', 'nc-radio[name=radio][value=b]', press('ArrowUp'), 'a', true],
  ['boxes', 'nc-checkbox-group', press(' '), ['a', 'b'], true],
  ['checkbox', 'nc-checkbox#terms', press(' '), false, true],
  ['switch', 'nc-switch', press(' '), false, true],
  ['files', 'nc-uploader', addFile, ['b.txt', 'c.txt'], true],
];
const FIRST = {
  ...{ input: 'ab', textarea: 'ab', search: 'ab', stepper: 2, rate: 2, slider: 20, picker: 1, calendar: '2026-03-10' },
  ...{ segmented: 'b', radios: 'b', radio: 'b', boxes: ['b'], checkbox: true, switch: true, files: ['b.txt'] },
};
const OTHER = {
  ...{
    input: 'xyz',
    textarea: 'xyz',
    search: 'xyz',
    stepper: 7,
    rate: 4,
    slider: 70,
    picker: 0,
    calendar: '2026-04-20',
  },
  ...{ segmented: 'a', radios: 'a', radio: 'a', boxes: ['a'], checkbox: false, switch: false, files: [] },
};
const BLANKS = CONTROLS.filter(([, , , , canBeBlank]) => canBeBlank).map(([name]) => name);

const KINDS = {
  reactive: 'Angular reactive forms',
  template: 'Angular template-driven forms',
  signal: 'Angular signal forms',
};

/** What the form says of itself. */
const stateOf = async (page) => {
  const state = JSON.parse(await page.locator('output').textContent());
  return { ...state, values: { ...state.values, files: namesOf(state.values.files) } };
};

/** What the elements show. */
const shownIn = async (page) => {
  const shown = {};
  for (const [name, selector] of CONTROLS) {
    shown[name] = await page.locator(selector).evaluate((element) => {
      if (element.localName === 'nc-uploader') return element.value.map((item) => item.name);
      return element.localName === 'nc-radio' || element.checked === undefined ? element.value : element.checked;
    });
  }
  shown.radio = await page
    .locator('nc-radio[name=radio]')
    .evaluateAll((radios) => radios.find((each) => each.checked)?.value);
  return shown;
};

/** What the element says is wrong. */
const errorOf = async (page, selector) =>
  (await page.locator(`${selector} >> [part=message]`).allTextContents()).join('').trim();
const expectError = (page, selector) => expect.poll(() => errorOf(page, selector), selector);
const button = (page, name) => page.getByRole('button', { name, exact: true });

let complaints;

test.beforeEach(({ page }) => {
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
test.afterEach(() => expect(complaints).toEqual([]));

for (const [kind, library] of Object.entries(KINDS)) {
  test.describe(library, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/?${kind}`);
      await expect.poll(() => shownIn(page)).toEqual(FIRST);
    });

    test('has what the user enters, and knows what is dirty and touched', async ({ page }) => {
      for (const [name, selector, act, next] of CONTROLS) {
        await act(page.locator(selector), page);
        await expect.poll(async () => (await stateOf(page)).values[name], name).toEqual(next);
        expect((await stateOf(page)).dirty, name).toContain(name);
        if (name === 'files') continue;
        await page.locator('body').evaluate(() => document.activeElement.blur());
        await expect.poll(async () => (await stateOf(page)).touched, name).toContain(name);
      }
      expect((await shownIn(page)).radio).toBe('a');
    });

    test('shows what the app sets, and its reset', async ({ page }) => {
      await button(page, 'Set').click();
      await expect.poll(() => shownIn(page)).toEqual(OTHER);
      expect((await stateOf(page)).values).toEqual(OTHER);
      await button(page, 'Reset').click();
      await expect.poll(() => shownIn(page)).toEqual(FIRST);
      const { values, dirty, touched, invalid } = await stateOf(page);
      expect([values, dirty, touched, invalid]).toEqual([FIRST, [], [], []]);
    });

    test('submits what is valid', async ({ page }) => {
      await button(page, 'Send').click();
      await expect(page.locator('#saved')).not.toBeEmpty();
      const { files, ...values } = JSON.parse(await page.locator('#saved').textContent());
      expect({ ...values, files: namesOf(files) }).toEqual(FIRST);
    });

    test('says what is missing once the form is sent, and no longer when it is there', async ({ page }) => {
      await button(page, 'Blank').click();
      await expect.poll(async () => (await stateOf(page)).invalid.sort()).toEqual([...BLANKS].sort());
      await expectError(page, 'nc-input').toBe('');
      await button(page, 'Send').click();
      for (const [, selector] of CONTROLS.filter(([name]) => BLANKS.includes(name)))
        await expectError(page, selector).not.toBe('');
      await expect(page.locator('#saved')).toBeEmpty();
      await button(page, 'Set').click();
      await expectError(page, 'nc-input').toBe('');
      for (const [name, selector] of CONTROLS) works(library, /^[a-z-]+/.exec(selector)[0], name);
    });

    test('disables the controls', async ({ page }) => {
      await button(page, 'Disable').click();
      for (const [, selector] of CONTROLS)
        await expect.poll(() => page.locator(selector).evaluate((element) => element.matches(':disabled'))).toBe(true);
    });
  });
}

for (const kind of ['reactive', 'signal']) {
  test(`${KINDS[kind]} show the texts of the app's validators`, async ({ page }) => {
    await page.goto(`/?${kind}`);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('a');
    await expectError(page, 'nc-input').toBe('');
    await field.blur();
    await expectError(page, 'nc-input').toBe('At least 2 letters');
    await field.fill('abcd');
    await expectError(page, 'nc-input').toBe('This name is taken');
    await field.fill('abcde');
    await expectError(page, 'nc-input').toBe('');
  });
}

for (const kind of ['reactive', 'template']) {
  test(`${KINDS[kind]}: the focus goes to the first control that is wrong`, async ({ page }) => {
    await page.goto(`/?${kind}`);
    await button(page, 'Blank').click();
    await expect.poll(async () => (await stateOf(page)).invalid.sort()).toEqual([...BLANKS].sort());
    await button(page, 'Send').click();
    await expect(page.locator('nc-input')).toBeFocused();
    await page.keyboard.type('ab');
    await button(page, 'Send').click();
    await expect(page.locator('nc-textarea')).toBeFocused();
    await button(page, 'Reset').click();
    await button(page, 'Send').click();
    await expect(page.locator('#saved')).not.toBeEmpty();
    await expect(page.locator('nc-button[form-type=submit]')).toBeFocused();
  });
}

for (const kind of ['reactive']) {
  test(`${KINDS[kind]}: a reset button of the page brings the first values back`, async ({ page }) => {
    await page.goto(`/?${kind}`);
    await button(page, 'Set').click();
    await expect.poll(() => shownIn(page)).toEqual(OTHER);
    await button(page, 'Reset natively').click();
    await expect.poll(() => shownIn(page)).toEqual(FIRST);
    expect((await stateOf(page)).values).toEqual(FIRST);
  });
}
