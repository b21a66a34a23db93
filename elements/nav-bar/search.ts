import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { endComposition, isComposing, startComposition } from '../internal/text/composition.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
import { SearchFocusEvent, SearchTextEvent } from './events.js';
import type { NcNavBar } from './nav-bar.js';
import type { NavBarSearch } from './types.js';

export { searchStyles as styles } from './search.styles.js';

/** The bars that show a search field, and which. */
const shown = new WeakMap<NcNavBar, NavBarSearch>();

const fieldOf = ({ shadowRoot }: NcNavBar) => shadowRoot!.querySelector('input');

/** The search field of a bar, or the button that looks like one. */
export function searchOf({ placeholder = '', disabled = false }: NavBarSearch): TemplateResult {
  const label = placeholder || msg('Search', { id: 'nc.nav-bar.search', desc: 'Name of the search field' });
  const icon = html`<nc-icon type="search"></nc-icon>`;
  if (disabled) {
    return html`<button type="button" part="search" @click=${handleTap}>
      ${icon}<span>${label}</span>
    </button>`;
  }
  return html`<label part="search"
    >${icon}<input
      type="search"
      enterkeyhint="search"
      aria-label=${label}
      placeholder=${placeholder}
      @input=${handleText}
      @change=${keep}
      @keydown=${handleKey}
      @focus=${handleFocus}
      @blur=${handleFocus}
      @compositionstart=${handleText}
      @compositionend=${handleText}
  /></label>`;
}

/** Gives the search field that has been drawn its look, and the focus when it appears, if it should have that. */
export function settleSearch(bar: NcNavBar): void {
  const given = bar.searchInput;
  const before = shown.get(bar);
  if (given === before) return;
  if (given) shown.set(bar, given);
  else shown.delete(bar);
  const search = bar.shadowRoot!.querySelector<HTMLElement>('[part=search]');
  if (!search) return;
  const { color, backgroundColor, placeholderColor, borderRadius, align, autoFocus } = given ?? {};
  setStyles(search, {
    color,
    'background-color': backgroundColor,
    '--_placeholder': placeholderColor,
    'border-radius': borderRadius === undefined ? undefined : cssLength(borderRadius),
    '--_align': align,
  });
  // Apps give a new object with each drawing: the user's focus is not to be taken again.
  if (autoFocus && !before?.autoFocus) fieldOf(bar)?.focus();
}

/** The bar leaves the page. */
export function leaveSearch(bar: NcNavBar): void {
  const field = fieldOf(bar);
  if (field) endComposition(field);
}

function tell(bar: NcNavBar, type: 'searchinput' | 'searchconfirm'): void {
  bar.dispatchEvent(new SearchTextEvent(type, fieldOf(bar)?.value ?? ''));
}

/** What the field says to the bar is no event of the bar's. */
function keep(event: Event): void {
  event.stopPropagation();
}

function handleTap(this: NcNavBar): void {
  this.dispatchEvent(new Event('searchclick'));
}

function handleText(this: NcNavBar, event: Event): void {
  const field = event.target as HTMLInputElement;
  if (event.type === 'compositionstart') {
    startComposition(field, { compositionCommitted: () => tell(this, 'searchinput') });
  } else if (event.type === 'compositionend') endComposition(field, event);
  else {
    keep(event);
    if (!isComposing(field)) tell(this, 'searchinput');
    else if (!(event as InputEvent).isComposing) endComposition(field);
  }
}

function handleKey(this: NcNavBar, event: KeyboardEvent): void {
  // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
  endComposition(event.target as HTMLInputElement);
  tell(this, 'searchconfirm');
}

function handleFocus(this: NcNavBar, event: FocusEvent): void {
  if (event.type === 'blur') endComposition(event.target as HTMLInputElement);
  this.dispatchEvent(new SearchFocusEvent(event.type === 'focus'));
}
