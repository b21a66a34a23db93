// The built documentation in Chromium: what a reader does there, with the elements of the package in the page.
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DESKTOP, PHONE, violations } from './showcase.mjs';
import { shiftOf, useSite } from './site.mjs';

/** A page of each kind. */
const KINDS = [
  '',
  'start/',
  'elements/',
  'elements/button/',
  'calls/',
  'calls/request/',
  'guides/',
  'from/',
  'examples/',
];
KINDS.push('search/', 'play/', 'themes/', 'fr/', 'es/start/', 'zh-Hans/start/', 'zh-Hant/');

/** As the web vitals have it: what is below is good. */
const MAX_LAYOUT_SHIFT = 0.1;

describe('documentation', () => {
  const { folder, visit } = useSite();

  for (const path of KINDS) {
    it(`shows "/${path}" accessibly, no wider than the window, and without a jump`, async () => {
      for (const [viewport, colorScheme] of [
        [DESKTOP, 'light'],
        [PHONE, 'dark'],
        [{ width: 320, height: 640 }, 'light'],
      ]) {
        const page = await visit(path, { viewport, colorScheme });
        assert.ok((await shiftOf(page)) < MAX_LAYOUT_SHIFT, `${viewport.width}: jumps`);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(beyond, 0, `${viewport.width}: wider than the window`);
        if (viewport.width !== 320) assert.deepEqual(await violations(page), []);
      }
    });
  }

  it('is read without JavaScript', async () => {
    const page = await visit('elements/button/', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const part of ['Button', "import 'nacre/elements/button'", 'form-type', '--nc-button-background'])
      assert.ok(text.includes(part), part);
    assert.equal(await page.locator('.variant[data-for="react"]').first().isVisible(), false);
  });

  it('shows the code of the framework that the reader has chosen, on every page', async () => {
    const page = await visit('elements/button/');
    const choice = page.locator('.framework-choice').first();
    await choice.getByText('Svelte').click();
    const shown = page.locator('.example .variant:visible').first();
    assert.match(await shown.innerText(), /<script/);
    await page.goto('elements/input/', { waitUntil: 'networkidle' });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.framework), 'svelte');
    assert.equal(await page.locator('.variant[data-for="html"]').first().isVisible(), false);
  });

  it('copies the code that it shows', async () => {
    const page = await visit('elements/button/');
    const code = page.locator('.example > .code').first();
    await code.locator('.copy').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await code.locator('pre:visible').evaluate((pre) => pre.textContent));
  });

  it('finds an icon by a part of its name, and copies the name', async () => {
    const page = await visit('elements/icon/', { viewport: PHONE });
    assert.ok((await shiftOf(page)) < MAX_LAYOUT_SHIFT, 'jumps');
    const icons = page.locator('.icon-names button:visible');
    assert.ok((await icons.count()) > 150);
    await page.getByRole('searchbox', { name: 'Find an icon' }).fill('Train');
    assert.deepEqual(await icons.allInnerTexts(), ['train-front']);
    await page.getByText('1 icon', { exact: true }).waitFor();
    await icons.first().click();
    await icons.first().getByText('Copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'train-front');
    assert.deepEqual(await violations(page), []);
    await page.getByRole('searchbox').fill('no such icon');
    await page.getByText('No icon has this name.').waitFor();
    assert.equal(await icons.count(), 0);
  });

  it('shows all frameworks in the choice of one, on small phones too', async () => {
    const pages = [
      ['elements/button/', 390],
      ['elements/button/', 320],
      // Beside the code of the first page there is little room, and words are longer in other languages.
      ['fr/', 320],
      ['es/', 1280],
      ['fr/', 1280],
    ];
    for (const [path, width] of pages) {
      const page = await visit(path, { viewport: { width, height: 700 } });
      const choice = page.locator('.framework-choice').first();
      const cut = await choice.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        const segments = [...element.shadowRoot.querySelectorAll('[part~="segment"]')];
        return segments.filter((one) => one.getBoundingClientRect().right > right + 1).map((one) => one.textContent);
      });
      assert.deepEqual(cut, [], `${path} ${width}`);
    }
  });

  it('finds elements, calls and sections, and Back leads to the search', async () => {
    const page = await visit('');
    await page.keyboard.press('/');
    await page.waitForURL('**/search/');
    const field = page.getByRole('searchbox');
    for (const [query, address] of [
      ['segmented', 'elements/segmented/'],
      ['getLocation', 'calls/getLocation/'],
    ]) {
      await field.fill(query);
      await page.locator('.search-results a').first().waitFor();
      assert.ok((await page.locator('.search-results a').first().getAttribute('href')).endsWith(address), query);
    }
    await page.locator('.search-results a').first().click();
    await page.waitForURL('**/calls/getLocation/');
    await page.goBack();
    assert.equal(await field.inputValue(), 'getLocation');
  });

  it('runs an example that the reader has edited', async () => {
    const page = await visit('elements/button/');
    await page.locator('a.play').first().click();
    await page.waitForURL('**/play/#*');
    const code = page.locator('.play-code');
    assert.ok((await code.inputValue()).includes('<nc-button'));
    await code.fill(
      `<nc-button>Count</nc-button><output>0</output>
       <script type="module">
         import { showToast } from 'nacre/device';
         let count = 0;
         document.querySelector('nc-button').addEventListener('click', () => {
           document.querySelector('output').textContent = String(++count);
           showToast({ title: 'Counted' });
         });
       </script>`,
    );
    const frame = page.frameLocator('.play-frame');
    await frame.locator('output').waitFor();
    await frame.locator('nc-button:defined').click();
    await frame.locator('output', { hasText: '1' }).waitFor();
    await frame.getByText('Counted').waitFor();
  });

  it('keeps the theme that the reader has chosen', async () => {
    const page = await visit('elements/');
    await page.locator('.top .theme').getByText('Dark').click();
    await page.reload({ waitUntil: 'networkidle' });
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  });

  const outcome = (page, ok) => page.locator(`.call-form .outcome[data-ok="${ok}"] pre`);
  const press = (page, text) => page.locator('.call-form nc-button', { hasText: text }).click();

  it('makes a call from its page, and shows the result', async () => {
    const page = await visit('calls/request/');
    await press(page, 'Call');
    const result = JSON.parse(await outcome(page, true).textContent());
    assert.equal(result.statusCode, 200);
    assert.equal(result.data.pearls[0].name, 'Akoya');
  });

  it('follows the form of a call with its code, and shows what the call does', async () => {
    const page = await visit('calls/showToast/', { viewport: PHONE });
    await page.locator('[data-option="title"] input').fill('Pearls');
    await page.locator('[data-option="duration"] input').fill('700');
    const code = page.locator('.call-code pre');
    assert.match(await code.textContent(), /showToast\(\{ title: 'Pearls', icon: 'success', duration: 700 \}\)/);
    await press(page, 'Call');
    await page.locator('nc-toast').getByText('Pearls').first().waitFor();
    await page.locator('.call-code nc-button').click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await code.textContent());
  });

  it('shows why a call failed, at the option that was refused', async () => {
    const page = await visit('calls/makePhoneCall/');
    await page.locator('[data-option="phoneNumber"] input').fill('pearl');
    await press(page, 'Call');
    await page.locator('[data-option="phoneNumber"] .problem').getByText('expected a phone number').waitFor();
    assert.match(await outcome(page, false).textContent(), /^makePhoneCall:fail .*\nerrCode: \d+$/);
    assert.deepEqual(await violations(page), []);
  });

  it('gives up a call that takes long', async () => {
    const page = await visit('calls/request/');
    // It never answers.
    await page.route('**/media/pearls.json', () => undefined);
    await press(page, 'Call');
    await press(page, 'Abort');
    assert.match(await outcome(page, false).textContent(), /^request:fail/);
  });

  it('says what a call needs that the page does not have', async () => {
    const page = await visit('calls/navigateTo/');
    const form = page.locator('.call-form');
    await form.getByText('This call is for the pages of an app').waitFor();
    assert.match(await form.locator('a').getAttribute('href'), /\/showcase\/#\/api\/navigateTo$/);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    assert.deepEqual(
      scripts.filter((name) => name.includes('live-call')),
      [],
      'no form loads',
    );
    await page.goto('calls/closeWindow/');
    await form.getByText('the native shell around an app does').waitFor();
    await page.goto('calls/connectSocket/');
    await form.getByText('give the address of yours').waitFor();
    assert.equal(await page.locator('[data-option="url"] input').inputValue(), '');
  });

  it('shows the code of a call without JavaScript, and no empty form', async () => {
    const page = await visit('calls/request/', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const part of ['needs JavaScript', "import { request } from 'nacre/device'", 'statusCode'])
      assert.ok(text.includes(part), part);
    assert.equal(await page.locator('.call-form').isVisible(), false);
  });

  it('is read and searched without a network, and offers a new version', async () => {
    const page = await visit('elements/button/', { worker: true });
    // When it has fetched the whole site.
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 180_000 });
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.stage nc-button:defined').first().waitFor();
    await page.goto('guides/forms/');
    assert.equal(await page.locator('h1').innerText(), 'Forms');
    assert.equal(await page.locator('.top').evaluate((top) => getComputedStyle(top).position), 'sticky');
    await page.goto('search/?q=segmented');
    await page.locator('.search-results a').first().click();
    await page.waitForURL('**/elements/segmented/');
    assert.equal(
      await page
        .locator('h1')
        .innerText()
        .then((text) => text.split(/\s/)[0]),
      'Segmented',
    );

    await page.context().setOffline(false);
    await page.evaluate(() => Object.assign(globalThis, { isOpen: true }));
    appendFileSync(join(folder, 'sw.js'), '\n// Another version.\n');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const toast = page.locator('nc-toast');
    await toast.getByText('There is a new version of these pages.').first().waitFor();
    assert.equal(await page.evaluate(() => globalThis.isOpen), true, 'the open page goes on');
    await toast.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !globalThis.isOpen && navigator.serviceWorker.controller);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting), null);
  });

  it('keeps the preview of a theme in sight while a phone shows the controls', async () => {
    const page = await visit('themes/', { viewport: PHONE });
    const slider = page.locator('nc-slider[aria-label="Corners: fields"]');
    await slider.press('End');
    const [preview, control] = await Promise.all([page.locator('.theme-preview').boundingBox(), slider.boundingBox()]);
    assert.ok(preview.y >= 0, 'the preview is on the screen');
    assert.ok(control.y >= preview.y + preview.height, 'and does not cover the control');
    assert.ok(control.y + control.height <= PHONE.height);
  });

  it('makes a theme, shows its contrast, and keeps it in the address', async () => {
    const page = await visit('themes/', { viewport: PHONE });
    const lookOf = (scheme) =>
      page.locator(`.theme-side.${scheme} nc-button`, { hasText: 'Book' }).evaluate((element) => {
        const context = document.createElement('canvas').getContext('2d');
        const { backgroundColor, borderRadius } = getComputedStyle(element);
        context.fillStyle = backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return { colour: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3), borderRadius };
      });
    const own = { colour: [0x0b, 0x6e, 0x7d], borderRadius: '10px' };
    assert.deepEqual(await lookOf('light'), own);

    await page.locator('.theme-looks').getByText('Material').click();
    await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('#F5C400');
    await page.locator('nc-slider[aria-label="Corners: buttons"]').press('End');
    await page.locator('nc-slider[aria-label="Corners: fields"]').press('Home');
    const expectTheme = async () => {
      assert.deepEqual(await lookOf('light'), { colour: [0x77, 0x5e, 0x00], borderRadius: '28px' });
      assert.deepEqual(await lookOf('dark'), { colour: [0xed, 0xc6, 0x51], borderRadius: '28px' });
      assert.match(await page.locator('.theme-note').innerText(), /#775e00 in light and #edc651 in dark/);
      const grades = await page.locator('.theme-contrast .support').allInnerTexts();
      assert.equal(grades.length, 16);
      for (const grade of grades) assert.match(grade, /^Passes/);
      assert.equal(new URL(page.url()).search, '?look=material&brand=f5c400&button=28&field=0');
    };
    await expectTheme();
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);

    await page.reload({ waitUntil: 'networkidle' });
    await expectTheme();
    const files = page.locator('.theme-export');
    await files.locator('.copy:visible').click();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `@import 'nacre/tokens.css';
@import 'nacre/themes/material.css';

:root {
  --nc-brand: #f5c400;
  --nc-button-radius: 28px;
  --nc-field-radius: 0px;
}
`,
    );
    await files.getByRole('tab', { name: 'Tailwind' }).click();
    assert.match(await files.locator('pre:visible').innerText(), /--color-nc-primary: light-dark\(#775e00, #edc651\);/);
    await files.getByRole('tab', { name: 'Design tokens' }).click();
    const tokens = JSON.parse(await files.locator('pre:visible').innerText());
    assert.equal(tokens.color.dark.primary.$value.hex, '#edc651');
    assert.deepEqual(tokens.radius.button, { $type: 'dimension', $value: { value: 28, unit: 'px' } });

    await page.locator('.theme-fields').getByText('Reset').click();
    assert.deepEqual(await lookOf('light'), own);
    assert.equal(new URL(page.url()).search, '');
  });

  it('shows the ways to a theme without JavaScript, and no empty editor', async () => {
    const page = await visit('themes/', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const part of ["@import 'nacre/themes/ios.css'", '--nc-brand', '--nc-button-radius'])
      assert.ok(text.includes(part), part);
    assert.ok(!text.includes('Contrast'));
  });

  it('speaks the language of its address, elements too, and goes from language to language on the same page', async () => {
    const page = await visit('fr/start/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Langue: Français' }).click();
    const list = page.getByRole('navigation', { name: 'Langue' });
    assert.deepEqual(await list.getByRole('link').allInnerTexts(), [
      'English',
      'Français',
      'Español',
      '简体中文',
      '繁體中文',
    ]);
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    assert.equal(await list.isVisible(), false);
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/start/');
    await page.getByRole('heading', { name: 'Crear una aplicación', level: 1 }).waitFor();

    await page.goto('es/', { waitUntil: 'networkidle' });
    await page.locator('nc-button', { hasText: 'Pedir' }).click();
    await page.locator('nc-toast').getByText('2 conchas para usted').first().waitFor();
    await page.getByLabel('Aumentar').waitFor();
    await page.locator('.copy', { hasText: 'Copiar' }).first().click();
    await page.locator('.copy', { hasText: 'Copiado' }).waitFor();
  });

  it('tells who reads another language what there is of it, and leads nobody there', async () => {
    const notes = (page) => page.locator('.reader-note:visible').allInnerTexts();
    const page = await visit('start/', { locale: 'zh-TW' });
    assert.deepEqual(await notes(page), ['本頁有繁體中文版。']);
    await page.getByRole('link', { name: '本頁有繁體中文版。' }).click();
    await page.waitForURL('**/zh-Hant/start/');
    assert.deepEqual(await notes(page), []);
    await page.goto('fr/', { waitUntil: 'networkidle' });
    await page.goto('elements/button/', { waitUntil: 'networkidle' });
    assert.deepEqual(await notes(page), [
      'Cette page n’est pas encore traduite en français. Page d’accueil en français',
    ]);
    await page.goto('search/');
    assert.deepEqual(await notes(page), ['La recherche porte sur les pages en anglais. Page d’accueil en français']);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'English' }).click();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await notes(page), []);
  });

  it('has each page as Markdown, and a list of all for assistants', async () => {
    const list = readFileSync(join(folder, 'llms.txt'), 'utf8');
    const files = [...list.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
    assert.ok(files.length > 200, String(files.length));
    for (const file of files) assert.match(readFileSync(join(folder, file), 'utf8'), /^# |^---|^[A-Z<#]/);
    assert.match(readFileSync(join(folder, 'elements/button/index.md'), 'utf8'), /form-type/);
  });
});
