import assert from 'node:assert/strict';
import { it } from 'node:test';
import { button, forgetNetwork, top, violations } from './showcase.mjs';

const map = (page) => top(page).locator('nc-map');
const shops = (page) => top(page).locator('.shops nc-cell');
const search = (page) => top(page).locator('.store-search input');
const status = (page, text) => top(page).getByRole('status').getByText(text).waitFor();

/** Resolves when the map is drawn, and has loaded what it is drawn from. */
async function drawn(page) {
  await map(page).locator('[part="attribution"]').getByText('Natural Earth').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Resolves when the page has fetched a file. */
const fetched = (page, path) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    path,
  );

/** Where the map is and the positions of what it shows. */
const centerOf = (page) => map(page).evaluate(({ latitude, longitude }) => ({ latitude, longitude }));

async function openShops(showcase, options) {
  const page = await showcase.visit('/map', options);
  await drawn(page);
  await status(page, 'shops in view');
  return page;
}

/** Plays the voyage at its highest speed. */
async function play(page) {
  await top(page).locator('.track-options').getByText('8×').click();
  await top(page).getByRole('button', { name: 'Play', exact: true }).click();
  await top(page)
    .getByText(/^Under way for \d\d h/)
    .waitFor();
}

/** Kilometers of the voyage so far, as the page says. */
const kilometres = async (page) =>
  Number(/([\d,]+) km/.exec(await top(page).locator('.track-progress').innerText())[1].replace(',', ''));

/** @param {import('./showcase.mjs').Showcase} showcase */
export function maps(showcase) {
  it('find a shop: the list follows the map, and the map the list', async () => {
    const page = await openShops(showcase);
    const inView = async () => parseInt(await top(page).locator('.count').textContent(), 10);
    const all = await inView();
    assert.ok(all > 100, `${all} shops`);
    await map(page).locator('[part="map"]').focus();
    await page.keyboard.press('+');
    await page.waitForFunction((before) => parseInt(document.querySelector('.count').textContent, 10) < before, all);
    const first = await shops(page)
      .first()
      .evaluate(({ title }) => title);
    await shops(page).first().getByRole('button').click();
    await top(page).locator('.store-callout').getByText(first).waitFor();
    assert.deepEqual(await violations(page), []);
    await top(page).locator('.store-callout nc-button').click();
    await page.locator('nc-location-viewer').getByText(first).waitFor();
  });

  it('find the shops near a town and near the user', async () => {
    const page = await openShops(showcase, {
      permissions: ['geolocation'],
      geolocation: { latitude: 34.69, longitude: 135.5 },
    });
    await search(page).fill('heidelb');
    await shops(page).filter({ hasText: 'Heidelberg' }).filter({ hasText: 'Germany' }).getByRole('button').click();
    await top(page).getByText('Distances from Heidelberg').waitFor();
    await shops(page).filter({ hasText: 'Luxembourg' }).getByText('km').waitFor();
    await button(page, 'Near me').click();
    await top(page).getByText('Distances from your location').waitFor();
    await shops(page).filter({ hasText: 'Osaka' }).waitFor();
    const { latitude, longitude } = await centerOf(page);
    assert.ok(Math.abs(latitude - 34.69) < 5 && Math.abs(longitude - 135.5) < 5, `${latitude}, ${longitude}`);
  });

  it('find a shop without the position of the user and without the network', async () => {
    const page = await openShops(showcase);
    await button(page, 'Near me').click();
    await top(page).getByRole('alert').getByText('This page is not allowed to use your location').waitFor();
    await search(page).fill('lis');
    await shops(page).filter({ hasText: 'Lisbon' }).first().getByRole('button').click();
    await top(page).locator('.shops nc-cell', { hasText: 'Pearls of Lisbon' }).click();
    await top(page).locator('.store-callout').getByText('Pearls of Lisbon').waitFor();
    // What the map and its pins are made of has loaded; there is no other network.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await search(page).fill('nairobi');
    await shops(page).filter({ hasText: 'Kenya' }).first().getByRole('button').click();
    await status(page, /in view/);
    await top(page).locator('.shops nc-cell', { hasText: 'Pearls of Nairobi' }).click();
    await top(page).locator('.store-callout').getByText('Pearls of Nairobi').waitFor();
  });

  it('play a voyage, without the network, until the page hides', async () => {
    const page = await showcase.visit('/map?view=voyage');
    await drawn(page);
    await fetched(page, '/cities-');
    await page.context().setOffline(true);
    await play(page);
    await top(page).getByRole('button', { name: 'Pause', exact: true }).click();
    const stopped = await kilometres(page);
    assert.ok(stopped > 50 && stopped < 1200, `${stopped} km`);
    await page.context().setOffline(false);
    await top(page).getByRole('button', { name: 'Play', exact: true }).click();
    await page.goto('#/component/button');
    await top(page).locator('.playground').waitFor();
    await page.goBack();
    await top(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
    forgetNetwork(page);
  });

  it('move the boat to a time', async () => {
    const page = await showcase.visit('/map?view=voyage');
    await drawn(page);
    await top(page).locator('nc-slider').focus();
    await page.keyboard.press('End');
    await top(page).getByText('Under way for 82 hr').waitFor();
    const { latitude, longitude } = await centerOf(page);
    assert.deepEqual([latitude.toFixed(1), longitude.toFixed(1)], ['23.6', '58.6']);
    assert.deepEqual(await violations(page), []);
  });

  it('choose between shops and a voyage, which a reload keeps', async () => {
    const page = await openShops(showcase);
    const choose = (text) => top(page).getByRole('radio', { name: text }).click();
    const player = top(page).getByRole('button', { name: 'Play', exact: true });
    await choose('Voyage');
    await player.waitFor();
    await page.reload();
    await player.waitFor();
    await drawn(page);
    await choose('Shops');
    await status(page, 'shops in view');
    assert.equal(await player.count(), 0);
  });

  it('show the variants of an element in its playground', async () => {
    const page = await showcase.visit('/component/map');
    await drawn(page);
    const choose = (text) => top(page).locator('.variants').getByText(text, { exact: true }).click();
    await map(page).getByRole('button', { name: 'Broome', exact: true }).waitFor();
    await choose('Clusters');
    await map(page).getByRole('button', { name: /12/ }).first().waitFor();
    await choose('Controls');
    await map(page).getByRole('button', { name: 'Compass' }).click();
    await top(page).getByRole('tab', { name: 'Events' }).click();
    await top(page).locator('.log').getByText('controltap').waitFor();
    await choose('A custom callout');
    await top(page).locator('.store-callout').getByText('South Sea pearls').waitFor();
    assert.deepEqual(await violations(page), []);
  });
}
