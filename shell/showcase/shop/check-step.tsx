import { msg } from '@lit/localize';
import { DeviceError, ErrCode, redirectTo, showLoading } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { useRef, useState } from 'react';
import { problemText } from '../loading/texts.js';
import { Failure } from '../parts/failure.js';
import { emptyCart, useCart } from './cart.js';
import { changeDraft, endDraft, useDraft } from './draft.js';
import type { Totals } from './prices.js';
import { knowStock, refreshProducts } from './products.js';
import { pay, sendOrder } from './send-order.js';
import { placeName } from './texts.js';

interface CheckStepProps {
  totals: Totals;
  /** The server does not accept a field. */
  onRefused: (errors: Readonly<Record<string, string>>) => void;
}

/** Why the device did not pay; undefined if the user did not want to. */
function paymentText(error: unknown): string | undefined {
  if (error instanceof DeviceError && error.errCode === ErrCode.cancel) return undefined;
  return msg('This device has no way to pay here. Nothing was ordered; choose to pay on delivery.', {
    id: 'sc.shop.pay.none',
  });
}

/** The order before it is sent. */
export function CheckStep({ totals, onRefused }: CheckStepProps) {
  const { contact, place, payment } = useDraft();
  const { note } = useCart();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  // A second tap comes before React has drawn that the button is busy.
  const isSending = useRef(false);

  const submit = async (): Promise<void> => {
    setFailure('');
    if (payment === 'device') {
      try {
        await pay(totals, msg('Total', { id: 'sc.orders.total' }));
      } catch (error) {
        return setFailure(paymentText(error) ?? '');
      }
    }
    const done = showLoading({ title: msg('Sending…', { id: 'sc.signup.sending' }), mask: true });
    const outcome = await sendOrder();
    await done();
    if (outcome.kind === 'taken') {
      emptyCart();
      endDraft();
      void refreshProducts();
      await redirectTo({ url: `/shop/order/${outcome.order.id}?new=1` });
    } else if (outcome.kind === 'short') {
      knowStock(outcome.short);
      setFailure(
        msg('Someone was faster: an item is no longer available in this quantity. Change your cart.', {
          id: 'sc.shop.short',
        }),
      );
    } else if (outcome.kind === 'stranger') {
      await redirectTo({ url: `/shop/login?redirect=${encodeURIComponent('/shop/checkout')}` });
    } else if (outcome.kind === 'refused') onRefused(outcome.errors);
    else setFailure(problemText(outcome.problem));
  };
  const order = (): void => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    void submit().finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };
  const change = (step: number) => (): void => changeDraft({ step });

  return (
    <div className="form">
      <CellGroup className="rows" inset>
        <Cell title={contact.name} icon="user" clickable arrow onClick={change(0)}>
          <span slot="label">
            <bdi dir="ltr">{[contact.email, contact.phone].filter(Boolean).join(', ')}</bdi>
          </span>
        </Cell>
        <Cell title={contact.street} icon="location" clickable arrow onClick={change(0)}>
          {place && <span slot="label">{[placeName(place), place.address].filter(Boolean).join(', ')}</span>}
        </Cell>
        <Cell
          title={
            payment === 'door'
              ? msg('Payment on delivery', { id: 'sc.shop.paid.door' })
              : msg('Payment with this device', { id: 'sc.shop.paid.device' })
          }
          icon="shop-pay"
          clickable
          arrow
          onClick={change(1)}
        />
        {note && <Cell title={msg('Note for the shop', { id: 'sc.shop.note' })} label={note} icon="message" />}
      </CellGroup>
      <Failure text={failure} />
      <Button type="primary" loading={isBusy} onClick={order}>
        {msg('Order now', { id: 'sc.shop.order' })}
      </Button>
      <p className="hint">
        {msg('This is a demo shop: nothing is shipped, and you are not charged.', { id: 'sc.shop.invented' })}
      </p>
    </div>
  );
}
