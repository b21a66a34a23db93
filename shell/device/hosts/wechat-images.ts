// Pictures that the user chose in WeChat, as files of the page.
import type { TempFile } from '../calls/files/types.js';
import { withPath } from '../calls/files/web/temp-files.js';
import type { RunWeChat } from './wechat-session.js';

/** How the base64 of a picture begins -> its type. WeChat tells no type, or a wrong one. */
const TYPES: readonly [start: string, type: string, ending: string][] = [
  ['iVBOR', 'image/png', 'png'],
  ['R0lGOD', 'image/gif', 'gif'],
  ['UklGR', 'image/webp', 'webp'],
  ['', 'image/jpeg', 'jpg'],
];

/** `data` is base64, on iOS with `data:image/jgp;base64,` before it, on Android with line breaks. */
function fileOf(data: string, index: number): TempFile {
  const base64 = data.replace(/^data:[^,]*,/, '').replace(/\s+/g, '');
  const [, type, ending] = TYPES.find(([start]) => base64.startsWith(start))!;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return withPath(new File([bytes], `image-${index + 1}.${ending}`, { type }));
}

/** Reads pictures by the names that WeChat has for them: one after the other, since the SDK has a fault with several. */
export async function readImages(
  run: RunWeChat,
  localIds: readonly string[],
  signal: AbortSignal,
): Promise<TempFile[]> {
  const files: TempFile[] = [];
  for (const [index, localId] of localIds.entries()) {
    signal.throwIfAborted();
    const { localData } = await run('getLocalImgData', { localId });
    files.push(fileOf(String(localData), index));
  }
  return files;
}
