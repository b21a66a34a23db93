// What makes built code smaller without touching the sources. Used for every build and for the measured sizes.

/** The compiler's helper for decorators serves all kinds; ours only ever decorate properties, and return nothing. */
const DECORATE = `export default (decorators, prototype, name) => {
  for (let i = decorators.length; i--; ) decorators[i](prototype, name);
};`;

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
    .trim();

/** What a message is for is said to translators, not to users. */
const dropDescriptions = (code) => code.replace(/(\{\s*id: '[^']*'),\s*desc:\s*'(?:[^'\\]|\\.)*',?(\s*\})/g, '$1$2');

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
    name: 'nacre:texts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bmsg\(|css`/ },
      handler: (code, id) => ({
        code: id.endsWith('.styles.ts')
          ? code.replace(/css`([^`]*)`/g, (_, text) => `css\`${minifyCss(text)}\``)
          : dropDescriptions(code),
        map: null,
      }),
    },
  },
];
