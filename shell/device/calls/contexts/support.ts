import { is, type Probes } from '../../probes.js';

const canvas = is('native', 'the nc-canvas of that id');

export const SUPPORT: Probes = {
  createVideoContext: is('native', 'the nc-video, or the native video, of that id'),
  createCanvasContext: canvas,
  createCanvasContextAsync: canvas,
  canvasGetImageData: canvas,
  canvasPutImageData: canvas,
  canvasToTempFilePath: canvas,
};
