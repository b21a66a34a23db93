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

/** What the server says, or why it does not. */
async function outcome<Data>(
  name: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ readonly status: 'ready' | Problem; readonly data: Data | undefined }> {
  try {
    return { status: 'ready', data: await read<Data>(name, id ? { id } : {}, signal) };
  } catch (error) {
    return { status: signal?.aborted ? 'ready' : problemOf(error), data: undefined };
  }
}

/** Something of the user's, read from an endpoint. */
function useLoaded<Data>(name: string, id: string): Loaded<Data> {
  const [state, setState] = useState<Pick<Loaded<Data>, 'status' | 'data'>>({ status: 'loading', data: undefined });
  const load = useCallback(async (): Promise<void> => setState(await outcome<Data>(name, id)), [name, id]);
  useEffect(() => {
    const control = new AbortController();
    const show = async (): Promise<void> => {
      const next = await outcome<Data>(name, id, control.signal);
      if (!control.signal.aborted) setState(next);
    };
    void show();
    return () => control.abort();
  }, [name, id]);
  const setData = useCallback((data: Data) => setState({ status: 'ready', data }), []);
  return { ...state, load, setData };
}

export const useOrders = <Data>(): Loaded<Data> => useLoaded<Data>('orders', '');
export const useOrder = <Data>(id: string): Loaded<Data> => useLoaded<Data>('order', id);
