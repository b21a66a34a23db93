// What the choosing calls answer, once the user has chosen files.
import type { ChosenFiles, ChosenMedia, ChosenMedium, ChosenVideo, DroppedFile, TempFile } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { OptionsOf, ProviderContext } from '../../../types.js';
import { compress } from './compress.js';
import { isWanted } from './file-types.js';
import { readImage } from './image-info.js';
import { releaseTempFiles, tempPathOf, withPath } from './temp-files.js';
import { readVideo } from './video-info.js';
import type { ChooserName, Wish } from './wish.js';

type Chosen<K extends ChooserName, Result> = (
  files: File[],
  wish: Wish,
  options: Readonly<OptionsOf<K>>,
  context: Pick<ProviderContext<K>, 'signal'>,
) => Promise<Result>;

const MAX_DURATION = 60;
const NOTHING = { duration: 0, width: 0, height: 0 };

const drop = ({ name, size }: File, reason: DroppedFile['reason']): DroppedFile => ({ name, size, reason });

/** Leaves out what is not wanted. Fails if nothing is left. */
function sift(call: string, files: readonly File[], wish: Wish): { kept: File[]; dropped: DroppedFile[] } {
  const fitting = files.filter((file) => isWanted(file, wish));
  if (!fitting.length) {
    const { kinds, endings } = wish;
    const expected = endings.length ? endings.map((ending) => `.${ending}`) : kinds;
    const names = files.map(({ name }) => name).join(', ');
    throw new DeviceError(call, ErrCode.invalid, `${names}: expected ${expected.join(' or ')}`);
  }
  return {
    kept: fitting.slice(0, wish.count),
    dropped: [
      ...files.filter((file) => !fitting.includes(file)).map((file) => drop(file, 'type')),
      ...fitting.slice(wish.count).map((file) => drop(file, 'count')),
    ],
  };
}

const isCompressed = (sizeType: OptionsOf<'chooseImage'>['sizeType']): boolean =>
  sizeType?.length === 1 && sizeType[0] === 'compressed';

/** Compresses a picture; what this browser cannot decode stays as it is. */
async function small(file: File, signal: AbortSignal): Promise<File> {
  try {
    return (await compress(file, {}, signal)).file;
  } catch {
    signal.throwIfAborted();
    return file;
  }
}

/** Size and duration of a video; zeros if this browser cannot read it. */
async function measured(file: File, signal: AbortSignal): Promise<typeof NOTHING> {
  try {
    return await readVideo(tempPathOf(file), signal);
  } catch {
    signal.throwIfAborted();
    return NOTHING;
  }
}

export const chooseFile: Chosen<'chooseFile' | 'chooseImage', ChosenFiles> = async (files, wish) => {
  const { kept, dropped } = sift('chooseFile', files, wish);
  return answerFiles(kept, dropped);
};

function answerFiles(kept: readonly File[], dropped: DroppedFile[]): ChosenFiles {
  const tempFiles: TempFile[] = kept.map(withPath);
  return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles, dropped };
}

export const chooseImage: Chosen<'chooseImage', ChosenFiles> = async (files, wish, { sizeType }, { signal }) => {
  const { kept, dropped } = sift('chooseImage', files, wish);
  if (!isCompressed(sizeType)) return answerFiles(kept, dropped);
  const compressed: File[] = [];
  // One after the other: a decoded picture takes a lot of memory.
  for (const file of kept) compressed.push(await small(file, signal));
  return answerFiles(compressed, dropped);
};

/** The failure for a video that is too long. Frees the file's URL, since the page does not get it. */
function tooLong(call: string, file: File, duration: number, most: number): DeviceError {
  releaseTempFiles({ filePaths: [tempPathOf(file)] });
  return new DeviceError(
    call,
    ErrCode.invalid,
    `${file.name}: takes ${Math.ceil(duration)} s, maxDuration is ${most} s`,
  );
}

export const chooseVideo: Chosen<'chooseVideo', ChosenVideo> = async (files, wish, { maxDuration }, { signal }) => {
  const [file] = sift('chooseVideo', files, wish).kept as [File];
  const size = await measured(file, signal);
  const most = maxDuration ?? MAX_DURATION;
  if (size.duration > most) throw tooLong('chooseVideo', file, size.duration, most);
  const tempFile = withPath(file);
  return { tempFilePath: tempFile.path, tempFile, size: file.size, name: file.name, ...size };
};

export const chooseMedia: Chosen<'chooseMedia', ChosenMedia> = async (files, wish, options, { signal }) => {
  const { kept, dropped } = sift('chooseMedia', files, wish);
  const { maxDuration: most = MAX_DURATION, sizeType } = options;
  const media: ChosenMedium[] = [];
  let longest: DeviceError | undefined;
  for (const file of kept) {
    const isVideo =
      file.type.startsWith('video/') || (!file.type && !isWanted(file, { kinds: ['image'], endings: [] }));
    const given = !isVideo && isCompressed(sizeType) ? await small(file, signal) : file;
    const size = isVideo ? await measured(given, signal) : await pictured(given);
    if (size.duration > most) {
      longest = tooLong('chooseMedia', file, size.duration, most);
      dropped.push(drop(file, 'duration'));
      continue;
    }
    const tempFile = withPath(given);
    const fileType = isVideo ? 'video' : 'image';
    media.push({ tempFilePath: tempFile.path, fileType, size: given.size, file: tempFile, ...size });
  }
  if (!media.length) throw longest!;
  const types = new Set(media.map(({ fileType }) => fileType));
  return { tempFiles: media, type: types.size > 1 ? 'mix' : media[0]!.fileType, dropped };
};

/** Size of a picture; zeros if this browser cannot decode it. */
async function pictured(file: File): Promise<typeof NOTHING> {
  try {
    return { duration: 0, ...(await readImage(tempPathOf(file))) };
  } catch {
    return NOTHING;
  }
}
