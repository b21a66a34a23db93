import { expect } from '@open-wc/testing';
import { AppFrame, type Site } from '../router/app-frame.js';
import type { ShellWindow } from '../router/fixtures/shell-app.js';
import { until } from './start-app.js';

const HISTORY: Site = { mode: 'history', base: '/s/', hasShell: true };

describe('fragments of URLs', () => {
  const frames: AppFrame[] = [];
  afterEach(() => {
    for (const frame of frames.splice(0)) {
      frame.window.sessionStorage.clear();
      frame.remove();
    }
  });

  async function open(url: string, site = HISTORY): Promise<AppFrame> {
    const frame = await AppFrame.open(site, url);
    frames.push(frame);
    return frame;
  }
  const top = ({ element }: AppFrame) => element.contentDocument!.querySelector<HTMLElement>('.nc-page:not([inert])');
  const scroller = (frame: AppFrame) => top(frame)!.querySelector<HTMLElement>('.nc-page-scroll')!;
  const partOf = (frame: AppFrame, id = 'part-3') => top(frame)?.querySelector(`#${CSS.escape(id)}`);
  /** How far below the upper edge of the page's scroller a part is. */
  const distance = (frame: AppFrame, id?: string) => {
    const part = partOf(frame, id);
    return part && Math.round(part.getBoundingClientRect().top - scroller(frame).getBoundingClientRect().top);
  };
  /** It is there, and the page has been told. */
  async function isAt(frame: AppFrame, id?: string): Promise<void> {
    await until(() => distance(frame, id) === 0, `it is at ${id ?? 'the part'}`);
    await drawnIn(frame);
  }
  const drawnIn = ({ window }: AppFrame) =>
    new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve)));
  const link = async (frame: AppFrame) => {
    await until(() => top(frame)?.querySelector('a'), 'the page shows');
    return top(frame)!.querySelector('a')!;
  };
  const scroll = async (frame: AppFrame, top: number) => {
    scroller(frame).scrollTop = top;
    await drawnIn(frame);
  };

  it('navigateTo opens a page at the part', async () => {
    const frame = await open('/app-home');
    await frame.window.router.navigateTo({ url: '/app-doc#part-3' });
    await isAt(frame);
    expect(frame.url).to.equal('/s/app-doc#part-3');
  });

  it('a link of another page opens it at the part, and Back and Forward lead to where the user was', async () => {
    const frame = await open('/app-link');
    (await link(frame)).click();
    await isAt(frame);
    await scroll(frame, 700);
    await frame.go(-1);
    expect(frame.url).to.equal('/s/app-link');
    await frame.go(1);
    await until(() => top(frame) && scroller(frame).scrollTop === 700, 'it is where the user was');
  });

  it('a deep link opens it at the part; a reload shows the place at which the user was', async () => {
    const frame = await open('/app-doc#part-4');
    await isAt(frame, 'part-4');
    await scroll(frame, 300);
    await frame.reload();
    await until(() => top(frame) && scroller(frame).scrollTop === 300, 'it is where the user was');
  });

  it('a page whose code or content comes late goes to the part when that is there', async () => {
    const frame = await open('/app-lazy#part-3');
    await isAt(frame);
    await frame.window.router.navigateTo({ url: '/app-late#part-3' });
    await until(() => (frame.window as ShellWindow).arrive, 'the page shows');
    (frame.window as ShellWindow).arrive();
    await isAt(frame);
  });

  it('a bar over the page does not cover the part', async () => {
    const frame = await open('/app-doc-over#part-3');
    await until(() => distance(frame) === 44, 'it is below the bar');
  });

  it('a part in closed details is shown, and its name may be encoded', async () => {
    const frame = await open(`/app-doc#${encodeURIComponent('teil ü')}`);
    await until(() => partOf(frame, 'teil ü')?.checkVisibility(), 'it is shown');
    await until(() => distance(frame, 'teil ü')! >= 0 && distance(frame, 'teil ü')! < 380, 'it is on screen');
  });

  it('a fragment that names nothing changes nothing', async () => {
    const frame = await open('/app-doc#%F0');
    await link(frame);
    expect(scroller(frame).scrollTop).to.equal(0);
    await frame.window.router.navigateTo({ url: '/app-doc#:~:text=Part' });
    await link(frame);
    expect(scroller(frame).scrollTop).to.equal(0);
  });

  it('Back after a link within the page leads to where the user was, Forward to the part', async () => {
    const frame = await open('/app-doc');
    await link(frame);
    await scroll(frame, 40);
    (await link(frame)).click();
    await isAt(frame);
    await frame.settled();
    expect(frame.url).to.equal('/s/app-doc#part-3');
    await scroll(frame, 1100);
    await frame.go(-1);
    await until(() => scroller(frame).scrollTop === 40, 'it is where the user was');
    await frame.go(1);
    await until(() => scroller(frame).scrollTop === 1100, 'and Forward too');
    await frame.go(-1);
    await until(() => scroller(frame).scrollTop === 40, 'and back again');
    (await link(frame)).click();
    await isAt(frame);
    await frame.reload();
    await isAt(frame);
    await frame.go(-1);
    await until(() => scroller(frame).scrollTop === 40, 'after a reload too');
  });

  it('an edited fragment leads to its part', async () => {
    const frame = await open('/app-doc#part-2');
    await isAt(frame, 'part-2');
    await frame.type('/app-doc#part-4');
    await isAt(frame, 'part-4');
    await frame.type('/app-doc#top');
    await until(() => scroller(frame).scrollTop === 0, 'it is at the top');
    await frame.go(-1);
    await isAt(frame, 'part-4');
  });

  it('in hash mode a page opens at the part as well', async () => {
    const frame = await open('/app-home', { ...HISTORY, mode: 'hash' });
    await frame.window.router.navigateTo({ url: '/app-doc#part-3' });
    await isAt(frame);
  });
});
