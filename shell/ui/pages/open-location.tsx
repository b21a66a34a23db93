import { LocationViewer } from '../../../react/generated/location-viewer.js';
import { usePage } from '../page/hooks.js';
import { FILL, numberOf, systemOf, textOf, useLeave } from './location-page.js';

/**
 * The page `/open-location`. Query: `latitude`, `longitude`, `scale` (5 to 18, default 18), `name`, `address`, `type` (of the
 * coordinates).
 */
export default function OpenLocation() {
  const { query } = usePage();
  const leave = useLeave();
  return (
    <LocationViewer
      back
      latitude={numberOf(query, 'latitude')}
      longitude={numberOf(query, 'longitude')}
      scale={numberOf(query, 'scale')}
      name={textOf(query, 'name')}
      address={textOf(query, 'address')}
      coordinates={systemOf(query)}
      style={FILL}
      onClose={() => leave()}
    />
  );
}
