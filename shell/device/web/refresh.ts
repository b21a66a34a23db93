import { DeviceError, ErrCode } from '../errors.js';
import type { CallName } from '../types.js';

/** What is used of the element, which the page itself has loaded. */
interface Refresher extends Element {
  refreshing: boolean;
  readonly updateComplete?: Promise<unknown>;
}

const isRefresher = (element: Element): element is Refresher => element.localName === 'nc-refresher';
const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** In the page and its components. Those in elements of ours are theirs. */
function* refreshersIn(root: ParentNode): Generator<Refresher> {
  for (const element of root.querySelectorAll('*')) {
    const { localName, shadowRoot } = element;
    if (isRefresher(element)) yield element;
    else if (shadowRoot && !localName.startsWith('nc-')) yield* refreshersIn(shadowRoot);
  }
}

/** Settles when that has begun, or ended. */
async function setRefreshing(name: CallName, on: boolean): Promise<void> {
  const all = [...refreshersIn(document)];
  const seen = all.filter(isSeen);
  const isUnderWay = ({ refreshing }: Refresher): boolean => refreshing;
  // What was begun is ended, though it may be out of sight by now.
  const found = (!on && (seen.find(isUnderWay) ?? all.find(isUnderWay))) || seen[0];
  if (!found) throw new DeviceError(name, ErrCode.notFound, 'there is no nc-refresher in sight');
  found.refreshing = on;
  await found.updateComplete;
}

export const startPullDownRefresh = (): Promise<void> => setRefreshing('startPullDownRefresh', true);
export const stopPullDownRefresh = (): Promise<void> => setRefreshing('stopPullDownRefresh', false);
