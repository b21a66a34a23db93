export const video = {
  title: 'plays a video, stops it, moves in it, mutes it and changes its speed',
  path: '/component/video',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.use('button', 'Play');
    await reader.find('button', 'Pause');
    await reader.press('Enter');
    await reader.focuses('button', 'Play');
    await reader.use('slider', 'Seek', 'Home');
    await reader.use('button', 'Mute');
    await reader.focuses('button', 'Unmute');
    await reader.use('button', 'Settings');
    await reader.focuses('menuitemradio', '1×', 'checked');
    await reader.press('ArrowDown');
    await reader.focuses('menuitemradio', '1.25×');
    await reader.press('Enter');
    await reader.focuses('button', 'Settings');
    await reader.press('Enter');
    await reader.focuses('menuitemradio', '1.25×', 'checked');
    await reader.press('Escape');
    await reader.focuses('button', 'Settings');
  },
};
