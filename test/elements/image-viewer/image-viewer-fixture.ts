import { fixture, waitUntil } from '@open-wc/testing';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import { drawn, settled } from '../../helpers/dom.js';

/** A picture that can be decoded, of one colour. */
export function picture(width: number, height: number, color: string): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** A wide one, a high one, and a small one. */
export const WIDE = picture(1600, 800, 'teal');
export const HIGH = picture(400, 1600, 'brown');
export const SMALL = picture(60, 40, 'green');

export const imageOf = (viewer: NcImageViewer): HTMLImageElement =>
  viewer.shadowRoot!.querySelector<HTMLImageElement>(`[data-index="${viewer.index}"] img[data-state="loaded"]`)!;

/** An open one, whose picture is there. */
export async function show(settings: Partial<NcImageViewer> = {}): Promise<NcImageViewer> {
  const viewer = await fixture<NcImageViewer>('<nc-image-viewer></nc-image-viewer>');
  Object.assign(viewer, { urls: [WIDE, HIGH, SMALL], ...settings });
  void viewer.show();
  await ready(viewer);
  return viewer;
}

/** Its current picture is there, and lies still. */
export async function ready(viewer: NcImageViewer): Promise<void> {
  await waitUntil(() => imageOf(viewer), 'the picture is there');
  await settled(viewer);
  await still(viewer);
  await drawn();
}

export async function still(viewer: NcImageViewer): Promise<void> {
  const item = () => imageOf(viewer)?.closest('nc-swiper-item')?.getBoundingClientRect().left;
  for (let last: unknown = {}; last !== item() || viewer.matches(':state(moving)');) {
    last = item();
    await drawn();
    await drawn();
  }
  await Promise.allSettled(
    imageOf(viewer)
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
}

/** How many times larger it is than it was laid out. */
export function zoomOf(viewer: NcImageViewer): number {
  const image = imageOf(viewer);
  return Math.round((image.getBoundingClientRect().width / image.offsetWidth) * 1000) / 1000;
}
