import { msg } from '@lit/localize';
import { previewImage, saveImageToPhotosAlbum } from 'nacre/device';
import { urlOf } from './use-photos.js';

/** URLs of the files on the screen, until the next ones are shown. */
let shown: readonly string[] = [];

/** The path of a temporary file of the bus. */
const pathOf = (file: File): string | undefined => ('path' in file ? String(file.path) : undefined);

const save = async (file: File): Promise<void> => {
  await saveImageToPhotosAlbum({ filePath: pathOf(file) ?? (await urlOf(file)) });
};

/** Shows photos on the whole screen, this one first. Who holds one can save it. */
export async function enlarge(files: readonly File[], current: number): Promise<void> {
  for (const url of shown) URL.revokeObjectURL(url);
  // A policy may keep the page from showing `data:` URLs.
  const urls = files.map((file) => pathOf(file) ?? URL.createObjectURL(file));
  shown = urls.filter((_, index) => pathOf(files[index]!) === undefined);
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
