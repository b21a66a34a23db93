import { msg, str } from '@lit/localize';
import { showModal, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Icon } from 'nacre/react/icon';
import { Map } from 'nacre/react/map';
import { Skeleton } from 'nacre/react/skeleton';
import { Steps } from 'nacre/react/steps';
import { Can, usePage, usePullDownRefresh } from 'nacre/shell';
import { useEffect, useMemo, useState } from 'react';
import { ProblemStatus } from '../loading/problem-status.js';
import { problemOf, ServerError } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { useLocale } from '../parts/locale.js';
import { LineList } from '../shop/line-list.js';
import { loadProducts, refreshProducts, useShelves } from '../shop/products.js';
import { write } from '../shop/server.js';
import { Sum } from '../shop/sum.js';
import { placeName, stageName } from '../shop/texts.js';
import { STAGES, type Order, type Place } from '../shop/types.js';
import { useOrder } from '../shop/use-orders.js';
import { STAFF } from '../shop/user.js';

/** An order: how far it has come, what is in it, and where it goes. */
export default function ShopOrderPage() {
  const locale = useLocale();
  const page = usePage();
  const id = page.params['id']!;
  const { status: shelf, products } = useShelves();
  const { status, data: order, load, setData } = useOrder<Order>(id);
  const [isBusy, setBusy] = useState(false);
  const title = msg(str`Order ${id}`, { id: 'sc.shop.order-no' });
  useEffect(loadProducts, [shelf]);
  useEffect(() => page.setTitle(title), [page, title]);
  usePullDownRefresh(load);

  const move = async (to: 'next' | 'cancel'): Promise<void> => {
    setBusy(true);
    try {
      const answer = await write(`order/${to}`, { id });
      if (answer.status !== 200) throw new ServerError('error');
      setData(answer.data as Order);
      if (to === 'cancel') void refreshProducts();
    } catch (error) {
      await showToast({ title: problemText(problemOf(error)), icon: 'none' });
    } finally {
      setBusy(false);
    }
  };
  const cancel = async (): Promise<void> => {
    const { confirm } = await showModal({
      title: msg('Cancel this order?', { id: 'sc.orders.cancel.sure' }),
      confirmText: msg('Cancel the order', { id: 'sc.orders.cancel' }),
      cancelText: msg('Keep it', { id: 'sc.orders.keep' }),
    });
    if (confirm) await move('cancel');
  };

  if (!order)
    return (
      <div className="page shop">
        {status === 'loading' ? (
          <Skeleton heading rows={8} />
        ) : (
          status !== 'ready' && <ProblemStatus problem={status} onRetry={load} />
        )}
      </div>
    );
  const { contact, place, payment, note, stage } = order;
  return (
    <div className="page shop shop-order">
      <div className="shop-body two">
        <div>
          {page.query['new'] === '1' && stage === 'packing' && (
            <div className="thanks" role="status">
              <Icon type="success" size={32} />
              <b>{msg('Thank you! We have received your order.', { id: 'sc.shop.thanks' })}</b>
              <span>{msg('You can follow its progress here.', { id: 'sc.shop.thanks.text' })}</span>
            </div>
          )}
          <Progress order={order} locale={locale} />
          <div className="order-moves">
            {(stage === 'packing' || stage === 'sent') && (
              <Can role={STAFF}>
                <Button size="mini" type="primary" loading={isBusy} onClick={() => void move('next')}>
                  {stage === 'packing'
                    ? msg('Hand to the courier', { id: 'sc.shop.move.sent' })
                    : msg('Mark as received', { id: 'sc.orders.receive' })}
                </Button>
              </Can>
            )}
            {stage === 'packing' && (
              <Button size="mini" disabled={isBusy} onClick={() => void cancel()}>
                {msg('Cancel the order', { id: 'sc.orders.cancel' })}
              </Button>
            )}
          </div>
          <PlaceMap place={place} />
          <CellGroup className="rows" inset>
            <Cell title={contact.name} label={contact.street} icon="user" />
            <Cell title={placeName(place)} label={place.address} icon="location" />
            <Cell
              title={
                payment === 'door'
                  ? msg('Payment on delivery', { id: 'sc.shop.paid.door' })
                  : msg('Payment with this device', { id: 'sc.shop.paid.device' })
              }
              icon="shop-pay"
            />
            {note && <Cell title={msg('Note for the shop', { id: 'sc.shop.note' })} label={note} icon="message" />}
          </CellGroup>
        </div>
        <aside className="cart-side" aria-label={msg('Your order', { id: 'sc.shop.summary' })}>
          <LineList lines={order.lines} products={products} locale={locale} />
          <Sum totals={order.totals} locale={locale} />
        </aside>
      </div>
    </div>
  );
}

/** The stages, and when it got there. */
function Progress({ order: { stage, log }, locale }: { order: Order; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const timeOf = (wanted: string): string => {
    const found = log.find((each) => each.stage === wanted);
    return found ? format.format(new Date(found.time)) : '';
  };
  const stages = stage === 'cancelled' ? (['packing', 'cancelled'] as const) : STAGES;
  const items = stages.map((each) => ({
    title: stageName(each),
    description: timeOf(each),
    ...(each === 'cancelled' && { status: 'error' as const }),
  }));
  const current = stage === 'done' ? stages.length : stages.findIndex((each) => each === stage);
  return <Steps vertical label={msg('Delivery', { id: 'sc.delivery.title' })} items={items} current={current} />;
}

function PlaceMap({ place }: { place: Place }) {
  const { latitude, longitude } = place;
  const markers = useMemo(
    () => [{ id: 0, latitude, longitude, ariaLabel: placeName(place) }],
    [latitude, longitude, place],
  );
  return (
    <Map
      className="order-map"
      aria-label={placeName(place)}
      latitude={latitude}
      longitude={longitude}
      scale={8}
      markers={markers}
    />
  );
}
