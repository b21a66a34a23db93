import { expect } from '@open-wc/testing';
import { usePage, type AppDefinition } from 'nacre/shell';
import { startApp, until, type StartedApp } from './start-app.js';

const box = (width: number, height: number, more: React.CSSProperties = {}): React.CSSProperties => ({
  width,
  height,
  background: 'teal',
  ...more,
});

/** A list of squares, each with its name, and below each a bar that has one as well. */
export const List = () => (
  <div style={{ padding: 20 }}>
    {Array.from({ length: 40 }, (_, index) => (
      <div key={index} style={{ height: 60 }}>
        <div data-shared={`square-${index}`} className="square" style={box(48, 48, { borderRadius: 6 })} />
        <div data-shared={`bar-${index}`} style={box(90, 9)} />
      </div>
    ))}
  </div>
);

const params = () => Number(usePage().params['id']);

/** Page -> how it shows what it shares. */
const PAGES: Record<string, () => React.ReactNode> = {
  detail: () => <div data-shared={`square-${params()}`} style={box(240, 240, { margin: 30 })} />,
  wide: () => <div data-shared={`square-${params()}`} style={box(300, 150)} />,
  both: () => (
    <div>
      <div data-shared={`square-${params()}`} style={box(240, 240)} />
      <p>between</p>
      <div data-shared={`bar-${params()}`} style={box(180, 18, { marginInlineStart: 50 })} />
    </div>
  ),
  clipped: () => (
    <div>
      <div data-shared={`square-${params()}`} style={box(240, 240)} />
      <div style={{ overflow: 'hidden', height: 18, width: 180, marginTop: 200 }}>
        <div data-shared={`bar-${params()}`} style={box(180, 18)} />
      </div>
    </div>
  ),
  other: () => <div data-shared="nobody" style={box(240, 240)} />,
  below: () => <div data-shared={`square-${params()}`} style={box(240, 240, { marginTop: 4000 })} />,
  unseen: () => <div data-shared={`square-${params()}`} style={box(240, 240, { visibility: 'hidden' })} />,
  twice: () => (
    <div>
      <div data-shared={`square-${params()}`} style={{ display: 'none' }} />
      <div data-shared={`square-${params()}`} style={box(240, 240)} />
      <div data-shared={`square-${params()}`} style={box(100, 100)} />
    </div>
  ),
  styled: () => <div data-shared={`square-${params()}`} style={box(240, 240)} />,
};

export const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => List },
    ...Object.entries(PAGES).map(([name, component]) => ({ path: `/${name}/:id`, load: () => component })),
  ],
};

export const start = (more: Partial<AppDefinition> = {}): Promise<StartedApp> => startApp({ ...definition, ...more });

/** All animations of the pages and of what is in them. */
export const animationsOf = (app: StartedApp): Animation[] =>
  document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return app.container.contains(target) && target!.closest('.nc-page');
  });

const isCut = (animation: Animation): boolean =>
  (animation.effect as KeyframeEffect).getKeyframes().some(({ clipPath }) => clipPath !== undefined);

/** The motion of shared elements, stopped at this share of its time. */
export async function stopAt(app: StartedApp, share: number): Promise<Animation[]> {
  await until(
    () => animationsOf(app).some((animation) => isCut(animation) && animation.playState === 'running'),
    'it zooms',
  );
  const animations = animationsOf(app);
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = Number(animation.effect!.getTiming().duration) * share;
  }
  return animations;
}

/** How the pages move, in properties of their keyframes, while it is neither shared nor over. */
export async function ordinary(app: StartedApp): Promise<boolean> {
  await until(() => animationsOf(app).some(({ playState }) => playState === 'running'), 'it moves');
  return !animationsOf(app).some(isCut);
}

export const pageOf = (app: StartedApp, path: string): HTMLElement =>
  [...app.container.querySelectorAll<HTMLElement>('.nc-page')].find((page) =>
    path === '/home' ? page.querySelector('.square') : !page.querySelector('.square'),
  )!;

export const shared = (page: Element, name: string): HTMLElement =>
  page.querySelector<HTMLElement>(`[data-shared="${name}"]`)!;

const EDGES = ['left', 'top', 'right', 'bottom'] as const;

/** Two elements lie on the same place, within a pixel. */
export function expectSamePlace(first: Element, second: Element, why?: string): void {
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  for (const edge of EDGES) expect(a[edge], `${edge} ${why ?? ''}`).to.be.closeTo(b[edge], 1);
}

/** The part of the page that is not cut away: left, top, right, bottom in the viewport. */
export function holeOf(page: HTMLElement): number[] {
  const [top, right, bottom, left] = [...getComputedStyle(page).clipPath.matchAll(/(-?[\d.]+)px/g)].map(([, px]) =>
    Number(px),
  );
  const box = page.getBoundingClientRect();
  // As in all shorthands, what equals its opposite may be left out.
  const r = right ?? top!;
  return [box.left + (left ?? r), box.top + top!, box.right - r, box.bottom - (bottom ?? top!)];
}

/** The pages rest, and nothing of a motion is left. */
export async function expectAtRest(app: StartedApp, path: string): Promise<void> {
  await app.settled();
  expect(app.hash()).to.equal(path);
  expect(animationsOf(app)).to.deep.equal([]);
  for (const page of app.container.querySelectorAll<HTMLElement>('.nc-page')) {
    expect(page.style.cssText).to.equal('');
    expect(page.querySelector<HTMLElement>('.nc-page-frame')!.style.transform).to.equal('');
    expect(page.checkVisibility(), 'only the page on top is seen').to.equal(!page.inert);
    expect(['active', 'covered']).to.include(page.dataset['phase']);
  }
}
