import { lazy } from '../../../../elements/base/lazy.js';
import { all, optional, picture, string, text } from '../../check.js';
import { defineCall } from '../../define.js';

const address = <P extends string>(prefix: P) =>
  all(string, `${prefix}Country`, `${prefix}State`, `${prefix}City`, `${prefix}Street`, `${prefix}PostalCode`);

export const addPhoneContact = /* @__PURE__ */ defineCall('addPhoneContact', {
  rules: () => ({
    firstName: text,
    ...all(string, 'middleName', 'lastName', 'nickName', 'remark', 'weChatNumber', 'organization', 'title'),
    ...all(string, 'mobilePhoneNumber', 'workPhoneNumber', 'homePhoneNumber', 'hostNumber'),
    ...all(string, 'workFaxNumber', 'homeFaxNumber', 'email', 'url'),
    ...address('address'),
    ...address('workAddress'),
    ...address('homeAddress'),
    photoFilePath: optional(picture),
  }),
  load: /* @__PURE__ */ lazy(() => import('./web/add-contact.js')),
});
