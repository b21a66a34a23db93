import { html, nothing } from 'lit';
import { isSafeUrl } from '../base/urls.js';
import type { PlaceProvider } from '../internal/places/types.js';

/** A row of the list. */
export interface Row {
  /** Unique in the list. */
  readonly key: string;
  readonly title: string;
  /** Distance and address, as far as they are known. */
  readonly details: readonly string[];
  /** The point of the pin, rather than a place. */
  readonly isPoint: boolean;
  readonly isSelected: boolean;
}

/** Names and addresses are data of any script, so each has its own direction. */
export function renderRow({ key, title, details, isPoint, isSelected }: Row, choose: () => void): unknown {
  return html`<div
    part=${isSelected ? 'row selected-row' : 'row'}
    class="row"
    role="option"
    data-key=${key}
    tabindex="-1"
    aria-selected=${String(isSelected)}
    @click=${choose}
  >
    <span class="mark" aria-hidden="true"><nc-icon type=${isPoint ? 'locate' : 'location'}></nc-icon></span>
    <span class="text">
      <span class="name"><bdi>${title}</bdi></span>
      ${
        details.length
          ? html`<span class="details"
              >${details.map((detail, index) => html`${index ? ' · ' : nothing}<bdi>${detail}</bdi>`)}</span
            >`
          : nothing
      }
    </span>
    <nc-icon class="tick" type="success-no-circle"></nc-icon>
  </div>`;
}

/** What stands for rows that are on their way. */
export const renderSkeleton = (count: number): unknown =>
  html`<div class="skeleton" aria-hidden="true">
    ${Array.from({ length: count }, () => html`<div class="row"><span class="mark"></span><span class="text"><i></i><i></i></span></div>`)}
  </div>`;

/** Who has the places. */
export function renderSource(source: PlaceProvider['attribution']): unknown {
  if (!source) return nothing;
  const { text, url } = source;
  const content = url && isSafeUrl(url) ? html`<a href=${url} target="_blank" rel="noopener">${text}</a>` : text;
  return html`<p class="source">${content}</p>`;
}
