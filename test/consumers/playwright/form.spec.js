import { expect, test as base } from '@playwright/test';
import { choose, fill, fixtures, pickDate, swipe } from 'nacre/testing/playwright';
import { CONTROLS, markupOf, WRAPPED, wrappedMarkupOf } from './shared/controls.js';
import { works } from './shared/works.js';

const test = base.extend(fixtures);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

/** Roles of fields inside an element, which reads its native labels again when the field gets the focus. */
const FIELDS = ['textbox', 'searchbox', 'spinbutton'];

const show = (page, markup) => page.evaluate((html) => (document.body.innerHTML = html), markup);

for (const [index, control] of CONTROLS.entries()) {
  const [tag, role] = control;
  test(`${index}: ${tag} by its role ${role}, and by its label`, async ({ page }) => {
    await show(page, markupOf(control));
    await expect(page.getByRole(role, { name: 'Thing' })).toHaveCount(1);
    await expect(page.getByLabel('Thing').and(page.getByRole(role))).toHaveCount(1);
    works('Playwright', tag);
  });
}

for (const control of WRAPPED) {
  const [tag, role, attributes] = control;
  test(`${tag} as ${role} ${attributes} by the text of the native label around it`, async ({ page }) => {
    await show(page, wrappedMarkupOf(control));
    const named = page.getByRole(role, { name: 'Thing', exact: true });
    await expect(named).toHaveCount(1);
    await expect(page.getByLabel('Thing', { exact: true }).and(page.getByRole(role))).toHaveCount(1);
    await page.locator('body > label').evaluate((label) => (label.firstChild.data = 'Matter '));
    if (FIELDS.includes(role)) await named.focus();
    await expect(page.getByRole(role, { name: 'Matter', exact: true })).toHaveCount(1);
  });
}

test('says what is missing', async ({ page }) => {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('finds within a dialog what the app has put into it, and nothing beside it', async ({ page }) => {
  await show(
    page,
    `<nc-input label="Name"></nc-input>
    <nc-popup open label="Details"><p>About it</p><nc-input label="Name" value="Ada"></nc-input></nc-popup>`,
  );
  const details = page.locator('nc-popup', { has: page.getByRole('dialog', { name: 'Details' }) });
  await expect(details.getByText('About it')).toBeVisible();
  await expect(details.getByLabel('Name')).toHaveValue('Ada');
  await details.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await expect(page.locator('nc-popup nc-input')).toHaveJSProperty('value', 'Grace');
  works('Playwright', 'nc-popup');
});

const POINTERS = {
  mouse: {},
  touch: { hasTouch: true, isMobile: true, viewport: { width: 412, height: 839 } },
  'touch on a large screen': { hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } },
};

for (const [pointer, options] of Object.entries(POINTERS)) {
  test.describe(`with ${pointer}`, () => {
    test.use(options);

    test('fills and submits a form', async ({ page }) => {
      await fill(page.getByRole('textbox', { name: 'Email' }), 'grace@example.org');
      await expect(page.getByText('For grace@example.org')).toBeVisible();
      await choose(page.getByRole('combobox', { name: 'Colour' }), 'Green');
      await pickDate(page.getByRole('combobox', { name: 'Day' }), '2027-03-14');
      await choose(page.getByRole('radiogroup', { name: 'Size' }), 'Large');
      await choose(page.getByRole('group', { name: 'Extras' }), 'Milk', 'Sugar');
      await page.getByRole('switch', { name: 'News' }).click();
      await expect(page.getByRole('switch', { name: 'News' })).toBeChecked();
      await page.getByRole('checkbox', { name: 'I agree' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      expect(JSON.parse(await page.getByRole('status').textContent())).toEqual({
        ...{ email: 'grace@example.org', colour: '1', day: '2027-03-14', size: 'l', extras: 'milk,sugar' },
        ...{ news: 'on', terms: 'on' },
      });
    });

    test('picks a day in a calendar', async ({ page }) => {
      await show(page, '<nc-calendar label="Day" value="2027-03-01"></nc-calendar>');
      const calendar = page.getByRole('group', { name: 'Day' });
      await pickDate(calendar, '2027-05-31');
      await expect(calendar).toHaveJSProperty('value', '2027-05-31');
    });

    test('swipes a row open', async ({ page }) => {
      await show(page, `<nc-swipe-action id="row">Row</nc-swipe-action>`);
      const row = page.locator('#row');
      await row.evaluate((element) => (element.endOptions = [{ text: 'Delete' }]));
      await swipe(row, 'left');
      await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
      works('Playwright', 'nc-swipe-action');
    });

    test('picks a day in a calendar that opens from a field', async ({ page }) => {
      await show(page, '<nc-calendar mode="popup" label="Day" value="2027-03-01"></nc-calendar>');
      await pickDate(page.getByRole('combobox', { name: 'Day' }), '2027-04-14');
      await expect(page.locator('nc-calendar')).toHaveJSProperty('value', '2027-04-14');
    });

    for (const [mode, text, attributes = ''] of [
      ['date', '2027-03-14'],
      ['date', '2027-03', 'fields="month"'],
      ['date', '2027-03-14', 'selector-type="picker"'],
      ['date', '2027-03-14', 'selector-type="select"'],
      ['time', '14:30'],
    ]) {
      test(`picks ${text} in a picker of mode ${mode} ${attributes}`, async ({ page }) => {
        await show(page, `<nc-picker mode="${mode}" label="When" ${attributes}></nc-picker>`);
        await pickDate(page.getByRole('combobox', { name: 'When' }), text);
        await expect(page.locator('nc-picker')).toHaveJSProperty('value', text);
      });
    }

    test('chooses in wheels', async ({ page }) => {
      await show(page, '<nc-picker mode="multiSelector" label="Meal"></nc-picker>');
      const picker = page.locator('nc-picker');
      await picker.evaluate(
        (element) =>
          (element.range = [
            ['Rice', 'Soup'],
            ['Small', 'Large'],
          ]),
      );
      await choose(page.getByRole('combobox', { name: 'Meal' }), 'Soup', 'Large');
      await expect(picker).toHaveJSProperty('value', [1, 1]);
    });

    test('chooses in a segmented control, tabs and a native select', async ({ page }) => {
      await show(
        page,
        `<nc-segmented label="View" options='["List","Map"]'></nc-segmented>
        <nc-tabs><nc-tab label="News">About it</nc-tab><nc-tab label="Mail">Letters</nc-tab></nc-tabs>
        <select aria-label="Size"><option>Small</option><option>Large</option></select>`,
      );
      await choose(page.getByRole('radiogroup', { name: 'View' }), 'Map');
      await expect(page.getByRole('radio', { name: 'Map' })).toBeChecked();
      await choose(page.locator('nc-tabs'), 'Mail');
      await expect(page.getByText('Letters')).toBeVisible();
      await choose(page.getByRole('combobox', { name: 'Size' }), 'Large');
      await expect(page.getByRole('combobox', { name: 'Size' })).toHaveValue('Large');
    });

    test('swipes a swiper to its next page', async ({ page }) => {
      await show(
        page,
        '<nc-swiper><nc-swiper-item>One</nc-swiper-item><nc-swiper-item>Two</nc-swiper-item></nc-swiper>',
      );
      await swipe(page.locator('nc-swiper'), 'left');
      await expect(page.locator('nc-swiper')).toHaveJSProperty('current', 1);
    });
  });
}
