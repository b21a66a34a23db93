import { expect, waitUntil } from '@open-wc/testing';
import type { NcList } from 'nacre/elements/list';
import { inOneEngine } from '../helpers/in-one-engine.js';
import type { ListAppOptions } from './fixtures/list-app.js';
import { ReloadFrame } from './reload-frame.js';

const listOf = (frame: ReloadFrame): NcList => frame.top.querySelector<NcList>('nc-list')!;

/** The first row in view, and where it begins in the window. */
function placeOf(frame: ReloadFrame): [text: string, top: number] {
  const list = listOf(frame);
  const view = list.matches(':state(around)') ? frame.scroller : list;
  const start = view.getBoundingClientRect().top;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')]
    .map((row) => [row, row.getBoundingClientRect()] as const)
    .filter(([, { bottom }]) => bottom > start + 0.5)
    .sort(([, one], [, other]) => one.top - other.top);
  if (!rows.length) return ['', NaN];
  const [[row, { top }]] = rows as [(typeof rows)[0]];
  return [row.querySelector<HTMLElement>('nc-cell')?.title ?? '', top];
}

const calm = async ({ window }: ReloadFrame) => {
  for (let count = 0; count < 4; count++) await new Promise((resolve) => window.requestAnimationFrame(resolve));
};

describe('a list in the shell', () => {
  let frame: ReloadFrame;
  beforeEach(async () => {
    frame = await ReloadFrame.open('list-app');
  });
  afterEach(() => {
    // It keeps its position as it goes.
    frame.element.remove();
    sessionStorage.clear();
  });

  const set = (options: ListAppOptions) => {
    frame.element.name = JSON.stringify(options);
    frame.window.name = frame.element.name;
  };

  const open = async (path: string) => {
    await frame.window.device.navigateTo({ url: path });
    await frame.settled();
    await waitUntil(() => listOf(frame)?.querySelector('nc-cell'));
    await listOf(frame).scrollToIndex(398);
    await calm(frame);
    const view = listOf(frame).matches(':state(around)') ? frame.scroller : listOf(frame);
    view.scrollTop += 13;
    await calm(frame);
    return placeOf(frame);
  };

  const expectPlace = async ([text, top]: readonly [string, number], when: string) => {
    const isThere = () => placeOf(frame)[0] === text && Math.abs(placeOf(frame)[1] - top) < 1.01;
    await waitUntil(isThere, `${when}: ${String(placeOf(frame))} instead of ${text},${top}`);
    await calm(frame);
    expect(placeOf(frame)[0], when).to.equal(text);
    expect(placeOf(frame)[1], when).to.be.closeTo(top, 1.01);
  };

  const PLACES = {
    '/own': 'that scrolls itself',
    '/page': 'that scrolls with the page',
    '/letters': 'with letters beside it, below a bar that stays',
  };

  /** With a `restoreKey` in all engines, without in one: the key is only where the list stores its place. */
  const namedOrNot = (register: (isUnnamed: boolean) => void): void => {
    register(false);
    inOneEngine(() => register(true));
  };

  for (const [path, where] of Object.entries(PLACES)) {
    namedOrNot((isUnnamed) => {
      const without = isUnnamed ? ' without a restoreKey' : '';

      it(`${where} shows the same row when its items come in parts${without}`, async () => {
        set({ isUnnamed });
        const place = await open(path);
        set({ isUnnamed, wait: 120, step: 50 });
        await frame.reload();
        await expectPlace(place, 'after a reload');
      });

      const reloads = (options: ListAppOptions) =>
        it(`${where} shows the same row at the same place after a reload${without} ${JSON.stringify(options)}`, async () => {
          set({ isUnnamed });
          const place = await open(path);
          // Below the bar, and the header of the group, are the rows that a reader sees as the first.
          if (path !== '/letters') expect(place[0]).to.equal('Person 398');
          set({ isUnnamed, ...options });
          for (const time of ['once', 'twice', 'three times']) {
            await frame.reload();
            await expectPlace(place, time);
          }
        });
      reloads({ wait: 300, above: 40 });
      if (!isUnnamed)
        inOneEngine(() => {
          reloads({});
          reloads({ wait: 300 });
        });

      it(`${where} shows the same row after Back, and after a reload of what covered it${without}`, async () => {
        set({ isUnnamed });
        const place = await open(path);
        await frame.window.device.navigateTo({ url: '/next' });
        await frame.settled();
        await frame.window.device.navigateBack();
        await frame.settled();
        await expectPlace(place, 'after Back');
        set({ isUnnamed, wait: 300, above: 40 });
        await frame.window.device.navigateTo({ url: '/next' });
        await frame.settled();
        await frame.reload();
        await frame.window.device.navigateBack();
        await frame.settled();
        await expectPlace(place, 'after a reload and Back');
      });
    });
  }
});
