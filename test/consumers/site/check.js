// Compiles src/<framework>/… by the framework's own tool, and says what each of them found.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const base = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};

const CHECKS = {
  react: { tool: ['tsc', '-p'], options: { jsx: 'react-jsx', types: [] } },
  vue: {
    tool: ['vue-tsc', '-p'],
    options: { jsx: 'preserve', types: ['nacre/types/vue'] },
    vueCompilerOptions: { strictTemplates: true, dataAttributes: ['data-*'] },
  },
  svelte: { tool: ['svelte-check', '--tsconfig'], options: { types: ['svelte', 'nacre/types/svelte'] } },
  solid: {
    tool: ['tsc', '-p'],
    options: { jsx: 'preserve', jsxImportSource: 'solid-js', types: ['nacre/types/solid'] },
  },
  angular: {
    tool: ['ngc', '-p'],
    options: { types: [], experimentalDecorators: true, verbatimModuleSyntax: false },
    angularCompilerOptions: { strictTemplates: true },
  },
};

let isGood = true;
for (const [framework, { tool, options, ...rest }] of Object.entries(CHECKS)) {
  const file = `tsconfig.${framework}.json`;
  writeFileSync(
    file,
    JSON.stringify({ compilerOptions: { ...base, ...options }, ...rest, include: [`src/${framework}`] }),
  );
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...tool, `./${file}`], { encoding: 'utf8' });
  console.log(`${framework}: ${status === 0 ? 'compiles' : `\n${stdout}${stderr}`}`);
  isGood &&= status === 0;
}
process.exitCode = isGood ? 0 : 1;
