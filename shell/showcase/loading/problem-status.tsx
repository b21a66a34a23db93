import { msg } from '@lit/localize';
import { Status } from 'nacre/react/status';
import type { Problem } from './problem.js';
import { problemText } from './texts.js';

interface ProblemStatusProps {
  problem: Problem;
  /** One line among other content. */
  compact?: boolean;
  /** Undefined: a retry would not help. */
  onRetry?: () => Promise<unknown> | void;
}

/** Explains why content is missing, and offers a retry. */
export function ProblemStatus({ problem, compact = false, onRetry }: ProblemStatusProps) {
  const isKnown = problem === 'error' || problem === 'offline' || problem === 'timeout';
  return (
    <Status
      type={problem === 'missing' ? 'empty' : isKnown ? problem : 'error'}
      title={isKnown ? '' : problemText(problem)}
      description={
        problem === 'static'
          ? msg('This page needs the demo server. Start it with “npm start”.', { id: 'sc.loading.static.text' })
          : ''
      }
      compact={compact}
      autoRetry={problem === 'offline'}
      noRetry={!onRetry}
      onRetry={(event) => event.waitUntil(Promise.resolve(onRetry?.()))}
    />
  );
}
