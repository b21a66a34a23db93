/** Names of HTML attributes as React spells them -> the properties. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  autoComplete: 'autocomplete',
  maxLength: 'maxlength',
  minLength: 'minlength',
  readOnly: 'readonly',
};

/** The element's name of a prop. */
export const nameOf = (prop: string): string => (Object.hasOwn(REACT_NAMES, prop) ? REACT_NAMES[prop]! : prop);
