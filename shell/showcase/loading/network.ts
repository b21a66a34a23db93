import { useSyncExternalStore } from 'react';

/** Faults of the demo server, as query parameters. */
export const NETWORKS = {
  normal: {},
  slow: { delay: 2000 },
  stalls: { stall: 1 },
  fails: { fail: 503 },
  empty: { empty: 1 },
  offline: { drop: 1 },
} as const;

export type Network = keyof typeof NETWORKS;

/** Milliseconds that the news wait for an answer. */
const ANSWER_TIMEOUT = 8000;

const listeners = new Set<() => void>();
let network: Network = 'normal';
let patience = ANSWER_TIMEOUT;

export const getNetwork = (): Network => network;
export const getPatience = (): number => patience;

export function setNetwork(next: Network, timeout = ANSWER_TIMEOUT): void {
  const isNew = network !== next;
  network = next;
  patience = timeout;
  if (isNew) for (const listener of listeners) listener();
}

export function onNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNetwork = (): Network => useSyncExternalStore(onNetwork, getNetwork, getNetwork);
