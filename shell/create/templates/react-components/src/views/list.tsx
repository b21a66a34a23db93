import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import type { Book } from '../books';
import { goTo } from '../route';

export function ListView({ books }: { books: readonly Book[] }) {
  return (
    <div className="rows">
      <CellGroup inset>
        {books.map(({ id, title, author, isRead }) => (
          <Cell key={id} title={title} label={author} value={isRead ? 'Read' : ''} href={`#/books/${id}`} arrow />
        ))}
      </CellGroup>
      <Button type="primary" onClick={() => goTo('/add')}>
        Add a book
      </Button>
    </div>
  );
}
