import { msg, str } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { useNavigationBarButtonTap, usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { useLocale } from '../parts/locale.js';
import bag from './bag.ttf?no-inline';
import { countOf, useCart } from './cart.js';

/** The glyph of the font. */
const BAG = '\ue001';

export const cartName = (): string => msg('Cart', { id: 'sc.shop.cart' });

/** Puts a button to the cart into the navigation bar, with the number of things in it. `isShown`: whether this page has it. */
export function useCartButton(isShown = true): void {
  const page = usePage();
  const count = countOf(useCart());
  const number = new Intl.NumberFormat([useLocale(), 'en']).format(count);
  const badgeLabel = msg(str`Items: ${number}`, { id: 'sc.shop.cart-count' });
  const label = cartName();
  useEffect(() => {
    const button = { text: BAG, label, fontSrc: bag, ...(count > 0 && { badgeText: count, badgeLabel }) };
    page.setNavigationBar({ style: { navigationBarButtons: isShown ? [button] : [] } });
  }, [page, count, label, badgeLabel, isShown]);
  useNavigationBarButtonTap(() => void navigateTo({ url: '/shop/cart' }));
}
