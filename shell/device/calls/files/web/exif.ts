import type { Orientation } from '../types.js';

/** By the value of the EXIF tag, from 1. */
const ORIENTATIONS: readonly Orientation[] = [
  'up',
  'up-mirrored',
  'down',
  'down-mirrored',
  'left-mirrored',
  'right',
  'right-mirrored',
  'left',
];
const JPEG = 0xffd8;
/** Markers of a JPEG: the segment with EXIF data, and the first one after which there is none. */
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION = 0x0112;

/** How a JPEG says that it is turned; `up` if it does not say. `head`: its first bytes, 64 KiB are enough. */
export function orientationOf(head: ArrayBuffer): Orientation {
  try {
    return ORIENTATIONS[orientationTag(new DataView(head)) - 1] ?? 'up';
  } catch {
    // It ends before its directory does.
    return 'up';
  }
}

function orientationTag(view: DataView): number {
  if (view.getUint16(0) !== JPEG) return 1;
  for (let at = 2; view.getUint16(at) !== START_OF_SCAN; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) !== APP1 || view.getUint32(at + 4) !== EXIF) continue;
    const tiff = at + 10;
    const isLittle = view.getUint16(tiff) === LITTLE_ENDIAN;
    const directory = tiff + view.getUint32(tiff + 4, isLittle);
    for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
      const place = directory + 2 + entry * 12;
      if (view.getUint16(place, isLittle) === ORIENTATION) return view.getUint16(place + 8, isLittle);
    }
  }
  return 1;
}
