import { PlaceSearch } from 'nacre/maps';
import { useEffect, useReducer, useState } from 'react';

/** A search for places. The component renders again when it has found something. */
export function usePlaceSearch(): PlaceSearch {
  const [search] = useState(() => new PlaceSearch({ pageSize: 8 }));
  const [, change] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    search.addEventListener('change', change);
    return () => {
      search.removeEventListener('change', change);
      search.clear();
    };
  }, [search]);
  return search;
}
