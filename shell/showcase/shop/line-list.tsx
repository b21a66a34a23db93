import { msg } from '@lit/localize';
import { Picture } from './picture.js';
import { nameOf, optionsText, priceText } from './texts.js';
import type { Line, Product } from './types.js';

interface LineListProps {
  lines: readonly (Line & { readonly price: number })[];
  products: readonly Product[];
  locale: string;
}

/** What is ordered, with small pictures. */
export const LineList = ({ lines, products, locale }: LineListProps) => (
  <ul className="lines" aria-label={msg('Ordered', { id: 'sc.shop.lines' })}>
    {lines.map((line) => {
      const item = products.find(({ id }) => id === line.product);
      return (
        <li key={`${line.product}/${line.colour}/${line.size}`}>
          {item ? <Picture product={item} colour={line.colour} /> : <span className="product-image place" />}
          <span>
            <b>
              <bdi>{line.count} ×</bdi> {item ? nameOf(item, locale) : line.product}
            </b>
            <small className="muted">{optionsText(line, item)}</small>
          </span>
          <bdi>{priceText(line.count * line.price, locale)}</bdi>
        </li>
      );
    })}
  </ul>
);
