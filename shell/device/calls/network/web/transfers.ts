// The providers of uploads and downloads, which load with the first of them.
export { downloadFile } from './download.js';
export { uploadFile } from './upload.js';
