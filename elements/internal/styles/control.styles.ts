// Each is a module of its own, so that an element carries only those that it uses.
export { checkableStyles } from './checkable.styles.js';
export { focusStyles } from './focus.styles.js';
export { hostStyles } from './host.styles.js';
