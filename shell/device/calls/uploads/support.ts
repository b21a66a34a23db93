import { is, type Probes } from '../../probes.js';

const uploads = is('emulated', 'tus over XMLHttpRequest, with a queue in IndexedDB');

export const SUPPORT: Probes = {
  uploadResumable: uploads,
  getUploadQueue: uploads,
  pauseUploads: uploads,
  resumeUploads: uploads,
  cancelUploads: uploads,
};
