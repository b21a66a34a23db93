import { get, post } from '../loading/server.js';
import { problemOf, type Problem } from '../loading/problem.js';

export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly isStarred: boolean;
}

export type Change = 'star' | 'unstar' | 'remove' | 'restore';

export interface Book {
  readonly status: 'new' | 'loading' | 'ready' | Problem;
  readonly contacts: readonly Contact[];
  /** Those that were removed since the app has started, the last one first. */
  readonly removed: readonly Contact[];
}

const BASE = 'api/contacts';
const listeners = new Set<() => void>();
let book: Book = { status: 'new', contacts: [], removed: [] };
/** Of the page that the address book loads for. */
let current: AbortSignal | undefined;

export const getBook = (): Book => book;

export function onBook(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<Book>): void {
  book = { ...book, ...change };
  for (const listener of listeners) listener();
}

/** Loads the address book, unless it is there. A page that has left before it came does not keep the next one from loading. */
export async function load(signal: AbortSignal): Promise<void> {
  if (book.status === 'ready' || (book.status === 'loading' && !current?.aborted)) return;
  current = signal;
  set({ status: 'loading' });
  try {
    const { items } = await get<{ items: readonly Contact[] }>(BASE, {}, signal);
    set({ status: 'ready', contacts: items });
  } catch (error) {
    if (signal === current) set({ status: signal.aborted ? 'new' : problemOf(error) });
  }
}

/** Changes a contact. Throws a `ServerError`, and nothing has changed then. */
export async function change(id: string, what: Change): Promise<void> {
  const contact = await post<Contact>(`${BASE}/change`, { id, change: what });
  const without = (list: readonly Contact[]) => list.filter((each) => each.id !== id);
  const [contacts, removed] = [without(book.contacts), without(book.removed)];
  set(what === 'remove' ? { contacts, removed: [contact, ...removed] } : { contacts: [...contacts, contact], removed });
}
