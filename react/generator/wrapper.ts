import {
  comment,
  eventImports,
  union,
  writtenImports,
  writtenTypes,
  type Element,
  type ElementEvent,
} from './manifest.js';

/** Components that render content into their element, by a function of `react/`: [module, function, type]. */
const RENDERING: Readonly<Record<string, readonly [string, string, string]>> = {
  'nc-list': ['../list.js', 'withRows', 'ListComponent'],
};

/** Attributes of HTML that would do nothing for an element: its panel would have the tooltip, its `label` is the title. */
const IDLE: Readonly<Record<string, readonly string[]>> = { 'nc-tab': ['title'] };

/** The module of one element's React component. */
export function wrapperModule(element: Element): string {
  const { className, displayName, tagName, from, description, events = [], properties, members = [] } = element;
  const isControl = members.some(({ name, readonly }) => name === 'form' && readonly);
  const own = union(properties.map(({ name }) => name));
  const heard = events.flatMap((event) =>
    commits(events) && event.name === 'input' ? [event, asChange(event)] : event,
  );
  const handlers = heard.map(
    ({ reactName, type, description: text }) =>
      `${comment(text, '  ')}  ${reactName}?: Handler<${type!.text}, ${className}> | undefined;\n`,
  );
  const rendering = RENDERING[tagName];
  const [module, around, componentType] = rendering ?? [];
  const table = events.map(({ reactName, name }) => `  ${reactName}: '${name}',\n`);
  return `// Generated from the custom-elements manifest.
import { ${className} } from '${from}';
${eventImports([element])}${writtenImports([element])}${events.length ? "import type { Handler } from '../element-types.js';\n" : ''}import type { ElementProps${rendering ? '' : ', Wrapper'} } from '../types.js';
import { wrap } from '../wrap.js';
${rendering ? `import { ${around}, type ${componentType} } from '${module}';\n` : ''}
export interface ${displayName}Props extends ElementProps<${className}, ${own}, ${union(heard.map(({ reactName }) => reactName))}, ${writtenTypes(element)}, ${union(IDLE[tagName] ?? [])}> {
${isControl ? '  /** Id of the form that owns the control, if it is not an ancestor. */\n  form?: string | undefined;\n' : ''}${handlers.join('')}}

${comment(description)}export const ${displayName}: ${rendering ? `${componentType}<${displayName}Props>` : `Wrapper<${className}, ${displayName}Props>`} = /* @__PURE__ */ ${rendering ? `${around}(/* @__PURE__ */ ` : ''}wrap${rendering ? `<${className}, ${displayName}Props>` : ''}('${tagName}', ${className}, '${displayName}'${
    events.length ? `, {\n${table.join('')}}` : ''
  })${rendering ? ')' : ''};
`;
}

/** Whether `change` comes later than `input`: then `onChange` hears `input`, as React's own does. */
const commits = (events: readonly ElementEvent[]): boolean =>
  events.some(({ reactName }) => reactName === 'onChangeCommitted');

const asChange = (input: ElementEvent): ElementEvent => ({
  ...input,
  reactName: 'onChange',
  description: 'The same as `onInput`: each change of the user, as `onChange` of a native field in React.',
});
