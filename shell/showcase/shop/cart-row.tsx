import { msg, str } from '@lit/localize';
import { showToast } from 'nacre/device';
import { Stepper } from 'nacre/react/stepper';
import { SwipeAction } from 'nacre/react/swipe-action';
import { useApp } from 'nacre/shell';
import { keyOf, MOST, removeLine, setCount, type PricedLine } from './cart.js';
import { Picture } from './picture.js';
import { productPath } from './product-card.js';
import { nameOf, optionsText, priceText, stockText } from './texts.js';

/** Takes a line out of the cart, and offers to put it back. */
export async function removeWithUndo(line: PricedLine, locale: string): Promise<void> {
  const undo = removeLine(keyOf(line));
  await showToast({
    title: msg(str`${nameOf(line.item, locale)} removed from the cart`, { id: 'sc.shop.removed' }),
    icon: 'none',
    position: 'bottom',
    key: 'shop',
    duration: 5000,
    actionText: msg('Undo', { id: 'sc.news.undo' }),
    onAction: undo,
  });
}

/** Something in the cart: a swipe takes it out. */
export function CartRow({ line, locale }: { line: PricedLine; locale: string }) {
  const { router } = useApp();
  const { item, colour, count, price } = line;
  const name = nameOf(item, locale);
  const remove = msg('Remove', { id: 'sc.contacts.remove' });
  const removeLabel = msg(str`Remove ${name}`, { id: 'sc.contacts.remove-one' });
  const isTooMuch = count > item.stock;
  return (
    <SwipeAction
      className="cart-row"
      endOptions={[{ text: remove, label: removeLabel, value: 'remove', icon: 'clear', type: 'warn' }]}
      onAction={() => void removeWithUndo(line, locale)}
    >
      <div className="cart-line">
        <Picture product={item} colour={colour} />
        <div className="cart-text">
          <h2>
            <a href={router.createUrl(productPath(item.id))}>{name}</a>
          </h2>
          <p className="muted">{optionsText(line, item)}</p>
          {isTooMuch && (
            <p className="too-much" role="alert">
              {stockText(item.stock)}
            </p>
          )}
        </div>
        <bdi className="price">
          <b>{priceText(price * count, locale)}</b>
        </bdi>
        <Stepper
          size="mini"
          aria-label={msg(str`Quantity of ${name}`, { id: 'sc.shop.quantity-of' })}
          min={1}
          max={Math.max(1, Math.min(item.stock, MOST))}
          value={count}
          onChangeCommitted={({ currentTarget }) => setCount(keyOf(line), currentTarget.value ?? 1)}
        />
      </div>
    </SwipeAction>
  );
}
