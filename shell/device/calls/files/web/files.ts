// The providers of files and pictures, which load with the first call that needs one of them.
export { compressImage } from './compress.js';
export { getImageInfo } from './image-info.js';
export { saveFile, saveImageToPhotosAlbum, saveVideoToPhotosAlbum } from './save.js';
export { releaseTempFiles } from './temp-files.js';
export { getVideoInfo } from './video-info.js';
