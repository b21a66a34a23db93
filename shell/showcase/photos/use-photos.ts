import { compressImage, releaseTempFiles, type TempFile } from 'nacre/device';
import type { UploaderItem } from 'nacre/elements/uploader';
import { useEffect, useRef, useState } from 'react';

/** Most photos at once. */
export const MOST = 9;

/** A smaller one of a photo, and its quality. */
interface Small {
  readonly file: TempFile | File;
  readonly quality: number;
}

/** The file that the user has added. */
export const fileOf = ({ file }: UploaderItem): File => file as File;

/** A file as a URL that calls of the device take: a policy may keep them from reading `blob:` ones. */
export const urlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(file);
  });

async function compress(file: File, quality: number, signal: AbortSignal): Promise<TempFile> {
  const { tempFile } = await compressImage({ src: await urlOf(file), quality, signal });
  const [stem = ''] = file.name.split(/\.[^.]*$/);
  const [, ending = ''] = /(\.[^.]*)$/.exec(tempFile.name) ?? [];
  // A `data:` URL has no name.
  return Object.defineProperty(tempFile, 'name', { value: stem + ending });
}

const release = (smalls: Iterable<Small>): void =>
  void releaseTempFiles({ filePaths: [...smalls].flatMap(({ file }) => ('path' in file ? [file.path] : [])) });

/** The photos, each with a smaller one of this quality as soon as there is one. Undefined: they stay as they are. */
export function usePhotos(quality: number | undefined) {
  const [photos, setPhotos] = useState<readonly UploaderItem[]>([]);
  const [smalls, setSmalls] = useState<ReadonlyMap<File, Small>>(new Map());
  const latest = useRef(smalls);
  useEffect(() => {
    latest.current = smalls;
  }, [smalls]);

  // One after the other: a decoded photo takes a lot of memory.
  const next = photos.map(fileOf).find((file) => quality !== undefined && smalls.get(file)?.quality !== quality);
  useEffect(() => {
    if (!next || quality === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const prepare = async () => {
      // What cannot be compressed is sent as it is.
      const file = await compress(next, quality, signal).catch(() => next);
      if (!signal.aborted) setSmalls((before) => new Map(before).set(next, { file, quality }));
    };
    void prepare();
    return () => controller.abort();
  }, [next, quality]);

  // Their memory is free when the page is left.
  useEffect(() => () => release(latest.current.values()), []);

  return {
    photos,
    isBusy: next !== undefined,
    /** The file that is sent, and counts. */
    finalOf: (photo: UploaderItem): File => {
      const file = fileOf(photo);
      return quality === undefined ? file : (smalls.get(file)?.file ?? file);
    },
    /** The user has added, removed or moved some. */
    change(items: readonly UploaderItem[]): void {
      const files = new Set(items.map(fileOf));
      release([...smalls].flatMap(([file, small]) => (files.has(file) ? [] : [small])));
      setSmalls(new Map([...smalls].filter(([file]) => files.has(file))));
      setPhotos(items);
    },
    /** How far the sending of a photo is. */
    mark: (photo: UploaderItem, status: UploaderItem['status'], message?: string): void =>
      setPhotos((before) =>
        before.map((each) => (each.file === photo.file ? { ...each, status, message, percent: 0 } : each)),
      ),
  };
}
