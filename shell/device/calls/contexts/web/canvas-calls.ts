import type { CanvasAction, ContextRoot, NativeCanvasContext } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName, OptionsOf, Provider } from '../../../types.js';
import { drawActions, type DrawnCanvas } from './canvas-player.js';
import { elementOf } from './context-element.js';
import { tempPathOf } from '../../files/web/temp-files.js';

type SavedCanvas = DrawnCanvas & { toTempFile(options: object): Promise<File> };

const isDrawn = (element: Element): element is DrawnCanvas =>
  typeof (element as Partial<DrawnCanvas>).getContext === 'function';
const isSaved = (element: Element): element is SavedCanvas =>
  isDrawn(element) && typeof (element as Partial<SavedCanvas>).toTempFile === 'function';

const canvasOf = <E extends DrawnCanvas>(
  subject: string,
  argument: string,
  id: string,
  component: ContextRoot | undefined,
  isKind: (element: Element) => element is E,
  kind = 'canvas',
): E => elementOf({ subject, argument, id, component, kind, attribute: 'canvas-id', isKind });

function contextOf(subject: CallName | 'drawCanvas', element: DrawnCanvas): CanvasRenderingContext2D {
  const context = element.getContext('2d');
  if (context) return context;
  throw new DeviceError(subject, ErrCode.busy, 'the canvas has another kind of context');
}

/** Canvas -> the end of what is being drawn on it. Drawings follow each other, and other calls follow them. */
const turns = new WeakMap<Element, Promise<unknown>>();

/** Draws what a queued context has collected. */
export async function play(
  { canvasId, component }: OptionsOf<'createCanvasContext'>,
  actions: readonly CanvasAction[],
  reserve: boolean,
): Promise<void> {
  const element = canvasOf('drawCanvas', 'canvasId', canvasId, component, isDrawn);
  const context = contextOf('drawCanvas', element);
  const draw = async () => drawActions(element, context, actions, reserve);
  const turn = (turns.get(element) ?? Promise.resolve()).then(draw);
  turns.set(
    element,
    turn.catch(() => undefined),
  );
  await turn;
}

export const createCanvasContextAsync: Provider<'createCanvasContextAsync'> = ({ id, component }) => {
  const element = canvasOf('createCanvasContextAsync', 'id', id, component, isSaved, 'nc-canvas');
  const canvas = element as unknown as NativeCanvasContext;
  return {
    getContext: canvas.getContext.bind(canvas),
    toBlob: canvas.toBlob.bind(canvas),
    toDataURL: canvas.toDataURL.bind(canvas),
    createImage: canvas.createImage.bind(canvas),
    createPath2D: canvas.createPath2D.bind(canvas),
    requestAnimationFrame: canvas.requestAnimationFrame.bind(canvas),
    cancelAnimationFrame: canvas.cancelAnimationFrame.bind(canvas),
  };
};

const newCanvas = (width: number, height: number): CanvasRenderingContext2D =>
  Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;

export const canvasGetImageData: Provider<'canvasGetImageData'> = async (options, { signal }) => {
  const { canvasId, component, x = 0, y = 0 } = options;
  const element = canvasOf('canvasGetImageData', 'canvasId', canvasId, component, isDrawn);
  await turns.get(element);
  signal.throwIfAborted();
  const { canvas } = contextOf('canvasGetImageData', element);
  const { pixelRatio: ratio = 1 } = element;
  const width = Math.max(1, Math.round(options.width ?? canvas.width / ratio - x));
  const height = Math.max(1, Math.round(options.height ?? canvas.height / ratio - y));
  // One pixel for each CSS px, also on HiDPI screens.
  const copy = newCanvas(width, height);
  copy.imageSmoothingQuality = 'high';
  copy.drawImage(canvas, x * ratio, y * ratio, width * ratio, height * ratio, 0, 0, width, height);
  const { data } = copy.getImageData(0, 0, width, height);
  return { data, width, height };
};

export const canvasPutImageData: Provider<'canvasPutImageData'> = async (options, { signal }) => {
  const { canvasId, component, data, x = 0, y = 0, width } = options;
  const subject = 'canvasPutImageData';
  const element = canvasOf(subject, 'canvasId', canvasId, component, isDrawn);
  const rows = data.length / 4 / width;
  if (!Number.isInteger(rows) || rows === 0) {
    throw new DeviceError(subject, ErrCode.invalid, `data: expected rows of ${width} pixels of 4 bytes`);
  }
  await turns.get(element);
  signal.throwIfAborted();
  const context = contextOf(subject, element);
  const height = Math.min(rows, options.height ?? rows);
  const picture = newCanvas(width, rows);
  picture.putImageData(new ImageData(new Uint8ClampedArray(data), width, rows), 0, 0);
  context.save();
  // What is there is replaced, as natively; on a screen of many pixels each px is a square of them.
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.shadowColor = 'transparent';
  context.globalCompositeOperation = 'source-over';
  context.imageSmoothingEnabled = false;
  context.clearRect(x, y, width, height);
  context.drawImage(picture.canvas, 0, 0, width, height, x, y, width, height);
  context.restore();
};

export const canvasToTempFilePath: Provider<'canvasToTempFilePath'> = async (options, { signal }) => {
  const { canvasId, component, ...picture } = options;
  const element = canvasOf('canvasToTempFilePath', 'canvasId', canvasId, component, isSaved, 'nc-canvas');
  await turns.get(element);
  const tempFile = await element.toTempFile(picture);
  // The URL of a call that has ended would never be freed.
  signal.throwIfAborted();
  return { tempFilePath: tempPathOf(tempFile), tempFile };
};
