import 'nacre/elements/image-viewer';
import { expect } from '@open-wc/testing';
import { drag } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { show } from './image-viewer-fixture.js';

/** Where the driver has a right button: that of WebKitGTK stays pressed for the files that come after. */
export function testRightButton(): void {
  describe('A picture in the image viewer under the right button', () => {
    before(useTokens);

    for (const isTaken of [true, false]) {
      it(`is held, and the menu of the browser ${isTaken ? 'does not open' : 'opens for those who want it'}`, async () => {
        const viewer = await show();
        const heard: unknown[] = [];
        viewer.addEventListener('longpress', (event) => {
          heard.push(event.type);
          if (isTaken) event.preventDefault();
        });
        const note = (event: Event) => {
          heard.push(event.defaultPrevented);
          // The browser's own menu would stay open.
          event.preventDefault();
        };
        document.addEventListener('contextmenu', note);
        await drag([[Math.round(innerWidth / 2), Math.round(innerHeight / 2)]], { button: 'right' });
        document.removeEventListener('contextmenu', note);
        expect(heard).to.deep.equal(['longpress', isTaken]);
      });
    }
  });
}
