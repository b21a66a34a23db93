import {
  comment,
  eventImports,
  union,
  writtenImports,
  writtenTypes,
  type Element,
  type ElementEvent,
  type Member,
} from './manifest.js';

/** Properties that users change. `v-model` is the first that an element has. */
const STATES = ['checked', 'current', 'value', 'selected'];

/** Types of what `v-model` gives to a property, where that is more than what the property takes. */
const MODELS: Readonly<Record<string, string>> = {
  // One box, or those of several that are ticked.
  'nc-checkbox': 'boolean | readonly string[]',
  // The value of the one that is chosen.
  'nc-radio': 'string | number | null',
};

interface Model {
  readonly name: string;
  readonly property: Member;
  readonly events: readonly string[];
}

/** Elements whose content the component renders: [function, type], of `react/frameworks/vue/list.ts`. */
const RENDERING: Readonly<Record<string, readonly [string, string]>> = { 'nc-list': ['withRows', 'ListComponent'] };

/** The module of one element's Vue component, in react/frameworks/vue/generated. */
export function vueModule(element: Element): string {
  const { className, displayName, tagName, description, events = [], properties, slots = [], members = [] } = element;
  const isControl = members.some(({ name, readonly }) => name === 'form' && readonly);
  const models = modelsOf(element);
  const props = [
    isControl
      ? '  /** Id of the form that owns the control, if it is not an ancestor. */\n  form?: string | undefined;\n'
      : '',
    ...models.map((model) => modelProps(element, model)),
    ...events.map(
      ({ name, type, description: text }) =>
        `${comment(text, '  ')}  ${handlerOf(name)}?: Handler<${type!.text}, ${className}> | undefined;\n`,
    ),
  ];
  const own = union(properties.map(({ name }) => name));
  const heard = union(events.map(({ name }) => handlerOf(name)));
  const types = ['ElementProps', ...(models.some(({ name }) => name === 'modelValue') ? ['Modifiers'] : [])];
  const names = union(slots.map(({ name }) => name || 'default'));
  const [around, componentType] = RENDERING[tagName] ?? [];
  const type = around
    ? `${componentType}<${displayName}Props>`
    : `Component<${className}, ${displayName}Props, ${names}>`;
  const made = `/* @__PURE__ */ wrap<${className}, ${displayName}Props, ${names}>('${tagName}', ${className}, '${displayName}'${tables(element, models)})`;
  return `// Generated from the custom-elements manifest.
import { ${className} } from '${fromVue(element.from)}';
${fromVue(eventImports([element]))}${fromVue(writtenImports([element]))}${events.length ? "import type { Handler } from '../../../element-types.js';\n" : ''}import type { ${[...types, ...(around ? [] : ['Component'])].sort().join(', ')} } from '../types.js';
import { wrap } from '../wrap.js';
${around ? `import { ${around}, type ${componentType} } from '../list.js';\n` : ''}
export interface ${displayName}Props extends ElementProps<${className}, ${own}, ${heard}, ${writtenTypes(element)}> {
${props.join('')}}

${comment(description)}export const ${displayName}: ${type} = ${around ? `/* @__PURE__ */ ${around}<${displayName}Props>(${made})` : made};
`;
}

/** Paths of react/generated, from react/frameworks/vue/generated. */
const fromVue = (text: string) => text.replaceAll('../../elements/', '../../../../elements/');

/** 'columnchange' -> 'onColumnchange', as Vue names the listener of `@columnchange`. */
const handlerOf = (event: string) =>
  `on${event.replace(/^\w/, (letter) => letter.toUpperCase()).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** `v-model` of what users change; `v-model:open` of what opens and closes. */
function modelsOf({ properties, events = [] }: Element): Model[] {
  const fires = (name: string) => events.some((event: ElementEvent) => event.name === name);
  const find = (name: string) => properties.filter((property) => property.name === name);
  const opening = [['open', 'close'], ['toggle']].find((names) => names.every(fires)) ?? [];
  const open = (opening.length ? find('open') : []).map((property) => ({ name: 'open', property, events: opening }));
  const changing = ['input', 'change'].filter(fires).slice(0, 1);
  const states = changing.length ? STATES.flatMap(find) : [];
  // An overlay has no state that stands for all of it. `value` of a checkbox is what it stands for.
  const [first, ...others] = open.length ? [undefined, ...states] : states;
  const named = first?.name === 'checked' ? [] : others;
  return [
    ...(first ? [{ name: 'modelValue', property: first, events: changing }] : []),
    ...named.map((property) => ({ name: property!.name, property: property!, events: changing })),
    ...open,
  ];
}

/** The props by which a template gives a model and hears of it. */
function modelProps({ className, tagName }: Element, { name, property }: Model): string {
  const { name: field, type, writtenType } = property;
  const read = `${className}['${field}']`;
  const isDefault = name === 'modelValue';
  const text = type?.text === 'string' ? 'string | number | null' : (writtenType?.text ?? read);
  const written = (isDefault && MODELS[tagName]) || text;
  // Where it depends on other props and on modifiers, an app's variable has a type of its own, as with native fields.
  const isFixed = /^(?:boolean|number)$/.test(type?.text ?? '') && !(isDefault && MODELS[tagName]);
  const update = `  'onUpdate:${name}'?: ((value: ${isFixed ? read : 'any'}) => void) | undefined;\n`;
  if (!isDefault) return update;
  return `  /** \`v-model\`: \`${field}\`. */\n  modelValue?: ${written} | undefined;\n  modelModifiers?: Modifiers | undefined;\n${update}`;
}

/** The arguments of \`wrap\` for models and for events that fields inside fire as well. */
function tables({ events = [] }: Element, models: readonly Model[]): string {
  const own = events.map(({ name }) => name).filter((name) => /^(?:input|change)$/.test(name));
  if (!own.length && !models.length) return '';
  const entries = models.map(
    ({ name, property, events: heard }) =>
      `${name}: [${[property.name, ...heard].map((each) => `'${each}'`).join(', ')}]`,
  );
  const list = own.map((name) => `'${name}'`).join(', ');
  return `, {${entries.length ? ` ${entries.join(', ')} ` : ''}}${own.length ? `, [${list}]` : ''}`;
}
