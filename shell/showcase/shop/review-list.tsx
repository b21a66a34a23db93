import { msg, str } from '@lit/localize';
import { Avatar } from 'nacre/react/avatar';
import { List } from 'nacre/react/list';
import { Rate } from 'nacre/react/rate';
import { Skeleton } from 'nacre/react/skeleton';
import { ProblemStatus } from '../loading/problem-status.js';
import { Empty } from '../parts/empty.js';
import type { Product, Review } from './types.js';
import { dayText, starsText } from './texts.js';
import { useReviews } from './use-reviews.js';

/** What customers say about a product. */
export function ReviewList({ product: { id, rating, ratings }, locale }: { product: Product; locale: string }) {
  const { status, items, retry } = useReviews(id);
  const title = msg('What others say', { id: 'sc.shop.reviews' });
  return (
    <section className="reviews" aria-label={title}>
      <h2>{title}</h2>
      <p className="review-sum">
        <b>{new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating)}</b>
        <Rate
          readonly
          value={rating}
          size={20}
          aria-label={msg('Average rating', { id: 'sc.shop.average' })}
          valueFormatter={(stars) => starsText(stars, locale)}
        />
        <span className="muted">
          {msg(str`{${ratings}, plural, one {# rating} other {# ratings}}`, { id: 'sc.shop.ratings' })}
        </span>
      </p>
      {status === 'loading' && <Skeleton avatar rows={2} />}
      {status === 'ready' && items.length === 0 && (
        <Empty text={msg('No reviews yet.', { id: 'sc.shop.reviews.none' })} />
      )}
      {status === 'ready' && items.length > 0 && (
        <List
          aria-label={title}
          items={items}
          itemKey="id"
          renderItem={(review: Review) => <ReviewRow review={review} locale={locale} />}
        />
      )}
      {status !== 'loading' && status !== 'ready' && <ProblemStatus problem={status} compact onRetry={retry} />}
    </section>
  );
}

const ReviewRow = ({
  review: { author, stars, written, language, text },
  locale,
}: {
  review: Review;
  locale: string;
}) => (
  <div className="review">
    <Avatar name={author} size={36} aria-hidden="true" />
    <p className="review-head">
      <b>
        <bdi>{author}</bdi>
      </b>
      <span className="muted">
        <bdi>{dayText(written, locale)}</bdi>
      </span>
      <span role="img" className="star-mark" aria-label={starsText(stars, locale)}>
        {'★'.repeat(stars)}
      </span>
    </p>
    <p className="review-text" lang={language} dir="auto">
      {text}
    </p>
  </div>
);
