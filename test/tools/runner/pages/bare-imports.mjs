import { readFileSync } from 'node:fs';
import { filesUnder } from '../../files.mjs';
import { root } from '../../paths.mjs';

const IMPORT =
  /^\s*(?:(?:import|export)\b(?!\s+type\b)[^'";]*?|\}\s*)from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const FOLDERS = ['elements', 'react/generated', 'react/frameworks/vue', 'shell', 'locales', 'test'];
/** What React's JSX transform imports. */
const IMPLIED = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

/** The package modules that browser code of the project imports, sorted: 'lit', 'lit/decorators.js', 'react' … */
export function bareImports(except = []) {
  const found = new Set(IMPLIED);
  for (const file of FOLDERS.flatMap(filesUnder).filter(isForBrowsers)) {
    for (const [, from, effect, lazy] of readFileSync(`${root}/${file}`, 'utf8').matchAll(IMPORT)) {
      const name = from ?? effect ?? lazy;
      if (/^@?[a-z]/.test(name) && !/^(?:node:|virtual:|nacre(?:\/|$))|\?|\.(?:css|wasm|json)$/.test(name))
        found.add(name);
    }
  }
  return [...found].filter((name) => !except.includes(name)).sort();
}

/** Code for browsers: neither the tools nor the showcase's server. */
const isForBrowsers = (file) =>
  /\.tsx?$/.test(file) &&
  !file.endsWith('.d.ts') &&
  !/^(?:test\/(?:tools|config)|shell\/showcase\/server)\//.test(file);
