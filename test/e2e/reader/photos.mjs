import { join } from 'node:path';
import { root } from '../../tools/paths.mjs';

const media = (name) => join(root, 'test/media', name);

export const photos = {
  title: 'chooses photos, puts them in order, takes one away and sends the rest',
  path: '/photos',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.goTo('button', 'Choose photos');
    await reader.choose(media('photo.jpg'), media('turned.jpg'), media('clear.png'), media('captions.en.vtt'));
    await reader.hears(/The file type of captions\.en\.vtt is not accepted\./);
    await reader.hears('3 files added');
    await reader.use('slider', 'Quality', 'ArrowRight');
    await reader.goTo('button', 'Choose photos');
    await reader.press('ArrowLeft');
    await reader.focuses('button', 'clear.png');
    await reader.press('Alt+ArrowLeft');
    await reader.hears('clear.png: 2 of 3');
    await reader.use('button', 'Move clear.png');
    await reader.hears('Choose the new place for clear.png.');
    await reader.press('Shift+Tab');
    await reader.focuses('button', 'clear.png');
    await reader.press('ArrowLeft');
    await reader.focuses('button', 'photo.jpg');
    await reader.press('Enter');
    await reader.hears('clear.png: 1 of 3');
    await reader.press('Delete');
    await reader.hears('photo.jpg removed');
    await reader.focuses('button', 'turned.jpg');
    await reader.use('radio', 'It answers', 'ArrowDown');
    await reader.press('ArrowDown');
    await reader.focuses('radio', 'It fails with an error', 'checked');
    await reader.use('button', 'Send');
    await reader.hears(/The server has a problem/);
    await reader.use('radio', 'It fails with an error', 'ArrowUp');
    await reader.press('ArrowUp');
    await reader.focuses('radio', 'It answers', 'checked');
    await reader.use('button', 'Try again');
    await reader.hears('All photos have arrived.');
  },
};
