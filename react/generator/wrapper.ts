import { comment, eventImports, union, type Element } from './manifest.js';

/** The module of one element's React component. */
export function wrapperModule(element: Element): string {
  const { className, displayName, tagName, from, description, events = [], properties, members = [] } = element;
  const isControl = members.some(({ name, readonly }) => name === 'form' && readonly);
  const own = union(properties.map(({ name }) => name));
  const handlers = events.map(
    ({ reactName, type, description: text }) =>
      `${comment(text, '  ')}  ${reactName}?: Handler<${type!.text}, ${className}>;\n`,
  );
  const table = events.map(({ reactName, name }) => `  ${reactName}: '${name}',\n`);
  return `'use client';
// Generated from the custom-elements manifest.
import { ${className} } from '${from}';
${eventImports([element])}import type { ElementProps${events.length ? ', Handler' : ''}, Wrapper } from '../types.js';
import { wrap } from '../wrap.js';

export interface ${displayName}Props extends ElementProps<${className}, ${own}, ${union(events.map(({ reactName }) => reactName))}> {
${isControl ? '  /** Id of the form that owns the control, if it is not an ancestor. */\n  form?: string;\n' : ''}${handlers.join('')}}

${comment(description)}export const ${displayName}: Wrapper<${className}, ${displayName}Props> = /* @__PURE__ */ wrap('${tagName}', ${className}, '${displayName}'${
    events.length ? `, {\n${table.join('')}}` : ''
  });
`;
}
