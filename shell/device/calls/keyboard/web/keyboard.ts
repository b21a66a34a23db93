import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider, SignalSource } from '../../../types.js';

interface VirtualKeyboard extends EventTarget {
  readonly boundingRect: DOMRectReadOnly;
  readonly overlaysContent: boolean;
}

/** In px. What covers less than this is a scroll bar or a rounding error, not a keyboard. */
const MIN_HEIGHT = 24;

/** The element that has the focus, in shadow trees too. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  Boolean(element?.matches('input, textarea'));

export const hideKeyboard: Provider<'hideKeyboard'> = () => {
  const element = focused();
  if (isField(element) || (element as HTMLElement | null)?.isContentEditable) (element as HTMLElement).blur();
};

export const getSelectedTextRange: Provider<'getSelectedTextRange'> = () => {
  const field = focused();
  if (!isField(field)) throw new DeviceError('getSelectedTextRange', ErrCode.notFound, 'no focused');
  const { selectionStart: start, selectionEnd: end } = field;
  if (start === null || end === null) {
    throw new DOMException(`a field of type ${field.type} does not tell its selection`, 'NotSupportedError');
  }
  return { start, end };
};

/** The height that the keyboard covers now, in px. */
export function keyboardHeight(): number {
  const visible = visualViewport;
  // Of a page that lets the keyboard cover it, and so keeps its visible part.
  const own = virtualKeyboard()?.boundingRect.height ?? 0;
  // A user who has zoomed in sees a part of the page, but nothing covers the rest.
  const shifted = visible && visible.scale <= 1 ? visible.offsetTop : 0;
  const rest = visible ? innerHeight - visible.height * visible.scale - shifted : 0;
  return Math.round(own || (rest < MIN_HEIGHT ? 0 : rest));
}

const virtualKeyboard = () => (navigator as { virtualKeyboard?: VirtualKeyboard }).virtualKeyboard;

export const keyboardHeightChange: SignalSource<'keyboardHeightChange'> = (emit, signal) => {
  let last = keyboardHeight();
  const update = () => {
    const height = keyboardHeight();
    if (height !== last) emit({ height: (last = height) });
  };
  visualViewport?.addEventListener('resize', update, { signal });
  visualViewport?.addEventListener('scroll', update, { signal });
  virtualKeyboard()?.addEventListener('geometrychange', update, { signal });
};
