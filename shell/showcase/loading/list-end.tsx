import { msg } from '@lit/localize';
import { Status } from 'nacre/react/status';
import type { FeedState } from './feed.js';
import { ProblemStatus } from './problem-status.js';

/** The row below a list: loading, failed, or the end. */
export function ListEnd({ tail, onMore }: { tail: FeedState<unknown>['tail']; onMore: () => Promise<void> }) {
  if (tail === 'more' || tail === 'loading') return <Status type="loading" compact />;
  if (tail !== 'end') return <ProblemStatus problem={tail} compact onRetry={onMore} />;
  return <p className="hint list-end">{msg('That is all.', { id: 'sc.news.end' })}</p>;
}
