import { comment, eventImports, union, writtenImports, writtenTypes, type Element } from './manifest.js';

/** The module with the types of all tags, for JSX and for other frameworks. */
export function tagsModule(elements: readonly Element[]): string {
  const imports = elements.map(({ className, from }) => `import type { ${className} } from '${from}';\n`);
  return `// Generated from the custom-elements manifest.
${imports.join('')}${writtenImports(elements)}${eventImports(elements)}import type { Tag } from '../element-types.js';

export interface Tags {
${elements.map(entry).join('')}}
`;
}

function entry(element: Element): string {
  const { tagName, className, description, properties, attributes = [], events = [] } = element;
  const names = new Set(properties.map(({ name }) => name));
  const kebab = attributes.map(({ name }) => name).filter((name) => !names.has(name));
  const types = events.map(
    ({ name, type, description: text }) => `${comment(text, '      ')}      '${name}': ${type!.text};\n`,
  );
  return `${comment(description, '  ')}  '${tagName}': Tag<
    ${className},
    ${union([...names])},
    ${union(kebab)},
    {${types.length ? `\n${types.join('')}    ` : ''}},
    ${writtenTypes(element)}
  >;
`;
}
