import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root, TSC } from '../tools/paths.mjs';

// Beside the sources, so that they and their packages are found; the other frameworks are stand-ins.
const folder = join(root, 'test/.cache/types');

const STUBS = {
  vue: 'export interface HTMLAttributes { id?: string; onClick?: (event: MouseEvent) => void }\nexport interface GlobalComponents {}',
  svelte: '',
  'svelte/elements':
    'export interface HTMLAttributes<T> { id?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }\nexport interface SvelteHTMLElements {}',
  preact:
    'export interface HTMLAttributes<T> { id?: string; onInput?: (event: InputEvent) => void; ref?: (element: T) => void }\nexport namespace JSX { interface IntrinsicElements {} }',
  'solid-js':
    'export namespace JSX { interface HTMLAttributes<T> { id?: string; ref?: T | ((element: T) => void) } interface IntrinsicElements {} }',
};

const REACT = "import { Checkbox, Input, type InputProps } from '../../../react/generated/index.js';";

/** [what it shows, file, code, what must be wrong with it] */
const CASES = [
  [
    'knows the props of a wrapper',
    'a.tsx',
    `${REACT}\n<Input type="tel" maxlength={3} value="" form="f" className="c" />;`,
  ],
  ['refuses an unknown prop', 'b.tsx', `${REACT}\n<Input colour="red" />;`, /colour/],
  ['refuses a prop of another type', 'c.tsx', `${REACT}\n<Input maxlength="3" />;`, /maxlength|number/],
  [
    'takes what React Hook Form registers, on every control',
    'register.tsx',
    `import * as nacre from '../../../react/generated/index.js';
import { useForm } from 'react-hook-form';
const { register } = useForm();
const field = register('a', { required: true, min: 1, max: 2, minLength: 1, maxLength: 2, pattern: /a/ });
${['Calendar', 'Checkbox', 'CheckboxGroup', 'Input', 'Picker', 'Radio', 'RadioGroup', 'Rate', 'SearchBar', 'Segmented', 'Slider', 'Stepper', 'Switch', 'Textarea', 'Uploader'].map((name) => `<nacre.${name} {...field} />;`).join('\n')}`,
  ],
  [
    'takes limits as texts, and the names that React gives to attributes',
    'limits.tsx',
    `${REACT}\n<Input min="1" max="2" step="0.5" readOnly maxLength={3} minLength={1} autoComplete="off" />;`,
  ],
  [
    'knows no React name for what the element lacks',
    'names.tsx',
    `${REACT}\n<Checkbox maxLength={3}>a</Checkbox>;`,
    /maxLength/,
  ],
  ['refuses methods and read-only members', 'd.tsx', `${REACT}\n<Input validity={null!} />;`, /validity/],
  [
    'knows events and their targets',
    'e.tsx',
    `${REACT}\n<Input onConfirm={(event) => event.value.trim()} onInput={({ target, data }) => [target.value.trim(), data]} />;`,
  ],
  [
    'refuses a handler of another event',
    'f.tsx',
    `${REACT}\n<Input onConfirm={(event: KeyboardEvent) => event.key} />;`,
    /KeyboardEvent/,
  ],
  [
    'knows refs',
    'g.tsx',
    `${REACT}\nimport { createRef } from 'react';\nimport type { NcInput } from '../../../elements/input/index.js';\n<Input ref={createRef<NcInput>()} />;`,
  ],
  [
    'refuses the ref of another element',
    'h.tsx',
    `${REACT}\nimport { createRef } from 'react';\nimport type { NcInput } from '../../../elements/input/index.js';\n<Checkbox ref={createRef<NcInput>()} />;`,
    /NcInput|NcCheckbox/,
  ],
  ['exports the props', 'i.tsx', `${REACT}\nconst props: InputProps = { label: 'a' };\n<Input {...props} />;`],
  [
    'knows bare tags in React',
    'j.tsx',
    `import type {} from '../../../react/generated/jsx.js';\n<nc-input confirm-type="send" maxlength={3} onconfirm={(event) => event.value} onInput={() => {}} />;`,
  ],
  [
    'refuses an unknown attribute of a bare tag',
    'k.tsx',
    `import type {} from '../../../react/generated/jsx.js';\n<nc-input confirm-typ="send" colour="red" />;`,
    /colour/,
  ],
  [
    'knows tags in Vue',
    'l.ts',
    `import '../../../react/frameworks/vue';\nimport type { GlobalComponents } from 'vue';\nconst props: InstanceType<GlobalComponents['nc-input']>['$props'] = { id: 'a', maxlength: 3, onConfirm: (event) => event.value };\nconst button: InstanceType<GlobalComponents['nc-button']>['$props'] = { 'form-type': 'submit', onNcRequest: (event) => event.options };\nexport { props, button };`,
  ],
  [
    'refuses another type in Vue',
    'm.ts',
    `import '../../../react/frameworks/vue';\nimport type { GlobalComponents } from 'vue';\nexport const props: InstanceType<GlobalComponents['nc-input']>['$props'] = { maxlength: '3' };`,
    /string.*number/,
  ],
  [
    'knows tags in Svelte',
    'n.ts',
    `import '../../../react/frameworks/svelte';\nimport type { SvelteHTMLElements } from 'svelte/elements';\nexport const props: SvelteHTMLElements['nc-input'] = { maxlength: 3, 'on:confirm': (event) => event.value, onconfirm: (event) => event.currentTarget.value, oninput: (event) => event.data };`,
  ],
  [
    'refuses another type in Svelte',
    'o.ts',
    `import '../../../react/frameworks/svelte';\nimport type { SvelteHTMLElements } from 'svelte/elements';\nexport const props: SvelteHTMLElements['nc-input'] = { maxlength: '3' };`,
    /string.*number/,
  ],
  [
    'knows tags in Solid',
    'p.ts',
    `import '../../../react/frameworks/solid';\nimport type { JSX } from 'solid-js';\nexport const props: JSX.IntrinsicElements['nc-input'] = { 'prop:value': 'a', 'bool:required': true, 'attr:confirm-type': 'send', 'on:confirm': (event) => event.value, ref: (element) => element.select() };`,
  ],
  [
    'refuses in Solid a text as something that is there or not',
    'r.ts',
    `import '../../../react/frameworks/solid';\nimport type { JSX } from 'solid-js';\nexport const props: JSX.IntrinsicElements['nc-input'] = { 'bool:label': true };`,
    /bool:label/,
  ],
  [
    'knows tags in Preact',
    's.ts',
    `import '../../../react/frameworks/preact';\nimport type { JSX } from 'preact';\nexport const props: JSX.IntrinsicElements['nc-input'] = { maxlength: 3, onconfirm: (event) => event.value, onChange: (event) => event.target.value, ref: (element) => element.select() };`,
  ],
  [
    'refuses another type in Preact',
    't.ts',
    `import '../../../react/frameworks/preact';\nimport type { JSX } from 'preact';\nexport const props: JSX.IntrinsicElements['nc-input'] = { maxlength: '3' };`,
    /string.*number/,
  ],
  [
    'refuses another type in Solid',
    'q.ts',
    `import '../../../react/frameworks/solid';\nimport type { JSX } from 'solid-js';\nexport const props: JSX.IntrinsicElements['nc-input'] = { 'prop:maxlength': '3' };`,
    /string.*number/,
  ],
];

describe('the types', () => {
  let output;

  before(() => {
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    rmSync(folder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(STUBS)) write(`stubs/${name}/index.d.ts`, `${text}\nexport {};`);
    for (const [, file, code] of CASES) write(file, code);
    const paths = Object.fromEntries(Object.keys(STUBS).map((name) => [name, [`./stubs/${name}/index.d.ts`]]));
    const options = { skipLibCheck: false, noUnusedLocals: false, types: [], paths };
    write(
      'tsconfig.json',
      JSON.stringify({ extends: '../../../tsconfig.json', compilerOptions: options, include: ['*.ts', '*.tsx'] }),
    );
    ({ stdout: output } = spawnSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
    }));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [what, file, , wrong] of CASES) {
    it(what, () => {
      const errors = output.split('\n').filter((line) => line.includes(`/types/${file}(`));
      if (wrong) assert.match(errors.join('\n'), wrong);
      else assert.deepEqual(errors, []);
    });
  }

  it('of frameworks have no errors of their own', () => {
    assert.deepEqual(
      output.split('\n').filter((line) => line.includes('react/')),
      [],
    );
  });
});
