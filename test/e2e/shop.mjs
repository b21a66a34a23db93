import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  MEMBER,
  STAFF,
  products,
  cartCount,
  toast,
  rows,
  total,
  openShop,
  open,
  addToCart,
  goTo,
  logIn,
  prepare,
  choosePlace,
  fillAddress,
  tabTo,
  until,
} from './shop-parts.mjs';
import { button, DESKTOP, forgetNetwork, input, PHONE, place, title, top, violations } from './showcase.mjs';

/** @param {import('./showcase.mjs').Showcase} showcase */
export function shop(showcase) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    it(`sells, from the list to the order and back, on a ${name}`, async () => {
      const page = await openShop(showcase, { viewport });
      const accessible = async (where) => assert.deepEqual(await violations(page), [], where);
      await accessible('list');
      const shared = await products(page).first().locator('nc-image').getAttribute('data-shared');
      await open(page, 'Sailor shirt');
      assert.equal(await top(page).locator('.gallery nc-image').first().getAttribute('data-shared'), shared);
      await button(page, 'Add to cart').click();
      await top(page).getByText('Choose a size first.').waitFor();
      await top(page).locator('.sizes nc-radio', { hasText: 'L' }).first().click();
      await addToCart(page);
      await accessible('product');
      await top(page).getByRole('link', { name: 'Market bag' }).click();
      await title(page, 'Market bag');
      await addToCart(page);
      assert.equal(await cartCount(page).innerText(), '2');

      await top(page).locator('nc-nav-bar').getByRole('button', { name: 'Cart' }).click();
      await title(page, 'Cart');
      await rows(page).nth(1).waitFor();
      assert.equal(await rows(page).count(), 2);
      assert.equal(await total(page), '€67.00');
      await accessible('cart');

      await button(page, 'Check out').click();
      await title(page, 'Log in');
      await accessible('login');
      await logIn(page, { ...MEMBER, password: 'wrong' });
      await top(page).getByRole('alert').getByText('Email and password do not match.').waitFor();
      await logIn(page, MEMBER);
      await title(page, 'Checkout');

      await fillAddress(page);
      await button(page, 'Continue to payment').click();
      await top(page).getByRole('alert').getByText('Choose the destination.').waitFor();
      await choosePlace(page);
      await input(page, 'street').fill('13 quai du Port');
      await accessible('address');
      await page.reload();
      await top(page).locator('.deliver-place').getByText('Marseille').waitFor();
      assert.equal(await input(page, 'street').inputValue(), '13 quai du Port', 'what was typed survives a reload');
      await button(page, 'Continue to payment').click();
      await top(page).locator('nc-radio', { hasText: 'On delivery' }).waitFor();
      await accessible('payment');
      await button(page, 'Review the order').click();
      await button(page, 'Order now').waitFor();
      await accessible('check');

      // The browser's Back leads to the step before.
      await page.goBack();
      await button(page, 'Review the order').click();
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/shop/orders')) sent++;
      });
      await button(page, 'Order now').dblclick();
      await top(page).getByText('Thank you! We have received your order.').waitFor();
      assert.equal(sent, 1, 'two taps are one order');
      await accessible('order');
      const { title: order } = await place(page);
      assert.match(order, /^Order T\d+$/);

      // Back all the way: the cart is empty now.
      await page.goBack();
      await top(page).getByText('Your cart is empty').waitFor();
      // Beside the list, a product takes the place of the one before.
      const below =
        name === 'phone' ? ['Market bag', 'Sailor shirt', 'The Tide Shop'] : ['Market bag', 'The Tide Shop'];
      for (const text of below) {
        await page.goBack();
        await title(page, text);
      }
      await top(page).getByRole('link', { name: 'Your orders' }).click();
      await top(page).locator('.order-row').first().waitFor();
      await accessible('orders');
      await top(page).getByRole('link', { name: order }).click();
      await top(page).locator('.lines li').nth(1).waitFor();
      await top(page).getByText('13 quai du Port').waitFor();
      await page.goBack();
      await page.goBack();
      await title(page, 'The Tide Shop');
      assert.ok((await products(page).count()) > 20);
    });
  }

  it('finds by category, text, filter and order', async () => {
    const page = await openShop(showcase);
    const count = (text) => top(page).locator('.shop-count').getByText(text, { exact: true }).waitFor();
    await count('24 items');
    await top(page).getByRole('tab', { name: 'Pantry' }).click();
    await count('5 items');
    await top(page).getByRole('tab', { name: 'Everything' }).click();
    await top(page).locator('.shop-search input').fill('whale');
    await count('1 item');
    await top(page).locator('.shop-search input').fill('nobody has this');
    await top(page).getByText('Nothing like that here').waitFor();
    await button(page, 'Show everything').click();
    await count('24 items');
    await top(page).locator('.shop-search nc-button').last().click();
    await page.locator('nc-menu-item', { hasText: 'Lowest price first' }).click();
    await until(page, () => document.querySelector('.product h3')?.innerText === 'Lemon marmalade');

    await top(page).locator('.shop-search nc-button').first().click();
    await title(page, 'Filter');
    assert.deepEqual(await violations(page), []);
    await top(page).locator('nc-checkbox', { hasText: 'Moss' }).click();
    await top(page).locator('nc-switch').first().click();
    await button(page, /^Show \d+ items$/).waitFor();
    const text = await button(page, 'Show').innerText();
    assert.equal((await place(page)).route, '/shop/filter');
    // The list is still there, beneath the sheet.
    assert.ok(await page.locator('.shop-tools').isVisible());
    await button(page, 'Show').click();
    await title(page, 'The Tide Shop');
    await count(text.replace('Show ', ''));
    assert.equal(await top(page).locator('.product[data-sold-out]').count(), 0);
    await page.reload();
    await count(text.replace('Show ', ''));
  });

  it('keeps favourites and cart over a reload, and in a second tab', async () => {
    const page = await prepare(showcase, '/shop', { ids: ['mug', 'towel'] });
    await products(page).first().locator('.favourite').click();
    const other = await page.context().newPage();
    other.problems = page.problems;
    await other.goto(page.url());
    await products(other).first().waitFor();
    assert.equal(await cartCount(other).innerText(), '2');
    assert.equal(await products(other).first().locator('.favourite').getAttribute('aria-pressed'), 'true');
    await products(other).first().locator('.favourite').click();
    await products(page).first().locator('.favourite[aria-pressed="false"]').waitFor();
    await goTo(other, '/shop/item/salt');
    await addToCart(other);
    await cartCount(page).getByText('3').waitFor();
    await page.reload();
    await cartCount(page).getByText('3').waitFor();
  });

  it('takes things out of the cart, and puts them back', async () => {
    const page = await prepare(showcase, '/shop/cart', { ids: ['mug', 'towel'] });
    await rows(page).nth(1).waitFor();
    // Not on the picture or the name: these have menus of the browser's own.
    await rows(page).first().locator('.cart-text p').click({ button: 'right' });
    await page.locator('nc-menu').getByText('Remove').click();
    await toast(page, 'Enamel mug removed from the cart').waitFor();
    assert.equal(await rows(page).count(), 1);
    await page.locator('nc-toast').getByText('Undo').click();
    await rows(page).nth(1).waitFor();
    assert.match(await rows(page).first().innerText(), /Enamel mug/);
    await rows(page).first().locator('nc-stepper [part="plus"]').click();
    await until(page, () => document.querySelector('.sum-total dd')?.innerText === '€66.00');
  });

  it('asks before a coupon or a note is lost', async () => {
    const page = await prepare(showcase, '/shop/cart', { ids: ['mug'] });
    const field = top(page).locator('.inline-form input');
    await field.fill('SHARK');
    await button(page, 'Apply').click();
    await top(page).getByText('This coupon does not exist.').waitFor();
    await page.goBack();
    await page.locator('nc-modal').getByText('Keep editing').click();
    await title(page, 'Cart');
    await field.fill('tide10');
    await button(page, 'Apply').click();
    await until(page, () => document.querySelector('.sum-total dd')?.innerText === '€19.30');
    await top(page).locator('nc-textarea textarea').fill('Ring twice');
    await page.goBack();
    await page.locator('nc-modal').getByText('Keep editing').click();
    await button(page, 'Save the note').click();
    await page.reload();
    await until(page, () => document.querySelector('.sum-total dd')?.innerText === '€19.30');
    assert.equal(await top(page).locator('nc-textarea textarea').inputValue(), 'Ring twice');
    await top(page).locator('nc-textarea textarea').fill('Ring once');
    await page.goBack();
    await page.locator('nc-modal').getByText('Discard', { exact: true }).click();
    await title(page, 'Enamel mug');
  });

  it('is operated by the keyboard alone', async () => {
    const page = await openShop(showcase, { viewport: DESKTOP });
    await tabTo(page, 'Storm kite');
    await page.keyboard.press('Enter');
    await title(page, 'Storm kite');
    await tabTo(page, 'Sun yellow');
    await page.keyboard.press('ArrowRight');
    await until(page, () => document.activeElement?.innerText?.trim() === 'Coral');
    await tabTo(page, 'Add to cart');
    await page.keyboard.press('Enter');
    await toast(page, 'Storm kite is in your cart').waitFor();
    await page.goto('#/shop/cart');
    await rows(page).first().waitFor();
    await tabTo(page, 'Check out');
    await page.keyboard.press('Enter');
    await title(page, 'Log in');
    await tabTo(page, 'Email');
    await page.keyboard.type(MEMBER.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(MEMBER.password);
    await page.keyboard.press('Enter');
    await title(page, 'Checkout');
    await tabTo(page, 'Name');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await tabTo(page, 'Choose on the map');
    await page.keyboard.press('Enter');
    const picker = page.locator('nc-location-picker');
    await picker.locator('input').waitFor();
    const isInField = () => picker.locator('input').evaluate((field) => field.matches(':focus'));
    while (!(await isInField())) await page.keyboard.press('Tab');
    await page.keyboard.type('lisbon');
    await picker.getByText('Lisbon').first().waitFor();
    // The first row is the point on the map.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await picker.getByRole('button', { name: 'OK' }).press('Enter');
    await top(page).locator('.deliver-place').waitFor();
    await tabTo(page, 'Street address');
    await page.keyboard.type('1 Rua do Mar');
    const step = async (name) => {
      await page.keyboard.press('Enter');
      await until(
        page,
        (text) => document.activeElement.matches('h2') && document.activeElement.innerText === text,
        name,
      );
      await title(page, `Checkout: ${name}`);
    };
    await step('Payment');
    await tabTo(page, 'Review the order');
    await step('Review');
    await tabTo(page, 'Order now');
    await page.keyboard.press('Enter');
    await top(page).getByText('Thank you! We have received your order.').waitFor();
    await top(page).locator('.lines').getByText('Coral').waitFor();
  });

  it('keeps the focus in the cart while a keyboard empties it', async () => {
    const page = await prepare(showcase, '/shop/cart', { ids: ['kite', 'mug'] });
    await rows(page).nth(1).waitFor();
    await tabTo(page, 'Remove');
    await page.keyboard.press('Enter');
    await until(page, () => document.querySelectorAll('.cart-row').length === 1);
    assert.equal(await rows(page).locator('a:focus').count(), 1, 'the row that is left');
    await tabTo(page, 'Remove');
    await page.keyboard.press('Enter');
    await until(page, () => document.activeElement.matches('.nc-page:not([inert]) nc-status nc-button'));
  });

  it('lets staff change the stock and send the parcel, and others not', async () => {
    const page = await prepare(showcase, '/shop/item/bowl', { ids: [], account: STAFF });
    const editor = top(page).locator('.stock');
    await editor.locator('nc-stepper input').fill('0');
    await editor.locator('nc-button').click();
    await toast(page, 'Stock updated').waitFor();
    await top(page).locator('.item-stock').getByText('Sold out').waitFor();
    assert.deepEqual(await violations(page), []);
    await editor.locator('nc-stepper input').fill('8');
    await editor.locator('nc-button').click();
    await button(page, 'Add to cart').waitFor();
    await page.goto('#/shop/login');
    await button(page, 'Log out').click();
    await button(page, 'Log in').waitFor();
    await page.goto('#/shop/item/bowl');
    await top(page).locator('.item h2').waitFor();
    assert.equal(await top(page).locator('.stock').count(), 0);
  });

  it('says what is wrong when the server is away, and shows what it has', async () => {
    const page = await prepare(showcase, '/shop', { ids: ['mug'] });
    await page.route('**/api/shop/products*', (route) => route.abort());
    await page.reload();
    await top(page).getByText('The shop cannot be reached').waitFor();
    assert.equal(await products(page).count(), 24);
    assert.deepEqual(await violations(page), []);
    await page.unroute('**/api/shop/products*');
    await top(page).locator('.shop-notice').getByRole('button').click();
    await top(page).locator('.shop-notice').waitFor({ state: 'detached' });

    const fresh = await showcase.visit('/components');
    await fresh.route('**/api/shop/products*', (route) => route.fulfill({ status: 503, json: {} }));
    await fresh.goto('#/shop');
    await top(fresh).getByText('Something went wrong').waitFor();
    await fresh.unroute('**/api/shop/products*');
    await top(fresh).getByRole('button', { name: 'Retry' }).click();
    await products(fresh).first().waitFor();
  });

  it('orders once when the answer is lost, and says so when something is short', async () => {
    const page = await prepare(showcase, '/shop/checkout', { ids: ['candle'], account: MEMBER });
    await fillAddress(page);
    await choosePlace(page);
    await button(page, 'Continue to payment').click();
    await button(page, 'Review the order').click();
    // The server takes the order; its answer is lost on the way.
    await page.route('**/api/shop/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Order now').click();
    await top(page).getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/api/shop/orders');
    const answered = page.waitForResponse('**/api/shop/orders');
    await button(page, 'Order now').click();
    assert.equal((await answered).status(), 200, 'it is known');
    await top(page).getByText('Thank you! We have received your order.').waitFor();

    await goTo(page, '/shop/item/parasol');
    await addToCart(page);
    await page.goto('#/shop/checkout');
    await choosePlace(page);
    await button(page, 'Continue to payment').click();
    await button(page, 'Review the order').click();
    await page.route('**/api/shop/orders', (route) => route.fulfill({ status: 409, json: { short: { parasol: 0 } } }));
    await button(page, 'Order now').click();
    await top(page).getByRole('alert').getByText('Someone was faster').waitFor();
    await page.goto('#/shop/cart');
    await rows(page).getByText('Sold out').waitFor();
    await top(page).locator('.cart-side nc-button[disabled]', { hasText: 'Check out' }).waitFor();
  });

  it('chooses where it goes on a map, also without the network until it is sent', async () => {
    const page = await prepare(showcase, '/shop/checkout', { ids: ['tea'], account: MEMBER });
    await fillAddress(page);
    await choosePlace(page, async (picker) => {
      await picker.locator('input').fill('nant');
      await picker.getByText('Nantes').first().waitFor();
      await page.context().setOffline(true);
    });
    await button(page, 'Continue to payment').click();
    await button(page, 'Review the order').click();
    await button(page, 'Order now').click();
    await top(page).getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await page.context().setOffline(false);
    const answered = page.waitForResponse('**/api/shop/orders');
    await button(page, 'Order now').click();
    const { place: where, contact } = await (await answered).json();
    assert.deepEqual([contact.name, contact.street, where.name], ['Ada Lovelace', '12 quai du Port', 'Marseille']);
    assert.deepEqual([where.latitude.toFixed(1), where.longitude.toFixed(1)], ['43.3', '5.4']);
    await top(page).getByText('Thank you! We have received your order.').waitFor();
    forgetNetwork(page);
  });

  it('does not pretend to pay where nothing can', async () => {
    const page = await prepare(showcase, '/shop/checkout', { ids: ['tea'], account: MEMBER });
    await fillAddress(page);
    await choosePlace(page);
    await button(page, 'Continue to payment').click();
    await top(page).locator('nc-radio', { hasText: 'With this device' }).click();
    await button(page, 'Review the order').click();
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.method() === 'POST')));
    await button(page, 'Order now').click();
    await top(page).getByRole('alert').getByText('This device has no way to pay here.').waitFor();
    assert.equal(sent, 0);
  });

  it('lets nobody in to the checkout by a link, nor sends them to another site', async () => {
    const page = await showcase.visit('/shop/checkout');
    await title(page, 'Log in');
    assert.equal((await place(page)).route, '/shop/login?redirect=%2Fshop%2Fcheckout');
    const other = await showcase.visit('/shop/login?redirect=%2F%2Fexample.com');
    await logIn(other, MEMBER);
    await until(other, () => !document.querySelector('.nc-page:not([inert]) .shop-login nc-input'));
    assert.equal(new URL(other.url()).origin, new URL(showcase.url).origin);
  });
}
