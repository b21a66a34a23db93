import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { percentText } from '../internal/element/number-text.js';

/** The sheet that a handle resizes or closes. */
export interface HandleHost extends Element {
  /** Is called for keys on the handle. */
  handleEvent(event: Event): void;
  dismiss(reason: 'cancel'): void;
}

/** A handle that closes the sheet. With `hasClose`, the keyboard and screen readers have another button for it. */
export function renderCloseHandle(host: HandleHost, hasClose: boolean): unknown {
  return html`<button
    type="button"
    part="handle"
    tabindex=${hasClose ? '-1' : nothing}
    aria-hidden=${hasClose ? 'true' : nothing}
    aria-label=${msg('Close', { id: 'nc.popup.close', desc: 'Handle of a sheet, which closes it when it is pressed' })}
    @click=${() => host.dismiss('cancel')}
  ></button>`;
}

/** A handle that resizes the sheet: a slider for the keyboard and assistive technology, over `count` sizes. */
export function renderSizeHandle(
  host: HandleHost,
  { index, count, share, choose }: { index: number; count: number; share: number; choose: (index: number) => void },
): unknown {
  return html`<button
    type="button"
    part="handle"
    role="slider"
    aria-label=${msg('Height', { id: 'nc.popup.height', desc: 'Handle of a sheet, which makes it higher or lower' })}
    aria-orientation="vertical"
    aria-valuemin="0"
    aria-valuemax=${count - 1}
    aria-valuenow=${index}
    aria-valuetext=${percentText(host, Math.round(share * 100))}
    @click=${() => choose((index + 1) % count)}
    @keydown=${host}
  ></button>`;
}

/** Index of the size that a key on the handle leads to. Undefined: the key has no meaning here. */
export function sizeForKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const larger = Math.min(index + 1, last);
  const smaller = Math.max(0, index - 1);
  switch (key) {
    case 'ArrowUp':
    case 'PageUp':
      return larger;
    case 'ArrowDown':
    case 'PageDown':
      return smaller;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
