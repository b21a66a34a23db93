import {
  all,
  boolean,
  callback,
  color,
  each,
  element,
  guard,
  list,
  number,
  oneOf,
  optional,
  pictures,
  pictureUrl,
  place,
  positive,
  shape,
  string,
  text,
  type Check,
} from './check.js';

const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => !check(value)) ? undefined : checks.map((check) => check(value)).join(', or ');

const role = (...roles: string[]) => optional(oneOf(...roles));
const texts = all(string, 'title', 'cancelText');
const dismissal = { ...all(guard, 'canDismiss'), ...all(boolean, 'lightDismiss') };

const items = each({
  text: string,
  ...all(string, 'description', 'icon'),
  ...all(color, 'color'),
  ...all(boolean, 'disabled'),
  role: role('destructive', 'selected', 'cancel'),
});
const buttons = each({ text: string, role: role('confirm', 'cancel', 'destructive') });
const options = each({ value: string, ...all(string, 'label'), ...all(boolean, 'disabled') });
const inputs = each(
  {
    name: text,
    ...all(string, 'type', 'label', 'placeholder', 'pattern', 'customValidity', 'autocomplete', 'inputMode'),
    ...all(boolean, 'checked', 'required', 'disabled', 'readonly', 'clearable', 'counter'),
    ...all(boolean, 'passwordToggle', 'autoHeight'),
    ...all(number, 'minlength', 'maxlength', 'step', 'minRows', 'maxRows'),
    ...all(either(string, number), 'min', 'max'),
    ...all(either(string, number, each(undefined)), 'value'),
    ...all(options, 'options'),
  },
  true,
);

const longPressActions = shape({
  itemList: (value) => list(value) ?? each()(value),
  ...all(color, 'itemColor'),
  ...all(callback, 'success', 'fail', 'complete'),
});

/** Checks of the arguments of overlay calls. */
export const OVERLAY_RULES = {
  showToast: {
    ...all(string, 'title', 'key', 'actionText'),
    ...all(oneOf('success', 'error', 'loading', 'none'), 'icon'),
    ...all(pictureUrl, 'image'),
    ...all(boolean, 'mask'),
    ...all(oneOf('top', 'center', 'bottom'), 'position'),
    ...all(element, 'positionAnchor'),
    ...all(callback, 'onAction'),
  },
  showLoading: { ...all(string, 'title', 'token'), ...all(boolean, 'mask'), ...all(positive, 'delay', 'min') },
  hideLoading: all(string, 'token'),
  showModal: {
    ...texts,
    ...all(string, 'content', 'confirmText', 'placeholderText'),
    ...all(color, 'cancelColor', 'confirmColor'),
    ...all(boolean, 'showCancel', 'editable'),
    ...all(inputs, 'inputs'),
    ...all(buttons, 'buttons'),
    ...dismissal,
  },
  showActionSheet: {
    ...texts,
    itemList: (value: unknown) => list(value) ?? items(value),
    ...all(color, 'titleColor', 'itemColor', 'cancelColor', 'backgroundColor'),
    ...all(boolean, 'showCancel'),
    ...all(place, 'popover'),
    ...dismissal,
  },
  previewImage: {
    urls: pictures,
    ...all(either(string, number), 'current'),
    ...all(boolean, 'loop'),
    ...all(oneOf('default', 'number', 'none'), 'indicator'),
    ...all(longPressActions, 'longPressActions'),
  },
};
