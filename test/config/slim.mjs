// What makes built code smaller without touching the sources. Used for every build and for the measured sizes.

/**
 * The compiler's helper for decorators serves all kinds, by a call for each. Ours only ever decorate properties, one to
 * each, and return nothing: one call does for all of a class, with name and decorator by turns.
 */
const DECORATE = `export default (prototype, ...pairs) => {
  for (let i = 0; i < pairs.length; i += 2) pairs[i + 1](prototype, pairs[i]);
};`;

const CALL = String.raw`^(\w*decorate)\(\[([^]+?)\], (\w+\.prototype), ("\w+"), (?:void 0|null)\);\n?`;

const joinCalls = (code) =>
  code.replace(new RegExp(`(?:${CALL})+`, 'gm'), (calls) => {
    const all = [...calls.matchAll(new RegExp(CALL, 'gm'))];
    const [, helper, , prototype] = all[0];
    if (all.some((call) => call[3] !== prototype)) throw new Error(`decorators of two classes in a row:\n${calls}`);
    return `${helper}(${prototype}, ${all.map(([, , decorator, , name]) => `${name}, ${decorator}`).join(', ')});\n`;
  });

/** White space and comments of a style sheet, where they mean nothing. Strings are left alone. */
const minifyCss = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/('[^']*'|"[^"]*")/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':')
            .replace(/;}/g, '}')
            .replace(/ !important/g, '!important')
            .replace(/(?<=[\s:,(])0(?=\.\d)/g, ''),
    )
    .join('')
    .replace(/\[([\w-]+)([~^|*$]?=)(['"])([a-z][\w-]*)\3\]/gi, '[$1$2$4]')
    .trim();

/** What a message is for is said to translators, not to users. */
const dropDescriptions = (code) => code.replace(/(\{\s*id: '[^']*'),\s*desc:\s*'(?:[^'\\]|\\.)*',?(\s*\})/g, '$1$2');

/** In markup, a line break says as much as one and the spaces after it. */
const dropIndents = (code) => code.replace(/\n\s+/g, '\n');

/** @returns {import('vite').Plugin[]} */
export const slim = () => [
  {
    name: 'nacre:decorators',
    transform: {
      filter: { id: /@oxc-project.runtime.*[\\/]decorate\.js$/ },
      handler: () => ({ code: DECORATE, map: null }),
    },
  },
  {
    name: 'nacre:decorations',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: /decorate\(\[/ },
      handler: (code) => ({ code: joinCalls(code), map: null }),
    },
  },
  {
    name: 'nacre:texts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bmsg\(|css`|html`/ },
      handler: (code, id) => ({
        code: id.endsWith('.styles.ts')
          ? code.replace(/css`([^`]*)`/g, (_, text) => `css\`${minifyCss(text)}\``)
          : dropIndents(dropDescriptions(code)),
        map: null,
      }),
    },
  },
];
