import { expect, test, vi } from 'vitest';
import { addBook, getBooks, setRead, subscribe } from './books';

test('a title is on the list once, however it is written', () => {
  const count = getBooks().length;
  expect(addBook({ title: ' moby-dick ', author: 'Herman Melville', year: 1851 })).toHaveProperty('title');
  expect(getBooks()).toHaveLength(count);
});

test('a change creates a new list and notifies subscribers until they unsubscribe', () => {
  const before = getBooks();
  const listener = vi.fn<() => void>();
  const stop = subscribe(listener);
  expect(addBook({ title: ' Typee ', author: 'Herman Melville', year: 1846 })).toBeUndefined();
  expect(getBooks()).not.toBe(before);
  expect(getBooks().at(-1)).toMatchObject({ title: 'Typee', year: 1846, isRead: false });

  stop();
  setRead('moby-dick', true);
  expect(getBooks().find(({ id }) => id === 'moby-dick')?.isRead).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});
