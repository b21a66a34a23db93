import { type Check, each, number, optional, pictureUrl, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { isScriptUrl } from '../../../../elements/base/urls.js';
import { files, link, strings } from './checks.js';
import { shareBy } from './web/share.js';

const fileUrls: Check = (value) =>
  each()(value) ?? ((value as string[]).some((url) => !url || isScriptUrl(url)) ? 'URLs of files' : undefined);

const sharing = () => ({
  ...strings('title', 'summary', 'text', 'provider', 'scene'),
  href: optional(link),
  url: optional(link),
  imageUrl: optional(pictureUrl),
  filePaths: optional(fileUrls),
  files: optional(files),
  type: optional((value) => number(value) && string(value) && 'a number or a name'),
});

export const share = /* @__PURE__ */ defineCall('share', {
  rules: sharing,
  web: (options, context) => shareBy('share', options, context),
});
export const shareWithSystem = /* @__PURE__ */ defineCall('shareWithSystem', {
  rules: sharing,
  web: (options, context) => shareBy('shareWithSystem', options, context),
});
export const showShareSheet = /* @__PURE__ */ defineCall('showShareSheet', {
  broughtBy: OVERLAYS,
  rules: () => ({ ...strings('title', 'text'), url: optional(link), files: optional(files) }),
});
