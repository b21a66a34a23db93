import { fixture, waitUntil } from '@open-wc/testing';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import { drawn, settled } from '../../helpers/dom.js';

/** The URL of a picture of one color. */
export function picture(width: number, height: number, color: string): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** A wide, a high and a small picture. */
export const WIDE = picture(1600, 800, 'teal');
export const HIGH = picture(400, 1600, 'brown');
export const SMALL = picture(60, 40, 'green');

/** Index of the picture that is shown. */
export const shownIndex = (viewer: NcImageViewer): number => viewer.shadowRoot!.querySelector('nc-swiper')!.current;

/** The picture that is shown, once it has loaded. */
export const imageOf = (viewer: NcImageViewer): HTMLImageElement =>
  viewer.shadowRoot!.querySelector<HTMLImageElement>(
    `[data-index="${viewer.shadowRoot!.querySelector('nc-swiper')?.current}"] img[data-state="loaded"]`,
  )!;

/** An open viewer whose picture has loaded. */
export async function show(settings: Partial<NcImageViewer> = {}): Promise<NcImageViewer> {
  const viewer = await fixture<NcImageViewer>('<nc-image-viewer></nc-image-viewer>');
  Object.assign(viewer, { urls: [WIDE, HIGH, SMALL], ...settings });
  void viewer.show();
  await ready(viewer);
  return viewer;
}

/** Waits until the current picture has loaded and does not move. */
export async function ready(viewer: NcImageViewer): Promise<void> {
  await waitUntil(() => imageOf(viewer), 'the picture has loaded');
  await settled(viewer);
  await still(viewer);
  await drawn();
}

/** Waits until the picture does not move. */
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

/** The scale of the picture. */
export function zoomOf(viewer: NcImageViewer): number {
  const image = imageOf(viewer);
  return Math.round((image.getBoundingClientRect().width / image.offsetWidth) * 1000) / 1000;
}
