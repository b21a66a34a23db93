import { msg } from '@lit/localize';
import type { Place, PlaceProvider, PlaceSearch } from 'nacre/maps';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Status } from 'nacre/react/status';

interface PlaceListProps {
  search: PlaceSearch;
  attribution: PlaceProvider['attribution'];
  onChoose: (place: Place) => void;
}

/** The places that a search has found. */
export function PlaceList({ search, attribution, onChoose }: PlaceListProps) {
  const { results, state, hasMore } = search;
  if (state === 'loading' && results.length === 0) return <Status type="loading" compact />;
  if (state === 'error') return <Status type="error" compact onRetry={() => search.retry()} />;
  return (
    <>
      <p className="hint count" role="status">
        {results.length > 0
          ? msg('Shops near which place?', { id: 'sc.stores.places' })
          : msg('No place with this name', { id: 'sc.stores.no-place' })}
      </p>
      <CellGroup inset className="rows shops">
        {results.map((place) => (
          <Cell key={place.id} clickable title={place.name} label={place.address} onClick={() => onChoose(place)} />
        ))}
      </CellGroup>
      {hasMore && <Button onClick={() => search.more()}>{msg('Show more', { id: 'sc.stores.more' })}</Button>}
      {attribution && <p className="hint source">{attribution.text}</p>}
    </>
  );
}
