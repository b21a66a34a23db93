import 'nacre/elements/image-viewer';
import { expect } from '@open-wc/testing';
import { touch } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { show } from './image-viewer-fixture.js';

describe('A picture in the image viewer under a finger', () => {
  before(useTokens);

  it('is held once, and neither the menu of the browser nor a tap follows', async () => {
    const viewer = await show();
    const heard: unknown[] = [];
    viewer.addEventListener('longpress', (event) => {
      heard.push(event.type);
      event.preventDefault();
    });
    // Chromium sends it only where the platform has such a menu.
    const note = (event: Event) => !event.defaultPrevented && heard.push(event.type);
    document.addEventListener('contextmenu', note);
    await touch([[Math.round(innerWidth / 2), Math.round(innerHeight / 2)]], { hold: 1000 });
    document.removeEventListener('contextmenu', note);
    expect(heard).to.deep.equal(['longpress']);
    expect(viewer.open).to.equal(true);
  });
});
