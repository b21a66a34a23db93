// node test/e2e/screenshots.mjs: the pictures of shell/showcase/screenshots, taken from the built showcase.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/paths.mjs';
import { DESKTOP, PHONE, Showcase, button, top } from './showcase.mjs';

const FOLDER = join(root, 'shell/showcase/screenshots');
/** Largest size of a picture in bytes. */
const LIMIT = 200_000;

const turn = (page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/** The long form with something in it, and a picker open. */
async function fillSome(page) {
  const form = top(page).locator('nc-form');
  await form.locator('nc-input[name="name"] input').fill('Ada Lovelace');
  await form.locator('nc-input[name="email"] input').fill('ada@example.com');
  await form.locator('nc-input[name="phone"] input').fill('+44 20 7946 0958');
  await form.locator('nc-picker[name="birth"]').click();
  await form.locator('nc-picker[name="birth"] [part="month"]').first().waitFor();
}

const dark = { colorScheme: 'dark' };
const PICTURES = [
  { name: 'phone', path: '/components', viewport: PHONE },
  { name: 'phone-dark', path: '/component/switch', viewport: PHONE, ...dark },
  { name: 'rtl', path: '/form/profile', viewport: PHONE, act: turn },
  { name: 'desktop', path: '/component/input', viewport: DESKTOP },
  { name: 'desktop-dark', path: '/component/modal', viewport: DESKTOP, ...dark },
  { name: 'chinese', path: '/components', viewport: PHONE, locale: 'zh-CN' },
  { name: 'call', path: '/api/showModal', viewport: PHONE, act: (page) => button(page, 'Call').click() },
  { name: 'form', path: '/form', viewport: DESKTOP, act: fillSome },
  { name: 'news', path: '/news', viewport: PHONE },
  { name: 'shop', path: '/shop', viewport: PHONE },
  { name: 'shop-wide', path: '/shop/item/chair', viewport: DESKTOP },
  { name: 'plain', path: 'plain.html', viewport: { width: 1040, height: 680 } },
];

/** The picture of the README: three phones side by side. */
async function takeOverview() {
  const context = await showcase.browser.newContext({ viewport: { width: 1200, height: 780 } });
  const page = await context.newPage();
  const pictures = ['shop', 'news', 'phone-dark'].map((name) => {
    const data = readFileSync(join(FOLDER, `${name}.png`)).toString('base64');
    return `<img src="data:image/png;base64,${data}">`;
  });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center; gap: 48px; background: #dcecee; }
    img { height: 700px; border-radius: 28px; box-shadow: 0 12px 40px rgb(20 40 48 / 0.25); }
  </style>${pictures.join('')}`);
  await page.screenshot({ path: join(FOLDER, 'overview.png') });
  await context.close();
}

const showcase = new Showcase();
await showcase.open();
mkdirSync(FOLDER, { recursive: true });
try {
  for (const { name, path, act, ...options } of PICTURES) {
    const page = await showcase.visit(path, options);
    await (path.startsWith('/') ? top(page).locator('.page') : page.locator('main')).waitFor();
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    // Chunks of elements and overlays that come after the page.
    await page.waitForLoadState('networkidle');
    const file = join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    const { size } = statSync(file);
    if (size > LIMIT) throw new Error(`${name}.png has ${size} bytes`);
    await showcase.leave();
  }
  await takeOverview();
} finally {
  await showcase.close();
}
