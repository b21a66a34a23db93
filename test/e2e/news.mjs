import assert from 'node:assert/strict';
import { it } from 'node:test';
import { swipe } from './hands.mjs';
import { button, place, speak, top } from './showcase.mjs';

const FINGER = { hasTouch: true };

const list = (page, channel) => top(page).locator(`#news-${channel}`);
const titles = (page, channel) => list(page, channel).locator('.story h2');
const tab = (page, name) => top(page).getByRole('tab', { name });
const status = (page, channel) => list(page, channel).locator('nc-status');
const selected = (page, name) => tab(page, name).and(page.locator('[aria-selected="true"]')).waitFor();

/** Says how the server is to answer from now on. */
async function chooseNetwork(page, name) {
  const picker = top(page).locator('.network nc-picker');
  await picker.focus();
  await page.keyboard.press('Enter');
  await picker.locator('nc-picker-view-column').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await picker.locator('dialog').waitFor({ state: 'hidden' });
}

/** Opens a channel and waits for its list. */
async function open(showcase, channel, options) {
  const page = await showcase.visit(`/news?channel=${channel}`, options);
  await titles(page, channel).first().waitFor();
  return page;
}

/** All that the server has of a channel. */
async function published(page, channel) {
  const answer = await page.request.get(`api/news?channel=${channel}&size=20`);
  return (await answer.json()).items.map(({ title }) => title);
}

const scrollTo = (page, channel, offset) =>
  list(page, channel).evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), offset);
const stands = (page, channel, offset) =>
  page.waitForFunction(
    ([id, expected]) => Math.abs((document.getElementById(id)?.scrollTop ?? -1) - expected) < 2,
    [`news-${channel}`, offset],
  );

/** @param {import('./showcase.mjs').Showcase} showcase */
export function news(showcase) {
  it('has more as long as one scrolls, each article once, to the end', async () => {
    const page = await open(showcase, 'cities');
    const end = list(page, 'cities').getByText('That is all.');
    while (!(await end.count())) {
      const before = await titles(page, 'cities').count();
      await scrollTo(page, 'cities', 1e6);
      await page.waitForFunction(
        ([id, count]) =>
          document.querySelectorAll(`#${id} .story`).length > count || document.querySelector('.list-end'),
        ['news-cities', before],
      );
    }
    const shown = await titles(page, 'cities').allTextContents();
    assert.deepEqual(shown, await published(page, 'cities'));
    assert.equal(new Set(shown).size, shown.length);
  });

  it('says that the server fails, at the start and at the end of a list, and tries again', async () => {
    const page = await showcase.visit('/components');
    let isFailing = true;
    await page.route('**/api/news?*', (route) =>
      isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.goto('#/news?channel=web');
    await status(page, 'web').getByText('Something went wrong').waitFor();
    isFailing = false;
    await status(page, 'web').getByRole('button', { name: 'Retry' }).click();
    await titles(page, 'web').first().waitFor();
    isFailing = true;
    const before = await titles(page, 'web').count();
    await scrollTo(page, 'web', 1e6);
    await status(page, 'web').getByText('Something went wrong').waitFor();
    assert.equal(await titles(page, 'web').count(), before);
    isFailing = false;
    await status(page, 'web').getByRole('button', { name: 'Retry' }).click();
    await titles(page, 'web').nth(before).waitFor();
  });

  it('says that there is no answer, no network, or nothing, and comes back from it', async () => {
    const page = await showcase.visit('/news?channel=space&network=stalls&timeout=300');
    await status(page, 'space').getByText('Connection timed out').waitFor();
    await chooseNetwork(page, 'Empty answer');
    await status(page, 'space').getByText('No articles yet').waitFor();
    await chooseNetwork(page, 'Offline');
    await status(page, 'space').getByText('You are offline').waitFor();
    await chooseNetwork(page, 'Normal');
    await titles(page, 'space').first().waitFor();
    const [first] = await titles(page, 'space').allTextContents();
    await chooseNetwork(page, 'Offline');
    await list(page, 'space').getByText('These are the articles').waitFor();
    assert.equal(await titles(page, 'space').first().textContent(), first);
  });

  it('shows what is new when the list is pulled down', async () => {
    const page = await open(showcase, 'web', FINGER);
    const before = await titles(page, 'web').allTextContents();
    const { x, y, width } = await list(page, 'web').boundingBox();
    await swipe(page, { x: x + width / 2, y: y + 60 }, { x: x + width / 2, y: y + 320 });
    await page.getByText('1 new article').waitFor();
    const after = await titles(page, 'web').allTextContents();
    assert.ok(!before.includes(after[0]));
    assert.deepEqual(after.slice(1), before);
    assert.equal((await published(page, 'web'))[0], after[0]);
  });

  it('goes from channel to channel by finger, tab and key', async () => {
    const page = await open(showcase, 'pearls', FINGER);
    await swipe(page, { x: 340, y: 600 }, { x: 40, y: 610 });
    await selected(page, 'The web');
    await page.waitForFunction(() => document.getElementById('news-web').getBoundingClientRect().x === 0);
    await tab(page, 'Space').click();
    await selected(page, 'Space');
    await titles(page, 'space').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await selected(page, 'Cities');
    await titles(page, 'cities').first().waitFor();
    await page.keyboard.press('Home');
    await selected(page, 'Pearls');
    await top(page).locator('[role="tab"]:focus', { hasText: 'Pearls' }).waitFor();
  });

  it('keeps the line below its tab when the window changes', async () => {
    const page = await open(showcase, 'cities', { viewport: { width: 1400, height: 800 } });
    const distance = () =>
      top(page)
        .locator('.channel-tabs')
        .evaluate(({ shadowRoot }) => {
          const middle = (selector) => {
            const { left, right } = shadowRoot.querySelector(selector).getBoundingClientRect();
            return (left + right) / 2;
          };
          return Math.abs(middle('[part="indicator"]') - middle('[aria-selected="true"]'));
        });
    assert.ok((await distance()) < 1);
    for (const width of [1000, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.ok((await distance()) < 1, `at ${width} px`);
    }
  });

  it('has one widest content on every page', async () => {
    const edges = [];
    for (const path of ['/components', '/news']) {
      const page = await showcase.visit(path, { viewport: { width: 1680, height: 1050 } });
      const parts = top(page)
        .locator(path === '/news' ? '#news-pearls ul.stories' : '.cards')
        .first();
      await parts.waitFor();
      edges.push(
        await parts.evaluate((list) => {
          const [first] = list.children;
          return Math.round(first.getBoundingClientRect().left);
        }),
      );
      if (path === '/news') {
        const feature = top(page).locator('.feature').first();
        await feature.waitFor();
        edges.push(Math.round((await feature.boundingBox()).x));
      }
    }
    assert.equal(new Set(edges).size, 1, edges.join(' '));
  });

  it('loads on until a wide screen is full', async () => {
    const page = await showcase.visit('/news', { viewport: { width: 1440, height: 900 } });
    await list(page, 'pearls').getByText('That is all.').waitFor();
  });

  it('speaks the language of the reader, live and from right to left', async () => {
    const page = await open(showcase, 'web', FINGER);
    await speak(page, 'fr');
    await selected(page, 'Le web');
    await list(page, 'web').getByText('min de lecture').first().waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await swipe(page, { x: 40, y: 600 }, { x: 340, y: 610 });
    await selected(page, 'Villes');
    await titles(page, 'cities').first().waitFor();
  });

  it('comes back to its place from an article, also after a reload', async () => {
    const page = await open(showcase, 'space');
    await scrollTo(page, 'space', 1e6);
    const story = titles(page, 'space').nth(10);
    await story.waitFor();
    await scrollTo(page, 'space', 900);
    const title = await story.textContent();
    await story.locator('a').click();
    await top(page).getByRole('heading', { level: 1, name: title }).waitFor();
    await top(page).locator('.article-text p').nth(2).waitFor();
    await page.goBack();
    await selected(page, 'Space');
    await stands(page, 'space', 900);
    await page.goForward();
    await top(page).getByRole('heading', { level: 1, name: title }).waitFor();
    await page.reload();
    await top(page).locator('.article-text p').nth(2).waitFor();
    await page.goBack();
    await selected(page, 'Space');
    await stands(page, 'space', 900);
  });

  it('opens an article by its address, and explains a missing one', async () => {
    const page = await showcase.visit('/news/article/voyager');
    await top(page).getByRole('heading', { level: 1, name: 'The farthest thing that we have made' }).waitFor();
    assert.equal((await place(page)).title, 'The farthest thing that we have made');
    await page.goto('#/news/article/nothing');
    await top(page).getByText('There is nothing at this address').waitFor();
  });

  it('shows pictures closely, until Back', async () => {
    const page = await open(showcase, 'space');
    await titles(page, 'space').first().locator('a').click();
    await top(page).locator('.article-picture').last().click();
    const picture = page.locator('nc-image-viewer img[data-state="loaded"]').last();
    await picture.waitFor();
    const { width } = await picture.boundingBox();
    await picture.dblclick();
    await page.locator('nc-image-viewer:state(zoomed)').waitFor({ state: 'attached' });
    await page.waitForFunction(
      ([element, before]) => element.getBoundingClientRect().width > before * 1.5,
      [await picture.elementHandle(), width],
    );
    await page.goBack();
    await picture.waitFor({ state: 'hidden' });
    await top(page).locator('.article-text').waitFor();
    assert.match((await place(page)).route, /^\/news\/article\//);
  });

  it('keeps articles for later, and takes that back', async () => {
    const page = await open(showcase, 'cities');
    const title = await titles(page, 'cities').first().textContent();
    await list(page, 'cities').locator('.story-save').first().click();
    await page.getByText('Saved for later').waitFor();
    await page.reload();
    await list(page, 'cities').locator('.story-save[aria-pressed="true"]').waitFor();
    await page.goto('#/news/saved');
    await top(page).locator('.story h2', { hasText: title }).waitFor();
    await top(page).locator('.story-save').click();
    await top(page).getByText('Nothing saved yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await top(page).locator('.story h2', { hasText: title }).waitFor();
  });

  it('does with an article what its sheet offers', async () => {
    const page = await showcase.visit('/news/article/voyager');
    const choose = async (text) => {
      await button(page, 'More').click();
      await page.locator('nc-action-sheet').getByText(text).click();
    };
    await choose('Copy link');
    await page.getByText('Copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    await choose('Save for later');
    await button(page, 'Remove from saved').waitFor();
    await choose('Report a mistake');
    await page.locator('nc-modal').getByRole('textbox').fill('A typing mistake');
    const sent = page.waitForRequest('**/api/news/report');
    await page.keyboard.press('Enter');
    assert.deepEqual((await sent).postDataJSON(), { id: 'voyager', reason: 'A typing mistake' });
    await page.getByText('Thank you').waitFor();
  });

  it('can be read with the keyboard alone', async () => {
    const page = await open(showcase, 'pearls');
    const press = (key) => page.keyboard.press(key);
    const tabTo = async (selector) => {
      const wanted = top(page).locator(`${selector}:focus`);
      for (let presses = 0; presses < 25; presses++) {
        await press('Tab');
        if (await wanted.count()) return;
      }
      assert.fail(`Tab never reached ${selector}`);
    };
    await tabTo('[role="tab"]');
    await press('ArrowRight');
    await selected(page, 'The web');
    await titles(page, 'web').nth(1).waitFor();
    await tabTo('#news-web .story a');
    await tabTo('#news-web .story-save');
    await press('Space');
    await top(page).locator('#news-web .story-save[aria-pressed="true"]').waitFor();
    await tabTo('#news-web .story a');
    const title = await page.evaluate(() => document.activeElement.textContent);
    await press('Enter');
    await top(page).getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await top(page).locator('#news-web .story a:focus', { hasText: title }).waitFor();
  });
}
