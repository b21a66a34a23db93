// What a page and the web view around it say to each other. `nacre/web-view-page` speaks it for the page.
import type { Place } from './frame-history.js';

/** From the page: where it is. */
export interface PageReport extends Place {
  readonly nacre: 'page';
  /** Another number in each document. */
  readonly page: number;
  readonly url: string;
  readonly title: string;
}

export type Command = 'back' | 'forward' | 'reload' | 'stop';

/** To the page: what it is to do. */
export interface PageCommand {
  readonly nacre: 'page-command';
  readonly command: Command;
}

/** `type` of the messages by which a page asks the app around for something, as pages for other frameworks do. */
export const INVOKE = 'WEB_INVOKE_APPSERVICE';

/** A message of that type: the name of a call, and its options. */
export interface Invocation {
  readonly name: string;
  readonly arg: Readonly<Record<string, unknown>>;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The report in a message, if it is one. */
export function reportIn(data: unknown): PageReport | undefined {
  const { nacre, page, url, title, index, length } = fieldsOf(data);
  const isReport =
    nacre === 'page' &&
    typeof page === 'number' &&
    typeof url === 'string' &&
    typeof title === 'string' &&
    Number.isInteger(index);
  return isReport && Number.isInteger(length) ? (data as PageReport) : undefined;
}

/** The call in a message, if it is one. */
export function invocationIn(data: unknown): Invocation | undefined {
  const { type, data: call } = fieldsOf(data);
  const { name, arg } = fieldsOf(call);
  return type === INVOKE && typeof name === 'string' ? { name, arg: fieldsOf(arg) } : undefined;
}
