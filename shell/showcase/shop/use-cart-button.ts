import { msg } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { useNavigationBarButtonTap, usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { countOf, useCart } from './cart.js';

export const cartName = (): string => msg('Cart', { id: 'sc.shop.cart' });

/** Puts a button to the cart into the navigation bar, with the number of things in it. */
export function useCartButton(): void {
  const page = usePage();
  const count = countOf(useCart());
  useEffect(() => {
    // As wide as to leave room for the number beside the word.
    const button = { text: cartName, width: 80, ...(count > 0 && { badgeText: count }) };
    page.setNavigationBar({ style: { navigationBarButtons: [button] } });
  }, [page, count]);
  useNavigationBarButtonTap(() => void navigateTo({ url: '/shop/cart' }));
}
