import { msg } from '@lit/localize';
import { Tag } from 'nacre/react/tag';
import { useApp, useSplit } from 'nacre/shell';
import { FavouriteButton } from './favourite-button.js';
import { Picture } from './picture.js';
import { offText, percentOff, Price } from './price.js';
import { nameOf, starsText, stockText } from './texts.js';
import type { Product } from './types.js';

export const productPath = (id: string): string => `/shop/item/${id}`;

/** A product in a list: all of it is a link, but for its heart. */
export function ProductCard({ product, locale }: { product: Product; locale: string }) {
  const { router } = useApp();
  const { detail } = useSplit();
  const { id, rating, ratings, stock, isNew, was } = product;
  const name = nameOf(product, locale);
  return (
    <article className="product" data-sold-out={stock === 0 || undefined}>
      <Picture product={product} isShared />
      <div className="product-tags">
        {stock === 0 ? (
          <Tag size="small" round>
            {stockText(0)}
          </Tag>
        ) : (
          <>
            {isNew && (
              <Tag size="small" round type="primary">
                {msg('New', { id: 'sc.shop.new' })}
              </Tag>
            )}
            {was !== undefined && (
              <Tag size="small" round type="warn">
                <bdi>{offText(percentOff(product), locale)}</bdi>
              </Tag>
            )}
          </>
        )}
      </div>
      <h3>
        <a href={router.createUrl(productPath(id))} aria-current={detail?.params['id'] === id ? 'page' : undefined}>
          {name}
        </a>
      </h3>
      <p className="product-rating">
        <span aria-hidden="true">
          <span className="star-mark">★</span>{' '}
          {new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating)}{' '}
          <span className="muted">({ratings})</span>
        </span>
        <span className="unseen">{starsText(rating, locale)}</span>
      </p>
      <Price product={product} locale={locale} />
      <FavouriteButton id={id} name={name} />
    </article>
  );
}
