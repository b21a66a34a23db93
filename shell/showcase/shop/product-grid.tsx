import { msg } from '@lit/localize';
import { Skeleton } from 'nacre/react/skeleton';
import { ProductCard } from './product-card.js';
import type { Product } from './types.js';

const PLACES = Array.from({ length: 8 }, (_, place) => place);

interface ProductGridProps {
  products: readonly Product[];
  label: string;
  locale: string;
}

export const ProductGrid = ({ products, label, locale }: ProductGridProps) => (
  <ul className="products" aria-label={label}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} locale={locale} />
      </li>
    ))}
  </ul>
);

/** Where products will be. */
export const ProductPlaces = () => (
  <div className="products" role="status" aria-label={msg('The shop is opening', { id: 'sc.shop.loading' })}>
    {PLACES.map((place) => (
      <div key={place} className="product">
        <div className="product-image place" />
        <Skeleton rows={2} />
      </div>
    ))}
  </div>
);
