import { expect, test } from '@playwright/test';
import { choose } from 'nacre/testing/playwright';
import { works } from './shared/works.js';

const problems = [];

test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (answer) => answer.ok() || problems.push(`${answer.status()} ${answer.url()}`));
});
test.afterEach(() => expect(problems).toEqual([]));

/** The bus, as a page without it gets it when it is needed. */
const call = (page, name, options) =>
  page.evaluate(
    async ([of, given]) => {
      const nacre = await import('./nacre/cdn/device.js');
      globalThis.answer = nacre[of](given);
    },
    [name, options],
  );

for (const name of ['autoload', 'nacre', 'both', 'single']) {
  test(`${name}.html sends a form`, async ({ page }) => {
    await page.goto(`/${name}.html`);
    await page.locator('nc-button:defined').click();
    await expect(page.locator('nc-input')).toContainText(/fill in/i);
    await page.locator('nc-input input').fill('ada@example.org');
    await choose(page.locator('nc-picker'), 'Friday');
    await page.locator('nc-button').click();
    await expect(page.locator('#sent')).toHaveText('{"email":"ada@example.org","pictures":"yes","day":"1"}');
    for (const tag of ['nc-input', 'nc-picker', 'nc-button']) works('HTML, script tag', tag);
  });

  test(`${name}.html asks for a text, and shows a toast`, async ({ page }) => {
    await page.goto(`/${name}.html`);
    await call(page, 'showModal', { title: 'Your name', editable: true });
    await page.locator('nc-modal input').fill('Ada');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => globalThis.answer)).toMatchObject({ confirm: true, content: 'Ada' });
    await call(page, 'showToast', { title: 'Thank you', duration: 0 });
    await expect(page.locator('nc-toast')).toContainText('Thank you');
    for (const tag of ['nc-modal', 'nc-toast']) works('HTML, script tag', tag);
  });
}

test('a page has each class once, whatever it loads', async ({ page }) => {
  const requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/both.html');
  await page.locator('nc-button:defined').waitFor();
  const isSame = await page.evaluate(async () => {
    const { NcInput } = await import('./nacre/cdn/elements/input.js');
    return customElements.get('nc-input') === NcInput && document.querySelector('nc-input') instanceof NcInput;
  });
  expect(isSame).toBe(true);
  const chunks = requests.filter((path) => path.includes('/chunks/'));
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('scripts that are not modules use the global object', async ({ page }) => {
  await page.goto('/nacre.html');
  await page.locator('nc-button:defined').waitFor();
  await page.addScriptTag({ content: `nacre.showToast({ title: 'From a script', duration: 0 });` });
  await expect(page.locator('nc-toast')).toContainText('From a script');
});

test('an element that comes later is loaded by the autoloader', async ({ page }) => {
  await page.goto('/autoload.html');
  await page.evaluate(() =>
    document.querySelector('main').insertAdjacentHTML('beforeend', '<nc-rate label="Stars"></nc-rate>'),
  );
  await page.locator('nc-rate:defined').waitFor();
});
