// What the journeys through the shop share.
import assert from 'node:assert/strict';
import { button, input, title, top } from './showcase.mjs';

export const MEMBER = { email: 'ada@example.com', password: 'seashell' };
export const STAFF = { email: 'sam@example.com', password: 'lighthouse' };

export const products = (page) => top(page).locator('.shop-body > .products .product');
export const cartCount = (page) => top(page).locator('nc-nav-bar').locator('[part="badge"]');
export const toast = (page, text) => page.locator('nc-toast').getByText(text);
export const rows = (page) => top(page).locator('.cart-row');
export const total = (page) => top(page).locator('.sum-total dd').innerText();

export async function openShop(showcase, options) {
  const page = await showcase.visit('/shop', options);
  await products(page).first().waitFor();
  return page;
}

export async function open(page, name) {
  await top(page).getByRole('link', { name, exact: true }).first().click();
  await title(page, name);
  await top(page).locator('.item h2', { hasText: name }).waitFor();
}

/** Goes to a page by its URL. Until the page before is covered or gone, what is on top is that. */
export async function goTo(page, path) {
  const before = await top(page).elementHandle();
  const moves = !page.url().endsWith(`#${path}`);
  await page.goto(`#${path}`);
  if (moves) await page.waitForFunction((covered) => covered.inert || !covered.isConnected, before);
}

export async function addToCart(page) {
  await button(page, 'Add to cart').click();
  await toast(page, 'is in your cart').waitFor();
}

export async function logIn(page, { email, password }) {
  await input(page, 'email').fill(email);
  await input(page, 'password').fill(password);
  await top(page).locator('.shop-login nc-button', { hasText: 'Log in' }).click();
}

/** Goes straight to a page with a cart and, if wanted, a login. */
export async function prepare(showcase, path, { account, ids = ['mug'], ...options } = {}) {
  const page = await openShop(showcase, options);
  for (const id of ids) {
    await goTo(page, `/shop/item/${id}`);
    await addToCart(page);
  }
  if (account) {
    await goTo(page, '/shop/login');
    await logIn(page, account);
    await top(page).locator('.shop-login').waitFor({ state: 'detached' });
  }
  await goTo(page, path);
  return page;
}

/** Chooses Marseille on a map. `act` uses the map before. */
export async function choosePlace(page, act) {
  await top(page).locator('.choose-place').click();
  const picker = page.locator('nc-location-picker');
  await act?.(picker);
  await picker.locator('input').fill('marseille');
  await picker.getByText('Marseille').first().click();
  await picker.getByRole('button', { name: 'OK' }).click();
  await top(page).locator('.deliver-place').getByText('Marseille').waitFor();
}

export async function fillAddress(page) {
  await input(page, 'name').fill('Ada Lovelace');
  await input(page, 'email').fill('ada@example.com');
  await input(page, 'street').fill('12 quai du Port');
}

/** Presses Tab until the focus is on what `text` names, as a user of a keyboard does. */
export async function tabTo(page, text) {
  const seen = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const host = document.activeElement;
      return [
        focused?.getAttribute('aria-label'),
        focused?.innerText,
        host?.getAttribute('aria-label'),
        host?.label,
        host?.innerText,
      ]
        .find((part) => typeof part === 'string' && part.trim())
        ?.trim();
    });
    if (name === text || name?.startsWith(text)) return;
    seen.push(name);
  }
  assert.fail(`No “${text}” among ${seen.join(' | ')}`);
}

export const until = (page, test, arg) => page.waitForFunction(test, arg);
