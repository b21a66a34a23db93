interface DirectedText {
  readonly name: string;
  readonly dirName: string;
  readonly value: string;
}

/** What a control with `dirname` submits: its text, and the direction that `field` shows it in. */
export function withDirection({ name, dirName, value }: DirectedText, field: Element): FormData {
  const data = new FormData();
  if (!name) return data;
  data.append(name, value);
  data.append(dirName, field.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  return data;
}
