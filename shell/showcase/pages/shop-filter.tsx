import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Checkbox } from 'nacre/react/checkbox';
import { CheckboxGroup } from 'nacre/react/checkbox-group';
import { Segmented } from 'nacre/react/segmented';
import { Slider } from 'nacre/react/slider';
import { Switch } from 'nacre/react/switch';
import { useApp } from 'nacre/shell';
import { useEffect } from 'react';
import { useLocale } from '../parts/locale.js';
import { useFavourites } from '../shop/favourites.js';
import { changeFilter, changeView, NO_FILTER, select, TOP_PRICE, useView } from '../shop/filter.js';
import { goToShop } from '../shop/go.js';
import { loadProducts, useShelves } from '../shop/products.js';
import { Swatch } from '../shop/swatch.js';
import { colourName, countText, languageOf } from '../shop/texts.js';
import type { Colour } from '../shop/types.js';

/** Those that a customer can ask for. */
const COLOURS: readonly Colour[] = ['navy', 'coral', 'sun', 'sea', 'moss', 'rust'];
const STARS = [0, 4, 4.5, 4.8];

/** What the list of the shop shows. It changes as the user chooses. */
export default function ShopFilterPage() {
  const locale = useLocale();
  const { router } = useApp();
  const view = useView();
  const { status, products } = useShelves();
  const marked = useFavourites();
  useEffect(loadProducts, [status]);
  const { filter } = view;
  const count = select(products, { ...view, text: '', marked, language: languageOf(locale) }).length;
  const number = new Intl.NumberFormat(locale);
  const euros = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(value) +
    (value >= TOP_PRICE ? '+' : '');
  const price = msg('Price', { id: 'sc.shop.price' });

  return (
    <div className="page shop shop-filter">
      <section aria-labelledby="filter-price">
        <h2 id="filter-price">
          {price} <bdi>{`${euros(filter.price[0])} – ${euros(filter.price[1])}`}</bdi>
        </h2>
        <Slider
          range
          aria-label={price}
          min={0}
          max={TOP_PRICE}
          step={5}
          bubble
          valueFormatter={euros}
          value={[...filter.price]}
          onInput={({ currentTarget }) => changeFilter({ price: currentTarget.value as [number, number] })}
        />
      </section>
      <CheckboxGroup
        className="swatches"
        label={msg('Color', { id: 'sc.shop.colour' })}
        value={[...filter.colours]}
        onChange={({ currentTarget }) => changeFilter({ colours: currentTarget.value as Colour[] })}
      >
        {COLOURS.map((colour) => (
          <Checkbox key={colour} value={colour}>
            <Swatch colour={colour} /> {colourName(colour)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Segmented
        block
        label={msg('Rating', { id: 'sc.shop.rating' })}
        options={STARS.map((stars) => ({
          value: stars,
          label:
            stars === 0
              ? msg('Any', { id: 'sc.shop.any' })
              : msg(str`${number.format(stars)} and up`, { id: 'sc.shop.from' }),
        }))}
        value={String(filter.stars)}
        onChange={({ currentTarget }) => changeFilter({ stars: Number(currentTarget.value) })}
      />
      <CellGroup className="rows" inset>
        <Cell title={msg('In stock only', { id: 'sc.shop.only-stock' })} center>
          <Switch
            checked={filter.inStock}
            aria-label={msg('In stock only', { id: 'sc.shop.only-stock' })}
            onChange={({ value }) => changeFilter({ inStock: value })}
          />
        </Cell>
        <Cell title={msg('Favorites only', { id: 'sc.shop.only-marked' })} center>
          <Switch
            checked={filter.favourites}
            aria-label={msg('Favorites only', { id: 'sc.shop.only-marked' })}
            onChange={({ value }) => changeFilter({ favourites: value })}
          />
        </Cell>
      </CellGroup>
      <div className="shop-actions">
        <Button onClick={() => changeView({ filter: NO_FILTER })}>{msg('Reset', { id: 'sc.shop.reset' })}</Button>
        <Button type="primary" onClick={() => goToShop(router)}>
          {msg(str`Show ${countText(count)}`, { id: 'sc.shop.show' })}
        </Button>
        {/* Screen readers are told of it, not of the button's new name. */}
        <p className="unseen" role="status">
          {countText(count)}
        </p>
      </div>
    </div>
  );
}
