import { oneEvent, waitUntil } from '@open-wc/testing';
import { Danmaku, styles } from '../../../elements/video/danmaku/danmaku.js';
import type { Danmu } from '../../../elements/video/danmaku/kinds.js';
import { clip, mediaUrl } from '../../helpers/media.js';

/** The size of the picture; the messages have the upper three quarters of it. */
export const BOX = { width: 400, height: 240 };

/** A video of 4 s with messages over it. */
export interface Scene {
  readonly box: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly danmaku: Danmaku;
  readonly layer: HTMLElement;
}

let scene: Scene | undefined;

export async function start(list: readonly Danmu[], { direction = 'ltr' } = {}): Promise<Scene> {
  const box = document.createElement('div');
  box.dir = direction;
  box.style.cssText = `position:fixed;inset:0 auto auto 0;width:${BOX.width}px;height:${BOX.height}px;color:white`;
  const video = document.createElement('video');
  video.muted = true;
  video.style.cssText = 'display:block;width:100%;height:100%';
  video.src = mediaUrl(clip());
  box.append(video);
  document.body.append(box);
  document.adoptedStyleSheets = [styles.styleSheet!];
  const danmaku = new Danmaku(box, video);
  danmaku.setList(list);
  danmaku.connect();
  const layer = box.querySelector('div')!;
  scene = { box, video, danmaku, layer };
  await waitUntil(() => video.readyState >= 2 && layer.style.fontSize !== '');
  return scene;
}

export function stop(): void {
  scene?.danmaku.disconnect();
  scene?.box.remove();
  document.adoptedStyleSheets = [];
}

/** A message that a user sees, as far as it is in the picture or not. */
export interface Seen {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly width: number;
  readonly color: string;
}

/** The messages in the picture, from above. */
export function seen({ layer }: Scene): Seen[] {
  const { left: start, right: end } = layer.getBoundingClientRect();
  return [...layer.children]
    .filter((node) => getComputedStyle(node).opacity === '1')
    .map((node) => {
      const { left, right, top, width } = node.getBoundingClientRect();
      return { text: node.textContent!, left, right, top, width, color: getComputedStyle(node).color };
    })
    .filter(({ left, right }) => right > start && left < end)
    .sort((one, other) => one.top - other.top);
}

export const texts = (of: Scene): string[] => seen(of).map(({ text }) => text);

/** Goes to another time. */
export async function seek({ video }: Scene, time: number): Promise<void> {
  const seeked = oneEvent(video, 'seeked');
  video.currentTime = time;
  await seeked;
}

/** Plays until a time, and pauses there. */
export async function playUntil({ video }: Scene, time: number): Promise<void> {
  await video.play();
  await waitUntil(() => video.currentTime >= time);
  const paused = oneEvent(video, 'pause');
  video.pause();
  await paused;
}

/** Where the left edge of a message is that entered at `enter`, at the present time of the video. */
export function expectedLeft({ video }: Scene, { width }: Seen, enter: number): number {
  return BOX.width - ((video.currentTime - enter) / 3) * (BOX.width + width);
}
