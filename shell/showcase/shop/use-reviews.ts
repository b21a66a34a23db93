import { useEffect, useState } from 'react';
import { problemOf, type Problem } from '../loading/problem.js';
import { read } from './server.js';
import type { Review } from './types.js';

export interface Reviews {
  readonly status: 'loading' | 'ready' | Problem;
  readonly items: readonly Review[];
}

const LOADING: Reviews = { status: 'loading', items: [] };

/** The reviews of a product, and how to ask for them again. */
export function useReviews(product: string): Reviews & { retry(): void } {
  const [reviews, setReviews] = useState(LOADING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const { items } = await read<{ items: readonly Review[] }>('reviews', { product }, control.signal);
        setReviews({ status: 'ready', items });
      } catch (error) {
        if (!control.signal.aborted) setReviews({ status: problemOf(error), items: [] });
      }
    };
    void load();
    return () => control.abort();
  }, [product, round]);
  return {
    ...reviews,
    retry() {
      setReviews(LOADING);
      setRound(round + 1);
    },
  };
}
