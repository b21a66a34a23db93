export const news = {
  title: 'goes from channel to channel, reads an article, keeps it and takes that back',
  path: '/news',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.goTo('tab', 'Pearls');
    await reader.press('ArrowRight');
    await reader.focuses('tab', 'The web', 'selected');
    await reader.use('link', 'Ten days in May');
    await reader.focuses('region', 'Ten days in May');

    await reader.use('button', 'Save for later');
    await reader.hears(/^Saved for later/);
    await reader.focuses('button', 'Remove from saved');
    await reader.press('F6');
    await reader.focuses('button', 'Undo');
    await reader.press('Enter');
    await reader.focuses('button', 'Save for later');
    await reader.press('Enter');
    await reader.focuses('button', 'Remove from saved');

    await reader.use('button', 'More');
    await reader.focuses('menuitem', 'Remove from saved');
    await reader.press('Escape');
    await reader.focuses('button', 'More');
    await reader.use('button', 'Back');
    await reader.focuses('link', 'Ten days in May');

    await reader.use('button', 'Saved articles');
    await reader.focuses('region', 'Saved articles');
    await reader.use('link', 'Ten days in May');
    await reader.focuses('region', 'Ten days in May');
  },
};
