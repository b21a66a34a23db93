import { html, nothing } from 'lit';
import { PullEvent, RefreshEvent } from '../internal/element/pull-events.js';
import { warnOnce } from '../internal/element/warn.js';
import { hasContent } from '../internal/observe/content.js';
import '../refresher/index.js';
import type { NcRefresher } from '../refresher/index.js';

export type RefresherStyle = 'black' | 'white' | 'none';

/** The settings of a view for its refresher. */
export interface RefreshedView extends HTMLElement {
  readonly refresherThreshold: number;
  readonly refresherDefaultStyle: RefresherStyle;
  readonly refresherBackground: string;
  readonly refresherTimeout: number;
  refresherTriggered: boolean;
}

const BACKGROUND = 'var(--nc-scroll-view-refresher-background, transparent)';
const STYLES = ['black', 'white', 'none'];

/** The refresher of a view, if it is enabled and rendered. */
export const refresherOf = ({ shadowRoot }: HTMLElement): NcRefresher | null | undefined =>
  shadowRoot?.querySelector<NcRefresher>('nc-refresher');

/** Renders the refresher, above the content. */
export function renderRefresher(view: RefreshedView): unknown {
  const { refresherDefaultStyle: look, refresherTimeout: timeout } = view;
  const threshold = view.refresherThreshold > 0 ? view.refresherThreshold : 45;
  if (threshold !== view.refresherThreshold)
    warnOnce(view, 'refresher-threshold', 'more than 0', view.refresherThreshold);
  if (!STYLES.includes(look)) warnOnce(view, 'refresher-default-style', STYLES.join(', '), look);
  const hasOwnIndicator = look === 'none' || hasContent(view, 'refresher');
  return html`<nc-refresher
    push
    .scroller=${view}
    .range=${threshold}
    .height=${threshold}
    .timeout=${timeout}
    .color=${look === 'white' ? '#fff' : ''}
    @pulling=${redispatch}
    @refresh=${redispatch}
    @restore=${redispatch}
    @abort=${redispatch}
    >${hasOwnIndicator ? html`<slot name="refresher"></slot>` : nothing}</nc-refresher
  >`;
}

/** Passes on to the refresher what the page has set. */
export function updateRefresher(view: RefreshedView): void {
  const refresher = refresherOf(view);
  if (!refresher) return;
  refresher.refreshing = view.refresherTriggered;
  refresher.style.setProperty('--nc-refresher-background', view.refresherBackground || BACKGROUND);
}

/** Fires an event of the refresher on the view. */
function redispatch(this: RefreshedView, event: PullEvent): void {
  const { type, dy } = event;
  const name = `refresher${type}`;
  if (type === 'refresh') this.refresherTriggered = true;
  if (type === 'restore') this.refresherTriggered = false;
  this.dispatchEvent(
    'waitUntil' in event
      ? new RefreshEvent(name, dy, (work) => (event as RefreshEvent).waitUntil(work))
      : new PullEvent(name, dy),
  );
}
