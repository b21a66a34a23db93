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
    await reader.goTo('textbox', /^Password/);
  },
};
