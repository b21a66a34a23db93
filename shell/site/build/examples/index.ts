import { reactCode, vueCode } from './components.js';
import type { Fields } from './fields.js';
import { HtmlWriter } from './html.js';
import type { Example, Framework } from './model.js';
import { angularCode, solidCode, svelteCode } from './tags.js';

/** The language of a framework's code, for its colors. */
export const LANGUAGES: Readonly<Record<Framework, string>> = {
  html: 'html',
  react: 'tsx',
  vue: 'vue',
  svelte: 'svelte',
  angular: 'angular-ts',
  solid: 'tsx',
};

/** The code of an example in each framework. */
export const codesOf = (example: Example, fields: Fields): Readonly<Record<Framework, string>> => ({
  html: new HtmlWriter(example, fields).code,
  react: reactCode(example, fields),
  vue: vueCode(example, fields),
  svelte: svelteCode(example, fields),
  angular: angularCode(example, fields),
  solid: solidCode(example, fields),
});
