// The providers of positions, which load with the first call that needs one of them.
export { getLocation } from './get-location.js';
export { locationChange, locationChangeError, startLocationUpdate, stopLocationUpdate } from './location-updates.js';
