// nacre/tailwind.css: the tokens as keys of Tailwind's theme, made from tokens.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, TAILWIND, TOKENS } from '../paths.mjs';

/** The keys of a token, by its name without `--nc-`. Every token needs a rule; one without keys has no use in Tailwind. */
const RULES = [
  [/^color-(.+)$/, (name) => [`color-nc-${name}`]],
  [/^font-family(-mono)?$/, (kind = '') => [`font-nc${kind}`]],
  [/^font-size-(.+)$/, (size) => [`text-nc-${size}`]],
  [/^font-weight-(.+)$/, (weight) => [`font-weight-nc-${weight}`]],
  [/^line-height(-tight)?$/, (kind = '') => [`leading-nc${kind}`]],
  [/^space-(.+)$/, (step) => [`spacing-nc-${step}`]],
  [/^(touch-target|nav-bar-height|tab-bar-height|safe-.+)$/, (name) => [`spacing-nc-${name.replace('-height', '')}`]],
  [/^radius-(.+)$/, (size) => [`radius-nc-${size}`]],
  [/^shadow-(.+)$/, (level) => [`shadow-nc-${level}`]],
  [/^duration-(.+)$/, (name) => [`transition-duration-nc-${name}`]],
  [/^easing-(.+)$/, (name) => [`ease-nc-${name}`]],
  [/^(?:font-label|focus-ring|focus-offset|disabled-opacity)$/, () => []],
];

/** States that pages style most. */
const STATES = ['checked', 'indeterminate', 'disabled', 'invalid', 'user-invalid', 'loading', 'open'];

/** The names of the tokens in a style sheet, without `--nc-`, each once. */
const tokensIn = (css) => [...new Set([...css.matchAll(/^\s*--nc-([\w-]+):/gm)].map(([, name]) => name))];

function keysOf(token) {
  for (const [pattern, keys] of RULES) {
    const found = pattern.exec(token);
    if (found) return keys(...found.slice(1));
  }
  throw new Error(`tailwind.mjs has no rule for --nc-${token}`);
}

/** The style sheet, of the text of tokens.css. */
function tailwindTheme(css) {
  // The block of a look has all of them; those below are for elements that are not defined yet.
  const look = css.slice(css.indexOf('[data-nc-look]) {'));
  const tokens = tokensIn(look.slice(0, look.indexOf('\n  }\n')));
  const keys = tokens.flatMap((token) => keysOf(token).map((key) => `  --${key}: var(--nc-${token});`));
  const states = STATES.map((state) => `@custom-variant nc-${state} (&:state(${state}));`);
  return `/* For Tailwind 4, after its own sheet: the tokens of Nacre as keys of the theme. Made from tokens.css. */
@theme inline {
${keys.join('\n')}
}

/* As color-scheme: of the system, unless data-nc-theme says otherwise. */
@custom-variant dark {
  &:where(:root[data-nc-theme='dark'], :root[data-nc-theme='dark'] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:not(:where(:root[data-nc-theme='light'], :root[data-nc-theme='light'] *)) {
      @slot;
    }
  }
}

${states.join('\n')}
/* The box inside an element, which has its padding and border. */
@custom-variant nc-base (&::part(base));
`;
}

export function writeTailwind() {
  writeFileSync(join(root, TAILWIND), tailwindTheme(readFileSync(join(root, TOKENS), 'utf8')));
}
