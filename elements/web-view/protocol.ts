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

/** The longest address that a page may tell or ask for, in characters. */
export const LONGEST_ADDRESS = 8192;
/** Browsers keep 50 pages of a history; some may keep more. */
const MOST_ENTRIES = 1000;
/** So many characters of a title are taken. */
const LONGEST_TITLE = 256;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Whether a message is a report, right or wrong. */
export const isReport = (data: unknown): boolean => fieldsOf(data)['nacre'] === 'page';

/** Whether a page of this origin may say that it is at this address: one of its own, that a server has sent. */
function isAt(url: unknown, origin: string): url is string {
  if (typeof url !== 'string' || url.length > LONGEST_ADDRESS || !URL.canParse(url)) return false;
  const address = new URL(url);
  return /^https?:$/.test(address.protocol) && address.origin === origin;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** The report in a message of a page of this origin, if it is right. */
export function reportIn(data: unknown, origin: string): PageReport | undefined {
  const { page, url, title, index, length } = fieldsOf(data);
  if (typeof page !== 'number' || !isAt(url, origin) || typeof title !== 'string') return undefined;
  if (!isWhole(index) || !isWhole(length) || index < 0 || index >= length || length > MOST_ENTRIES) return undefined;
  // White space as in the title of a document.
  const shown = title.slice(0, LONGEST_TITLE).trim().replace(/\s+/g, ' ');
  return { nacre: 'page', page, url, title: shown, index, length };
}

/** The call in a message, if it is one. */
export function invocationIn(data: unknown): Invocation | undefined {
  const { type, data: call } = fieldsOf(data);
  const { name, arg } = fieldsOf(call);
  return type === INVOKE && typeof name === 'string' ? { name, arg: fieldsOf(arg) } : undefined;
}
