import type { Page } from '../../router/index.js';
import { useFeature } from '../base/feature.js';
import type { PageStyle } from '../definition/types.js';
import { REFRESHER } from './feature.js';
import { canRefresh } from './refresh.js';

/** Pull to refresh, on pages whose style enables it. If it is lost, the next page to show loads it again. */
export function PullToRefresh({ page, style }: { page: Page; style: PageStyle }) {
  const isEnabled = canRefresh(style);
  const module = useFeature(REFRESHER, isEnabled);
  return isEnabled && module ? <module.PageRefresher page={page} style={style} /> : null;
}
