import type { FontFaceOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';

/** The fonts of this page: what was asked for -> its loading. */
const fonts = new Map<string, Promise<void>>();

async function load({ family, source, desc = {} }: FontFaceOptions): Promise<void> {
  // A URL alone.
  const css = /^\s*(?:url|local)\(/i.test(source) ? source : `url(${JSON.stringify(source.trim())})`;
  let font: FontFace;
  try {
    font = new FontFace(family, css, desc as FontFaceDescriptors);
    // Rejects at once if a part is no CSS.
    if (font.status === 'error') await font.loaded;
  } catch (cause) {
    throw new DeviceError('loadFontFace', ErrCode.invalid, (cause as Error).message, { cause });
  }
  try {
    await font.load();
  } catch (cause) {
    throw new DeviceError('loadFontFace', ErrCode.network, `${family} cannot be loaded, or is no font`, { cause });
  }
  document.fonts.add(font);
}

export const loadFontFace: Provider<'loadFontFace'> = async (options) => {
  const { family, source, desc } = options;
  const key = JSON.stringify([family, source, desc]);
  let font = fonts.get(key);
  if (!font) {
    fonts.set(key, (font = load(options)));
    // The next call tries again.
    font.catch(() => fonts.delete(key));
  }
  await font;
  return { status: 'loaded' };
};
