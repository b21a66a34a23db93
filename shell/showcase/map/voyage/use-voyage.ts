import type { NcMap } from 'nacre/elements/map';
import { distance } from 'nacre/maps';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fixAt, headingAt, LENGTH, nextFix, type Fix } from './voyage.js';

export const BOAT = 'boat';
/** Of the user, for an hour of the voyage. */
const HOUR = 1000;
/** Part of the map in whose middle the boat may move without the map. */
const CALM = 0.6;

/** Resolves after so many ms, rejects when aborted. */
const wait = (duration: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, duration);
    signal.addEventListener('abort', abort);
  });

/** Moves the map if the boat leaves its middle. */
async function follow(map: NcMap, boat: Fix): Promise<void> {
  const { southwest, northeast } = await map.getRegion();
  const isCalm = (value: number, from: number, to: number): boolean =>
    Math.abs(value - (from + to) / 2) < ((to - from) / 2) * CALM;
  if (
    isCalm(boat.latitude, southwest.latitude, northeast.latitude) &&
    isCalm(boat.longitude, southwest.longitude, northeast.longitude)
  )
    return;
  await map.moveToLocation(boat);
}

/** Plays the voyage on a map: the boat moves from fix to fix, and the map follows it. */
export function useVoyage(map: RefObject<NcMap | null>) {
  /** In minutes of the voyage: up to where the way is drawn. */
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isFollowed, setFollowed] = useState(true);
  /** Where the page has put the boat; from there it moves by itself. */
  const [start, setStart] = useState(() => ({ ...fixAt(0), rotate: headingAt(0) }));
  const now = useRef(0);
  const followed = useRef(isFollowed);
  useEffect(() => {
    followed.current = isFollowed;
  }, [isFollowed]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const leg = async (from: number, next: Fix): Promise<void> => {
      const duration = ((next.minutes - from) / 60) * (HOUR / speed);
      const begun = performance.now();
      const options = { markerId: BOAT, destination: next, duration, signal };
      const { current } = map;
      const autoRotate = distance(fixAt(from), next) > 1;
      const moved = current?.translateMarker({ ...options, autoRotate }).catch(() => {});
      if (current && followed.current) follow(current, next).catch(() => {});
      try {
        await Promise.all([moved, wait(duration, signal)]);
        now.current = next.minutes;
      } finally {
        // Stopped on the way.
        if (signal.aborted && now.current === from)
          now.current = from + (next.minutes - from) * Math.min(1, (performance.now() - begun) / duration);
        setTime(now.current);
      }
    };
    const sail = async (): Promise<void> => {
      for (let next = nextFix(now.current); next; next = nextFix(now.current)) await leg(now.current, next);
      setPlaying(false);
    };
    sail().catch(() => {
      // It was stopped.
    });
    return () => controller.abort();
  }, [isPlaying, speed, map]);

  const seek = (minutes: number): void => {
    setPlaying(false);
    now.current = minutes;
    setTime(minutes);
    const fix = fixAt(minutes);
    setStart({ ...fix, rotate: headingAt(minutes) });
    if (isFollowed) map.current?.moveToLocation(fix).catch(() => {});
  };

  /** Plays or pauses; at the end it begins again. */
  const toggle = (): void => {
    if (!isPlaying && now.current >= LENGTH) seek(0);
    setPlaying(!isPlaying);
  };

  const follows = (isOn: boolean): void => {
    setFollowed(isOn);
    if (isOn) map.current?.moveToLocation(fixAt(now.current)).catch(() => {});
  };

  return { time, isPlaying, speed, isFollowed, start, seek, toggle, follows, setSpeed, pause: () => setPlaying(false) };
}
