import { msg } from '@lit/localize';
import { showModal, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Tag } from 'nacre/react/tag';
import { useState } from 'react';
import { problemOf } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { ACTIONS, act, type Action, type Order, type State } from './orders.js';
import { actionName, dayText, linePriceText, pearlName, priceText, shelfName } from './texts.js';

const TAGS = { unpaid: 'warning', packing: 'primary', sent: 'primary', done: 'success', cancelled: 'default' } as const;

/** Asks before what cannot be undone. */
async function isMeant(action: Action): Promise<boolean> {
  if (action !== 'cancel') return true;
  const { confirm } = await showModal({
    title: msg('Cancel this order?', { id: 'sc.orders.cancel.sure' }),
    confirmText: actionName('cancel'),
    cancelText: msg('Keep it', { id: 'sc.orders.keep' }),
  });
  return confirm;
}

export function OrderCard({ order, locale }: { order: Order; locale: string }) {
  const [running, setRunning] = useState<Action>();
  const run = async (action: Action): Promise<void> => {
    if (!(await isMeant(action))) return;
    setRunning(action);
    try {
      await act(order, action);
    } catch (error) {
      await showToast({ title: problemText(problemOf(error)), icon: 'none' });
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <CellGroup inset className="order">
      <Cell title={order.id} label={dayText(order.placed, locale)} className="order-head">
        <StateTag state={order.state} />
      </Cell>
      {order.lines.map((line) => (
        <Cell
          key={line.pearl}
          title={pearlName(line.pearl)}
          label={linePriceText(line, locale)}
          value={priceText(line.count * line.price, locale)}
        />
      ))}
      <Cell title={msg('Total', { id: 'sc.orders.total' })}>
        <b>{priceText(order.total, locale)}</b>
      </Cell>
      {ACTIONS[order.state].length > 0 && (
        <div className="order-actions">
          {ACTIONS[order.state].map((action) => (
            <Button
              key={action}
              size="mini"
              type={action === 'cancel' ? 'default' : 'primary'}
              plain={action === 'cancel'}
              loading={running === action}
              disabled={running !== undefined && running !== action}
              onClick={() => void run(action)}
            >
              {actionName(action)}
            </Button>
          ))}
        </div>
      )}
    </CellGroup>
  );
}

const StateTag = ({ state }: { state: State }) => (
  <Tag type={TAGS[state]} round>
    {shelfName(state)}
  </Tag>
);
