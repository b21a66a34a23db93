import { NavBar } from 'nacre/react/nav-bar';
import { useEffect, useSyncExternalStore } from 'react';
import { getBooks, subscribe } from './books';
import { goBack, onRoute, viewOf } from './route';
import { AddView } from './views/add';
import { BookView } from './views/book';
import { ListView } from './views/list';

export function App() {
  const books = useSyncExternalStore(subscribe, getBooks);
  const view = viewOf(useSyncExternalStore(onRoute, () => location.hash));
  const book = view.name === 'book' ? books.find(({ id }) => id === view.id) : undefined;
  const title = { list: 'Reading list', add: 'Add a book', book: book?.title ?? 'Book' }[view.name];
  useEffect(() => void (document.title = title), [title]);

  return (
    <>
      <NavBar title={title} back={view.name !== 'list'} onBack={goBack} />
      <main tabIndex={-1} aria-label={title}>
        {view.name === 'list' && <ListView books={books} />}
        {view.name === 'book' && <BookView book={book} />}
        {view.name === 'add' && <AddView />}
      </main>
    </>
  );
}
