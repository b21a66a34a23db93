import { expect, waitUntil } from '@open-wc/testing';
import type { NcList } from 'nacre/elements/list';
import { frameUrl } from '../../helpers/frame.js';
import type { ListPageOptions } from '../fixtures/list-page.js';

const next = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** A page with a list, which can be loaded again. */
class ListPage {
  readonly frame = document.createElement('iframe');

  async open(options: ListPageOptions): Promise<void> {
    const { frame } = this;
    frame.style.cssText = 'width: 400px; height: 400px; border: 0';
    this.set(options);
    frame.src = frameUrl({ module: '/test/elements/fixtures/list-page.ts' });
    const loaded = next(frame, 'load');
    document.body.append(frame);
    await loaded;
    await this.isReady();
  }

  set(options: ListPageOptions): void {
    this.frame.name = JSON.stringify(options);
    if (this.frame.contentWindow) this.frame.contentWindow.name = this.frame.name;
  }

  get list(): NcList {
    return this.frame.contentDocument!.querySelector<NcList>('nc-list')!;
  }

  get scroller(): Element {
    return this.list.matches(':state(around)') ? this.frame.contentDocument!.scrollingElement! : this.list;
  }

  /** The first row in view, and where it begins in the window. */
  get place(): [text: string, top: number] {
    const start = this.scroller === this.list ? this.list.getBoundingClientRect().top : 0;
    const cells = [...this.list.querySelectorAll<HTMLElement>(':scope > [data-index]')];
    const rects = cells.map((cell) => [cell, cell.getBoundingClientRect()] as const);
    const inView = rects.filter(([, { bottom }]) => bottom > start + 0.5).sort(([, a], [, b]) => a.top - b.top);
    const [cell, { top }] = inView[0]!;
    return [cell.querySelector<HTMLElement>('nc-cell')!.title, top];
  }

  async isReady(): Promise<void> {
    await waitUntil(() => this.frame.contentDocument?.querySelector('nc-list nc-cell:defined'), 'rows');
    await this.calm();
  }

  /** Resolves when all sizes are known and some frames have been drawn. */
  async calm(): Promise<void> {
    const view = this.frame.contentWindow!;
    for (let count = 0; count < 4; count++) await new Promise((resolve) => view.requestAnimationFrame(resolve));
  }

  async scrollBy(distance: number): Promise<void> {
    this.scroller.scrollTop += distance;
    await this.calm();
  }

  async reload(): Promise<void> {
    const loaded = next(this.frame, 'load');
    this.frame.contentWindow!.location.reload();
    await loaded;
    await this.isReady();
  }

  close(): void {
    // It keeps its position as it goes.
    this.frame.remove();
    sessionStorage.clear();
  }
}

describe('<nc-list> after a reload', () => {
  let page: ListPage;
  beforeEach(() => {
    page = new ListPage();
  });
  afterEach(() => page.close());

  const cases: [name: string, options: Omit<ListPageOptions, 'isOwn'>][] = [
    ['at once', {}],
    ['with items that come 300 ms later', { wait: 300 }],
    ['with rows whose elements are defined later', { late: 200 }],
    ['with items and elements that come later, and 40 items more above', { wait: 300, late: 100, above: 40 }],
  ];

  for (const isOwn of [true, false]) {
    const where = isOwn ? 'a list that scrolls itself' : 'a list that scrolls with the page';
    for (const [how, options] of cases) {
      it(`${where} shows the same row at the same place, ${how}`, async () => {
        await page.open({ isOwn });
        await page.list.scrollToIndex(398);
        await page.calm();
        await page.scrollBy(13);
        const [text, top] = page.place;
        expect(text).to.equal('Person 398');
        page.set({ isOwn, ...options });
        for (const time of ['once', 'twice']) {
          await page.reload();
          await waitUntil(
            () => page.place[0] === text && Math.abs(page.place[1] - top) < 1,
            `${time} ${String(page.place)}`,
          );
          await page.calm();
          expect(page.place[0], time).to.equal(text);
          expect(page.place[1], time).to.be.closeTo(top, 1);
        }
        // From there the reader goes on.
        await page.scrollBy(7);
        expect(page.place[1]).to.be.closeTo(top - 7, 1.5);
      });
    }

    it(`${where} shows its last rows where they were`, async () => {
      await page.open({ isOwn });
      await page.list.scrollToIndex(999, { block: 'end' });
      await page.calm();
      const [text, top] = page.place;
      page.set({ isOwn, late: 100 });
      await page.reload();
      await waitUntil(() => page.place[0] === text && Math.abs(page.place[1] - top) < 1);
    });
  }

  it('a list with anchor="end" is at its end again, or where its reader was', async () => {
    await page.open({ isOwn: true, anchor: 'end' });
    const isAtEnd = () => page.list.matches(':state(at-end)');
    expect(isAtEnd()).to.equal(true);
    const [text] = page.place;
    page.set({ isOwn: true, anchor: 'end', wait: 50 });
    await page.reload();
    expect([page.place[0], isAtEnd()]).to.deep.equal([text, true]);
    await page.scrollBy(-400);
    const [other, top] = page.place;
    await page.reload();
    await waitUntil(() => page.place[0] === other && Math.abs(page.place[1] - top) < 1);
    expect([isAtEnd(), page.list.newCount]).to.deep.equal([false, 0]);
  });

  it('a page whose list was out of view shows what its reader saw', async () => {
    await page.open({ isOwn: false });
    await page.list.scrollToIndex(398);
    await page.calm();
    page.frame.contentDocument!.querySelector('header')!.style.height = '3000px';
    page.frame.contentWindow!.scrollTo(0, 0);
    await page.calm();
    await page.reload();
    await page.calm();
    expect(page.scroller.scrollTop).to.equal(0);
  });
});
