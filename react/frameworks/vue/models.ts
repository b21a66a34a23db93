import { toRaw } from 'vue';
import type { Modifiers } from './types.js';

type Properties = Record<string, unknown>;

/** `v-model` of a component: the property, the event at which it follows the user, and another one for what closes. */
export type Model = readonly [property: string, ...events: string[]];

/** Of a radio button and a checkbox, `checked` may stand for a text, or for one among several. */
export interface Choice {
  readonly isRadio: boolean;
  /** Of the element. */
  readonly value: unknown;
}

/** What a property has to be for a model. Reads each item of a list, so that Vue hears of changes within. */
export function propertyOf(model: unknown, property: string, { isRadio, value = 'on' }: Choice): unknown {
  if (property === 'checked' && isRadio) return String(model) === String(value);
  if (!Array.isArray(model)) return toRaw(model);
  const items: unknown[] = model.map(toRaw);
  return property === 'checked' ? items.includes(value) : items;
}

/** The model after the user has changed a property. */
export function modelOf(element: Properties, property: string, before: unknown, isRadio: boolean): unknown {
  const now = element[property];
  if (property !== 'checked') return now;
  const { value } = element;
  if (isRadio) return value;
  if (!Array.isArray(before)) return now;
  const others = before.filter((item) => item !== value);
  return now ? [...others, value] : others;
}

/** A value as the modifiers of a model want it. */
export function cast(value: unknown, { trim, number }: Modifiers): unknown {
  if (typeof value !== 'string') return value;
  const text = trim ? value.trim() : value;
  const parsed = number ? parseFloat(text) : NaN;
  return Number.isNaN(parsed) ? text : parsed;
}

/** Whether a property has what it has to be. Elements make new lists each time they are read. */
export function isSame(now: unknown, wanted: unknown): boolean {
  if (Array.isArray(now) && Array.isArray(wanted))
    return now.length === wanted.length && now.every((item, index) => Object.is(item, wanted[index]));
  return Object.is(now, wanted);
}
