import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { addStyles } from '../internal/element/add-styles.js';
import type { RefreshCycle } from './cycle.js';
import type { NcRefresher } from './refresher.js';
import { refresherStyles } from './refresher.styles.js';

export { RefreshCycle } from './cycle.js';

/** What a refresher shows, and says. */
export function contentOf(element: NcRefresher, cycle: RefreshCycle): unknown {
  addStyles(element, refresherStyles);
  const { disabled, refreshing } = element;
  const { outcome } = cycle;
  const label = msg('Refresh', {
    id: 'nc.refresher.refresh',
    desc: 'Button that asks for news, as pulling down does',
  });
  const button = html`<button type="button" part="button" aria-disabled=${refreshing} @click=${() => cycle.begin()}>${label}</button>`;
  const isFailure = outcome === 'timeout' || outcome === 'error';
  return html`<div id="room"><div part="indicator"><slot><span part="disc"><span id="ring"></span></span></slot></div></div>${
    disabled ? nothing : button
  }<span id="status" role="status">${sayingOf(refreshing, outcome === 'success')}</span>${
    isFailure ? noticeOf(cycle, outcome) : nothing
  }`;
}

function sayingOf(isRefreshing: boolean, isDone: boolean): string {
  if (isRefreshing)
    return msg('Refreshing…', { id: 'nc.refresher.refreshing', desc: 'Said to screen readers while news are loaded' });
  if (!isDone) return '';
  return msg('Refresh complete', {
    id: 'nc.refresher.complete',
    desc: 'Said to screen readers when news have been loaded',
  });
}

/** Says that a refresh has come to nothing, and offers another one. */
function noticeOf(cycle: RefreshCycle, failure: 'timeout' | 'error'): unknown {
  const text =
    failure === 'timeout'
      ? msg('This takes too long.', { id: 'nc.refresher.timeout', desc: 'Loading news took too long' })
      : msg('Could not refresh.', { id: 'nc.refresher.failed', desc: 'News could not be loaded' });
  const retry = msg('Retry', { id: 'nc.refresher.retry', desc: 'Button that tries to load news again' });
  const dismiss = msg('Dismiss', { id: 'nc.refresher.dismiss', desc: 'Name of the button that closes a notice' });
  return html`<div part="notice" role="alert"
    ><span>${text}</span
    ><button type="button" @click=${() => cycle.begin()}>${retry}</button
    ><button type="button" id="close" aria-label=${dismiss} @click=${() => cycle.dismiss()}></button
  ></div>`;
}
