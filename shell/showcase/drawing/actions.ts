import { msg } from '@lit/localize';
import {
  canvasToTempFilePath,
  chooseImage,
  DeviceError,
  ErrCode,
  releaseTempFiles,
  saveImageToPhotosAlbum,
  showModal,
  showToast,
} from 'nacre/device';
import type { Board } from './board.js';

/** Shows what went wrong, unless the user changed their mind. */
async function attempt(work: () => Promise<void>, text: () => string): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DeviceError && error.errCode === ErrCode.cancel) return;
    await showToast({ title: text(), icon: 'error' });
  }
}

export const insertPicture = (board: Board): Promise<void> =>
  attempt(
    async () => {
      const { tempFiles, tempFilePaths } = await chooseImage({ count: 1 });
      // Not by its URL: the strict policy of a page may allow pictures of its own site only.
      const picture = await createImageBitmap(tempFiles[0]!);
      await releaseTempFiles({ filePaths: tempFilePaths });
      board.insert(picture);
    },
    () => msg('This picture cannot be read.', { id: 'sc.drawing.unreadable' }),
  );

export const saveDrawing = (canvasId: string): Promise<void> =>
  attempt(
    async () => {
      const { tempFilePath } = await canvasToTempFilePath({ canvasId, fileType: 'jpg', quality: 0.92 });
      await saveImageToPhotosAlbum({ filePath: tempFilePath });
      await releaseTempFiles({ filePaths: [tempFilePath] });
      await showToast({ title: msg('Saved', { id: 'sc.sample.saved' }), icon: 'success' });
    },
    () => msg('The drawing could not be saved.', { id: 'sc.drawing.unsaved' }),
  );

export async function clearDrawing(board: Board): Promise<void> {
  const { confirm } = await showModal({
    title: msg('Clear the drawing?', { id: 'sc.drawing.clear.ask' }),
    content: msg('Undo brings it back.', { id: 'sc.drawing.clear.hint' }),
    confirmText: msg('Clear', { id: 'sc.drawing.clear' }),
    showCancel: true,
  });
  if (confirm) board.clear();
}
