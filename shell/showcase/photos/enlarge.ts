import { msg } from '@lit/localize';
import { previewImage, saveImageToPhotosAlbum } from 'nacre/device';
import { urlOf } from './use-photos.js';

/** URLs of the files on the screen, until the next ones are shown. */
let shown: readonly string[] = [];

/** A URL that a page may show: a policy may keep it from showing `data:` ones. */
const pictureOf = (file: File): string => ('path' in file ? String(file.path) : URL.createObjectURL(file));

const save = async (file: File): Promise<void> => {
  await saveImageToPhotosAlbum({ filePath: 'path' in file ? String(file.path) : await urlOf(file) });
};

/** Shows photos on the whole screen, this one first. Who holds one can save it. */
export async function enlarge(files: readonly File[], current: number): Promise<void> {
  for (const url of shown) URL.revokeObjectURL(url);
  const urls = files.map(pictureOf);
  shown = urls.filter((_, index) => !('path' in files[index]!));
  await previewImage({
    urls: urls.map((url, index) => ({ url, alt: files[index]!.name })),
    current,
    indicator: 'number',
    longPressActions: {
      itemList: [msg('Save photo', { id: 'sc.photos.save' })],
      success: ({ index }) => void save(files[index]!),
    },
  });
}
