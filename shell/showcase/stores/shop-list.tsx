import { msg } from '@lit/localize';
import { distance } from 'nacre/maps';
import { useEffect, useRef } from 'react';
import { countryNames, distanceText, type Shop } from './shops.js';
import { countText, originText, shopName } from './texts.js';
import type { Origin } from './use-finder.js';

interface ShopListProps {
  shops: readonly Shop[];
  selected: Shop | undefined;
  /** Where distances are measured from. */
  from: Origin | undefined;
  locale: string;
  onSelect: (shop: Shop) => void;
}

/** The shops in view. That which is selected on the map is brought into view. */
export function ShopList({ shops, selected, from, locale, onSelect }: ShopListProps) {
  const list = useRef<HTMLOListElement>(null);
  const countryOf = countryNames(locale);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <>
      <p className="hint count" role="status">
        {countText(shops.length)}
      </p>
      {from && <p className="hint">{originText(from)}</p>}
      {shops.length === 0 && (
        <p className="hint">{msg('None here. Move the map, or come out of it a little.', { id: 'sc.stores.none' })}</p>
      )}
      <ol className="shops" ref={list}>
        {shops.map((shop) => (
          <li key={shop.id} aria-current={shop.id === selected?.id ? 'true' : undefined}>
            <button type="button" onClick={() => onSelect(shop)}>
              <b>{shopName(shop)}</b>
              <small>{countryOf(shop.country)}</small>
              {from && <small className="distance">{distanceText(locale, distance(from, shop))}</small>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
