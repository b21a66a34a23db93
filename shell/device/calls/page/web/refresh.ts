import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName } from '../../../types.js';
import { elementsNamed, isVisible } from '../../observers/web/in-sight.js';

/** The members of `nc-refresher` that are used here. */
interface Refresher extends Element {
  refreshing: boolean;
  readonly updateComplete?: Promise<unknown>;
}

/** Begins or ends a refresh. */
async function setRefreshing(name: CallName, on: boolean): Promise<void> {
  const all = [...elementsNamed<Refresher>('nc-refresher')];
  const visible = all.filter(isVisible);
  const isRefreshing = ({ refreshing }: Refresher): boolean => refreshing;
  // A refresh that has begun ends also if its refresher is hidden by now.
  const found = (!on && (visible.find(isRefreshing) ?? all.find(isRefreshing))) || visible[0];
  if (!found) throw new DeviceError(name, ErrCode.notFound, 'there is no nc-refresher in sight');
  found.refreshing = on;
  await found.updateComplete;
}

export const startPullDownRefresh = (): Promise<void> => setRefreshing('startPullDownRefresh', true);
export const stopPullDownRefresh = (): Promise<void> => setRefreshing('stopPullDownRefresh', false);
