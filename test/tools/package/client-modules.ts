import type { Plugin } from 'vite';

const WRAPPERS = /^react\/generated\/([^/]+\.js)$/;

/**
 * Writes `react/client/…` beside the wrappers, for bundlers of server components (the `react-server` condition): there a module
 * says `'use client'`, which other bundlers would warn of. The index does not: an app's client loads the wrappers that it names.
 */
export const clientModules: Plugin = {
  name: 'nacre:client-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const wrappers = Object.values(bundle).filter((file) => file.type === 'chunk' && WRAPPERS.test(file.fileName));
    const exportsOf = new Map(
      wrappers.map((file) => [WRAPPERS.exec(file.fileName)![1]!, file.type === 'chunk' ? file.exports : []]),
    );
    const lines: string[] = [];
    for (const [name, names] of exportsOf) {
      if (name === 'index.js') continue;
      const list = `{ ${names.join(', ')} }`;
      if (names.length) lines.push(`export ${list} from './${name}';\n`);
      const source = names.length ? `'use client';\nexport ${list} from '../generated/${name}';\n` : 'export {};\n';
      this.emitFile({ type: 'asset', fileName: `react/client/${name}`, source });
    }
    this.emitFile({ type: 'asset', fileName: 'react/client/index.js', source: lines.join('') });
  },
};
