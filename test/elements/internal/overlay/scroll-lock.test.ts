import { expect } from '@open-wc/testing';
import { lockScroll, unlockScroll } from '../../../../elements/internal/overlay/scroll-lock.js';
import { openFrame } from '../../../helpers/frame.js';

/** What pages write, and whether their text scrolls sideways as well. */
const PAGES: Readonly<Record<string, string>> = {
  'no style': '',
  'overflow-x: hidden on the body': 'body { overflow-x: hidden }',
  'overflow-x: hidden on the root': 'html { overflow-x: hidden }',
  'overflow-x: hidden on both': 'html, body { overflow-x: hidden }',
  'overflow-x: clip on the body': 'body { overflow-x: clip }',
  'a root and a body as high as the window': 'html, body { height: 100% }',
  'such ones, and overflow on the body': 'html, body { height: 100% } body { overflow-x: hidden }',
  'such ones, and a scrolling body': 'html, body { height: 100% } body { overflow: auto }',
  'a scroll bar at all times': 'html { overflow-y: scroll }',
  'a scroll bar of the body at all times': 'body { overflow-y: scroll }',
  'important overflow': 'html { overflow-y: scroll !important }',
  'room for a scroll bar': 'html { scrollbar-gutter: stable }',
  'room for a scroll bar on both sides': 'html { scrollbar-gutter: stable both-edges }',
  'room on both sides, and overflow on the body':
    'html { scrollbar-gutter: stable both-edges } body { overflow-x: hidden }',
  'a contained body': 'body { contain: layout; overflow-x: hidden }',
};

describe('lockScroll', () => {
  const wide = { width: '400px', height: '300px' };

  for (const [name, style] of Object.entries(PAGES))
    it(`moves nothing on a page with ${name}, and gives it back as it was`, async () => {
      const frame = await openFrame();
      try {
        Object.assign(frame.element.style, wide);
        const page = frame.document;
        page.head.innerHTML = `<style>body { margin: 0 } ${style}</style>`;
        page.body.innerHTML = `
          <header style="position: sticky; top: 0; height: 40px">Header</header>
          <main style="height: 2000px">Text</main>
          <footer style="position: sticky; bottom: 0; height: 20px">Footer</footer>`;
        const window = page.defaultView!;
        window.scrollTo(0, 700);
        const places = () =>
          [...page.body.children].map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [each.localName, left, top, width, height].join(' ');
          });
        const looks = () => [...places(), `${page.documentElement.style.cssText}|${page.body.style.cssText}`];
        const [before, position] = [looks(), window.scrollY];
        expect(position, 'the window scrolls').to.equal(700);
        lockScroll(page);
        expect(places()).to.deep.equal(before.slice(0, -1));
        expect(window.scrollY).to.equal(700);
        unlockScroll(page);
        expect(looks()).to.deep.equal(before);
        expect(window.scrollY).to.equal(700);
      } finally {
        frame.remove();
      }
    });

  it('leaves what the page has set on one axis, with its priority', () => {
    const { style } = document.documentElement;
    style.setProperty('overflow-x', 'clip', 'important');
    lockScroll(document);
    expect(getComputedStyle(document.documentElement).overflowX).to.equal('hidden');
    unlockScroll(document);
    expect([style.overflowX, style.getPropertyPriority('overflow-x'), style.overflowY]).to.deep.equal([
      'clip',
      'important',
      '',
    ]);
    style.removeProperty('overflow-x');
  });
});
