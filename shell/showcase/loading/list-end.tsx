import { msg } from '@lit/localize';
import { Divider } from 'nacre/react/divider';
import { Status } from 'nacre/react/status';
import type { FeedState } from './feed.js';
import { ProblemStatus } from './problem-status.js';

/** The row below a list: loading, failed, or the end. */
export function ListEnd({ tail, onMore }: { tail: FeedState<unknown>['tail']; onMore: () => Promise<void> }) {
  if (tail === 'more' || tail === 'loading') return <Status type="loading" compact />;
  if (tail !== 'end') return <ProblemStatus problem={tail} compact onRetry={onMore} />;
  return <Divider className="list-end">{msg('That is all.', { id: 'sc.news.end' })}</Divider>;
}
