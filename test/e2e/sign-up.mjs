import assert from 'node:assert/strict';
import { it } from 'node:test';
import { button, input, place, top } from './showcase.mjs';

const BY_PATH = { account: 'Sign up', profile: 'About you', review: 'Review and send' };

const settled = (page, name) =>
  page.waitForFunction(
    ([route, title]) =>
      location.hash === `#/form/${route}` &&
      document.title === title &&
      document.querySelector('.nc-page:not([inert]) .page'),
    [name, BY_PATH[name]],
  );

let visitors = 0;
/** A new address: the server remembers accounts. */
const freshEmail = () => `ada${process.pid}-${++visitors}@example.com`;

/** Goes to the last page. */
async function fill(page, { name = 'Ada Lovelace', email = freshEmail() } = {}) {
  await input(page, 'name').fill(name);
  await input(page, 'email').fill(email);
  await button(page, 'Next').click();
  await settled(page, 'profile');
  await interest(page, 'The sea').click();
  await button(page, 'Next').click();
  await settled(page, 'review');
  await input(page, 'password').fill('correct horse');
  await top(page).locator('nc-checkbox[name="terms"]').click();
}

const interest = (page, text) => top(page).locator('nc-checkbox', { hasText: text });
const send = (page) => button(page, 'Create account').click();
const alert = (page) => top(page).getByRole('alert');

/** @param {import('./showcase.mjs').Showcase} showcase */
export function signUp(showcase) {
  it('makes an account, says so, and forgets the draft', async () => {
    const page = await showcase.visit('/form/account');
    await fill(page);
    const answered = page.waitForResponse('**/api/sign-up');
    await send(page);
    const answer = await answered;
    assert.equal(answer.status(), 201);
    assert.deepEqual(JSON.parse(answer.request().postData()).interests, ['sea']);
    await page.getByText('Welcome, Ada Lovelace!').waitFor();
    await page.keyboard.press('Enter');
    await top(page).locator('.hero').waitFor();
    assert.equal((await place(page)).route, '/components');
    await page.goto('#/form/account');
    await settled(page, 'account');
    assert.equal(await input(page, 'name').inputValue(), '');
  });

  it('does not continue with invalid values, and explains them', async () => {
    const page = await showcase.visit('/form/account');
    await input(page, 'email').fill('nobody');
    await page.keyboard.press('Tab');
    await button(page, 'Next').click();
    await top(page).getByText('Please fill in this field.').waitFor();
    assert.equal((await place(page)).route, '/form/account');
    const isFocused = () =>
      top(page)
        .locator('nc-input[name="name"]')
        .evaluate((element) => element.matches(':focus'));
    assert.equal(await isFocused(), true);
    await input(page, 'name').fill('Ada');
    await button(page, 'Next').click();
    await top(page).getByText('email address').last().waitFor();
  });

  it('shows what the server says about a field, beside it and on its own page', async () => {
    const page = await showcase.visit('/form/account');
    await fill(page, { email: 'taken@example.com' });
    await send(page);
    await alert(page).getByText('This email address already has an account.').waitFor();
    await top(page).locator('nc-button[aria-label="Change: Email"]').click();
    await settled(page, 'account');
    await button(page, 'Next').click();
    await top(page).getByText('This email address already has an account.').waitFor();
    assert.equal((await place(page)).route, '/form/account');
    await input(page, 'email').fill(freshEmail());
    await button(page, 'Next').click();
    await settled(page, 'profile');
  });

  it('says when the server fails, and lets the user try again', async () => {
    const page = await showcase.visit('/form/account');
    await fill(page, { name: 'Crash' });
    await send(page);
    await alert(page).getByText('The server has a problem. Please try again.').waitFor();
    assert.equal(await input(page, 'password').inputValue(), 'correct horse');
    await page.route('**/api/sign-up', (route) => route.fulfill({ status: 201, json: {} }));
    await send(page);
    await page.getByText('Your account is ready.').waitFor();
  });

  it('says when the server does not answer in time', async () => {
    const page = await showcase.visit('/form/account');
    await fill(page, { name: 'Slow' });
    await page.clock.install();
    await send(page);
    await page.getByText('Sending…').waitFor({ state: 'attached' });
    await page.clock.runFor(5000);
    await alert(page).getByText('The server did not answer in time.').waitFor();
  });

  it('says when there is no network', async () => {
    const page = await showcase.visit('/form/account');
    await fill(page);
    await page.context().setOffline(true);
    await send(page);
    await alert(page).getByText('The server cannot be reached.').waitFor();
    // As many as the part of the bus that would send it has files.
    const problems = new Set(page.problems.splice(0));
    assert.deepEqual([...problems], ['error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
  });

  it('survives a reload on each of its pages', async () => {
    const page = await showcase.visit('/form/account');
    const email = freshEmail();
    await input(page, 'name').fill('Ada');
    await input(page, 'email').fill(email);
    await page.reload();
    await settled(page, 'account');
    assert.equal(await input(page, 'name').inputValue(), 'Ada');
    await button(page, 'Next').click();
    await settled(page, 'profile');
    await interest(page, 'Music').click();
    await page.reload();
    await settled(page, 'profile');
    assert.equal(await interest(page, 'Music').evaluate((box) => box.checked), true);
    await button(page, 'Next').click();
    await settled(page, 'review');
    await page.reload();
    await settled(page, 'review');
    await top(page).getByText(email).waitFor();
    await top(page).getByText('Music').waitFor();
    await page.goBack();
    await settled(page, 'profile');
    assert.equal(await interest(page, 'Music').evaluate((box) => box.checked), true);
  });

  it('comes back to where a page was scrolled to, also after a reload', async () => {
    const page = await showcase.visit('/components', { viewport: { width: 390, height: 500 } });
    const scroller = page.locator('.nc-page:not([inert]) .nc-page-scroll');
    await top(page).locator('.hero').waitFor();
    await scroller.evaluate((element) => element.scrollTo(0, 420));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(() => {
      location.hash = '/form/account';
    });
    await settled(page, 'account');
    await page.reload();
    await settled(page, 'account');
    await page.goBack();
    await top(page).locator('.hero').waitFor();
    await page.waitForFunction(() => document.querySelector('.nc-page:not([inert]) .nc-page-scroll').scrollTop === 420);
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector('.nc-page:not([inert]) .nc-page-scroll')?.scrollTop === 420,
    );
  });

  it('opens the page to change where a link has skipped it', async () => {
    const page = await showcase.visit('/form/review');
    await top(page).locator('nc-button[aria-label="Change: Name"]').click();
    await settled(page, 'account');
  });

  it('can be done with the keyboard alone', async () => {
    const page = await showcase.visit('/form/account');
    const press = (key) => page.keyboard.press(key);
    const focusIs = (selector) => page.locator(`${selector}:focus`).waitFor();
    const tabTo = async (selector) => {
      for (let presses = 0; presses < 30; presses++) {
        await press('Tab');
        if (await top(page).locator(`${selector}:focus`).count()) return;
      }
      assert.fail(`Tab never reached ${selector}`);
    };
    await settled(page, 'account');
    await tabTo('nc-input[name="name"]');
    await page.keyboard.type('Ada');
    await press('Tab');
    await focusIs('nc-input[name="email"]');
    await page.keyboard.type(freshEmail());
    await press('Enter');
    await settled(page, 'profile');
    await tabTo('nc-checkbox:has-text("Crafts")');
    await press('Space');
    await tabTo('nc-switch');
    await press('Space');
    await press('Tab');
    await press('Enter');
    await settled(page, 'review');
    await tabTo('nc-input[name="password"]');
    await page.keyboard.type('correct horse');
    await tabTo('nc-checkbox[name="terms"]');
    await press('Space');
    await press('Tab');
    const answered = page.waitForResponse('**/api/sign-up');
    await press('Space');
    const sent = JSON.parse((await answered).request().postData());
    assert.deepEqual([sent.interests, sent.newsletter, sent.terms], [['craft'], true, true]);
    await page.getByText('Your account is ready.').waitFor();
    await press('Enter');
    await top(page).locator('.hero').waitFor();
  });
}
