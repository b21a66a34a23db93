// One document with a view for each address after its `#`: links, Back and a reload work by themselves.

export type View =
  { readonly name: 'list' } | { readonly name: 'add' } | { readonly name: 'book'; readonly id: string };

/** '#/books/moby-dick' -> the book, '#/add' -> the form, anything else -> the list. */
export function viewOf(hash: string): View {
  const id = /^#\/books\/(.+)$/.exec(hash)?.[1];
  if (id) return { name: 'book', id };
  return { name: hash === '#/add' ? 'add' : 'list' };
}

/** Calls back when the address changes. Returns what ends it. */
export function onRoute(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Shows the view of an address, as a link to it would. */
export function goTo(path: string): void {
  location.hash = path;
}

/** In the history, an entry that the app has opened has this with it: below it is another one of the app. */
const INSIDE = 'inside';

/** Goes back as the browser does, or to the list if the app was opened here. */
export function goBack(): void {
  if (history.state === INSIDE) history.back();
  else location.replace('#/');
}

onRoute(() => {
  if (history.state === null) history.replaceState(INSIDE, '');
});

/** A new view begins at its top, and what screen readers and the Tab key do next begins there, too. */
onRoute(() => {
  document.documentElement.scrollTop = 0;
  document.querySelector<HTMLElement>('main')?.focus();
});
