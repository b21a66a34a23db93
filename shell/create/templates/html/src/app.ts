import { showToast } from 'nacre/device';
import type { NcCell } from 'nacre/elements/cell';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import type { NcInput } from 'nacre/elements/input';
import type { NcSwitch } from 'nacre/elements/switch';
import { addBook, getBooks, setRead, subscribe, THIS_YEAR, type Book } from './books';
import { goBack, goTo, onRoute, viewOf } from './route';

const byId = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;

/** A row of the list. */
function rowOf({ id, title, author, isRead }: Book): NcCell {
  const row = document.createElement('nc-cell');
  return Object.assign(row, { title, label: author, value: isRead ? 'Read' : '', href: `#/books/${id}`, arrow: true });
}

function showList(): void {
  byId('books').replaceChildren(...getBooks().map(rowOf));
}

/** The book of the address. */
function currentBook(): Book | undefined {
  const view = viewOf(location.hash);
  return getBooks().find(({ id }) => view.name === 'book' && id === view.id);
}

/** Shows the view of the address, and hides the others. */
function showView(): void {
  const { name } = viewOf(location.hash);
  const book = currentBook();
  const title = { list: 'Reading list', add: 'Add a book', book: book?.title ?? 'Book' }[name];
  const shown = name === 'book' && !book ? 'lost' : name;
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== shown;

  document.title = title;
  byId('main').ariaLabel = title;
  Object.assign(byId('bar'), { title, back: name !== 'list' });
  if (!book) return;
  byId<NcCell>('author').value = book.author;
  byId<NcCell>('year').value = String(book.year);
  byId<NcSwitch>('read').checked = book.isRead;
}

/** Brings the page of index.html to life. */
export function start(): void {
  showList();
  showView();
  subscribe(showList);
  onRoute(showView);

  byId('bar').addEventListener('back', goBack);
  byId('new').addEventListener('click', () => goTo('/add'));

  const read = byId<NcSwitch>('read');
  read.addEventListener('change', () => {
    const book = currentBook();
    if (book) setRead(book.id, read.checked);
  });

  byId<NcInput>('published').max = THIS_YEAR;
  const form = byId<NcForm>('form');
  form.addEventListener('submit', (event) => {
    const errors = addBook((event as FormSubmitEvent).value);
    if (errors) {
      form.setErrors(errors);
      return;
    }
    form.reset();
    goBack();
    void showToast({ title: 'Added' });
  });
}
