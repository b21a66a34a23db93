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

/** Controls in a label, with something of their own to show, such as a value: [tag, role, attributes, content]. */
export const WRAPPED = [
  ['nc-input', 'textbox', 'value="x" hint="Short" maxlength="20" show-count', '<b slot="prefix">€</b>'],
  ['nc-textarea', 'textbox', 'value="x" hint="Short" show-count'],
  ['nc-search-bar', 'searchbox', 'value="x" show-action'],
  ['nc-stepper', 'spinbutton', 'value="3"'],
  ['nc-slider', 'slider', 'value="5" show-value'],
  ['nc-rate', 'slider', 'value="2"'],
  ['nc-switch', 'switch', ''],
  ['nc-checkbox', 'checkbox', ''],
  ['nc-radio', 'radio', ''],
  ['nc-checkbox-group', 'group', '', '<nc-checkbox value="a">A</nc-checkbox>'],
  ['nc-radio-group', 'radiogroup', '', '<nc-radio value="a">A</nc-radio>'],
  ['nc-segmented', 'radiogroup', `options='["A","B"]'`],
  ['nc-picker', 'combobox', `range='["A","B"]' value="1"`],
  ['nc-picker', 'combobox', 'mode="date" value="2027-03-14"'],
  ['nc-picker', 'button', `range='["A","B"]' value="1"`, '<span>Choose</span>'],
  ['nc-calendar', 'group', 'value="2027-03-14"'],
  ['nc-calendar', 'combobox', 'mode="popup" value="2027-03-14"'],
  ['nc-uploader', 'group', ''],
];

export const wrappedMarkupOf = (control, label = 'label') => `<${label}>Thing ${markupOf(control)}</${label}>`;
