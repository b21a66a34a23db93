// What only some scroll views have.
export { buttonOf } from './back-to-top.js';
export { refresherIn, refresherOf, sync } from './refresh.js';
