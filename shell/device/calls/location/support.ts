import { type Probes, is, no } from '../../probes.js';

const position = () => {
  if (!isSecureContext) return no('the position needs a secure page');
  return navigator.geolocation ? is('needs-permission', 'Geolocation') : no('this browser has no geolocation');
};

export const SUPPORT: Probes = {
  getLocation: position,
  startLocationUpdate: position,
  stopLocationUpdate: position,
};
