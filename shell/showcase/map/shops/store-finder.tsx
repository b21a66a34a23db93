import { msg } from '@lit/localize';
import { openLocation } from 'nacre/device';
import { createPlaces, distance, type Place } from 'nacre/maps';
import { Button } from 'nacre/react/button';
import { Map } from 'nacre/react/map';
import { SearchBar } from 'nacre/react/search-bar';
import { useMemo, useState } from 'react';
import { Failure } from '../../parts/failure.js';
import { useLocale } from '../../parts/locale.js';
import { PlaceList } from './place-list.js';
import { ShopList } from './shop-list.js';
import { countryNames, distanceText, SHOPS, type Shop } from './shops.js';
import { positionText, shopName } from './texts.js';
import { useFinder } from './use-finder.js';
import { usePlaceSearch } from './use-place-search.js';
import pin from './pin.svg?no-inline';
import selectedPin from './pin-selected.svg?no-inline';

const places = createPlaces({ type: 'embedded' });
const ORIGIN = 'origin';

/** A store finder: a search for places, a map with clusters, and a list that follows it. */
export function StoreFinder() {
  const locale = useLocale();
  const { map, shops, origin, selected, look, show, goTo, goToUser, setSelected } = useFinder();
  const search = usePlaceSearch();
  const [keyword, setKeyword] = useState('');
  const [failure, setFailure] = useState('');
  const [isLocating, setLocating] = useState(false);

  const markers = useMemo(() => {
    const countryOf = countryNames(locale);
    const pins = SHOPS.map((shop) => {
      const isSelected = shop.id === selected?.id;
      return {
        ...{
          id: shop.id,
          latitude: shop.latitude,
          longitude: shop.longitude,
          width: 30,
          ariaLabel: `${shopName(shop)}, ${countryOf(shop.country)}`,
        },
        iconPath: isSelected ? selectedPin : pin,
        // It is shown by itself, also where its neighbors are joined.
        joinCluster: !isSelected,
        ...(isSelected && { customCallout: { display: 'ALWAYS' as const }, zIndex: 1 }),
      };
    });
    return origin?.name ? [...pins, { ...origin, id: ORIGIN, title: origin.name }] : pins;
  }, [selected, origin, locale]);

  const type = (text: string): void => {
    setKeyword(text);
    if (text.trim()) search.search({ provider: places, keyword: text, language: locale });
    else search.clear();
  };

  const choose = (place: Place): void => {
    type('');
    void goTo(place);
  };

  const locate = async (): Promise<void> => {
    setFailure('');
    setLocating(true);
    try {
      await goToUser();
    } catch (error) {
      setFailure(positionText(error));
    }
    setLocating(false);
  };

  return (
    <div className="stores">
      <div className="store-search">
        <SearchBar
          cancelButton="never"
          aria-label={msg('Town or country', { id: 'sc.stores.search' })}
          placeholder={msg('Town or country', { id: 'sc.stores.search' })}
          value={keyword}
          onInput={({ target }) => type(target.value)}
        />
        <Button loading={isLocating} onClick={() => void locate()}>
          {msg('Near me', { id: 'sc.stores.me' })}
        </Button>
        <Failure text={failure} />
      </div>
      <Map
        ref={map}
        className="store-map"
        aria-label={msg('Shops', { id: 'sc.stores.map' })}
        latitude={24}
        longitude={16}
        scale={2}
        minScale={2}
        maxScale={10}
        markers={markers}
        showLocation={origin !== undefined && !origin.name}
        onMarkerTap={({ markerId }) => setSelected(SHOPS.find(({ id }) => id === markerId))}
        onTap={() => setSelected(undefined)}
        onRegionChange={({ phase }) => phase === 'end' && void look()}
        onUpdated={() => void look()}
      >
        {selected && <Callout shop={selected} metres={origin && distance(origin, selected)} locale={locale} />}
      </Map>
      {/* Its rows take the focus: Firefox would stop at what scrolls as well. */}
      <div className="store-list" tabIndex={-1}>
        {keyword.trim() ? (
          <PlaceList search={search} attribution={places.attribution} onChoose={choose} />
        ) : (
          <ShopList shops={shops} selected={selected} from={origin} locale={locale} onSelect={show} />
        )}
        <p className="hint source">
          {msg('A fictional chain with a shop in each of 300 cities. Cities and coordinates: GeoNames, CC BY 4.0.', {
            id: 'sc.stores.source',
          })}
        </p>
      </div>
    </div>
  );
}

interface CalloutProps {
  shop: Shop;
  metres: number | undefined;
  locale: string;
}

/** What the map shows above the selected shop. */
function Callout({ shop, metres, locale }: CalloutProps) {
  const name = shopName(shop);
  const country = countryNames(locale)(shop.country);
  const open = (): void => {
    const { latitude, longitude, city } = shop;
    openLocation({ latitude, longitude, scale: 8, name, address: `${city}, ${country}` }).catch(() => {});
  };
  return (
    <div slot="callout" {...{ 'marker-id': String(shop.id) }} className="store-callout">
      <b>{name}</b>
      <span>{country}</span>
      {metres !== undefined && <span>{distanceText(locale, metres)}</span>}
      <Button size="mini" type="primary" onClick={open}>
        {msg('Open', { id: 'sc.open' })}
      </Button>
    </div>
  );
}
