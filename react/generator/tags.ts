import { comment, eventImports, union, type Element } from './manifest.js';

/** The module with the types of all tags, for JSX and for other frameworks. */
export function tagsModule(elements: readonly Element[]): string {
  const imports = elements.map(({ className, from }) => `import type { ${className} } from '${from}';\n`);
  return `// Generated from the custom-elements manifest.
${imports.join('')}${eventImports(elements)}import type { Tag } from '../types.js';

export interface Tags {
${elements.map(entry).join('')}}
`;
}

function entry({ tagName, className, description, properties, attributes = [], events = [] }: Element): string {
  const names = new Set(properties.map(({ name }) => name));
  const kebab = attributes.map(({ name }) => name).filter((name) => !names.has(name));
  const types = events.map(
    ({ name, type, description: text }) => `${comment(text, '      ')}      '${name}': ${type!.text};\n`,
  );
  return `${comment(description, '  ')}  '${tagName}': Tag<
    ${className},
    ${union([...names])},
    ${union(kebab)},
    {${types.length ? `\n${types.join('')}    ` : ''}}
  >;
`;
}
