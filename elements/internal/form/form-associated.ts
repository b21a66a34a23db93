/** Whether an element is a custom one that takes part in forms: a control, ours or another's. */
export const isFormAssociated = (element: Element): boolean =>
  Boolean((element.constructor as { formAssociated?: boolean }).formAssociated);
