export const podcast = {
  title: 'opens the player of an episode, changes the speed and sets a timer',
  path: '/podcast',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.use('button', /^Play Waves at dawn/);
    await reader.use('button', 'Open the player: Waves at dawn');
    await reader.focuses('region', 'Now playing');

    await reader.use('button', 'Speed 1×');
    await reader.focuses('menuitemradio', '1×', 'checked');
    await reader.press('ArrowDown');
    await reader.press('ArrowDown');
    await reader.focuses('menuitemradio', '1.5×');
    await reader.press('Enter');
    await reader.focuses('button', 'Speed 1.5×');

    await reader.use('button', 'Sleep timer Off');
    await reader.focuses('menuitemradio', 'Off', 'checked');
    await reader.press('ArrowDown');
    await reader.focuses('menuitemradio', '5 minutes');
    await reader.press('Enter');
    await reader.focuses('button', 'Sleep timer 5 minutes');

    await reader.use('button', 'Back Sounds of the sea');
    await reader.focuses('button', /^Play Whales, far away/);
  },
};
