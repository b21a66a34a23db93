/** What the build of the site, and its tests, use. */
export { codesOf } from './examples/index.js';
export { documentOf } from './layout.js';
export { readSite } from './site.js';
