import { expect } from '@open-wc/testing';
import { AppFrame, historyQuota, SHELL_SITES } from './app-frame.js';
import type { ShellWindow } from './fixtures/shell-app.js';

describe('router: a document that is reloaded while something is open', () => {
  for (const site of SHELL_SITES.filter(({ base }) => base === '/'))
    it(`fires its load event, and is at the page's own entry, in ${site.mode} mode`, async () => {
      const frame = await AppFrame.open(site, '/app-home');
      try {
        for (let times = 0; times < 4; times++) {
          await historyQuota(2);
          const { layers } = frame.window as unknown as ShellWindow;
          layers.show('one');
          await frame.settled();
          expect(frame.window.history.state).to.include({ index: 1, spare: true });
          // Resolves with the load event.
          await frame.reload();
          expect(frame.window.history.state).to.deep.equal({ key: frame.snapshot.entries[0]!.key, index: 0 });
        }
      } finally {
        frame.remove();
      }
    });
});
