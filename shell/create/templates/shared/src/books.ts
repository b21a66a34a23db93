// The app's data, for any framework. It is in memory: a reload starts over.

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly isRead: boolean;
}

let books: readonly Book[] = [
  { id: 'frankenstein', title: 'Frankenstein', author: 'Mary Shelley', year: 1818, isRead: true },
  { id: 'moby-dick', title: 'Moby-Dick', author: 'Herman Melville', year: 1851, isRead: false },
  { id: 'middlemarch', title: 'Middlemarch', author: 'George Eliot', year: 1871, isRead: false },
  { id: 'the-time-machine', title: 'The Time Machine', author: 'H. G. Wells', year: 1895, isRead: true },
  { id: 'the-voyage-out', title: 'The Voyage Out', author: 'Virginia Woolf', year: 1915, isRead: false },
];
const listeners = new Set<() => void>();

function change(next: readonly Book[]): void {
  books = next;
  for (const listener of listeners) listener();
}

/** The last year that a book can be from. */
export const THIS_YEAR = new Date().getFullYear();

/** All books. Each change makes a new list. */
export const getBooks = (): readonly Book[] => books;

/** Calls back after each change. Returns what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds what a form sends. The fields have checked themselves; here is what only the list knows.
 * @returns what is wrong, as name of the field -> message; nothing if the book is on the list now
 */
export function addBook(values: Readonly<Record<string, unknown>>): Record<string, string> | undefined {
  const title = String(values['title']).trim();
  const author = String(values['author']).trim();
  const isHere = books.some((book) => book.title.toLowerCase() === title.toLowerCase());
  if (isHere) return { title: 'This book is on your list already' };
  change([...books, { id: String(Date.now()), title, author, year: Number(values['year']), isRead: false }]);
  return undefined;
}

export function setRead(id: string, isRead: boolean): void {
  change(books.map((book) => (book.id === id ? { ...book, isRead } : book)));
}
