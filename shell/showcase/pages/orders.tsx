import { msg } from '@lit/localize';
import { Tab } from 'nacre/react/tab';
import { Tabs } from 'nacre/react/tabs';
import { usePage, usePullDownRefresh } from 'nacre/shell';
import { useState, useSyncExternalStore } from 'react';
import { NetworkPicker } from '../loading/network-picker.js';
import { OrderList } from '../orders/order-list.js';
import { getCounts, onCounts, ordersOn, STATES, type Shelf } from '../orders/orders.js';
import { shelfName } from '../orders/texts.js';
import { useLocale } from '../parts/locale.js';

const SHELVES: readonly Shelf[] = ['all', ...STATES];
/** Shelves with orders that wait for something: the tab says how many. */
const OPEN: readonly Shelf[] = ['unpaid', 'packing', 'sent'];

/** The orders of a customer: tabs, a list without end, badges, placeholders. */
export default function OrdersPage() {
  useLocale();
  const page = usePage();
  const counts = useSyncExternalStore(onCounts, getCounts, getCounts);
  const [shelf, setShelf] = useState<Shelf>(() => {
    const wanted = page.getSnapshot('shelf') ?? page.query['shelf'];
    return SHELVES.find((known) => known === wanted) ?? 'all';
  });
  usePullDownRefresh(() => ordersOn(shelf).refresh());

  return (
    <div className="page orders">
      <Tabs
        aria-label={msg('Orders by state', { id: 'sc.orders.by-state' })}
        value={shelf}
        sticky
        lazy
        onChange={({ value }) => {
          setShelf(value as Shelf);
          page.setSnapshot('shelf', value);
        }}
      >
        {SHELVES.map((each) => {
          const count = each !== 'all' && OPEN.includes(each) ? (counts?.[each] ?? 0) : 0;
          return (
            <Tab key={each} name={each} label={shelfName(each)} badge={count ? String(count) : ''}>
              <OrderList shelf={each} isShown={each === shelf} />
            </Tab>
          );
        })}
      </Tabs>
      <NetworkPicker />
    </div>
  );
}
