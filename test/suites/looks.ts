import { emulate, isChromium } from '../helpers/commands.js';
import { inOneEngine } from '../helpers/in-one-engine.js';

/**
 * A test for each look that a page may have: themes, writing directions and forced colors. In Chromium alone: names, roles and
 * colors come from our rules, which axe reads in the same way everywhere.
 */
export function inEveryLook(check: () => Promise<void>): void {
  const root = document.documentElement;
  afterEach(async () => {
    root.removeAttribute('dir');
    delete root.dataset.ncTheme;
    if (isChromium) await emulate({});
  });
  const testLook = (theme: string, dir: string) =>
    it(`${theme}, ${dir}`, async () => {
      root.dataset.ncTheme = theme;
      root.dir = dir;
      await check();
    });
  inOneEngine(() => {
    testLook('light', 'ltr');
    testLook('light', 'rtl');
    testLook('dark', 'ltr');
    testLook('dark', 'rtl');
  });
  if (isChromium) {
    it('forced colours', async () => {
      await emulate({ 'forced-colors': 'active' });
      await check();
    });
  }
}
