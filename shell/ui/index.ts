export { type App, defineApp } from './app.js';
export { AppShell } from './app-shell.js';
export type { NavigationBarState } from './bars.js';
export { useApp } from './context.js';
export * from './hooks.js';
export { type Split, useSplit } from './split.js';
export { onTabBarMidButtonTap } from './tab-bar.js';
export type * from './types.js';
