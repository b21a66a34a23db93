import { expect, test as base } from '@playwright/test';
import { fixtures } from 'nacre/testing/playwright';
import { works } from './works.js';

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

const pick =
  (...keys) =>
  async (control, page) => {
    await focus(control);
    await control.evaluate((picker) => picker.show());
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    // Its panel has closed.
    await expect(control).toBeFocused();
  };

const addFile = (control) =>
  control
    .locator('input[type=file]')
    .setInputFiles({ name: 'c.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });

const clickFirst = (selector) => (control) => control.locator(selector).first().click();

/** name -> its element, the value that a user makes of the first one, how, and how from a blank one. */
const CONTROLS = {
  input: { on: 'nc-input', first: 'ab', next: 'abc', act: typeC },
  textarea: { on: 'nc-textarea', first: 'ab', next: 'abc', act: typeC },
  search: { on: 'nc-search-bar', first: 'ab', next: 'abc', act: typeC },
  stepper: { on: 'nc-stepper', first: 2, next: 3, act: press('ArrowUp') },
  rate: { on: 'nc-rate', first: 2, next: 3, act: press('ArrowUp') },
  slider: { on: 'nc-slider', first: 20, next: 21, act: press('ArrowUp') },
  picker: { on: 'nc-picker[name=picker]', first: 1, next: 0, act: pick('ArrowUp'), start: pick('ArrowDown') },
  wheels: { on: 'nc-picker[name=wheels]', first: [1, 1], next: [0, 1], act: pick('ArrowUp'), start: pick('ArrowDown') },
  calendar: { on: 'nc-calendar', first: '2026-03-10', next: '2026-03-11', act: press('ArrowRight', 'Enter') },
  segmented: { on: 'nc-segmented', first: 'b', next: 'a', act: press('ArrowLeft'), start: clickFirst('[role=radio]') },
  radios: { on: 'nc-radio-group', first: 'b', next: 'a', act: press('ArrowUp'), start: clickFirst('nc-radio') },
  radio: { on: 'form > nc-radio[value=b]', first: 'b', next: 'a', act: press('ArrowUp'), start: press(' ') },
  boxes: { on: 'nc-checkbox-group', first: ['b'], next: ['a', 'b'], act: press(' '), start: clickFirst('nc-checkbox') },
  checkbox: { on: 'form > nc-checkbox', first: true, next: false, act: press(' ') },
  switch: { on: 'nc-switch', first: true, next: false, act: press(' ') },
  files: { on: 'nc-uploader', first: [], next: ['c.txt'], act: addFile },
};
const NAMES = Object.keys(CONTROLS);
const FIRST = Object.fromEntries(NAMES.map((name) => [name, CONTROLS[name].first]));

const FORMS = {
  register: 'React Hook Form (register)',
  controller: 'React Hook Form (Controller)',
  tanstack: 'TanStack Form',
  formik: 'Formik',
};

const shownIn = async (page) => {
  const shown = {};
  for (const name of NAMES) {
    shown[name] = await page.locator(CONTROLS[name].on).evaluate((element) => {
      if (element.localName === 'nc-uploader') return element.value.map((item) => item.name);
      return element.checked ?? element.value;
    });
  }
  shown.radio = await page
    .locator('form > nc-radio')
    .evaluateAll((radios) => radios.find((radio) => radio.checked)?.value ?? '');
  return shown;
};

const button = (page, name) => page.getByRole('button', { name, exact: true });
/** What the element says is wrong. */
const messageOf = async (page, name) =>
  (await page.locator(`${CONTROLS[name].on} >> [part=message]`).allTextContents()).join('').trim();
const expectMessage = (page, name) => expect.poll(() => messageOf(page, name), name);

/** What a form library does with each control, in an app with React `version`. */
export function specifyForms(version) {
  let complaints;
  test.beforeEach(({ page }) => {
    complaints = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  test.afterEach(() => expect(complaints).toEqual([]));

  for (const [form, library] of Object.entries(FORMS)) {
    test(`${library} shows defaults, takes what the user enters, and goes back to the defaults`, async ({ page }) => {
      await page.goto(`/?form=${form}`);
      await expect.poll(() => shownIn(page)).toEqual(FIRST);
      for (const name of NAMES) {
        const { on, act, next } = CONTROLS[name];
        await act(page.locator(on), page);
        await expect.poll(async () => (await shownIn(page))[name], name).toEqual(next);
      }
      await button(page, 'Reset').click();
      await expect.poll(() => shownIn(page)).toEqual(FIRST);
    });

    test(`${library} shows errors, focuses the first, and takes each away once it is corrected`, async ({ page }) => {
      await page.goto(`/?form=${form}&blank`);
      await button(page, 'Send').click();
      for (const name of NAMES) await expectMessage(page, name).toBe('Please choose');
      await expect(page.locator('output')).toBeEmpty();
      if (library.startsWith('React Hook Form')) await expect(page.locator('nc-input')).toBeFocused();
      for (const name of NAMES) {
        const { on, act, start = act } = CONTROLS[name];
        await start(page.locator(on), page);
        if (form === 'tanstack') await button(page, 'Send').click();
        await expectMessage(page, name).toBe('');
      }
      const made = await shownIn(page);
      await button(page, 'Send').click();
      await expect(page.locator('output')).not.toBeEmpty();
      expect(JSON.parse(await page.locator('output').textContent())).toEqual(made);
      const tags = NAMES.map((name) => /nc-[a-z-]+/.exec(CONTROLS[name].on)[0]);
      for (const tag of new Set(tags)) works(`${library}, React ${version}`, tag);
    });
  }
}
