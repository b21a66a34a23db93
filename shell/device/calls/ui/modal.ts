import { all, boolean, color, each, number, string, text } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { dismissal, either, role, texts } from './checks.js';

const buttons = () => each({ text: string, role: role('confirm', 'cancel', 'destructive') });
const options = () => each({ value: string, ...all(string, 'label'), ...all(boolean, 'disabled') });
const inputs = () =>
  each(
    {
      name: text,
      ...all(string, 'type', 'label', 'placeholder', 'pattern', 'customValidity', 'autocomplete', 'inputMode'),
      ...all(boolean, 'checked', 'required', 'disabled', 'readonly', 'clearable', 'counter'),
      ...all(boolean, 'passwordToggle', 'autoHeight'),
      ...all(number, 'minlength', 'maxlength', 'step', 'minRows', 'maxRows'),
      ...all(either(string, number), 'min', 'max'),
      ...all(either(string, number, each(undefined)), 'value'),
      ...all(options(), 'options'),
    },
    true,
  );

export const showModal = /* @__PURE__ */ defineCall('showModal', {
  broughtBy: OVERLAYS,
  rules: () => ({
    ...texts(),
    ...all(string, 'content', 'confirmText', 'placeholderText'),
    ...all(color, 'cancelColor', 'confirmColor'),
    ...all(boolean, 'showCancel', 'editable'),
    ...all(inputs(), 'inputs'),
    ...all(buttons(), 'buttons'),
    ...dismissal(),
  }),
});
