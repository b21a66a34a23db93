import { msg, str } from '@lit/localize';
import { navigateTo, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Stepper } from 'nacre/react/stepper';
import { useState } from 'react';
import { addLine, getCart, keyOf, MOST } from './cart.js';
import { nameOf, stockText } from './texts.js';
import { cartName } from './use-cart-button.js';
import type { Line, Product } from './types.js';

interface AddBarProps {
  product: Product;
  /** Undefined: something has still to be chosen; then `onMissing` is called. */
  line: Omit<Line, 'count'> | undefined;
  locale: string;
  onMissing: () => void;
}

/** How many, and into the cart: at the bottom of the screen. */
export function AddBar({ product, line, locale, onMissing }: AddBarProps) {
  const [count, setCount] = useState(1);
  const most = Math.min(product.stock, MOST);
  const wanted = Math.max(1, Math.min(count, most));

  const add = async (): Promise<void> => {
    if (!line) return onMissing();
    const there = getCart().lines.find((each) => keyOf(each) === keyOf({ ...line, count: 1 }))?.count ?? 0;
    if (there + wanted > most) {
      const title = msg(str`Only {${most}, number} in stock, and {${there}, number} already in your cart.`, {
        id: 'sc.shop.enough',
      });
      return void (await showToast({ title, icon: 'none', position: 'bottom', key: 'shop', duration: 3000 }));
    }
    addLine({ ...line, count: wanted });
    setCount(1);
    const name = nameOf(product, locale);
    await showToast({
      title: msg(str`${name} is in your cart`, { id: 'sc.shop.added' }),
      icon: 'none',
      position: 'bottom',
      key: 'shop',
      duration: 3000,
      actionText: cartName(),
      onAction: () => void navigateTo({ url: '/shop/cart' }),
    });
  };

  return (
    <div className="shop-bar nc-page-footer">
      <Stepper
        aria-label={msg('Quantity', { id: 'sc.shop.quantity' })}
        min={1}
        max={Math.max(most, 1)}
        value={wanted}
        disabled={most === 0}
        onInput={({ currentTarget }) => setCount(currentTarget.value ?? 1)}
      />
      <Button type="primary" disabled={most === 0} onClick={() => void add()}>
        {most === 0 ? stockText(0) : msg('Add to cart', { id: 'sc.shop.add' })}
      </Button>
    </div>
  );
}
