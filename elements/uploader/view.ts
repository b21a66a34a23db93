import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { percentText } from '../internal/element/number-text.js';
import { nameOf, sizeText, type Entry, type UploaderItem } from './items.js';
import { addText, failedText, moveText, removeText, retryText, waitingText } from './texts.js';

export interface EntryView {
  readonly element: Element;
  readonly isDisabled: boolean;
  /** Whether the user may remove it. */
  readonly isRemovable: boolean;
  /** Whether the user may put it in another place. */
  readonly isMovable: boolean;
  /** Whether a failed upload can be repeated here. */
  readonly isRetryable: boolean;
  readonly showsSize: boolean;
  /** Its picture cannot be shown. */
  broke(): void;
}

const icon = (path: string) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

const ring = (percent: number) =>
  html`<svg viewBox="0 0 36 36" aria-hidden="true">
    <circle cx="18" cy="18" r="16" />
    <circle cx="18" cy="18" r="16" pathLength="100" stroke-dasharray="${percent} 100" />
  </svg>`;

function statusOf({ status, message, percent = 0, file }: UploaderItem, view: EntryView): unknown {
  if (status === 'failed')
    return html`<span>${message || failedText()}</span> ${view.isRetryable && file ? html`<b>${retryText()}</b>` : ''}`;
  if (status === 'uploading')
    return html`${ring(percent)}<span>${message || percentText(view.element, percent)}</span>`;
  return (
    message || (status === 'waiting' ? waitingText() : view.showsSize && file && sizeText(file.size, view.element))
  );
}

/** An item with its buttons. */
export function renderEntry(entry: Entry, view: EntryView): unknown {
  const { item } = entry;
  const name = nameOf(item);
  const status = statusOf(item, view);
  // While it is on the page: the object URL is given back when it leaves.
  const isPicture = view.element.isConnected && entry.isPicture;
  return html`<li part="item" data-status=${item.status || nothing} ?data-picture=${isPicture}>
    <button
      type="button"
      part="preview"
      aria-keyshortcuts="Delete Alt+ArrowRight"
      ?disabled=${view.isDisabled}
    >
      ${
        isPicture
          ? html`<img part="image" alt="" draggable="false" src=${entry.source} @error=${view.broke} />`
          : icon('M6 3h8l4 4v14H6zM14 3v4h4')
      }
      <span part="name"><bdi>${name}</bdi></span>
      ${status ? html`<span part="status">${status}</span>` : nothing}
    </button>
    ${
      view.isMovable
        ? html`<button type="button" part="move" aria-label=${moveText(name)}>${icon('M8 5l-4 4 4 4M4 9h16M16 11l4 4-4 4M20 15H4')}</button>`
        : nothing
    }
    ${
      view.isRemovable
        ? html`<button
            type="button"
            part="delete"
            aria-label=${removeText(name)}
            ?disabled=${view.isDisabled}
          >
            ${icon('M7 7l10 10M17 7L7 17')}
          </button>`
        : nothing
    }
  </li>`;
}

interface ChooseView {
  /** Whether there is room for more. */
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly accept: string;
  readonly text: string;
}

/** The button that adds files. */
export const renderChoose = ({ isOpen, isDisabled, accept, text }: ChooseView): TemplateResult =>
  html`<li ?hidden=${!isOpen}>
    <button type="button" part="choose" ?disabled=${isDisabled}>
      <slot
        >${icon('M12 5v14M5 12h14')}<span class=${text ? nothing : 'unseen'}>${text || addText(accept)}</span></slot
      >
    </button>
  </li>`;

/** All items, with what handles the events on them, and the button after them. */
export const renderList = (
  tiles: readonly (readonly [key: Entry, tile: unknown])[],
  choose: unknown,
  mode: string,
  input: EventListenerObject,
): TemplateResult =>
  html`<ul
    part="list"
    class=${mode === 'list' ? 'rows' : nothing}
    role="list"
    @click=${input}
    @contextmenu=${input}
    @focusin=${input}
    @keydown=${input}
    @pointerdown=${input}
    @touchmove=${input}
  >
    ${repeat(
      tiles,
      ([key]) => key,
      ([, tile]) => tile,
    )}
    ${choose}
  </ul>`;
