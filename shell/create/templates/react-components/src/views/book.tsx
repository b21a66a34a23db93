import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Status } from 'nacre/react/status';
import { Switch } from 'nacre/react/switch';
import { setRead, type Book } from '../books';

export function BookView({ book }: { book: Book | undefined }) {
  if (!book) return <Status type="empty" noRetry title="This book is not on your list" />;
  return (
    <CellGroup inset>
      <Cell title="Author" value={book.author} />
      <Cell title="First published" value={String(book.year)} />
      <Cell title="I have read it">
        <Switch checked={book.isRead} onChange={(event) => setRead(book.id, event.target.checked)} />
      </Cell>
    </CellGroup>
  );
}
