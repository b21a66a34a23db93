import { msg, str } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Input } from 'nacre/react/input';
import { Status } from 'nacre/react/status';
import { Textarea } from 'nacre/react/textarea';
import { useApp, useUnsavedChanges } from 'nacre/shell';
import { useEffect, useState } from 'react';
import { ProblemStatus } from '../loading/problem-status.js';
import { useLocale } from '../parts/locale.js';
import { CartRow } from '../shop/cart-row.js';
import { keyOf, priced, setNote, useCart } from '../shop/cart.js';
import { goToShop } from '../shop/go.js';
import { FREE_FROM, totalsOf } from '../shop/prices.js';
import { loadProducts, refreshProducts, useShelves } from '../shop/products.js';
import { ShopNotice } from '../shop/shop-notice.js';
import { Sum } from '../shop/sum.js';
import { priceText } from '../shop/texts.js';
import { useCoupon } from '../shop/use-coupon.js';

/** The cart: what is in it, a coupon, a note, and what it costs. */
export default function ShopCartPage() {
  const locale = useLocale();
  const cart = useCart();
  const { status, products } = useShelves();
  const coupon = useCoupon();
  const [typed, setTyped] = useState<string>();
  const note = typed ?? cart.note;
  const isNoteDirty = note !== cart.note;
  useUnsavedChanges(isNoteDirty || coupon.isDirty);
  useEffect(loadProducts, [status]);

  const saveNote = (): void => {
    setNote(note);
    setTyped(undefined);
  };
  const checkOut = async (): Promise<void> => {
    saveNote();
    if (await coupon.apply()) await navigateTo({ url: '/shop/checkout' });
  };

  if (cart.lines.length === 0) return <EmptyCart />;
  const lines = priced(cart.lines, products);
  const totals = totalsOf(lines, coupon.coupon?.percent);
  const isTooMuch = lines.some(({ count, item }) => count > item.stock);
  const missing = FREE_FROM - (totals.goods - totals.discount);

  return (
    <div className="page shop shop-cart">
      <div className="shop-body two">
        <div>
          <ShopNotice />
          {(status === 'new' || status === 'loading') && <Status type="loading" compact />}
          {status !== 'new' && status !== 'loading' && status !== 'ready' && (
            <ProblemStatus problem={status} onRetry={refreshProducts} />
          )}
          <ul className="cart-rows" aria-label={msg('In the cart', { id: 'sc.shop.in-cart' })}>
            {lines.map((line) => (
              <li key={keyOf(line)}>
                <CartRow line={line} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
        <div className="cart-side">
          <form
            className="inline-form"
            onSubmit={(event) => {
              event.preventDefault();
              void coupon.apply();
            }}
          >
            <Input
              label={msg('Coupon', { id: 'sc.shop.coupon' })}
              placeholder="TIDE10"
              maxlength={20}
              value={coupon.text}
              customValidity={coupon.error}
              clearable
              onInput={({ currentTarget }) => coupon.type(currentTarget.value)}
            />
            <Button formType="submit" loading={coupon.isBusy} disabled={!coupon.isDirty}>
              {msg('Apply', { id: 'sc.shop.apply' })}
            </Button>
          </form>
          <Textarea
            label={msg('Note for the shop', { id: 'sc.shop.note' })}
            autoHeight
            minRows={2}
            maxlength={200}
            counter
            value={note}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {isNoteDirty && (
            <Button size="mini" className="save-note" onClick={saveNote}>
              {msg('Save the note', { id: 'sc.shop.note.save' })}
            </Button>
          )}
          <Sum totals={totals} locale={locale} />
          {totals.delivery > 0 && (
            <p className="hint">
              {msg(str`${priceText(missing, locale)} more, and delivery is free.`, { id: 'sc.shop.more' })}
            </p>
          )}
          <div className="shop-bar nc-page-footer">
            <Button type="primary" disabled={isTooMuch || lines.length === 0} onClick={() => void checkOut()}>
              {msg('Check out', { id: 'sc.shop.checkout' })} · <bdi>{priceText(totals.total, locale)}</bdi>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function EmptyCart() {
  const { router } = useApp();
  return (
    <div className="page shop">
      <Status
        type="empty"
        noRetry
        title={msg('Your cart is empty', { id: 'sc.shop.empty' })}
        description={msg('The sea has more to offer.', { id: 'sc.shop.empty.text' })}
      >
        <Button slot="actions" type="primary" size="mini" onClick={() => goToShop(router)}>
          {msg('Go to the shop', { id: 'sc.shop.to-shop' })}
        </Button>
      </Status>
    </div>
  );
}
