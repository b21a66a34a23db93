// Permissions of the browser; loads with the first call that checks or asks for one.
import type { PermissionName, PermissionResult, RequestPermissionResult } from '../types.js';
import { motionAnswer } from '../../sensors/web/ask-motion.js';
import { getStorage, removeStorage, setStorage } from '../../storage/storage.js';
import { showModal } from '../../ui/modal.js';

type State = PermissionResult['state'];

/** Whether the browser has what the permission is for. */
const HAS: Record<PermissionName, () => unknown> = {
  geolocation: () => isSecureContext && navigator.geolocation,
  camera: () => navigator.mediaDevices,
  microphone: () => navigator.mediaDevices,
  notifications: () => 'Notification' in globalThis,
  'clipboard-read': () => (navigator.clipboard as Partial<Clipboard> | undefined)?.readText,
  motion: () => 'DeviceMotionEvent' in globalThis,
  'persistent-storage': () => (navigator.storage as Partial<StorageManager> | undefined)?.persist,
};

/** What the browser tells; undefined if it does not know the name. */
async function told(name: PermissionName): Promise<PermissionState | undefined> {
  if (name === 'notifications') return Notification.permission === 'default' ? 'prompt' : Notification.permission;
  if (name === 'persistent-storage') return (await navigator.storage.persisted()) ? 'granted' : 'prompt';
  try {
    const query = (name === 'motion' ? 'accelerometer' : name) as globalThis.PermissionName;
    return (await navigator.permissions.query({ name: query })).state;
  } catch {
    // This browser has no such name, or does not tell anything.
    return name === 'motion' ? motionAnswer() : undefined;
  }
}

export async function stateOf(name: PermissionName): Promise<State> {
  return HAS[name]() ? ((await told(name)) ?? 'prompt') : 'unsupported';
}

const capture = (kind: 'audio' | 'video') => async (): Promise<boolean> => {
  const stream = await navigator.mediaDevices.getUserMedia({ [kind]: true });
  stream.getTracks().forEach((track) => track.stop());
  return true;
};

/** What asks the user, where that need not be in the task of a gesture. */
const ASK: Partial<Record<PermissionName, () => Promise<boolean>>> = {
  // Asks, and measures nothing: any answer but a refusal means that the user allows it.
  geolocation: () =>
    new Promise((resolve) => {
      const refused = ({ code }: GeolocationPositionError) => resolve(code !== 1);
      navigator.geolocation.getCurrentPosition(() => resolve(true), refused, { maximumAge: Infinity, timeout: 0 });
    }),
  camera: capture('video'),
  microphone: capture('audio'),
  'persistent-storage': () => navigator.storage.persist(),
};

const REFUSALS = ['NotAllowedError', 'SecurityError'];
const MISSING = ['NotFoundError', 'OverconstrainedError'];

/** The state after the user was asked. */
async function outcome(name: PermissionName, asking: Promise<boolean>): Promise<State> {
  const isGranted = await asking.catch((error: DOMException): boolean | undefined => {
    // Without a gesture there was no question: that is a mistake of the caller.
    if (name === 'motion') throw error;
    if (MISSING.includes(error.name)) return undefined;
    // The camera may be in use: but only after the user has allowed it.
    return !REFUSALS.includes(error.name);
  });
  if (isGranted === undefined) return 'unsupported';
  if (isGranted) return 'granted';
  // The question was closed without an answer.
  return (await told(name)) === 'prompt' ? 'prompt' : 'denied';
}

/** Where refusals of a reason are remembered, each under the name of its permission. */
const namespace = 'nacre.permissions';
/** 7 days, in ms. */
const ttl = 7 * 24 * 60 * 60 * 1000;

interface Wish {
  readonly name: PermissionName;
  /** The reason to show first. */
  readonly why: string | undefined;
  readonly again: boolean;
  readonly signal: AbortSignal;
  /** What asks the user, and what has asked already. */
  readonly ask: (() => Promise<boolean>) | undefined;
  readonly asking: Promise<boolean> | undefined;
}

/** Whether the user says no to the reason, now or some days ago. Without storage, it is asked each time. */
async function isRefused({ name, why, again, signal }: Wish): Promise<boolean> {
  const known = !again && (await getStorage({ key: name, namespace }).catch(() => undefined));
  if (known) return true;
  const { confirm } = await showModal({ content: why!, signal });
  const remembered = confirm
    ? removeStorage({ key: name, namespace })
    : setStorage({ key: name, namespace, ttl, data: true });
  await remembered.catch(() => undefined);
  return !confirm;
}

export async function request(wish: Wish): Promise<RequestPermissionResult> {
  const { name, why, signal, ask = ASK[name]!, asking } = wish;
  const state = await stateOf(name);
  const answer = (result: State, refused = false) => ({ name, state: result, refused });
  if (state === 'unsupported') return answer(state);
  if (asking) return answer(await outcome(name, asking));
  if (state !== 'prompt') return answer(state);
  if (why !== undefined && (await isRefused(wish))) return answer('denied', true);
  signal.throwIfAborted();
  return answer(await outcome(name, ask()));
}
