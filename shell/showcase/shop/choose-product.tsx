import { msg } from '@lit/localize';
import { useLocale } from '../parts/locale.js';
import shell from './shell.svg?no-inline';

/** What is beside the list of the shop until a product is chosen. */
export function ChooseProduct() {
  useLocale();
  return (
    <div className="choose-product">
      <img src={shell} alt="" width="160" height="120" />
      <p>{msg('Choose an item to see it here', { id: 'sc.shop.choose' })}</p>
    </div>
  );
}
