import { Map } from 'nacre/react/map';
import { createElement } from 'react';

/** From scale 5 on the map is the fine one, whose data are packed. */
export default function Places() {
  return createElement(Map, { latitude: 48.86, longitude: 2.35, scale: 5, style: { blockSize: '300px' } });
}
