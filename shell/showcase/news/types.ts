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

export interface Article extends Summary {
  readonly body: readonly string[];
  readonly pictures: readonly Picture[];
}

/** A page of a channel, newest first. */
export interface NewsPage {
  readonly items: readonly Summary[];
  /** Cursor of the page after it; null at the end. */
  readonly next: string | null;
  /** There are more new articles than these: a gap before the known ones. */
  readonly gap: boolean;
}
