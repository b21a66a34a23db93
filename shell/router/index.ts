export type { LeaveGuard } from './guards.js';
export { type AppEvents, type Page, PageEvent, type PageEventMap, type PageResult } from './lifecycle.js';
export { createRouter, type Router } from './router.js';
export type * from './types.js';
