import { msg, str } from '@lit/localize';
import { previewImage, saveImageToPhotosAlbum, type TempFile } from 'nacre/device';
import { Icon } from 'nacre/react/icon';
import { Image } from 'nacre/react/image';
import type { Photo } from './use-photos.js';

interface PhotoGridProps {
  photos: readonly Photo[];
  finalOf: (photo: Photo) => TempFile;
  sizeText: (bytes: number) => string;
  onRemove: (photo: Photo) => void;
}

export function PhotoGrid({ photos, finalOf, sizeText, onRemove }: PhotoGridProps) {
  const open = (index: number): void => {
    const files = photos.map(finalOf);
    const urls = files.map(({ path, name }) => ({ url: path, alt: name }));
    void previewImage({
      urls,
      current: index,
      indicator: 'number',
      longPressActions: {
        itemList: [msg('Save photo', { id: 'sc.photos.save' })],
        success: (choice) => void saveImageToPhotosAlbum({ filePath: files[choice.index]!.path }),
      },
    });
  };
  return (
    <ul className="photos">
      {photos.map((photo, index) => {
        const { file, isSent } = photo;
        const final = finalOf(photo);
        return (
          <li key={file.path}>
            <button
              type="button"
              className="photo"
              aria-label={msg(str`Enlarge ${file.name}`, { id: 'sc.photos.open' })}
              onClick={() => open(index)}
            >
              <Image src={file.path} mode="aspectFill" />
            </button>
            <button
              type="button"
              className="remove"
              aria-label={msg(str`Remove ${file.name}`, { id: 'sc.photos.remove' })}
              onClick={() => onRemove(photo)}
            >
              <Icon type="close" size={16} />
            </button>
            <span className="name" dir="auto">
              {file.name}
            </span>
            <small>
              {final === file ? (
                sizeText(file.size)
              ) : (
                <>
                  <s>{sizeText(file.size)}</s> {sizeText(final.size)}
                </>
              )}
              {isSent && <b> · {msg('sent', { id: 'sc.photos.sent' })}</b>}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
