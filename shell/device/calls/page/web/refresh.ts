import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName } from '../../../types.js';
import type { PageTarget } from '../types.js';
import { expectNoKey } from './no-key.js';
import { elementsNamed, isVisible } from '../../observers/web/in-sight.js';

/** The members of `nc-refresher` that are used here. */
interface Refresher extends Element {
  refreshing: boolean;
  readonly updateComplete?: Promise<unknown>;
}

/** Begins or ends a refresh. */
async function setRefreshing(name: CallName, options: PageTarget, on: boolean): Promise<void> {
  expectNoKey(name, options);
  const all = [...elementsNamed<Refresher>('nc-refresher')];
  const visible = all.filter(isVisible);
  const isRefreshing = ({ refreshing }: Refresher): boolean => refreshing;
  // A refresh that has begun ends also if its refresher is hidden by now.
  const found = (!on && (visible.find(isRefreshing) ?? all.find(isRefreshing))) || visible[0];
  if (!found) throw new DeviceError(name, ErrCode.notFound, 'there is no nc-refresher in sight');
  found.refreshing = on;
  await found.updateComplete;
}

export const startPullDownRefresh = (options: PageTarget): Promise<void> =>
  setRefreshing('startPullDownRefresh', options, true);
export const stopPullDownRefresh = (options: PageTarget): Promise<void> =>
  setRefreshing('stopPullDownRefresh', options, false);
