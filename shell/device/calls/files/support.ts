import { is, type Probes } from '../../probes.js';

const picker = is('needs-gesture', 'a file input');

export const SUPPORT: Probes = {
  chooseImage: picker,
  chooseVideo: picker,
  chooseMedia: picker,
  chooseFile: picker,
  getImageInfo: is('native', 'an image element, and the bytes of the file'),
  getVideoInfo: is('native', 'a video element'),
  compressImage: is('native', 'createImageBitmap and a canvas'),
  saveImageToPhotosAlbum: is('emulated', 'a download'),
  saveVideoToPhotosAlbum: is('emulated', 'a download'),
  saveFile: () =>
    'showSaveFilePicker' in globalThis
      ? is('native', 'File System Access within a gesture, else a download')
      : is('emulated', 'a download'),
  releaseTempFiles: is('native', 'object URLs'),
};
