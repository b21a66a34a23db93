import assert from 'node:assert/strict';

export const shop = {
  title: 'finds a shirt, is told what is missing, and orders it',
  path: '/shop',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.reads('status', '24 items');
    await reader.goTo('searchbox', 'Search the shop');
    await reader.type('sailor');
    await reader.hears('1 item');
    await reader.use('link', 'Sailor shirt');
    await reader.focuses('region', 'Sailor shirt');

    await reader.use('button', 'Add to cart');
    await reader.hears('Choose a size first.');
    await reader.focuses('radio', 'S');
    await reader.press('ArrowRight');
    await reader.focuses('radio', 'M');
    await reader.use('button', 'Add to cart');
    await reader.hears(/^Sailor shirt is in your cart/);
    await reader.use('button', 'Cart Items: 1');
    await reader.focuses('region', 'Cart');

    await reader.use('spinbutton', 'Quantity of Sailor shirt', 'ArrowUp');
    await reader.use('button', 'Check out · €78.00');
    await reader.focuses('region', 'Log in');
    await reader.goTo('textbox', /^Email/);
    await reader.type('ada@example.com');
    await reader.goTo('textbox', /^Password/);
    await reader.type('wrong');
    await reader.press('Enter');
    await reader.hears(/Email and password do not match/);
    await reader.goTo('textbox', 'Password');
    for (let length = 'wrong'.length; length > 0; length -= 1) await reader.press('Backspace');
    await reader.type('seashell');
    await reader.press('Enter');
    await reader.focuses('region', 'Checkout');

    await reader.use('button', 'Continue to payment');
    const empty = await reader.focuses('textbox', 'Name');
    assert.equal(empty.description, 'Please fill in this field.');
    assert.ok(empty.states.includes('invalid'));
    await reader.type('Ada Lovelace');
    await reader.goTo('textbox', 'Email');
    await reader.type('ada@example.com');
    await reader.goTo('textbox', 'Street address');
    await reader.type('12 quai du Port');
    await reader.press('Enter');
    await reader.hears('Choose the destination.');
    await reader.use('button', 'Choose on the map');
    await reader.focuses('dialog', 'Choose a place');
    await reader.goTo('textbox', 'Search for a place');
    await reader.type('marseille');
    await reader.hears(/^\d+ places$/);
    await reader.use('option', 'Marseille France');
    await reader.use('button', 'OK', ' ');
    await reader.gone('dialog', 'Choose a place');
    await reader.use('button', 'Continue to payment');
    await reader.focuses('heading', 'Payment');
    await reader.hears('Checkout: Payment');
    await reader.use('button', 'Review the order');
    await reader.focuses('heading', 'Review');
    await reader.hears('Checkout: Review');
    await reader.use('button', 'Order now');
    await reader.focuses('region', /^Order /);
    await reader.reads('status', /^Thank you! We have received your order\./);
  },
};
