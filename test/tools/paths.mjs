import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The compiler. `node_modules/.bin/tsc` may be that of TypeScript 5.9, by which only tests compile. */
export const TSC = 'node_modules/typescript/bin/tsc';

/** The custom-elements manifest before a build adds sizes to it; relative to the project. */
export const MANIFEST = 'test/.cache/custom-elements.json';

/** Texts and their translations: those of the package, and those of the showcase; relative to the project. */
export const LOCALES = 'locales';
export const SHOWCASE_LOCALES = 'shell/showcase/locales';

/** The look, its themes, and its theme for Tailwind, which is made from it; relative to the project. */
export const TOKENS = 'elements/tokens.css';
export const THEMES = 'elements/themes';
export const TAILWIND = 'test/.cache/tailwind.css';

/** The description of the device bus; relative to the project. */
export const DEVICE_APIS = 'test/.cache/device-apis.json';

/** The examples of the documentation, as a module for tests in browsers; relative to the project. */
export const SITE_EXAMPLES = 'test/.cache/site-examples.ts';
