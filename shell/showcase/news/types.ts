import { isRecord, isString } from '../memory.js';

export const CHANNELS = ['pearls', 'web', 'cities', 'space'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Picture {
  readonly url: string;
  /** In English, as the articles. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An article in a list. */
export interface Summary {
  readonly id: string;
  readonly channel: Channel;
  readonly title: string;
  readonly lead: string;
  /** ISO 8601. */
  readonly published: string;
  /** That reading it takes. */
  readonly minutes: number;
  readonly picture: Picture;
}

/** Whether a value is a list of articles: what storage holds may be anything. */
export const isSummaries = (value: unknown): value is Summary[] =>
  Array.isArray(value) && value.every((item: unknown) => isRecord(item) && isSummary(item));

function isSummary({ id, channel, title, lead, published, minutes, picture }: Record<string, unknown>): boolean {
  const isPicture = isRecord(picture) && isString(picture['url']) && isString(picture['alt']);
  const isTime = isString(published) && !Number.isNaN(Date.parse(published)) && Number.isFinite(minutes);
  return (
    isPicture &&
    isTime &&
    isString(id) &&
    isString(title) &&
    isString(lead) &&
    CHANNELS.some((known) => known === channel)
  );
}

export interface Article extends Summary {
  readonly body: readonly string[];
  readonly pictures: readonly Picture[];
}
