import { camelize, h, isReactive, toHandlerKey, toRaw, type FunctionalComponent, type VNode } from 'vue';
import { attributesOf, isServer } from '../../server.js';
import type { ElementClass } from '../../element-types.js';
import { cast, isSame, modelOf, propertyOf, type Model } from './models.js';
import { contentOf } from './slots.js';
import type { Component, Modifiers } from './types.js';

type Props = Record<string, unknown>;
type Listener = (event: Event) => unknown;

/** Name of a model -> its property and events */
type Models = Readonly<Record<string, Model>>;

/** A model that an app has given. */
interface Followed {
  readonly name: string;
  readonly property: string;
  readonly events: readonly string[];
  readonly model: unknown;
  readonly modifiers: Modifiers;
  /** What its property has to be. */
  readonly wanted: unknown;
}

/**
 * Makes the Vue component of an element.
 *
 * - It is a functional component: a template ref is the element itself, with its methods.
 * - Props are set as properties, by any of their names (`confirm-type`, `confirmType`); `undefined` is the default. The rest
 *   (`class`, `aria-label`) is an attribute, as on any tag. On a server all of them are attributes.
 * - `v-model` follows the user and the app, by `models`.
 * - `@input` and `@change` hear the element itself (`own`), not fields inside it.
 * - `#prefix` is `slot="prefix"`.
 *
 * @param own which of `input` and `change` it fires
 */
export function wrap<Element extends HTMLElement, ComponentProps, Slots extends string>(
  tagName: string,
  elementClass: ElementClass<Element>,
  displayName: string,
  models: Models = {},
  own: readonly string[] = [],
): Component<Element, ComponentProps, Slots> {
  const isRadio = tagName === 'nc-radio';
  const component: FunctionalComponent<Props> = (props, { slots, emit }) => {
    const [properties, given, rest] = partsOf(props, elementClass, models);
    const followed = Object.entries(models)
      .filter(([name]) => name in given)
      .map(([name, [property, ...events]]): Followed => {
        const model = given[name];
        const modifiers = modifiersOf(given, name, properties.type);
        const wanted = propertyOf(model, property, { isRadio, value: properties.value });
        return { name, property, model, modifiers, wanted, events: modifiers.lazy ? ['change'] : events };
      });
    const children = contentOf(slots);
    if (isServer) {
      for (const { property, wanted } of followed) properties[property] = wanted;
      return h(tagName, { ...rest, ...attributesOf(elementClass, properties) }, children);
    }
    const changed = ({ name, property, model, modifiers }: Followed, element: object) =>
      emit(`update:${name}`, cast(modelOf(element as Props, property, model, isRadio), modifiers));
    const write = ({ el }: VNode) => apply(el as HTMLElement, properties, followed);
    const hooks = { onVnodeBeforeMount: write, onVnodeBeforeUpdate: write };
    return h(tagName, { ...rest, ...listenersOf(rest, own, followed, changed), ...hooks }, children);
  };
  component.displayName = displayName;
  component.inheritAttrs = false;
  return component as unknown as Component<Element, ComponentProps, Slots>;
}

/** Splits what a template gives into properties of the element, what is of a model, and the rest, for Vue itself. */
function partsOf(props: Props, elementClass: ElementClass<HTMLElement>, models: object): [Props, Props, Props] {
  const properties: Props = {};
  const given: Props = {};
  const rest: Props = {};
  for (const [key, value] of Object.entries(props)) {
    const name = camelize(key);
    const isProperty = elementClass.elementProperties.has(name);
    if (isProperty) properties[name] = plain(parsed(value, name, elementClass));
    if (isOfModel(name, models)) given[name] = isProperty ? properties[name] : value;
    else if (key === 'form') rest['^form'] = value;
    else if (!isProperty) rest[key] = value;
  }
  return [properties, given, rest];
}

/** `modelValue`, `onUpdate:modelValue`, `modelModifiers`, `openModifiers`. */
const isOfModel = (key: string, models: object): boolean =>
  key.startsWith('onUpdate:') || Object.hasOwn(models, key) || /^\w+Modifiers$/.test(key);

/** Templates give texts: `required` is an empty one. They mean what the attribute means. */
function parsed(value: unknown, name: string, { elementProperties }: ElementClass<HTMLElement>): unknown {
  const { attribute, converter } = elementProperties.get(name) ?? {};
  if (typeof value !== 'string' || attribute === false) return value;
  const { fromAttribute } = Object(converter) as { fromAttribute?(text: string): unknown };
  return fromAttribute ? fromAttribute(value) : value;
}

/** Data without Vue's proxies. Reads all of it, so that Vue hears of changes within. */
function plain(value: unknown): unknown {
  if (!isReactive(value)) return toRaw(value);
  if (Array.isArray(value)) return value.map(plain);
  if (Object.getPrototypeOf(toRaw(value)) !== Object.prototype) return toRaw(value);
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, plain(item)]));
}

/** Those of a model, and `number` where Vue's own `v-model` adds it. */
function modifiersOf(given: Props, name: string, type: unknown): Modifiers {
  const modifiers = given[name === 'modelValue' ? 'modelModifiers' : `${name}Modifiers`] as Modifiers | undefined;
  return { ...modifiers, ...(type === 'number' && { number: true }) };
}

/** Listeners for the models, and those of the app for `own` events, which do not hear fields inside the element. */
function listenersOf(
  rest: Props,
  own: readonly string[],
  followed: readonly Followed[],
  changed: (model: Followed, element: object) => void,
): Props {
  const listeners: Record<string, Listener[]> = {};
  const add = (event: string, listener: Listener) => (listeners[toHandlerKey(event)] ??= []).push(listener);
  for (const model of followed)
    for (const name of model.events)
      add(name, ({ target, currentTarget }) => target === currentTarget && changed(model, currentTarget!));
  for (const name of new Set([...own, ...followed.flatMap(({ events }) => events)])) {
    const given = ([rest[toHandlerKey(name)] ?? []] as (Listener | Listener[])[]).flat();
    for (const listener of given)
      add(name, own.includes(name) ? (event) => event.target === event.currentTarget && listener(event) : listener);
  }
  return listeners;
}

/** What has been set on each element. */
const applied = new WeakMap<HTMLElement, Props>();

/** Sets the properties that have changed, then those of the models that are not as they have to be. */
function apply(element: HTMLElement, properties: Props, followed: readonly Followed[]): void {
  const target = element as unknown as Props;
  const before = applied.get(element) ?? {};
  const now = { ...properties };
  for (const { property } of followed) delete now[property];
  for (const name of Object.keys({ ...before, ...now }))
    if (!followed.some(({ property }) => property === name) && !Object.is(now[name], before[name]))
      target[name] = now[name];
  for (const { name, property, wanted, modifiers } of followed) {
    // What shows and hides says so late: it is told only what is new.
    const isLeft =
      name === 'modelValue' ? isSame(cast(target[property], modifiers), wanted) : isSame(before[property], wanted);
    if (!isLeft) target[property] = wanted;
    now[property] = wanted;
  }
  applied.set(element, now);
}
