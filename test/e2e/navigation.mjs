import assert from 'node:assert/strict';
import { it } from 'node:test';
import { button, DESKTOP, place, top, violations } from './showcase.mjs';

/** @param {import('./showcase.mjs').Showcase} showcase */
export function navigation(showcase) {
  const arrives = (page, title) => page.waitForFunction((text) => document.title === text, title);

  it('leads from an unknown address to the start', async () => {
    const page = await showcase.visit('/no/such/page');
    await top(page).getByText('Nothing here').waitFor();
    assert.equal((await place(page)).title, 'Not found');
    await top(page).getByRole('button', { name: 'Go to the start' }).click();
    await top(page).locator('.hero').waitFor();
  });

  it('shows the same for an element or a call that does not exist', async () => {
    for (const path of ['/component/nothing', '/api/nothing', '/component/__proto__', '/api/constructor']) {
      const page = await showcase.visit(path);
      await top(page).getByText('Nothing here').waitFor();
    }
  });

  it('takes a malformed % in an address as it is', async () => {
    for (const path of ['/component/%E0%A4%A', '/%', '/components?a=%ZZ', '/api/100%']) {
      const page = await showcase.visit(path);
      await top(page).locator('.page').waitFor();
      assert.ok((await place(page)).title);
    }
  });

  it('recovers when a page could not be loaded', async () => {
    const page = await showcase.visit('/components');
    await top(page).locator('.hero').waitFor();
    let failures = 0;
    await page.route(/\/assets\/apis-.*\.js/, (route) => (failures++ ? route.continue() : route.abort()));
    await page.locator('nc-tab-bar').getByText('APIs').click();
    await top(page).getByText('Page failed to load.').waitFor();
    // What the browser says, and what the app is told.
    assert.deepEqual(
      page.problems.splice(0).filter((text) => !/ERR_FAILED|dynamically imported module/.test(text)),
      [],
    );
    await top(page).getByRole('button', { name: 'Retry' }).click();
    await top(page).getByText('showToast').waitFor();
    assert.ok(failures >= 2);
  });

  it('keeps stack, screen and address together over Back and Forward', async () => {
    const page = await showcase.visit('/components');
    await top(page).locator('.hero').waitFor();
    const visited = ['Nacre'];
    const open = async (text, title) => {
      await top(page).getByText(text, { exact: true }).first().click();
      await arrives(page, title);
      visited.push(title);
    };
    await open('nc-button', 'nc-button');
    await page.goBack();
    await arrives(page, 'Nacre');
    await page.goForward();
    await arrives(page, 'nc-button');
    for (const name of ['input', 'switch', 'icon', 'text', 'image', 'checkbox']) {
      await page.evaluate((element) => {
        location.hash = `/component/${element}`;
      }, name);
      await arrives(page, `nc-${name}`);
      visited.push(`nc-${name}`);
    }
    const here = async (title) => {
      await arrives(page, title);
      const { route, ...shown } = await place(page);
      assert.deepEqual(shown, { title, document: title });
      assert.equal(route, title === 'Nacre' ? '/components' : `/component/${title.slice(3)}`);
      assert.equal(await page.locator('.nc-page:not([inert])').count(), 1);
      const tag = title === 'Nacre' ? '.hero' : `.stage ${title}`;
      await top(page).locator(tag).first().waitFor({ state: 'attached' });
    };
    for (const title of visited.slice(0, -1).reverse()) {
      await page.goBack();
      await here(title);
    }
    for (const title of visited.slice(1)) {
      await page.goForward();
      await here(title);
    }
    // Many at once, as from the browser's list of visited pages.
    await page.evaluate(() => history.go(-5));
    await here(visited.at(-6));
    await page.evaluate(() => history.go(3));
    await here(visited.at(-3));
  });

  it('keeps what tabs show, and goes back from any to the first, then out of the app', async () => {
    const page = await showcase.visit('/components');
    await top(page).locator('.hero').waitFor();
    const tab = (text) => page.locator('nc-tab-bar').getByText(text, { exact: true });
    const isAtStart = async () => {
      await arrives(page, 'Nacre');
      await top(page).locator('.hero').waitFor();
      assert.equal((await place(page)).route, '/components');
    };
    await tab('Settings').click();
    await arrives(page, 'Settings');
    await tab('Components').click();
    await isAtStart();
    await tab('APIs').click();
    await arrives(page, 'APIs');
    await tab('Settings').click();
    await arrives(page, 'Settings');
    await page.goBack();
    await isAtStart();
    await page.goForward();
    await arrives(page, 'Settings');
    await page.reload();
    await arrives(page, 'Settings');
    await page.goBack();
    await isAtStart();
    await page.goBack();
    assert.equal(page.url(), 'about:blank');
  });

  it('closes what is open by Back, then leads to the page beneath a link, then out of the app', async () => {
    const page = await showcase.visit('/api/showModal');
    // The router has written its state when the page is there.
    await button(page, 'Call').waitFor();
    const before = await page.evaluate(() => history.state);
    const dialog = page.getByRole('alertdialog');
    const ask = async () => {
      await button(page, 'Call').click();
      await dialog.waitFor();
    };
    const isBack = () => page.waitForFunction(({ key }) => history.state.key === key && !history.state.spare, before);
    await ask();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await isBack();
    await ask();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isBack();
    await ask();
    await page.reload();
    await button(page, 'Call').waitFor();
    await isBack();
    assert.equal((await place(page)).title, 'showModal');
    await page.goBack();
    await page.waitForURL('**/#/apis');
    await page.goBack();
    assert.equal(page.url(), 'about:blank');
  });

  it('has its navigation at the side of a wide screen', async () => {
    const page = await showcase.visit('/components', { viewport: DESKTOP });
    const side = page.getByRole('navigation', { name: 'Main navigation' });
    const current = side.locator('[aria-current]');
    await side.getByText('APIs').click();
    await arrives(page, 'APIs');
    assert.equal(await current.innerText(), 'APIs');
    assert.equal(await page.locator('nc-tab-bar').isVisible(), false);
    await top(page).getByText('showToast').click();
    await arrives(page, 'showToast');
    assert.equal(await current.innerText(), 'APIs');
    assert.deepEqual(await violations(page), []);
  });

  it('lists the components of each group at the side, and shows which one is open', async () => {
    const page = await showcase.visit('/components', { viewport: DESKTOP });
    const side = page.getByRole('navigation', { name: 'Main navigation' });
    const current = side.locator('[aria-current]');
    assert.equal(await side.getByText('web-view').isVisible(), false);
    await side.locator('summary', { hasText: 'Media' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrives(page, 'nc-audio');
    assert.equal(await current.innerText(), 'audio');
    // A link from elsewhere unfolds its group, and comes into sight.
    await page.goto('#/component/tabs');
    await arrives(page, 'nc-tabs');
    assert.equal(await current.innerText(), 'tabs');
    const box = await current.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= DESKTOP.height, `at ${box.y}`);
    await page.goto('#/contacts');
    await arrives(page, 'Contacts');
    assert.equal(await current.innerText(), 'Contacts');
  });
}
