import { expect, test, type Page } from '@playwright/test';
import { works } from './shared/works.js';

/** Shifts of the layout, as browsers count them, from the start of the page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = Object.assign(window, { shifts: [] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
        shifts.push({ value, nodes: sources.map(({ node }) => node?.nodeName) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);

/** Scripts come late, so that the page is painted as the server has sent it. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release!: () => void;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What React, Next or we say in the console. */
const listen = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
};

const isDefined = (page: Page, tag: string) => page.waitForFunction((name) => customElements.get(name), tag);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fields have their labels, values and placeholders', async ({ page }) => {
    await page.goto('/plain');
    const screen = await page.locator('main').ariaSnapshot();
    for (const text of ['Name *', 'Ada', 'Email', 'ada@example.org', 'Password', 'Wishes', 'Search', 'Colour', 'Size'])
      expect(screen).toContain(text);
    for (const text of ['Small', 'Large', 'I agree', 'News', 'Send']) await expect(page.getByText(text)).toBeVisible();
    expect(screen).not.toContain('secret');
    for (const tag of [
      'nc-input',
      'nc-textarea',
      'nc-search-bar',
      'nc-picker',
      'nc-radio-group',
      'nc-checkbox',
      'nc-switch',
    ])
      works('Next 16, server', tag);
  });

  test('the first page of the shell is there, with its bars', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByText('Jobs of today')).toBeVisible();
    const screen = await page.locator('.nc-app').ariaSnapshot();
    for (const text of ['Home', 'Number', 'Open']) expect(screen).toContain(text);
    await page.getByRole('link', { name: 'Me' }).click();
    await expect(page.getByText('This is me')).toBeVisible();
  });

  test('a page for some users is not in the HTML', async ({ page }) => {
    await page.goto('/safe');
    await expect(page.getByText('This is me')).toHaveCount(0);
  });
});

for (const [path, tag] of [
  ['/plain', 'nc-picker'],
  ['/form', 'nc-input'],
  ['/home', 'nc-tab-bar'],
  ['/job/7?from=mail', 'nc-nav-bar'],
] as const) {
  test(`nothing moves on ${path} when the elements are defined, and React has nothing to say`, async ({ page }) => {
    const said = listen(page);
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(tag).first().waitFor();
    await painted(page);
    release();
    await isDefined(page, tag);
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('a form of React Hook Form works', async ({ page }) => {
  const said = listen(page);
  await page.goto('/form');
  await isDefined(page, 'nc-input');
  await page.getByText('Send').click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await page.locator('nc-input input').fill('ada@example.org');
  await page.getByText('I agree').click();
  await page.getByText('Send').click();
  await expect(page.locator('output')).toHaveText('{"email":"ada@example.org","terms":true}');
  await expect(page.locator('nc-toast')).toContainText('Welcome');
  expect(said).toEqual([]);
  for (const tag of ['nc-input', 'nc-checkbox', 'nc-button', 'nc-toast']) works('Next 16', tag);
});

test('the shell goes on from what the server has sent: pages, Back, Forward, reload', async ({ page }) => {
  const said = listen(page);
  await page.goto('/home');
  await isDefined(page, 'nc-button');
  const field = page.locator('nc-input input').first();
  await field.fill('12');
  await page.getByText('Open', { exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Job 12 from home' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/job/12?from=home');
  await page.goBack();
  await expect(page.getByText('Jobs of today')).toBeVisible();
  await expect(field).toHaveValue('12');
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByText('Done').click();
  await expect(page.getByText('Jobs of today')).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(said).toEqual([]);
});

test('two readers at once get their own pages', async ({ request }) => {
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  const pages = await Promise.all(ids.map(async (id) => (await request.get(`/job/${id}`)).text()));
  pages.forEach((html, index) => {
    expect([...html.matchAll(/Job (?:<!-- -->)?(\d+)/g)].map(([, id]) => id)).toEqual([String(index)]);
  });
});
