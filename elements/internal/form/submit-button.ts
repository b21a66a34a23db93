/** Whether a control is a button that submits its form, ours or a native one. */
export const isSubmitButton = (element: Element): boolean =>
  element.localName === 'button' || element.localName === 'input'
    ? (element as HTMLButtonElement).type === 'submit' || (element as HTMLInputElement).type === 'image'
    : element.localName === 'nc-button' && element.getAttribute('form-type') === 'submit';
