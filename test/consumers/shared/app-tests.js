// What users do first, the same in each framework: each control gives the app what the user does, and shows what the app sets.
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { choose, fill, fixtures, pickDate } from 'nacre/testing/playwright';
import { FILLED, START } from './app.js';
import { works } from './works.js';

const test = base.extend(fixtures);

/** The framework, for the table of what works. */
const { description: framework } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Key of the state -> what the user does, and what the app hears. */
const CONTROLS = {
  name: [(page) => fill(page.getByRole('textbox', { name: 'Name' }), 'Ada'), 'Ada'],
  age: [(page) => fill(page.getByRole('textbox', { name: 'Age' }), '42'), 42],
  note: [(page) => fill(page.getByRole('textbox', { name: 'Note' }), 'Hello'), 'Hello'],
  query: [(page) => fill(page.getByRole('searchbox', { name: 'Search' }), 'beetle'), 'beetle'],
  count: [(page) => page.getByRole('spinbutton', { name: 'Count' }).press('ArrowUp'), 2],
  terms: [(page) => page.getByRole('checkbox', { name: 'I agree' }).click(), true],
  toppings: [(page) => choose(page.getByRole('group', { name: 'Toppings' }), 'Cream'), ['cream']],
  size: [(page) => choose(page.getByRole('radiogroup', { name: 'Size' }), 'Large'), 'l'],
  news: [(page) => page.getByRole('switch', { name: 'News' }).click(), true],
  colour: [(page) => choose(page.getByRole('combobox', { name: 'Colour' }), 'Green'), 1],
  day: [(page) => pickDate(page.getByRole('combobox', { name: 'Day' }), '2027-03-14'), '2027-03-14'],
  volume: [(page) => page.getByRole('slider', { name: 'Volume' }).press('ArrowRight'), 60],
  stars: [(page) => page.getByRole('slider', { name: 'Stars' }).press('ArrowRight'), 1],
  view: [(page) => choose(page.getByRole('radiogroup', { name: 'View' }), 'Grid'), 'grid'],
  tab: [(page) => page.getByRole('tab', { name: 'Second' }).click(), 'second'],
};

/** The property that shows a state. */
const propertyOf = (key) => (key === 'terms' || key === 'news' ? 'checked' : 'value');

/** What the property is for a state: a text in a text field. */
const shown = (key, state) => (key === 'age' ? String(state[key] ?? '') : state[key]);

const stateOf = async (page) => JSON.parse(await page.locator('#state').textContent());

const problems = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test.afterEach(() => expect(problems).toEqual([]));

for (const [key, [act, heard]] of Object.entries(CONTROLS)) {
  test(`${key}: the app hears the user, and the control shows what the app sets`, async ({ page }) => {
    // Parts of elements have ids too.
    const control = page.locator(`#${key}`).first();
    await expect(control).toHaveJSProperty(propertyOf(key), shown(key, START));
    await act(page);
    await expect.poll(() => stateOf(page)).toEqual({ ...START, [key]: heard });
    await expect(control).toHaveJSProperty(propertyOf(key), shown(key, { [key]: heard }));
    await page.getByRole('button', { name: 'Fill' }).click();
    await expect.poll(() => stateOf(page)).toEqual(FILLED);
    await expect(control).toHaveJSProperty(propertyOf(key), shown(key, FILLED));
    await page.getByText('Clear', { exact: true }).click();
    await expect(control).toHaveJSProperty(propertyOf(key), shown(key, START));
    works(framework, await control.evaluate(({ localName }) => localName));
  });
}

test('typing: a text is given letter by letter, and the caret stays', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await page.keyboard.type('Adda');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('-');
  await expect.poll(async () => (await stateOf(page)).name).toBe('Ad-a');
});

test('events: an event of the element, with its fields', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.locator('#heard')).toHaveText('confirm Ada');
});

test('slots: content is in its place', async ({ page }) => {
  await expect(page.locator('#name [slot=prefix]')).toHaveText('@');
  const [field, prefix] = await Promise.all(
    [page.locator('#name'), page.getByText('@')].map((each) => each.boundingBox()),
  );
  expect(prefix.y).toBeGreaterThanOrEqual(field.y);
  expect(prefix.y + prefix.height).toBeLessThanOrEqual(field.y + field.height);
});

test('tabs: do not hear the fields in them', async ({ page }) => {
  await page.getByRole('textbox', { name: 'In a tab' }).fill('x');
  await page.keyboard.press('Tab');
  expect((await stateOf(page)).tab).toBe('first');
});

test('list: shows rows, hears them, and follows new items', async ({ page }) => {
  const list = page.locator('nc-list');
  await list.getByText('Person 3', { exact: true }).click();
  await expect(page.locator('#heard')).toHaveText('person 3');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(list.getByText('Person new')).toBeVisible();
  await list.evaluate((element) => element.scrollToIndex(200));
  await expect(list.getByText('Person 199')).toBeVisible();
  await expect(list.getByText('Person new')).toHaveCount(0);
  works(framework, 'nc-list');
});

test('overlay: opens and closes by the app, and says when the user has closed it', async ({ page }) => {
  const popup = page.locator('nc-popup', { has: page.getByRole('dialog', { name: 'Details' }) });
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(popup.getByText('More about it')).toBeVisible();
    await expect(page.locator('#open')).toHaveText('true');
    await page.keyboard.press('Escape');
    await expect(page.locator('#open')).toHaveText('false');
    await expect(popup).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Open' }).click();
  await popup.getByRole('button', { name: 'Done' }).click();
  await expect(popup).toHaveCount(0);
  works(framework, 'nc-popup');
});

test('form: submits what the controls have, and resets them', async ({ page }) => {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('#sent')).toHaveText('');
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(async () => JSON.parse(await page.locator('#sent').textContent()))
    .toMatchObject({
      ...{ name: 'Grace', terms: 'on', size: 'l', news: 'on', colour: '2', day: '2026-12-09', volume: '80' },
    });
  works(framework, 'nc-button');
});
