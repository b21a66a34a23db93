import 'nacre/elements/video';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcVideo } from 'nacre/elements/video';
import { settled } from '../../helpers/dom.js';
import { clip, mediaUrl } from '../../helpers/media.js';

/** A player of the clip of four seconds, its length known. */
export async function player(attributes = '', children = '', file = clip()): Promise<NcVideo> {
  const markup = `<nc-video muted src=${mediaUrl(file)} ${attributes}>${children}</nc-video>`;
  const video = await fixture<NcVideo>(markup);
  await loaded(video);
  return video;
}

export async function loaded(video: NcVideo): Promise<void> {
  // The event that tells the length comes after the state.
  const isShown = () => !hasPart(video, 'duration') || part(video, 'duration').textContent !== '00:00';
  await waitUntil(() => video.media!.readyState > 0 && isShown(), 'it has loaded');
  await settled(video);
}

/** Plays, and resolves when the time runs. */
export async function started(video: NcVideo): Promise<void> {
  await video.play();
  await waitUntil(() => video.currentTime > 0, 'the time runs');
}

/** A part of the player, by its name. */
export function part(video: NcVideo, name: string): HTMLElement {
  const found = video.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  expect(found, name).to.not.equal(null);
  return found!;
}
export const hasPart = (video: NcVideo, name: string): boolean =>
  video.shadowRoot!.querySelector(`[part~="${name}"]`) !== null;

/** The types of events that reach the target from now on, each with what `read` says of it. */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  read: (event: E) => unknown = ({ type }) => type,
) {
  const heard: unknown[] = [];
  for (const type of types.split(' ')) target.addEventListener(type, (event) => heard.push(read(event as E)));
  return heard;
}
