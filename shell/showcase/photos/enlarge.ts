import { msg } from '@lit/localize';
import { previewImage, saveImageToPhotosAlbum } from 'nacre/device';
import { urlOf } from './use-photos.js';

const addressOf = (file: File): Promise<string> => ('path' in file ? Promise.resolve(String(file.path)) : urlOf(file));

/** Shows photos on the whole screen, this one first. Who holds one can save it. */
export async function enlarge(files: readonly File[], current: number): Promise<void> {
  const urls = await Promise.all(files.map(addressOf));
  await previewImage({
    urls: urls.map((url, index) => ({ url, alt: files[index]!.name })),
    current,
    indicator: 'number',
    longPressActions: {
      itemList: [msg('Save photo', { id: 'sc.photos.save' })],
      success: ({ index }) => void saveImageToPhotosAlbum({ filePath: urls[index]! }),
    },
  });
}
