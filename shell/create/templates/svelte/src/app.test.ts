import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { fill } from 'nacre/testing';
import { screen } from 'nacre/testing/library';
import { expect, test } from 'vitest';
import App from './App.svelte';

const user = userEvent.setup();

/** Opens the app at its list. */
function open(): void {
  location.hash = '';
  render(App);
}

test('a row leads to its book', async () => {
  open();
  await user.click(await screen.findByRole('link', { name: /Moby-Dick/ }));
  expect(await screen.findByRole('heading', { name: 'Moby-Dick' })).toBeTruthy();
});

test('the list shows what was switched on in a book', async () => {
  open();
  await user.click(await screen.findByRole('link', { name: /Moby-Dick/ }));
  const isRead = await screen.findByRole('switch', { name: 'I have read it' });
  await user.click(isRead);
  expect(isRead.getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: /Moby-Dick.*Read/ })).toBeTruthy();
});

test('the form says what is wrong, and adds a book when nothing is', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Add a book' }));
  await fill(await screen.findByRole('textbox', { name: 'Title' }), 'Moby-Dick');
  await fill(screen.getByRole('textbox', { name: 'Author' }), 'Herman Melville');
  await fill(screen.getByRole('textbox', { name: 'First published' }), '1851');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('This book is on your list already')).toBeTruthy();

  await fill(screen.getByRole('textbox', { name: 'Title' }), 'Typee');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: /Typee/ })).toBeTruthy();
});
