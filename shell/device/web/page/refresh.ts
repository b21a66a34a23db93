import { DeviceError, ErrCode } from '../../errors.js';
import type { CallName } from '../../types.js';

/** The members of `nc-refresher` that are used here. */
interface Refresher extends Element {
  refreshing: boolean;
  readonly updateComplete?: Promise<unknown>;
}

const isRefresher = (element: Element): element is Refresher => element.localName === 'nc-refresher';
const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Refreshers in the page and in shadow roots of the page's components, but not in `nc-*` elements. */
function* refreshersIn(root: ParentNode): Generator<Refresher> {
  for (const element of root.querySelectorAll('*')) {
    const { localName, shadowRoot } = element;
    if (isRefresher(element)) yield element;
    else if (shadowRoot && !localName.startsWith('nc-')) yield* refreshersIn(shadowRoot);
  }
}

/** Begins or ends a refresh. */
async function setRefreshing(name: CallName, on: boolean): Promise<void> {
  const all = [...refreshersIn(document)];
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
