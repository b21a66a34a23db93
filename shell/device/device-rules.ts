import { boolean, type Check, data, element, oneOf, optional, pictureUrl, string, text } from './check.js';

const texts: Check = optional(string);
const flag: Check = optional(boolean);
const picture: Check = (value) => text(value) && 'the URL of a picture';
const anyPicture: Check = optional((value) => picture(value) ?? pictureUrl(value));
const description: Check = (value) =>
  typeof value === 'object' && value && Object.values(value).every((part) => part === undefined || !string(part))
    ? undefined
    : 'an object of texts';

const address = (prefix: string): Record<string, Check> =>
  Object.fromEntries(['Country', 'State', 'City', 'Street', 'PostalCode'].map((part) => [prefix + part, texts]));

/** Checks of the arguments of calls on the device. */
export const DEVICE_RULES = {
  setKeepScreenOn: { keepScreenOn: boolean },
  requestFullscreen: { element: optional(element) },
  setDeviceOrientation: { value: oneOf('portrait', 'landscape', 'auto') },
  loadFontFace: { family: text, source: text, desc: optional(description) },
  chooseContact: { multiple: flag },
  addPhoneContact: {
    ...address('address'),
    ...address('workAddress'),
    ...address('homeAddress'),
    ...Object.fromEntries(
      (
        'middleName lastName nickName remark mobilePhoneNumber workPhoneNumber homePhoneNumber hostNumber workFaxNumber ' +
        'homeFaxNumber weChatNumber organization title email url'
      )
        .split(' ')
        .map((name) => [name, texts]),
    ),
    firstName: text,
    photoFilePath: anyPicture,
  },
  showNotification: {
    title: text,
    body: texts,
    icon: anyPicture,
    tag: texts,
    data: optional(data),
    silent: flag,
    requireInteraction: flag,
  },
  closeNotification: { tag: text },
  openContact: { topic: texts },
  openFeedback: { topic: texts },
};
