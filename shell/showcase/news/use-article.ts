import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { problemOf, type Problem } from '../loading/problem.js';
import { useNetwork } from '../loading/network.js';
import { loadArticle } from './server.js';
import { findSummary } from './store.js';
import type { Article, Summary } from './types.js';

interface Reading {
  /** From the list at first, then with its text. */
  readonly article: Summary | Article | undefined;
  readonly status: 'loading' | 'ready' | Problem;
  readonly retry: () => void;
}

type Answer = { readonly article: Article } | { readonly problem: Problem };

/** An article, by its id. */
export function useArticle(id: string): Reading {
  const network = useNetwork();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isRead = useRef(false);

  useEffect(() => {
    // A page that was covered runs its effects again: its article is still valid.
    if (isRead.current) return undefined;
    const request = new AbortController();
    setAnswer(undefined);
    loadArticle(id, request.signal).then(
      (article) => {
        if (request.signal.aborted) return;
        isRead.current = true;
        setAnswer({ article });
      },
      (error: unknown) => {
        if (!request.signal.aborted) setAnswer({ problem: problemOf(error) });
      },
    );
    return () => request.abort();
  }, [id, attempt, network]);

  const article = answer && 'article' in answer ? answer.article : findSummary(id);
  const status = !answer ? 'loading' : 'problem' in answer ? answer.problem : 'ready';
  return { article, status, retry: useCallback(() => retry(), []) };
}
