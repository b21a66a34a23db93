/** Controls, each named "Thing": [tag, role, attributes, content]. */
export const CONTROLS = [
  ['nc-input', 'textbox', 'label="Thing"'],
  ['nc-input', 'searchbox', 'type="search" label="Thing"'],
  ['nc-textarea', 'textbox', 'label="Thing"'],
  ['nc-search-bar', 'searchbox', 'label="Thing"'],
  ['nc-stepper', 'spinbutton', 'aria-label="Thing"'],
  ['nc-checkbox', 'checkbox', 'aria-label="Thing"'],
  ['nc-checkbox-group', 'group', 'label="Thing"', '<nc-checkbox value="a">A</nc-checkbox>'],
  ['nc-radio', 'radio', 'aria-label="Thing"'],
  ['nc-radio-group', 'radiogroup', 'label="Thing"', '<nc-radio value="a">A</nc-radio>'],
  ['nc-switch', 'switch', 'aria-label="Thing"'],
  ['nc-slider', 'slider', 'aria-label="Thing"'],
  ['nc-rate', 'slider', 'aria-label="Thing"'],
  ['nc-picker', 'combobox', `label="Thing" range='["A","B"]'`],
  ['nc-calendar', 'group', 'label="Thing"'],
  ['nc-calendar', 'combobox', 'mode="popup" label="Thing"'],
  ['nc-segmented', 'radiogroup', `label="Thing" options='["A","B"]'`],
  ['nc-uploader', 'group', 'label="Thing"'],
  ['nc-picker-view-column', 'spinbutton', 'label="Thing"'],
  ['nc-button', 'button', 'aria-label="Thing"'],
  ['nc-progress', 'progressbar', 'label="Thing"'],
];

export const markupOf = ([tag, , attributes, content = '']) => `<${tag} ${attributes}>${content}</${tag}>`;

/** Controls that a native label around them names. */
export const LABELLED = [
  ...['nc-input', 'nc-textarea', 'nc-stepper', 'nc-checkbox', 'nc-radio', 'nc-switch', 'nc-slider', 'nc-rate'],
  ...['nc-picker', 'nc-search-bar'],
];
