import { emulate, isChromium } from '../helpers/commands.js';

/** A test for each look that a page may have: themes, writing directions and, in Chromium, forced colours. */
export function inEveryLook(check: () => Promise<void>): void {
  const root = document.documentElement;
  afterEach(async () => {
    root.removeAttribute('dir');
    delete root.dataset.ncTheme;
    if (isChromium) await emulate({});
  });
  for (const theme of ['light', 'dark']) {
    for (const dir of ['ltr', 'rtl']) {
      it(`${theme}, ${dir}`, async () => {
        root.dataset.ncTheme = theme;
        root.dir = dir;
        await check();
      });
    }
  }
  if (isChromium) {
    it('forced colours', async () => {
      await emulate({ 'forced-colors': 'active' });
      await check();
    });
  }
}
