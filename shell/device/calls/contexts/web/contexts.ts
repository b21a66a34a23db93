import type { Provider } from '../../../types.js';
import { webCanvasContext } from './canvas-queue.js';
import { webVideoContext } from './video-context.js';

// The providers that find an element of the page. They load with the first call that needs one of them.
export {
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContextAsync,
} from './canvas-calls.js';

export const createCanvasContext: Provider<'createCanvasContext'> = (options) => ({
  context: webCanvasContext(options),
});

export const createVideoContext: Provider<'createVideoContext'> = (options) => ({ context: webVideoContext(options) });
