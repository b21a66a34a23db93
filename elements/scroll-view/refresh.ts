import { html, nothing } from 'lit';
import { NcRefresher, PullEvent, RefreshEvent } from '../refresher/index.js';
import type { NcScrollView } from './scroll-view.js';
import { warnOnce } from '../internal/element/warn.js';

const ROOM = 'var(--nc-scroll-view-refresher-background, transparent)';
const STYLES = ['black', 'white', 'none'];

/** The refresher of a scroll view, once it is drawn. */
export const refresherIn = ({ shadowRoot }: NcScrollView): NcRefresher | null | undefined =>
  shadowRoot?.querySelector<NcRefresher>('nc-refresher');

/** What stands above the content of a scroll view that can be pulled. */
export function refresherOf(view: NcScrollView): unknown {
  const { refresherDefaultStyle: look, refresherTimeout: timeout } = view;
  const threshold = view.refresherThreshold > 0 ? view.refresherThreshold : 45;
  if (threshold !== view.refresherThreshold)
    warnOnce(view, 'refresher-threshold', 'more than 0', view.refresherThreshold);
  if (!STYLES.includes(look)) warnOnce(view, 'refresher-default-style', STYLES.join(', '), look);
  const isOwn = look === 'none' || [...view.children].some(({ slot }) => slot === 'refresher');
  return html`<nc-refresher
    push
    .scroller=${view}
    .range=${threshold}
    .height=${threshold}
    .timeout=${timeout}
    .color=${look === 'white' ? '#fff' : ''}
    @pulling=${tell}
    @refresh=${tell}
    @restore=${tell}
    @abort=${tell}
    >${isOwn ? html`<slot name="refresher"></slot>` : nothing}</nc-refresher
  >`;
}

/** Has the refresher do what the scroll view was told. */
export function sync(view: NcScrollView): void {
  const refresher = refresherIn(view);
  if (!refresher) return;
  refresher.refreshing = view.refresherTriggered;
  refresher.style.setProperty('--nc-refresher-background', view.refresherBackground || ROOM);
}

function tell(this: NcScrollView, event: PullEvent): void {
  const { type, dy } = event;
  const name = `refresher${type}`;
  if (type === 'refresh') this.refresherTriggered = true;
  if (type === 'restore') this.refresherTriggered = false;
  this.dispatchEvent(
    event instanceof RefreshEvent
      ? new RefreshEvent(name, dy, (work) => event.waitUntil(work))
      : new PullEvent(name, dy),
  );
}
