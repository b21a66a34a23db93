import 'nacre/elements';
import { choose, fill, pickDate } from 'nacre/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CONTROLS, markupOf, WRAPPED, wrappedMarkupOf } from './shared/controls.js';
import { SignUp } from './shared/sign-up.jsx';
import { works } from './shared/works.js';

beforeEach(() => document.body.replaceChildren());

describe('finds by role and name, and by label', () => {
  test.each(CONTROLS)('%s as %s', async (...control) => {
    document.body.innerHTML = markupOf(control);
    await expect.element(page.getByRole(control[1], { name: 'Thing' })).toBeInTheDocument();
    await expect.poll(() => page.getByLabelText('Thing').elements().length).toBeGreaterThan(0);
    works('Vitest, browser', control[0]);
  });

  test.each(WRAPPED)('%s as %s %s in a native label', async (...control) => {
    document.body.innerHTML = wrappedMarkupOf(control);
    await expect.element(page.getByRole(control[1], { name: 'Thing', exact: true })).toBeInTheDocument();
    await expect.poll(() => page.getByLabelText('Thing', { exact: true }).elements().length).toBeGreaterThan(0);
  });
});

const submitted = async () => JSON.parse((await page.getByRole('status').findElement()).textContent);

test('a form is filled by the locators', async () => {
  await render(<SignUp />);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await expect.element(page.getByText('For ada@example.org')).toBeVisible();
  await page.getByRole('switch', { name: 'News' }).click();
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await submitted()).toMatchObject({ email: 'ada@example.org', news: 'on', terms: 'on' });
});

test('a form is filled by the helpers', async () => {
  await render(<SignUp />);
  const control = (role, name) => page.getByRole(role, { name }).findElement();
  await fill(await control('textbox', 'Email'), 'grace@example.org');
  await choose(await control('combobox', 'Colour'), 'Green');
  await pickDate(await control('combobox', 'Day'), '2027-03-14');
  await choose(await control('radiogroup', 'Size'), 'Large');
  await choose(await control('group', 'Extras'), 'Milk', 'Sugar');
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await submitted()).toEqual({
    ...{ email: 'grace@example.org', colour: '1', day: '2027-03-14', size: 'l', extras: 'milk,sugar', terms: 'on' },
  });
});
