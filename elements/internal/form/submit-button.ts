/** Whether a control is a button that submits its form, ours or a native one. */
export const isSubmitButton = (element: Element): boolean =>
  element instanceof HTMLButtonElement || element instanceof HTMLInputElement
    ? element.type === 'submit' || element.type === 'image'
    : element.localName === 'nc-button' && element.getAttribute('form-type') === 'submit';
