import { isStrTagged, joinStringsAndValues, type StrResult } from '@lit/localize';
import type { MsgFn } from '@lit/localize';
import { counted } from '../elements/base/counted.js';
import { speakAs } from './speaking.js';

/** What `msg()` accepts, and what `lit-localize build` writes into a table. */
type Template = Parameters<MsgFn>[0];

/**
 * One translation: a text in which `{0}`, `{1}` … are replaced by the message's values, a function of these values, or a
 * template of `lit-localize build`. A text writes numbers and plurals as ICU MessageFormat does: `{0, number}`,
 * `{0, plural, one {# new message} other {# new messages}}`.
 */
export type Message = Template | ((...values: never[]) => string);

/** Message id -> translation. Messages without a translation are shown in English. */
export type Messages = Readonly<Record<string, Message>>;

/** The languages of a text: the one it is written in, whose rules choose plurals, and the page's, for its numbers. */
export interface TextLanguage {
  readonly text: string;
  readonly page: string;
}

const fill = (text: string, values: readonly unknown[]): string =>
  text.replace(/\{(\d+)(?=[},])(\}?)/g, (slot, index: string, end: string) => {
    if (Number(index) >= values.length) return slot;
    // `{0, plural, …}`: the value takes the place of the index, and what follows stays.
    return end ? String(values[Number(index)]) : `{${String(values[Number(index)])}`;
  });

const join = ({ strings, values }: StrResult, given: readonly unknown[]): string =>
  joinStringsAndValues(strings, given, values as number[]);

/** Fills `message` with the values of `source`. Without a message, returns `source`. */
export function translate(
  source: Template,
  message: Message | undefined,
  language: TextLanguage,
): Exclude<Template, StrResult> {
  const values = typeof source === 'string' ? [] : source.values;
  const write = (text: string): string => counted(text, language.text, language.page);
  if (message === undefined) {
    return isStrTagged(source) ? write(joinStringsAndValues(source.strings, source.values)) : source;
  }
  if (typeof message === 'function') {
    return speakAs(language.text, () => (message as (...given: unknown[]) => string)(...values));
  }
  if (typeof message === 'string') return write(fill(message, values));
  if (isStrTagged(message)) return write(join(message, values));
  return { ...message, values: message.values.map((index) => values[index as number]) };
}
