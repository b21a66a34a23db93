import { navigateTo } from 'nacre/device';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { useNavigationBarButtonTap, useSplit } from 'nacre/shell';
import { useSyncExternalStore } from 'react';
import { getBooks, subscribe } from '../books';

export default function BooksPage() {
  const books = useSyncExternalStore(subscribe, getBooks);
  const { detail } = useSplit();
  useNavigationBarButtonTap(() => void navigateTo({ url: '/add' }));

  return (
    <div className="page">
      <CellGroup inset>
        {books.map(({ id, title, author, isRead }) => (
          <Cell
            key={id}
            title={title}
            label={author}
            value={isRead ? 'Read' : ''}
            url={`/books/${id}`}
            arrow
            aria-current={detail?.params['id'] === id ? 'page' : undefined}
          />
        ))}
      </CellGroup>
    </div>
  );
}
