import cities from './articles/cities.json';
import pearls from './articles/pearls.json';
import space from './articles/space.json';
import web from './articles/web.json';
import { pictureOf, type Picture } from './pictures/index.js';

/** The articles in the data files, newest first. */
interface Story {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly body: readonly string[];
  /** The name of its drawing. */
  readonly pictures: readonly string[];
}

/** An article in a list. */
interface Summary {
  readonly id: string;
  readonly channel: string;
  readonly title: string;
  readonly lead: string;
  /** When it was published, in ISO 8601. */
  readonly published: string;
  /** That reading it takes. */
  readonly minutes: number;
  readonly picture: Picture & { readonly url: string };
}

export interface Article extends Summary {
  readonly body: readonly string[];
  readonly pictures: readonly (Picture & { readonly url: string })[];
}

const CHANNELS: Readonly<Record<string, readonly Story[]>> = { pearls, web, cities, space };
export const CHANNEL_NAMES: readonly string[] = Object.keys(CHANNELS);

/** How many articles of each channel are not published yet when the server starts. */
const RESERVE = 3;
const HOUR = 3_600_000;
/** Reading speed in words per minute. */
const SPEED = 200;

/** The published articles, by channel, newest first. Each server has its own. */
export class Desk {
  readonly #published = new Map<string, Article[]>();
  readonly #articles = new Map<string, Article>();
  readonly #reserve = new Map<string, Story[]>();

  constructor(now = Date.now()) {
    Object.entries(CHANNELS).forEach(([channel, stories], place) => {
      // Irregular times that differ between channels.
      const articles = stories
        .slice(RESERVE)
        .map((story, index) =>
          toArticle(channel, story, now - (index * 3.4 + (place + 1) * 0.3 + (index % 3) * 0.8) * HOUR),
        );
      this.#published.set(channel, articles);
      this.#reserve.set(channel, stories.slice(0, RESERVE));
      for (const article of articles) this.#articles.set(article.id, article);
    });
  }

  list(channel: string): readonly Article[] {
    return this.#published.get(channel)!;
  }

  find(id: string): Article | undefined {
    return this.#articles.get(id);
  }

  /** Publishes the next article of a channel, if there is one. */
  publish(channel: string): void {
    const story = this.#reserve.get(channel)!.pop();
    if (!story) return;
    const article = toArticle(channel, story, Date.now());
    this.#published.get(channel)!.unshift(article);
    this.#articles.set(article.id, article);
  }
}

function toArticle(channel: string, { id, title, lead, body, pictures: things }: Story, time: number): Article {
  const pictures = things.map((thing) => {
    const picture = pictureOf(id, thing);
    if (!picture) throw new Error(`${id}: there is no picture of "${thing}"`);
    return { ...picture, url: `api/news/picture/${picture.name}` };
  });
  const words = [lead, ...body].join(' ').split(' ').length;
  const published = new Date(time).toISOString();
  const minutes = Math.max(1, Math.round(words / SPEED));
  return { id, channel, title, lead, published, minutes, picture: pictures[0]!, body, pictures };
}

export const summaryOf = ({ body: _body, pictures: _pictures, ...summary }: Article): Summary => summary;
