export { type App, defineApp } from './app.js';
export { AppShell } from './app-shell.js';
export type { NavigationBarState } from './bars.js';
export { useApp } from './context.js';
export * from './hooks.js';
export { Can, returnTo, useIdentity, type CanProps } from './identity.js';
export type { NoticeProps, Notices } from './notices.js';
export { onTabBarMidButtonTap } from './tab-bar.js';
export type * from './types.js';
