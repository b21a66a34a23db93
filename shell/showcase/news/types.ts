export const CHANNELS = ['pearls', 'web', 'cities', 'space'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Picture {
  readonly url: string;
  /** In English, as the articles. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What a list knows of an article. */
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

/** A part of a channel, the newest first. */
export interface NewsPage {
  readonly items: readonly Summary[];
  /** Cursor of the page after it; null at the end. */
  readonly next: string | null;
  /** Of what is new: there is more between it and what was known. */
  readonly gap: boolean;
}
