import { msg } from '@lit/localize';
import { Collapse } from 'nacre/react/collapse';
import { CollapseItem } from 'nacre/react/collapse-item';
import { Rate } from 'nacre/react/rate';
import { Skeleton } from 'nacre/react/skeleton';
import { Can, usePage } from 'nacre/shell';
import { useEffect, useRef, useState } from 'react';
import { ProblemStatus } from '../loading/problem-status.js';
import { useLocale } from '../parts/locale.js';
import { AddBar } from '../shop/add-bar.js';
import { FavouriteButton } from '../shop/favourite-button.js';
import { Gallery } from '../shop/gallery.js';
import { Options } from '../shop/options.js';
import { Price } from '../shop/price.js';
import { ProductGrid } from '../shop/product-grid.js';
import { loadProducts, refreshProducts, useShelves } from '../shop/products.js';
import { ReviewList } from '../shop/review-list.js';
import { ShopNotice } from '../shop/shop-notice.js';
import { StockEditor } from '../shop/stock-editor.js';
import { nameOf, starsText, stockText, textOf } from '../shop/texts.js';
import { useCartButton } from '../shop/use-cart-button.js';
import { STAFF } from '../shop/user.js';
import type { Colour, Product } from '../shop/types.js';

/** How many related products there are. */
const RELATED = 4;

/** A product: pictures, options, reviews, and the way into the cart. */
export default function ShopItemPage() {
  const locale = useLocale();
  const page = usePage();
  const { status, products } = useShelves();
  const product = products.find(({ id }) => id === page.params['id']);
  const name = product && nameOf(product, locale);
  useCartButton();
  useEffect(loadProducts, [status]);
  useEffect(() => {
    if (name) page.setTitle(name);
  }, [page, name]);

  if (product) return <Item key={product.id} product={product} products={products} locale={locale} />;
  return (
    <div className="page shop shop-item">
      <div className="shop-body">
        {(status === 'new' || status === 'loading') && <Skeleton heading rows={6} />}
        {status === 'ready' && <ProblemStatus problem="missing" />}
        {status !== 'new' && status !== 'loading' && status !== 'ready' && (
          <ProblemStatus problem={status} onRetry={refreshProducts} />
        )}
      </div>
    </div>
  );
}

interface ItemProps {
  product: Product;
  products: readonly Product[];
  locale: string;
}

function Item({ product, products, locale }: ItemProps) {
  const page = usePage();
  const [colour, setColour] = useState<Colour>(
    () => product.colours.find((each) => each === page.getSnapshot('colour')) ?? product.colours[0]!,
  );
  const [size, setSize] = useState(() => product.sizes.find((each) => each === page.getSnapshot('size')) ?? '');
  const [error, setError] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const { id, category, rating, ratings, sizes, stock } = product;
  const name = nameOf(product, locale);
  const isMissing = sizes.length > 0 && !size;
  const related = products.filter((each) => each.category === category && each.id !== id).slice(0, RELATED);

  const chooseColour = (next: Colour): void => {
    setColour(next);
    page.setSnapshot('colour', next);
  };
  const chooseSize = (next: string): void => {
    setSize(next);
    setError('');
    page.setSnapshot('size', next);
  };
  const ask = (): void => {
    setError(msg('Choose a size first.', { id: 'sc.shop.choose-size' }));
    text.current?.querySelector<HTMLElement>('.sizes nc-radio')?.focus();
  };

  return (
    <>
      <div className="page shop shop-item">
        <div className="shop-body">
          <ShopNotice />
          <div className="item">
            <div className="item-pictures">
              <Gallery product={product} colour={colour} name={name} />
              <FavouriteButton id={id} name={name} />
            </div>
            <div ref={text} className="item-text">
              <h2>{name}</h2>
              <p className="item-rating">
                <Rate
                  readonly
                  value={rating}
                  size={18}
                  aria-label={msg('Average rating', { id: 'sc.shop.average' })}
                  valueFormatter={(stars) => starsText(stars, locale)}
                />
                <span className="muted">({ratings})</span>
              </p>
              <Price product={product} locale={locale} />
              <p className="item-lead">{textOf(product, locale)}</p>
              <Options
                product={product}
                colour={colour}
                size={size}
                error={error}
                onColour={chooseColour}
                onSize={chooseSize}
              />
              <p className="item-stock" data-few={stock < 8 || undefined}>
                {stockText(stock)}
              </p>
              <Can role={STAFF}>
                <StockEditor product={product} />
              </Can>
              <Collapse inset className="rows">
                <CollapseItem title={msg('Delivery and returns', { id: 'sc.shop.delivery' })} icon="shop-parcel">
                  {msg(
                    'Delivered in two business days, free for orders of 60 euros or more. If you do not like it, send it back within 30 days.',
                    {
                      id: 'sc.shop.delivery.text',
                    },
                  )}
                </CollapseItem>
                <CollapseItem title={msg('Where it comes from', { id: 'sc.shop.origin' })} icon="location">
                  {msg('From small workshops by the sea. This shop is fictional: nothing is really sent.', {
                    id: 'sc.shop.origin.text',
                  })}
                </CollapseItem>
              </Collapse>
            </div>
          </div>
          <ReviewList product={product} locale={locale} />
          {related.length > 0 && (
            <section className="related" aria-labelledby="related">
              <h2 id="related">{msg('Goes well with', { id: 'sc.shop.related' })}</h2>
              <ProductGrid
                products={related}
                label={msg('Goes well with', { id: 'sc.shop.related' })}
                locale={locale}
              />
            </section>
          )}
        </div>
      </div>
      <AddBar
        product={product}
        line={isMissing ? undefined : { product: id, colour, size }}
        locale={locale}
        onMissing={ask}
      />
    </>
  );
}
