import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT =
  /^\s*(?:(?:import|export)\b(?!\s+type\b)[^'";]*?|\}\s*)from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const FOLDERS = ['elements', 'react/generated', 'shell', 'locales', 'test'];
/** What React's JSX transform imports. */
const IMPLIED = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

/** The package modules that browser code of the project imports, sorted: 'lit', 'lit/decorators.js', 'react' … */
export function bareImports(root, except = []) {
  const found = new Set(IMPLIED);
  for (const file of FOLDERS.flatMap((folder) => sources(join(root, folder)))) {
    for (const [, from, effect, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = from ?? effect ?? lazy;
      if (/^@?[a-z]/.test(name) && !/^(?:node:|virtual:|nacre(?:\/|$))|\?|\.(?:css|wasm|json)$/.test(name))
        found.add(name);
    }
  }
  return [...found].filter((name) => !except.includes(name)).sort();
}

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Neither the tools nor the showcase's server run in a browser.
    if (entry.isDirectory())
      return /\/(?:test\/tools|test\/config|test\/\.cache|showcase\/server)$/.test(path) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
