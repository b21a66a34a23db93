import { msg } from '@lit/localize';
import { useState } from 'react';
import { problemOf } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { setCoupon, useCart } from './cart.js';
import { read } from './server.js';
import type { Coupon } from './types.js';

/** The code of a coupon that the user types, and what the server says about it. */
export function useCoupon() {
  const { coupon } = useCart();
  const [code, setCode] = useState<string>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const text = code ?? coupon?.code ?? '';
  const isDirty = text.trim().toUpperCase() !== (coupon?.code ?? '');

  /** Asks the server, if the code is another one. Resolves to whether it is right, or there is none. */
  const apply = async (): Promise<boolean> => {
    if (!isDirty) return true;
    setBusy(true);
    setError('');
    try {
      setCoupon(text.trim() ? await read<Coupon>('coupon', { code: text.trim() }) : undefined);
      setCode(undefined);
      return true;
    } catch (failure) {
      const problem = problemOf(failure);
      const unknown = msg('This coupon does not exist.', { id: 'sc.shop.coupon.none' });
      setError(problem === 'missing' ? unknown : problemText(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const type = (next: string): void => {
    setCode(next);
    setError('');
  };
  return { coupon, text, error, isBusy, isDirty, type, apply };
}
