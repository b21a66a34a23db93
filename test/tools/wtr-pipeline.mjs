// How test files are compiled: as the app is (vite.config.ts), for React 18 if asked, and with helpers/testing.ts.
import { root } from './paths.mjs';

const TESTING = '@open-wc/testing';
const HELPER = `${root}/test/helpers/testing.ts`;
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
  /** helpers/testing.ts in place of the package. */
  resolveId: (id, importer) => (id === TESTING && importer !== HELPER ? HELPER : null),
  /** Its rules also apply to a test file that does not import it. */
  transform: (code, id) =>
    TEST_FILE.test(id.split('?')[0]) ? { code: `import '${TESTING}';${code}`, map: null } : null,
};
