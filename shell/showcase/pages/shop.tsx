import { msg } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Status } from 'nacre/react/status';
import { usePage, usePullDownRefresh, useSplit } from 'nacre/shell';
import { useEffect, useMemo, useState } from 'react';
import { ProblemStatus } from '../loading/problem-status.js';
import { isString } from '../memory.js';
import { useLocale } from '../parts/locale.js';
import { useFavourites } from '../shop/favourites.js';
import { changeView, NO_FILTER, select, useView } from '../shop/filter.js';
import { Hero } from '../shop/hero.js';
import { ProductGrid, ProductPlaces } from '../shop/product-grid.js';
import { loadProducts, refreshProducts, useShelves } from '../shop/products.js';
import { ShopNotice } from '../shop/shop-notice.js';
import { categoryName, countText, languageOf } from '../shop/texts.js';
import { Toolbar } from '../shop/toolbar.js';
import { useCartButton } from '../shop/use-cart-button.js';

/** A small shop: its products, by category, search, filter and order. */
export default function ShopPage() {
  const locale = useLocale();
  const page = usePage();
  const { status, products } = useShelves();
  const view = useView();
  const marked = useFavourites();
  const [text, setText] = useState(() => {
    const before = page.getSnapshot('text');
    return isString(before) ? before : '';
  });
  const { detail } = useSplit();
  // The page of a product beside the list has it, too.
  useCartButton(!detail);
  useEffect(loadProducts, [status]);
  usePullDownRefresh(refreshProducts);

  const search = (next: string): void => {
    setText(next);
    page.setSnapshot('text', next);
  };
  const showAll = (): void => {
    search('');
    changeView({ category: 'all', filter: NO_FILTER });
  };
  const shown = useMemo(
    () => select(products, { ...view, text, marked, language: languageOf(locale) }),
    [products, view, text, marked, locale],
  );

  return (
    <div className="page shop">
      <div className="shop-body">
        <Hero />
        <Toolbar text={text} onSearch={search} />
        <ShopNotice />
        {(status === 'new' || status === 'loading') && <ProductPlaces />}
        {status === 'ready' && (
          <>
            <p className="shop-count" role="status">
              {countText(shown.length)}
            </p>
            {shown.length > 0 ? (
              <ProductGrid products={shown} label={categoryName(view.category)} locale={locale} />
            ) : (
              <Status type="empty" noRetry title={msg('Nothing like that here', { id: 'sc.shop.none' })}>
                <Button slot="actions" type="primary" size="mini" onClick={showAll}>
                  {msg('Show everything', { id: 'sc.shop.show-all' })}
                </Button>
              </Status>
            )}
          </>
        )}
        {status !== 'new' && status !== 'loading' && status !== 'ready' && (
          <ProblemStatus problem={status} onRetry={refreshProducts} />
        )}
      </div>
    </div>
  );
}
