import { getLocation } from 'nacre/device';
import type { NcMap } from 'nacre/elements/map';
import type { GeoPoint, GeoRegion } from 'nacre/maps';
import { useMemo, useRef, useState } from 'react';
import { byDistance, SHOPS, shopsIn, type Shop } from './shops.js';

/** Where distances are measured from: a place that was searched for, or the user. */
export interface Origin extends GeoPoint {
  /** Undefined: the user. */
  readonly name?: string;
}

/** How near a shop is shown. */
const NEAR = 6;
/** How many shops near a place are shown with it. */
const NEIGHBOURS = 3;
const PADDING = [72, 48, 32, 48];

/** The map and the list of the store finder: each follows the other. */
export function useFinder() {
  const map = useRef<NcMap>(null);
  /** The part of the world in view. */
  const [region, setRegion] = useState<GeoRegion>();
  const [origin, setOrigin] = useState<Origin>();
  const [selected, setSelected] = useState<Shop>();
  const shops = useMemo(() => {
    const shown = region ? shopsIn(region) : SHOPS;
    return origin ? byDistance(origin, shown) : shown;
  }, [region, origin]);

  /** The list follows the map. */
  const look = async (): Promise<void> => {
    try {
      setRegion(await map.current?.getRegion());
    } catch {
      // The page has gone, or the map cannot load and says so.
    }
  };

  /** The map follows the list, which stays as it is. */
  const show = (shop: Shop): void => {
    const { current } = map;
    setSelected(shop);
    if (!current) return;
    current.scale = Math.max(current.scale, NEAR);
    current.moveToLocation(shop).catch(() => {});
  };

  /** Shows a place with the shops near it. */
  const goTo = async (place: Origin): Promise<void> => {
    const near = byDistance(place, SHOPS).slice(0, NEIGHBOURS);
    setOrigin(place);
    setSelected(undefined);
    await map.current?.fitPoints({ points: [place, ...near], padding: PADDING }).catch(() => {});
    await look();
  };

  /** Rejects as `getLocation` does. */
  const goToUser = async (): Promise<void> => {
    const { latitude, longitude } = await getLocation({ type: 'wgs84', timeout: 15_000 });
    await goTo({ latitude, longitude });
  };

  return { map, shops, origin, selected, look, show, goTo, goToUser, setSelected };
}
