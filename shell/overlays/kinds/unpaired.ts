import { msg, str } from '@lit/localize';
import { warnOnce } from '../../../elements/base/warn.js';

/** Warns once that the app hides something that it has not shown. */
export const warnUnpaired = (show: string, hide: string): void =>
  warnOnce(
    msg(str`${hide} has nothing to hide: pair it with ${show}`, {
      id: 'nc.overlays.unpaired',
      desc: 'Warning for developers; the values are names of functions, such as hideToast and showToast',
    }),
  );
