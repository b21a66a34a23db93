import { msg } from '@lit/localize';
import { distance } from 'nacre/maps';
import type { NcList } from 'nacre/elements/list';
import { Cell } from 'nacre/react/cell';
import { List } from 'nacre/react/list';
import { useEffect, useRef } from 'react';
import { Empty } from '../../parts/empty.js';
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
  const list = useRef<NcList>(null);
  const countryOf = countryNames(locale);
  const place = selected ? shops.indexOf(selected) : -1;
  useEffect(() => {
    if (place >= 0) void list.current?.scrollToIndex(place, { block: 'nearest' });
  }, [place]);
  return (
    <>
      <p className="hint count" role="status">
        {countText(shops.length)}
      </p>
      {from && <p className="hint">{originText(from)}</p>}
      {shops.length === 0 && <Empty text={msg('No shops here. Move the map or zoom out.', { id: 'sc.stores.none' })} />}
      <List
        ref={list}
        className="shops"
        aria-label={msg('Shops', { id: 'sc.stores.map' })}
        items={shops}
        itemKey="id"
        lines="none"
        renderItem={(shop: Shop) => (
          <Cell
            clickable
            title={shopName(shop)}
            label={countryOf(shop.country)}
            value={from ? distanceText(locale, distance(from, shop)) : ''}
            aria-current={shop === selected ? 'true' : undefined}
            onClick={() => onSelect(shop)}
          />
        )}
      />
    </>
  );
}
