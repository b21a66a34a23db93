import { msg } from '@lit/localize';
import { showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Stepper } from 'nacre/react/stepper';
import { useState } from 'react';
import { problemOf } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { setStock } from './products.js';
import type { Product } from './types.js';

/** How many there are, for staff to change. */
export function StockEditor({ product: { id, stock } }: { product: Product }) {
  const [count, setCount] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await setStock(id, count ?? stock);
      setCount(undefined);
      await showToast({ title: msg('Stock updated', { id: 'sc.shop.stock.saved' }) });
    } catch (error) {
      await showToast({ title: problemText(problemOf(error)), icon: 'none' });
    } finally {
      setBusy(false);
    }
  };
  const title = msg('In stock', { id: 'sc.shop.stock' });
  return (
    <section className="stock" aria-label={msg('For staff', { id: 'sc.shop.staff' })}>
      <small className="muted">{msg('For staff', { id: 'sc.shop.staff' })}</small>
      <b>{title}</b>
      <Stepper
        aria-label={title}
        min={0}
        max={999}
        value={count ?? stock}
        onInput={({ currentTarget }) => setCount(currentTarget.value ?? 0)}
      />
      <Button
        size="mini"
        type="primary"
        loading={isBusy}
        disabled={count === undefined || count === stock}
        onClick={() => void save()}
      >
        {msg('Save', { id: 'sc.shop.save' })}
      </Button>
    </section>
  );
}
