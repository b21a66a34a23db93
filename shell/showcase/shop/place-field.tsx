import { msg } from '@lit/localize';
import type { ChosenLocation } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { Map } from 'nacre/react/map';
import { useId, useMemo } from 'react';
import { placeName } from './texts.js';

interface PlaceFieldProps {
  place: ChosenLocation | undefined;
  error: string;
  onChoose: () => void;
}

/** Where it goes: a place that is chosen on a map, and shown on a small one. */
export function PlaceField({ place, error, onChoose }: PlaceFieldProps) {
  const id = useId();
  const markers = useMemo(
    () => place && [{ id: 0, latitude: place.latitude, longitude: place.longitude, ariaLabel: placeName(place) }],
    [place],
  );
  return (
    <div className="deliver-to" role="group" aria-labelledby={id}>
      <span id={id}>{msg('Place', { id: 'sc.delivery.place' })}</span>
      {place && (
        <div className="deliver-place">
          <Map latitude={place.latitude} longitude={place.longitude} scale={8} markers={markers} />
          <Cell title={placeName(place)} label={place.address} />
        </div>
      )}
      <Button className="choose-place" aria-describedby={`${id}-error`} onClick={onChoose}>
        {place
          ? msg('Choose another place', { id: 'sc.delivery.change' })
          : msg('Choose on the map', { id: 'sc.delivery.choose' })}
      </Button>
      <em id={`${id}-error`} role="alert">
        {error}
      </em>
    </div>
  );
}
