/** Whether an element is a form-associated custom element, of this library or another. */
export const isFormAssociated = (element: Element): boolean =>
  Boolean((element.constructor as { formAssociated?: boolean }).formAssociated);
