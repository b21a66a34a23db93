export { defineApp } from './app.js';
export { AppShell } from './app-shell.js';
export type { NavigationBarState } from './app/bars.js';
export { type App, useApp } from './app/context.js';
export * from './page/hooks.js';
export { Can, returnTo, useIdentity, type CanProps } from './identity/identity.js';
export { useKeyboardHeight } from './keyboard/keyboard.js';
export { useSnapshot } from './page/snapshot.js';
export type { UnsavedOptions } from './leaving/unsaved.js';
export { useUnsavedChanges } from './leaving/unsaved-hook.js';
export type { Length } from './base/length.js';
export type { ThemeName, ThemeValues } from './definition/theme.js';
export { useTopPage, useWindow, type TopPage, type WindowHandle } from './windows/context.js';
export { type Split, useSplit } from './page/split.js';
export type * from './definition/types.js';
// With the shell, calls take the options of its overlays: `showToast({ position })`.
export type * from '../overlays/options.js';
