import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Status } from 'nacre/react/status';
import { Switch } from 'nacre/react/switch';
import { usePage } from 'nacre/shell';
import { useEffect, useSyncExternalStore } from 'react';
import { getBooks, setRead, subscribe } from '../books';

export default function BookPage() {
  const page = usePage();
  const books = useSyncExternalStore(subscribe, getBooks);
  const book = books.find(({ id }) => id === page.params['id']);
  const title = book?.title ?? 'Book';
  useEffect(() => page.setTitle(title), [page, title]);

  if (!book) return <Status type="empty" noRetry title="This book is not on your list" />;
  return (
    <div className="page">
      <CellGroup inset>
        <Cell title="Author" value={book.author} />
        <Cell title="First published" value={String(book.year)} />
        <Cell title="I have read it">
          <Switch checked={book.isRead} onChange={(event) => setRead(book.id, event.target.checked)} />
        </Cell>
      </CellGroup>
    </div>
  );
}
