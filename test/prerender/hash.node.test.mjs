// The first screen of an app with hash URLs, in real builds in Chromium, under a strict content security policy.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { differences } from './pictures.mjs';
import { linksOf, Site, started } from './site.mjs';

const site = new Site();

/** Everything that went wrong on a page. */
const problems = async (page) => [...page.problems, ...(await page.evaluate(() => window.violations))];

/** A page whose screen shows, while the scripts of the app are on their way. */
async function early(options) {
  const release = site.hold();
  const page = await site.visit('', options);
  await page.locator('h1:text("A shop")').waitFor();
  return { page, release };
}

describe('a prerendered screen, hash URLs', () => {
  before(() => site.open('hash', { screen: 'screen.ts' }));
  afterEach(() => site.leave());
  after(() => site.close());

  it('is in the document with its shadow trees, and without inline styles or scripts', () => {
    const html = site.read('index.html');
    assert.match(html, /<nc-nav-bar [^>]*data-nc-drawn[^>]*><template [^>]*shadowrootmode="open"/);
    assert.match(html, /A shop/);
    assert.doesNotMatch(html, /<style| style=|<script>|\son\w+="/);
    assert.doesNotMatch(html, /lit-part|defer-hydration/);
  });

  it('shows before any script of the app has come: texts, data of elements, icons, the bars', async () => {
    const { page } = await early();
    const state = await page.evaluate(() => {
      const shadow = (tag) => document.querySelector(tag).shadowRoot;
      return {
        isDefined: customElements.get('nc-button') !== undefined,
        title: shadow('nc-nav-bar').querySelector('h1').textContent,
        tabs: [...shadow('nc-tab-bar').querySelectorAll('[part=text]')].map(({ textContent }) => textContent),
        steps: shadow('nc-steps').textContent.replace(/\s+/g, ' '),
        hasIcon: Boolean(shadow('nc-cell').querySelector('nc-icon').shadowRoot.querySelector('path').getAttribute('d')),
        width: getComputedStyle(document.querySelector('#styled')).width,
      };
    });
    assert.equal(state.isDefined, false);
    assert.equal(state.title, 'Home');
    assert.deepEqual(state.tabs, ['Home', 'About']);
    assert.match(state.steps, /Choose.*Pay/);
    assert.equal(state.hasIcon, true);
    assert.equal(state.width, '200px');
    assert.deepEqual(await problems(page), []);
  });

  it('is painted when all of it has come: parts would move as the others come', async () => {
    let send;
    site.barHeld = new Promise((resolve) => {
      send = resolve;
    });
    const page = await site.visit();
    await page.waitForFunction(() => document.querySelector('#app h1'), undefined, { polling: 50 });
    send();
    await started(page);
    const [parsed, painted] = await page.evaluate(() => [
      performance.getEntriesByType('navigation')[0].domInteractive,
      performance.getEntriesByName('first-paint')[0].startTime,
    ]);
    assert.ok(painted >= parsed, `painted after ${painted} ms, parsed after ${parsed} ms`);
  });

  for (const colorScheme of ['light', 'dark']) {
    it(`looks the same before and after the app has taken it over: ${colorScheme}`, async () => {
      const { page, release } = await early({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      const before = await page.screenshot();
      release();
      await started(page);
      await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const after = await page.screenshot();
      assert.equal(await differences(page, before, after), 0);
    });
  }

  it('is taken over: the same nodes, no layout shift, no message, the events of a page in their order', async () => {
    const { page, release } = await early();
    await page.evaluate(() => {
      window.nodes = [...document.querySelectorAll('#app *')];
    });
    release();
    await started(page);
    const same = await page.evaluate(() => {
      const now = [...document.querySelectorAll('#app *')];
      return [now.length, nodes.length, nodes.filter((node) => !node.isConnected).length];
    });
    assert.equal(same[2], 0, 'no node was replaced');
    assert.deepEqual(await page.evaluate(() => window.log), ['load', 'show', 'ready']);
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
    assert.deepEqual(await problems(page), []);
  });

  it('keeps clicks that come before the app: each acts once, in order', async () => {
    const { page, release } = await early();
    await page.mouse.click(...(await middle(page, 'nc-button')));
    await page.mouse.click(...(await middle(page, 'nc-button')));
    release();
    await page.locator('#count:text("2")').waitFor();
    await started(page);
    await page.locator('nc-button').click();
    await page.locator('#count:text("3")').waitFor();
    assert.deepEqual(await problems(page), []);
  });

  it('keeps a tap on a tab, whose shadow tree is rendered again when the element is defined', async () => {
    const { page, release } = await early();
    const box = await page.locator('nc-tab-bar').boundingBox();
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    assert.equal(new URL(page.url()).hash, '');
    release();
    await page.locator('#about').waitFor();
    assert.equal(new URL(page.url()).hash, '#/about');
    assert.deepEqual(await problems(page), []);
  });

  it('has links that lead to pages of the app in its folder, before and after the app has come', async () => {
    const { page, release } = await early();
    const links = ['#/about', '#/item/7', '#/home', '#/about'].map((hash) => site.url + hash);
    assert.deepEqual(await linksOf(page), links);
    release();
    await started(page);
    assert.deepEqual(await linksOf(page), links);
    // A URL of the router in hash mode: it does not depend on the document's base.
    assert.equal(await page.locator('#plain').getAttribute('href'), '/shop/#/about');
  });

  it('has links that open their pages in another tab', async () => {
    const { page, release } = await early();
    release();
    await started(page);
    for (const [link, content, text] of [
      ['#plain', '#about', 'About the shop'],
      ['nc-cell', '#item', 'Item 7'],
    ]) {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator(link).click({ modifiers: ['Control'] }),
      ]);
      assert.equal(await tab.locator(content).textContent(), text);
    }
  });

  it('keeps a tap on a link to a page, with a way back', async () => {
    const { page, release } = await early();
    await page.mouse.click(...(await middle(page, 'nc-cell')));
    release();
    await page.locator('#item:text("Item 7")').waitFor();
    await page.goBack();
    await page.locator('h1:text("A shop")').waitFor();
    assert.deepEqual(await problems(page), []);
  });

  it('answers clicks as it is where the app does not come in 10 s', async () => {
    const release = site.hold();
    const page = await site.visit('', { hasClock: true });
    await page.locator('h1:text("A shop")').waitFor();
    await page.mouse.click(...(await middle(page, 'nc-cell')));
    await page.clock.runFor(9000);
    assert.equal(new URL(page.url()).hash, '');
    await page.clock.runFor(1000);
    await page.waitForURL('**/#/item/7', { waitUntil: 'commit' });
    release();
  });

  it('keeps what is typed before the app comes', async () => {
    const { page, release } = await early();
    await page.mouse.click(...(await middle(page, 'nc-input')));
    await page.keyboard.type('Ada');
    release();
    await page.locator('#name:text("Ada")').waitFor();
    await page.keyboard.type(' L');
    await page.locator('#name:text("Ada L")').waitFor();
    assert.deepEqual(await problems(page), []);
  });

  it('lets React change and take away styles that it has rendered', async () => {
    const page = await site.visit();
    await started(page);
    await page.locator('#narrow').click();
    const style = await page
      .locator('#styled')
      .evaluate((element) => [element.style.cssText, getComputedStyle(element).width]);
    assert.equal(style[0], 'color: rgb(4, 5, 6);');
    assert.notEqual(style[1], '200px');
  });

  it('never shows where the URL leads to another page', async () => {
    const page = await site.visit('#/about');
    await page.locator('#about').waitFor();
    assert.deepEqual(
      (await page.evaluate(() => seen)).filter((text) => text.includes('A shop')),
      [],
    );
    assert.deepEqual(await problems(page), []);
  });

  it('shows for each URL of its page', async () => {
    for (const hash of ['#/', '#/home']) {
      const release = site.hold();
      const page = await site.visit(hash);
      await page.locator('h1:text("A shop")').waitFor();
      await page.evaluate(() => (window.heading = document.querySelector('h1')));
      release();
      await started(page);
      assert.equal(await page.evaluate(() => heading.isConnected), true, hash);
    }
  });

  it('never shows to those who read another language', async () => {
    const page = await site.visit('', { locale: 'fr-FR' });
    await started(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr-FR');
    assert.equal(await page.evaluate(() => document.documentElement.hasAttribute('data-nc-unused')), false);
    assert.deepEqual(await problems(page), []);
  });

  it('never shows after a choice of another language', async () => {
    const release = site.hold();
    const page = await site.visit('', { script: () => localStorage.setItem('nacre:locale', 'es') });
    assert.equal(await page.locator('h1:text("A shop")').isVisible(), false);
    release();
    await started(page);
    assert.deepEqual(await problems(page), []);
  });

  it('has the theme that was chosen from the first paint on', async () => {
    const script = () => localStorage.setItem('nacre:theme', 'dark');
    const { page, release } = await early({ script });
    const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await color();
    release();
    await started(page);
    assert.equal(await color(), before);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.ncTheme), 'dark');
  });

  it('makes way for what a reload restores', async () => {
    const page = await site.visit();
    await started(page);
    await page.locator('nc-cell').click();
    await page.locator('#item').waitFor();
    await page.reload();
    await page.locator('#item:text("Item 7")').waitFor();
    await page.goBack();
    await page.locator('h1:text("A shop")').waitFor();
    await page.reload();
    await started(page);
    assert.deepEqual(await problems(page), []);
  });
});

const middle = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return [x + width / 2, y + height / 2];
};
