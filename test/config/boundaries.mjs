// A lint rule: who may import whom among the project's folders. It resolves what an import names, so a path may be
// written in any way ('../../shell/device/index.js' or 'nacre/device').
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copies } from './copies.mjs';
import { lazy } from './lazy.mjs';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const PUBLIC = {
  'nacre/elements': 'elements/index.ts',
  'nacre/autoload': 'elements/autoload.ts',
  'nacre/tokens.css': 'elements/tokens.css',
  'nacre/gestures': 'elements/gestures.ts',
  'nacre/ripple': 'elements/ripple.ts',
  'nacre/icons': 'elements/icon/generated/index.ts',
  'nacre/maps': 'elements/maps.ts',
  'nacre/web-view-page': 'elements/web-view/page.ts',
  'nacre/react': 'react/generated/index.ts',
  'nacre/vue': 'react/frameworks/vue/generated/index.ts',
  'nacre/locales': 'locales/index.ts',
  'nacre/shell': 'shell/ui/index.ts',
};
const REACT = /^react(?:-dom)?(?:\/|$)|^@lit\/react$/;
const LOCALIZE = /^@lit\/localize(?:\/|$)/;
const LIT = /^lit(?:\/|$)|^@lit\/localize(?:\/|$)/;
const NAVIGO = /^navigo(?:\/|$)/;

/** An element as its users load it: elements/<name>/index. */
const isElement = (path) => /^elements\/(?!internal\/|base\/)[^/]+\/index\.\w+$/.test(path);
/** The arena, which shells join as pages do, and what reads the fields of a page. */
const isShared = (path) => /^elements\/(?:gestures|drafts)\.\w+$/.test(path);
const within =
  (...folders) =>
  (path) =>
    folders.some((folder) => path.startsWith(`${folder}/`));
/** The components of React; those of other frameworks are beside them. */
const isReact = (path) => path.startsWith('react/') && !/^react\/(?:frameworks\/vue|angular)\//.test(path);
const nothing = () => false;
/** What needs neither Lit nor the DOM, for all layers. */
const isBase = within('elements/base');
const anything = () => true;

/**
 * The first row whose `from` starts a file's path decides for it. `files` says which of the project's files it may
 * import, `packages` which packages; `lazy` adds packages that it may load by import() only.
 */
const ROWS = [
  { from: 'elements/base/', files: isBase, packages: nothing },
  { from: 'elements/ripple', files: nothing, packages: nothing },
  { from: 'elements/gestures', files: within('elements/internal/gesture'), packages: nothing },
  // Positions and their systems: gcoord loads with the first that is not WGS 84.
  {
    from: 'elements/internal/geo/',
    files: within('elements/internal', 'elements/base'),
    packages: (name) => LIT.test(name),
    lazy: (name) => name === 'gcoord',
  },
  { from: 'elements/drafts', files: within('elements/form'), packages: nothing },
  // Settings and places of maps, for pages.
  { from: 'elements/maps', files: within('elements/internal'), packages: nothing },
  {
    from: 'elements/internal/',
    files: within('elements/internal', 'elements/base'),
    packages: (name) => LIT.test(name),
  },
  {
    from: 'elements/',
    // A type costs nothing at run time, so it may come from another element's own modules.
    files: (path, { own, typeOnly }) =>
      within('elements/internal', 'elements/base', own)(path) ||
      isElement(path) ||
      (typeOnly && within('elements')(path)),
    packages: (name) => !REACT.test(name) && !NAVIGO.test(name),
  },
  // Beside React's components: what both need has no React in it.
  {
    from: 'react/frameworks/vue/',
    files: (path) =>
      within('react/frameworks/vue')(path) || /^react\/(?:element-types|server)\./.test(path) || isElement(path),
    packages: (name) => name === 'vue',
  },
  // Compiled on its own, for apps that have their elements from elsewhere.
  {
    from: 'react/angular/',
    files: within('react/angular'),
    packages: (name) => /^@angular\/(?:core|forms)$/.test(name),
  },
  { from: 'react/', files: (path) => isReact(path) || isElement(path), packages: (name) => REACT.test(name) },
  // Loads later, with the SDK in it.
  {
    from: 'shell/device/hosts/wechat-sdk',
    files: within('shell/device/hosts'),
    packages: (name) => name === 'weixin-js-sdk',
  },
  {
    from: 'shell/device/',
    files: within('shell/device', 'elements/base'),
    packages: nothing,
    lazy: (name) => !REACT.test(name) && !LIT.test(name) && !NAVIGO.test(name),
  },
  { from: 'shell/auth/', files: within('shell/auth', 'shell/device', 'elements/base'), packages: nothing },
  {
    from: 'shell/router/',
    files: within('shell/router', 'shell/device', 'elements/base'),
    packages: (name) => NAVIGO.test(name),
  },
  {
    from: 'shell/overlays/',
    files: (path) => within('shell/overlays', 'shell/device', 'elements/base')(path) || isElement(path),
    packages: (name) => LOCALIZE.test(name),
    // Draws QR codes.
    lazy: (name) => name === 'uqr',
  },
  {
    from: 'shell/offline/',
    files: within('shell/offline', 'shell/device', 'elements/base'),
    packages: (name) => LOCALIZE.test(name) || /^workbox-|^node:|^vite$/.test(name),
  },
  // Shows an app whose first screen the build has rendered, and is what renders it.
  {
    from: 'shell/prerender/',
    files: within('shell/prerender', 'elements/base', 'shell/router', 'shell/ui', 'locales'),
    packages: (name) => REACT.test(name) || /^node:|^vite$|^lit$|^@lit-labs\/ssr(?:\/|$)/.test(name),
  },
  // A tool of its own beside the app: looks into each layer, and no layer knows it.
  {
    from: 'shell/inspector/',
    files: within('shell/inspector', 'shell/device', 'shell/router', 'locales', 'elements/base'),
    packages: (name) => LIT.test(name),
  },
  // Tests of apps: only the DOM, so that it works beside any version and copy of the elements.
  {
    from: 'shell/testing/',
    files: within('shell/testing'),
    packages: (name) => name === '@testing-library/dom',
  },
  // The command, in Node.
  { from: 'shell/create/', files: within('shell/create'), packages: nothing },
  { from: 'shell/showcase/', files: within('shell/showcase'), packages: anything, public: true },
  // The documentation: its pages use the public entries, and the showcase's form of a call; what makes them runs in Node.
  { from: 'shell/site/', files: within('shell/site', 'shell/showcase'), packages: anything, public: true },
  // The files for script tags: everything but React.
  {
    from: 'shell/cdn',
    files: (path) =>
      /^shell\/cdn-device\.\w+$/.test(path) || within('elements', 'shell/device', 'shell/overlays', 'locales')(path),
    packages: nothing,
  },
  {
    from: 'shell/',
    files: (path) =>
      isShared(path) ||
      isBase(path) ||
      within('shell/device', 'shell/auth', 'shell/router', 'shell/overlays', 'shell/ui', 'locales')(path) ||
      isReact(path),
    packages: (name) => !LIT.test(name) || LOCALIZE.test(name),
  },
  { from: 'locales/', files: within('locales', 'elements/base'), packages: (name) => LOCALIZE.test(name) },
];

/** 'nacre/elements/input' -> 'elements/input/index.ts'; undefined for any other package. */
function publicPath(name) {
  const [, area, rest] = /^nacre\/(\w+)(?:\/(.+))?$/.exec(name) ?? [];
  if (!area) return undefined;
  if (PUBLIC[name]) return PUBLIC[name];
  if (area === 'elements') return rest.endsWith('/class') ? `elements/${rest}.ts` : `elements/${rest}/index.ts`;
  if (area === 'react') return `react/generated/${rest}.ts`;
  if (area === 'vue') return `react/frameworks/vue/generated/${rest}.ts`;
  return area === 'locales' ? `locales/generated/${rest}.ts` : `shell/${area}/index.ts`;
}

/** What is wrong with this import, or undefined. `file` is relative to the project. */
function complaint(file, source, { lazy, typeOnly }) {
  const row = ROWS.find(({ from }) => file.startsWith(from));
  if (!row || source.startsWith('node:')) return undefined;
  const path = source.startsWith('.') ? posix.join(posix.dirname(file), source.split('?')[0]) : publicPath(source);
  if (path === undefined) {
    const allowed = row.packages(source) || (lazy && row.lazy?.(source));
    return allowed ? undefined : `${row.from} must not import the package '${source}'${row.lazy ? ' statically' : ''}`;
  }
  if (row.public && !source.startsWith('.')) return undefined;
  const own = file.split('/').slice(0, 2).join('/');
  return row.files(path, { file, own, typeOnly }) ? undefined : `${row.from} must not import ${path}`;
}

const boundaries = {
  create(context) {
    const [, file] = context.filename.replaceAll('\\', '/').split(projectRoot.replaceAll('\\', '/'));
    const check = (node, source, kind) => {
      const message = source?.type === 'Literal' && file && complaint(file, source.value, kind);
      if (message) context.report({ node, message });
    };
    const declaration = (node) =>
      check(node, node.source, { typeOnly: node.importKind === 'type' || node.exportKind === 'type' });
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node, node.source, { lazy: true }),
    };
  },
};

export default { meta: { name: 'nacre' }, rules: { boundaries, copies, lazy } };
