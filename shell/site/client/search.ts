import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type Found } from './search-options.js';

const MAX_RESULTS = 30;

/** The page of the search: what was typed is in the address, so that Back and links lead to it. */
export async function startSearch(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.search-page input')!;
  const list = document.querySelector<HTMLElement>('.search-results')!;
  const note = document.querySelector<HTMLElement>('.search-note')!;
  const root = document.body.dataset.root ?? './';
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.focus();
  const answer = await fetch(`${root}search.json`);
  if (!answer.ok) {
    note.textContent = 'The search has not loaded. Reload the page to try again.';
    return;
  }
  const search = MiniSearch.loadJSON<Found & { text: string }>(await answer.text(), SEARCH_OPTIONS);
  const show = (): void => {
    const text = field.value.trim();
    const found = text ? (search.search(text) as unknown as Found[]) : [];
    list.replaceChildren(...found.slice(0, MAX_RESULTS).map((one) => itemOf(one, root)));
    note.textContent = text ? countOf(found.length) : '';
  };
  field.addEventListener('input', () => {
    show();
    const query = field.value.trim();
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  });
  show();
}

const countOf = (count: number): string =>
  count === 0 ? 'Nothing found.' : count === 1 ? '1 result' : `${count} results`;

function itemOf({ id, title, page, section }: Found, root: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = root + id;
  link.textContent = title;
  const place = document.createElement('small');
  place.textContent = title === page ? section : `${section} · ${page}`;
  item.append(link, place);
  return item;
}
