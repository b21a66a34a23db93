import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Status } from 'nacre/react/status';
import { Steps } from 'nacre/react/steps';
import { useApp, useBackPress, usePage } from 'nacre/shell';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../parts/locale.js';
import { AddressStep } from '../shop/address-step.js';
import { priced, useCart } from '../shop/cart.js';
import { CheckStep } from '../shop/check-step.js';
import { changeDraft, useDraft } from '../shop/draft.js';
import { goToShop } from '../shop/go.js';
import { LineList } from '../shop/line-list.js';
import { PaymentStep } from '../shop/payment-step.js';
import { totalsOf } from '../shop/prices.js';
import { loadProducts, useShelves } from '../shop/products.js';
import { Sum } from '../shop/sum.js';

const NO_ERRORS = {};

/** The way from the cart to an order: address, payment, a last look. */
export default function ShopCheckoutPage() {
  const locale = useLocale();
  const { router } = useApp();
  const cart = useCart();
  const { status, products } = useShelves();
  const { step } = useDraft();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NO_ERRORS);
  useEffect(loadProducts, [status]);
  // Back leads to the step before.
  useBackPress(() => {
    if (step === 0 || cart.lines.length === 0) return false;
    changeDraft({ step: step - 1 });
    return true;
  });

  const titles = [
    msg('Address', { id: 'sc.shop.step.address' }),
    msg('Payment', { id: 'sc.shop.step.payment' }),
    msg('Review', { id: 'sc.shop.step.check' }),
  ];
  const checkout = msg('Checkout', { id: 'sc.shop.checkout.title' });
  const title = step === 0 ? checkout : msg(str`Checkout: ${titles[step]!}`, { id: 'sc.shop.checkout.step' });
  const { setTitle } = usePage();
  useEffect(() => setTitle(title), [title, setTitle]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Before the address shows what the server has refused, and focuses that.
  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  if (cart.lines.length === 0)
    return (
      <div className="page shop">
        <Status type="empty" noRetry title={msg('Your cart is empty', { id: 'sc.shop.empty' })}>
          <Button slot="actions" type="primary" size="mini" onClick={() => goToShop(router)}>
            {msg('Go to the shop', { id: 'sc.shop.to-shop' })}
          </Button>
        </Status>
      </div>
    );
  const lines = priced(cart.lines, products);
  const totals = totalsOf(lines, cart.coupon?.percent);

  return (
    <div className="page shop shop-checkout">
      <div className="shop-body two">
        <div>
          <Steps
            label={msg('Steps to your order', { id: 'sc.shop.steps' })}
            current={step}
            clickable
            items={titles.map((title, place) => ({ title, disabled: place > step }))}
            onChange={({ value }) => changeDraft({ step: value })}
          />
          <h2 ref={heading} tabIndex={-1}>
            {titles[step]}
          </h2>
          {step === 0 && <AddressStep errors={errors} onDone={() => changeDraft({ step: 1 })} />}
          {step === 1 && <PaymentStep onDone={() => changeDraft({ step: 2 })} />}
          {step === 2 && (
            <CheckStep
              totals={totals}
              onRefused={(refused) => {
                setErrors(refused);
                changeDraft({ step: 0 });
              }}
            />
          )}
        </div>
        <aside className="cart-side" aria-label={msg('Your order', { id: 'sc.shop.summary' })}>
          <LineList lines={lines} products={products} locale={locale} />
          <Sum totals={totals} locale={locale} />
        </aside>
      </div>
    </div>
  );
}
