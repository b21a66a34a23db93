import { chooseImage, compressImage, DeviceError, ErrCode, releaseTempFiles, type TempFile } from 'nacre/device';
import { useEffect, useReducer, useRef } from 'react';

/** Most photos at once. */
export const MOST = 9;

export interface Photo {
  readonly file: TempFile;
  /** The compressed one, and its quality. */
  readonly small?: { readonly file: TempFile; readonly quality: number };
  readonly isSent: boolean;
}

type Change =
  | { readonly type: 'add'; readonly files: readonly TempFile[] }
  | { readonly type: 'remove' | 'sent'; readonly path: string }
  | { readonly type: 'compressed'; readonly path: string; readonly small: NonNullable<Photo['small']> };

function reduce(photos: readonly Photo[], change: Change): readonly Photo[] {
  switch (change.type) {
    case 'add':
      return [...photos, ...change.files.map((file) => ({ file, isSent: false }))];
    case 'remove':
      return photos.filter(({ file }) => file.path !== change.path);
    case 'sent':
      return photos.map((photo) => (photo.file.path === change.path ? { ...photo, isSent: true } : photo));
    case 'compressed':
      return photos.map((photo) => (photo.file.path === change.path ? { ...photo, small: change.small } : photo));
  }
}

const pathsOf = ({ file, small }: Photo): string[] => [file.path, ...(small ? [small.file.path] : [])];

/** The chosen photos, each with a smaller one of this quality as soon as there is one. Undefined: they stay as they are. */
export function usePhotos(quality: number | undefined) {
  const [photos, change] = useReducer(reduce, []);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  // One after the other: a decoded photo takes a lot of memory.
  const next = photos.find(({ small }) => quality !== undefined && small?.quality !== quality);
  useEffect(() => {
    if (!next || quality === undefined) return;
    const { path } = next.file;
    const controller = new AbortController();
    const { signal } = controller;
    const compress = async () => {
      // What cannot be compressed is sent as it is.
      const result = await compressImage({ src: path, quality, signal }).catch(() => undefined);
      if (!signal.aborted)
        change({ type: 'compressed', path, small: { file: result?.tempFile ?? next.file, quality } });
    };
    void compress();
    return () => controller.abort();
  }, [next, quality]);

  // Their memory is free when the page is left.
  useEffect(() => () => void releaseTempFiles({ filePaths: latest.current.flatMap(pathsOf) }), []);

  return {
    photos,
    isBusy: next !== undefined,
    /** The photo that is sent, and counts. */
    finalOf: ({ file, small }: Photo): TempFile => (quality === undefined ? file : (small?.file ?? file)),
    remove(photo: Photo): void {
      change({ type: 'remove', path: photo.file.path });
      void releaseTempFiles({ filePaths: pathsOf(photo) });
    },
    sent: ({ file }: Photo): void => change({ type: 'sent', path: file.path }),
    /** The user chooses some. Resolves to the names of files that were left out; rejects unless the user only closed it. */
    async choose(): Promise<string[]> {
      try {
        const { tempFiles, dropped } = await chooseImage({ count: MOST - latest.current.length });
        change({ type: 'add', files: tempFiles });
        return dropped.map(({ name }) => name);
      } catch (error) {
        if (error instanceof DeviceError && error.errCode === ErrCode.cancel) return [];
        throw error;
      }
    },
  };
}
