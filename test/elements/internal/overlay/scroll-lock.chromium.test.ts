import { expect, waitUntil } from '@open-wc/testing';
import { lockScroll, unlockScroll } from '../../../../elements/internal/overlay/scroll-lock.js';
import { wheel } from '../../../helpers/commands.js';

// The wheel of the driver of WebKit scrolls a page once only.
describe('lockScroll', () => {
  it('keeps the wheel from scrolling a page whose body has overflow', async () => {
    const { body } = document;
    const tall = document.createElement('div');
    tall.style.height = '3000px';
    body.append(tall);
    body.style.overflowX = 'hidden';
    lockScroll(document);
    await wheel([50, 50], { deltaY: 300 });
    expect(window.scrollY, 'locked').to.equal(0);
    unlockScroll(document);
    await wheel([50, 50], { deltaY: 300 });
    await waitUntil(() => window.scrollY > 0, 'it scrolls again');
    body.style.overflowX = '';
    tall.remove();
    window.scrollTo(0, 0);
  });
});
