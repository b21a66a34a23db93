import { LocationPicker } from '../../../react/generated/location-picker.js';
import { usePage } from '../page/hooks.js';
import { FILL, numberOf, systemOf, textOf, useLeave } from './location-page.js';

/**
 * The page `/choose-location`. Query: `latitude`, `longitude`, `keyword`, `scale`, `type` (of the coordinates). Its result is
 * that of the call `chooseLocation`; Back gives none.
 */
export default function ChooseLocation() {
  const { query } = usePage();
  const leave = useLeave();
  return (
    <LocationPicker
      latitude={numberOf(query, 'latitude')}
      longitude={numberOf(query, 'longitude')}
      keyword={textOf(query, 'keyword')}
      scale={numberOf(query, 'scale')}
      coordinates={systemOf(query)}
      style={FILL}
      onConfirm={({ name, address, latitude, longitude, distance }) =>
        leave({ name, address, latitude, longitude, ...(distance !== undefined && { distance }) })
      }
      onCancel={() => leave()}
    />
  );
}
