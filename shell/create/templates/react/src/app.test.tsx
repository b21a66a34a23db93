import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppShell } from 'nacre/shell';
import { fill } from 'nacre/testing';
import { screen } from 'nacre/testing/library';
import { expect, test } from 'vitest';
import { app } from './app';

const user = userEvent.setup();

/** Opens the app at its list, whose code loads. */
async function open(): Promise<void> {
  location.hash = '#/books';
  render(<AppShell app={app} />);
  await screen.findByRole('link', { name: /Moby-Dick/ });
}

test('a row leads to its book', async () => {
  await open();
  await user.click(screen.getByRole('link', { name: /Moby-Dick/ }));
  expect(await screen.findByRole('heading', { name: 'Moby-Dick' })).toBeTruthy();
});

test('the form says what is wrong, and adds a book when nothing is', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Add a book' }));
  await fill(await screen.findByRole('textbox', { name: 'Title' }), 'Moby-Dick');
  await fill(screen.getByRole('textbox', { name: 'Author' }), 'Herman Melville');
  await fill(screen.getByRole('textbox', { name: 'First published' }), '1851');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('This book is on your list already')).toBeTruthy();

  await fill(screen.getByRole('textbox', { name: 'Title' }), 'Typee');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: /Typee/ })).toBeTruthy();
});
