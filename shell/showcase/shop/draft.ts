import type { ChosenLocation } from 'nacre/device';
import { isRecord, isString } from '../memory.js';
import { kept } from './kept.js';
import type { Contact, Payment } from './types.js';

/** An order that is being made: it survives a reload. */
export interface Draft {
  /** 0: address, 1: payment, 2: check. */
  readonly step: number;
  readonly contact: Contact;
  readonly place: ChosenLocation | undefined;
  readonly payment: Payment;
  /** The same as long as the order is: the server takes it once. */
  readonly key: string;
}

/** A day in ms. */
const LIFETIME = 86_400_000;
const NOBODY: Contact = { name: '', email: '', phone: '', street: '' };

const isPlace = (value: unknown): boolean =>
  isRecord(value) &&
  isString(value['name']) &&
  isString(value['address']) &&
  Number.isFinite(value['latitude']) &&
  Number.isFinite(value['longitude']);

const isDraft = (value: unknown): value is Draft => {
  if (!isRecord(value)) return false;
  const { step, contact, place, payment, key } = value;
  return (
    [0, 1, 2].some((each) => each === step) &&
    isRecord(contact) &&
    Object.keys(NOBODY).every((field) => isString(contact[field])) &&
    (place === undefined || isPlace(place)) &&
    (payment === 'door' || payment === 'device') &&
    isString(key) &&
    key !== ''
  );
};

/** A text that nobody else has. Not by `randomUUID`, which pages without https lack. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

const anew = (contact = NOBODY): Draft => ({ step: 0, contact, place: undefined, payment: 'door', key: newKey() });

const draft = kept('shop-draft', isDraft, anew(), LIFETIME);

export const useDraft = draft.use;
export const getDraft = draft.get;
export const changeDraft = (change: Partial<Draft>): void => draft.set({ ...draft.get(), ...change });
/** The order was sent: the next one goes to the same person. */
export const endDraft = (): void => draft.set(anew(draft.get().contact));
