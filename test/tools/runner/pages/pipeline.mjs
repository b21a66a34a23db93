// How test files are compiled: as the app is (vite.config.ts), for React 18 if asked, and with helpers in place of two packages.
import { root } from '../../paths.mjs';

const TESTING = '@open-wc/testing';
/** What test files get in place of a package. */
const HELPERS = {
  [TESTING]: `${root}/test/helpers/testing.ts`,
  'fast-check': `${root}/test/helpers/fast-check.ts`,
};
const TEST_FILE = /\/test\/.*\.test\.tsx?$/;

/** The part of Vite's configuration that the dev server and the build of the tests share. */
export function pipeline({ react18 }) {
  return {
    root,
    mode: 'test',
    configFile: `${root}/vite.config.ts`,
    clearScreen: false,
    logLevel: 'warn',
    resolve: react18 ? { alias: [{ find: REACT, replacement: '$1-18' }] } : {},
    plugins: [testing],
  };
}

const REACT = /^(react(?:-dom)?)(?=$|\/)/;

/** 'react/jsx-runtime' -> 'react-18/jsx-runtime' */
export const toReact18 = (name) => name.replace(REACT, '$1-18');

const testing = {
  name: 'testing',
  enforce: 'pre',
  resolveId: (id, importer) => (id in HELPERS && importer !== HELPERS[id] ? HELPERS[id] : null),
  /** The rules of helpers/testing.ts also apply to a test file that does not import it. */
  transform: (code, id) =>
    TEST_FILE.test(id.split('?')[0]) ? { code: `import '${TESTING}';${code}`, map: null } : null,
};
