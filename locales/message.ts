import { isStrTagged, joinStringsAndValues, type StrResult } from '@lit/localize';
import type { MsgFn } from '@lit/localize';

/** What `msg()` accepts, and what `lit-localize build` writes into a table. */
type Template = Parameters<MsgFn>[0];

/**
 * One translation: a text in which `{0}`, `{1}` … are replaced by the message's values, a function of these values (for
 * plurals), or a template of `lit-localize build`.
 */
export type Message = Template | ((...values: never[]) => string);

/** Message id -> translation. Messages without a translation are shown in English. */
export type Messages = Readonly<Record<string, Message>>;

const fill = (text: string, values: readonly unknown[]): string =>
  text.replace(/\{(\d+)\}/g, (slot, index: string) =>
    Number(index) < values.length ? String(values[Number(index)]) : slot,
  );

const join = ({ strings, values }: StrResult, given: readonly unknown[]): string =>
  joinStringsAndValues(strings, given, values as number[]);

/** Fills `message` with the values of `source`. Without a message, returns `source`. */
export function translate(source: Template, message: Message | undefined): Exclude<Template, StrResult> {
  const values = typeof source === 'string' ? [] : source.values;
  if (message === undefined) return isStrTagged(source) ? joinStringsAndValues(source.strings, source.values) : source;
  if (typeof message === 'function') return (message as (...values: unknown[]) => string)(...values);
  if (typeof message === 'string') return fill(message, values);
  if (isStrTagged(message)) return join(message, values);
  return { ...message, values: message.values.map((index) => values[index as number]) };
}
