import { msg } from '@lit/localize';
import { html } from 'lit';
import type { NcRefresher, RefreshFailure } from './refresher.js';

/** Says that a refresh has come to nothing, and offers another one. */
export function noticeOf(refresher: NcRefresher, failure: RefreshFailure): unknown {
  const text =
    failure === 'timeout'
      ? msg('This takes too long.', { id: 'nc.refresher.timeout', desc: 'Loading news took too long' })
      : msg('Could not refresh.', { id: 'nc.refresher.failed', desc: 'News could not be loaded' });
  const retry = msg('Retry', { id: 'nc.refresher.retry', desc: 'Button that tries to load news again' });
  const dismiss = msg('Dismiss', { id: 'nc.refresher.dismiss', desc: 'Name of the button that closes a notice' });
  const again = () => refresher.begin(refresher.range);
  const close = () => {
    refresher.outcome = undefined;
    refresher.requestUpdate();
  };
  return html`<div part="notice" role="alert"
    ><span>${text}</span
    ><button type="button" @click=${again}>${retry}</button
    ><button type="button" id="close" aria-label=${dismiss} @click=${close}></button
  ></div>`;
}
