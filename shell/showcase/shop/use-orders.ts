import { useCallback, useEffect, useState } from 'react';
import { problemOf, type Problem } from '../loading/problem.js';
import { read } from './server.js';

export interface Loaded<Data> {
  readonly status: 'loading' | 'ready' | Problem;
  readonly data: Data | undefined;
  /** Asks again; what is there stays in sight. */
  readonly load: () => Promise<void>;
  readonly setData: (data: Data) => void;
}

/** Something of the user's, read from an endpoint. */
function useLoaded<Data>(name: string, id: string): Loaded<Data> {
  const [state, setState] = useState<Pick<Loaded<Data>, 'status' | 'data'>>({ status: 'loading', data: undefined });
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const data = await read<Data>(name, id ? { id } : {}, signal);
        setState({ status: 'ready', data });
      } catch (error) {
        if (!signal?.aborted) setState({ status: problemOf(error), data: undefined });
      }
    },
    [name, id],
  );
  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [load]);
  const setData = useCallback((data: Data) => setState({ status: 'ready', data }), []);
  return { ...state, load: useCallback(() => load(), [load]), setData };
}

export const useOrders = <Data>(): Loaded<Data> => useLoaded<Data>('orders', '');
export const useOrder = <Data>(id: string): Loaded<Data> => useLoaded<Data>('order', id);
