import { msg } from '@lit/localize';
import { createInnerAudioContext, type InnerAudioContext } from 'nacre/device';
import { useSyncExternalStore } from 'react';
import { EPISODES, soundOf, type Episode } from './episodes.js';

/** Minutes, or at the end of the episode. */
export type Sleep = number | 'end';

export interface PlayerState {
  /** None before the first one, and after the player was closed. */
  readonly episode: Episode | undefined;
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  /** Seconds. */
  readonly time: number;
  readonly length: number;
  readonly rate: number;
  readonly sleep: Sleep | undefined;
  /** The page of the player is on top: no second one is needed. */
  readonly isFull: boolean;
}

const NOTHING: PlayerState = {
  episode: undefined,
  isPlaying: false,
  hasFailed: false,
  time: 0,
  length: 0,
  rate: 1,
  sleep: undefined,
  isFull: false,
};

let state = NOTHING;
const listeners = new Set<() => void>();
/** The sound; it belongs to no page. */
let sound: InnerAudioContext | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(changes: Partial<PlayerState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function makeSound(): InnerAudioContext {
  const context = createInnerAudioContext();
  context.onPlay(() => change({ isPlaying: true, hasFailed: false }));
  context.onPause(() => change({ isPlaying: false }));
  context.onTimeUpdate(({ currentTime, duration }) => change({ time: currentTime, length: duration || state.length }));
  context.onError(() => change({ isPlaying: false, hasFailed: true }));
  context.onPrev(() => skipEpisode(-1));
  context.onNext(() => skipEpisode(1));
  context.onEnded(() => {
    if (state.sleep === 'end') setSleep(undefined);
    else skipEpisode(1);
  });
  return context;
}

/** Plays an episode, or goes on with it. */
export function play(episode: Episode): void {
  sound ??= makeSound();
  if (state.episode !== episode) {
    sound.src = soundOf(episode);
    sound.title = episode.title();
    sound.singer = 'Nacre';
    sound.epname = msg('Sounds of the sea', { id: 'sc.podcast.title' });
    sound.coverImgUrl = episode.cover;
    change({ episode, time: 0, length: episode.length, hasFailed: false });
  }
  sound.play();
}

export const toggle = (): void => {
  if (state.isPlaying) sound?.pause();
  else if (state.episode) play(state.episode);
};

export function seek(time: number): void {
  const to = Math.min(Math.max(0, time), state.length);
  sound?.seek(to);
  change({ time: to });
}

/** The episode that is so many places away. */
export const episodeAt = (offset: number): Episode | undefined =>
  state.episode && EPISODES[EPISODES.indexOf(state.episode) + offset];

export function skipEpisode(offset: number): void {
  const episode = episodeAt(offset);
  if (episode) play(episode);
}

export function setRate(rate: number): void {
  if (sound) sound.playbackRate = rate;
  change({ rate });
}

/** Pauses after some minutes, or at the end of the episode. */
export function setSleep(sleep: Sleep | undefined): void {
  clearTimeout(timer);
  if (typeof sleep === 'number') {
    timer = setTimeout(() => {
      sound?.pause();
      change({ sleep: undefined });
    }, sleep * 60_000);
  }
  change({ sleep });
}

export const setFull = (isFull: boolean): void => change({ isFull });

/** Ends the sound. */
export function close(): void {
  clearTimeout(timer);
  sound?.destroy();
  sound = undefined;
  state = NOTHING;
  change({});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getState = (): PlayerState => state;

export const usePlayer = (): PlayerState => useSyncExternalStore(subscribe, getState, getState);
