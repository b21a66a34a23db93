import assert from 'node:assert/strict';
import { it } from 'node:test';

/** @param {import('./showcase.mjs').Showcase} showcase */
export function plain(showcase) {
  it('sends a form of bare tags over the bus, without React', async () => {
    const page = await showcase.visit('plain.html');
    await page.locator('nc-input[name="name"] input').fill('Ada');
    await page.locator('nc-button[form-type="submit"]').click();
    await page.locator('nc-form').getByText('Please correct the following').waitFor();
    await page.locator('nc-input[name="email"] input').fill('ada@example.com');
    await page.locator('nc-checkbox[value="night"]').click();
    await page.locator('nc-switch').click();
    await page.locator('nc-checkbox[name="terms"]').click();
    await page.locator('nc-button[form-type="submit"]').click();
    await page.getByText('Send the order?').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Order sent').waitFor();
    const answer = JSON.parse(await page.locator('#answer code').textContent());
    assert.deepEqual(answer.colour, ['white', 'night']);
    assert.deepEqual([answer.name, answer.email, String(answer.count)], ['Ada', 'ada@example.com', '3']);
  });

  it('shows slides and a sheet of its own, which Escape closes', async () => {
    const page = await showcase.visit('plain.html');
    const slides = page.locator('nc-swiper');
    await slides.getByText('White').waitFor();
    await slides.getByRole('button', { name: 'Next' }).click();
    await page.locator('nc-swiper-item.gold:state(current)').waitFor();
    await page.locator('nc-button.about').click();
    const text = page.locator('nc-popup p').first();
    await text.waitFor();
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'hidden' });
  });

  it('is refreshed by the bus, once it has a refresher', async () => {
    const page = await showcase.visit('plain.html');
    await page.locator('nc-swiper').getByText('White').waitFor();
    const ask = (name) =>
      page.evaluate((call) => {
        const answer = new Promise((resolve) => {
          const event = new Event('nc-request', { bubbles: true, cancelable: true });
          document
            .querySelector('main')
            .dispatchEvent(Object.assign(event, { name: call, options: {}, respondWith: resolve }));
        });
        return answer.then(
          ({ errMsg }) => errMsg,
          ({ errMsg }) => errMsg,
        );
      }, name);
    assert.equal(await ask('startPullDownRefresh'), 'startPullDownRefresh:fail there is no nc-refresher in sight');
    await page.evaluate(() => document.querySelector('main').prepend(document.createElement('nc-refresher')));
    assert.equal(await ask('startPullDownRefresh'), 'startPullDownRefresh:ok');
    await page.locator('nc-refresher:state(refreshing)').waitFor({ state: 'attached' });
    assert.equal(await ask('stopPullDownRefresh'), 'stopPullDownRefresh:ok');
    await page.locator('nc-refresher:not(:state(refreshing))').waitFor({ state: 'attached' });
  });

  it('changes language and theme, and shares them with the app', async () => {
    const page = await showcase.visit('plain.html');
    await page.locator('#language').selectOption('zh-Hant');
    await page.getByText('訂購珍珠').waitFor();
    assert.equal(await page.locator('nc-input[name="name"]').getAttribute('label'), '姓名');
    await page.locator('#theme').selectOption('dark');
    await page.locator('html[data-nc-theme="dark"]').waitFor();
    await page.locator('.brand').click();
    await page.locator('nc-tab-bar').getByText('元件').waitFor();
    await page.locator('html[data-nc-theme="dark"]').waitFor();
  });

  it('shows the code that it is made of', async () => {
    const page = await showcase.visit('plain.html');
    const code = await page.locator('#source').textContent();
    assert.match(code, /<nc-swiper [^]*<nc-form validation-summary>[^]*<\/nc-form>[^]*<\/nc-popup>/);
    assert.match(code, /showModal\(/);
    assert.doesNotMatch(code, /data-/);
  });
}
