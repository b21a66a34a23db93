import { msg, str } from '@lit/localize';
import { Image } from 'nacre/react/image';
import { useApp } from 'nacre/shell';
import { memo } from 'react';
import { useLocale } from '../parts/locale.js';
import { toggleSaved } from './actions.js';
import { pictureUrl } from './server.js';
import { agoText, minutesText } from './texts.js';
import type { Summary } from './types.js';

/** Width in px of pictures in lists, as requested from the server. */
const PICTURE_WIDTH = 480;

export const articlePath = (id: string): string => `/news/article/${id}`;

/** An article in a list: a link, and a star that saves it. */
export const Story = memo(function Story({ article, isSaved }: { article: Summary; isSaved: boolean }) {
  const locale = useLocale();
  const { router } = useApp();
  const { id, title, lead, picture, published, minutes } = article;
  return (
    <article className="story">
      <Image
        className="story-picture"
        src={pictureUrl(picture.url, PICTURE_WIDTH)}
        mode="aspectFill"
        lazyLoad
        width={picture.width}
        height={picture.height}
      />
      <div className="story-text">
        <h2>
          <a href={router.createUrl(articlePath(id))}>
            <bdi lang="en">{title}</bdi>
          </a>
        </h2>
        {/* Its direction is that of its language: it is cut at its end. */}
        <p className="story-lead" lang="en" dir="ltr">
          {lead}
        </p>
        <p className="story-meta">
          <bdi>
            <time dateTime={published}>{agoText(published, locale)}</time>
          </bdi>
          <span aria-hidden="true">·</span>
          <bdi>{minutesText(minutes)}</bdi>
        </p>
      </div>
      <button
        type="button"
        className="story-save"
        aria-pressed={isSaved}
        aria-label={msg(str`Save “${title}” for later`, { id: 'sc.news.save-named' })}
        onClick={() => void toggleSaved(article, isSaved)}
      >
        <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.6l2.6 5.3 5.8.8-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800L3.600 9.700l5.800-.8z" />
        </svg>
      </button>
    </article>
  );
});
