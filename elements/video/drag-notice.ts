import { html, nothing, type TemplateResult } from 'lit';
import { percentText } from '../internal/element/number-text.js';
import { mediaIcon } from '../internal/media/icons.js';
import { clockText } from '../internal/media/time-text.js';

export interface DragNotice {
  readonly kind: 'seek' | 'volume';
  /** A time in s, or a volume from 0 to 1. */
  readonly value: number;
}

/** What a drag is about to change. Screen readers hear at its end what it has changed. */
export const dragNotice = (host: Element, notice: DragNotice | undefined, duration: number): unknown =>
  notice
    ? html`<span part="drag" aria-hidden="true"
        >${notice.kind === 'seek' ? timeOf(notice.value, duration) : volumeOf(host, notice.value)}</span
      >`
    : nothing;

const timeOf = (time: number, duration: number): TemplateResult =>
  html`<b>${clockText(time)}</b><span>/ ${clockText(duration)}</span>`;

const volumeOf = (host: Element, volume: number): TemplateResult =>
  html`${mediaIcon(volume === 0 ? 'volume-off' : volume < 0.5 ? 'volume-low' : 'volume-high')}<span
      >${percentText(host, Math.round(volume * 100))}</span
    >`;
