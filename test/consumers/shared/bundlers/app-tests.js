// What the user of a bundled app does first.
import { expect, test } from '@playwright/test';

const problems = [];
let requests = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  requests = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test.afterEach(() => expect(problems).toEqual([]));

const press = (page, text) => page.locator('nc-button', { hasText: text }).click();

test('goes to a page that loads later, and back', async ({ page }) => {
  await page.locator('nc-input input').fill('Ada');
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await press(page, 'Back');
  await expect(page.locator('nc-input input')).toHaveValue('Ada');
});

test('keeps a text, and says so', async ({ page }) => {
  await page.locator('nc-input input').fill('Ada');
  await press(page, 'Keep');
  await expect(page.locator('nc-toast')).toContainText('Kept Ada');
});

test('shows a map, with what it has packed', async ({ page }) => {
  await press(page, 'Map');
  await expect(page.locator('nc-map canvas.leaflet-tile-loaded').first()).toBeVisible();
  const colours = () =>
    page.locator('nc-map').evaluate((map) => {
      const seen = new Set();
      for (const tile of map.shadowRoot.querySelectorAll('canvas.leaflet-tile-loaded')) {
        const copy = new OffscreenCanvas(tile.width, tile.height).getContext('2d');
        copy.drawImage(tile, 0, 0);
        const { data } = copy.getImageData(0, 0, tile.width, tile.height);
        for (let at = 0; at < data.length; at += 4000) seen.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
      }
      return seen.size;
    });
  await expect.poll(colours).toBeGreaterThan(2);
});

test('reads a code by the library that it has asked for', async ({ page }) => {
  await press(page, 'Scan');
  // There is no camera: the scanner takes a picture.
  await page.locator('nc-popup input[type=file]').setInputFiles('shared/bundlers/qr.png');
  await expect(page.locator('output')).toHaveText('https://nacre.example/pearl?name=Zoë');
});

test('says what to add for a library that it has not', async ({ page }) => {
  await press(page, 'Send');
  const said = page.locator('output');
  await expect(said).toContainText('npm i tus-js-client@4');
  await expect(said).toContainText("import 'nacre/libraries/tus'");
});

test('loads at first nothing of maps and libraries', async () => {
  const late = requests.filter((url) => /map|zxing|cities|countries|hls|protomaps|\btus\b/.test(url));
  expect(late).toEqual([]);
});
