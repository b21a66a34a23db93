// What makes icons known, without the element: for pages that do not import it, such as those of the script tag.
export { registerIconLibrary } from './library.js';
export { registerIcons } from './registry.js';
