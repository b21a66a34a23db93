export const settings = {
  title: 'changes the language, the theme and the text size, and goes back',
  path: '/components',
  /** @param {import('./reader.mjs').Reader} reader */
  async walk(reader) {
    await reader.use('link', 'Settings');
    await reader.focuses('region', 'Settings');
    await reader.goTo('radio', 'English');
    await reader.press('ArrowDown');
    await reader.focuses('radio', 'Français', 'checked');
    await reader.find('heading', 'Réglages');
    await reader.goTo('radio', 'Comme le système');
    await reader.press('ArrowRight');
    await reader.press('ArrowRight');
    await reader.focuses('radio', 'Sombre', 'checked');
    await reader.goTo('radio', /^100/);
    await reader.press('ArrowRight');
    await reader.focuses('radio', /^125/, 'checked');
    await reader.use('link', 'Composants');
    await reader.focuses('link', 'Les mêmes éléments sans React');
  },
};
