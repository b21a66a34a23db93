import type { CanvasAction, QueuedImage } from '../types.js';
import { Gradient, Pattern, STYLES, warn } from './canvas-styles.js';

/** What draws in CSS px: an `nc-canvas`, or a native canvas. */
export interface DrawnCanvas extends Element {
  /** Pixels of the buffer for each px of a drawing. */
  readonly pixelRatio?: number;
  getContext(type: '2d'): CanvasRenderingContext2D | null;
  getContext(type: string, options?: unknown): RenderingContext | null;
}

/** How long a picture may take, in ms: a server that does not answer must not hold the drawing back for good. */
const LONGEST_LOAD = 60_000;

type Pictures = Map<QueuedImage, CanvasImageSource | undefined>;

/** Canvas -> its pictures by URL, since animations draw the same ones in each frame. */
const loaded = new WeakMap<Element, Map<string, Promise<HTMLImageElement>>>();

function loadImage(url: string, crossOrigin: string | null): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const timer = setTimeout(() => reject(new Error('timeout')), LONGEST_LOAD);
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error(url)));
    for (const type of ['load', 'error']) image.addEventListener(type, () => clearTimeout(timer));
    image.crossOrigin = crossOrigin;
    image.src = url;
  });
}

/** From other sites with their permission to read it, if they give one: else the drawing can be seen but not saved. */
async function loadPicture(url: string): Promise<HTMLImageElement> {
  try {
    return await loadImage(url, 'anonymous');
  } catch (error) {
    if (new URL(url, document.baseURI).origin === location.origin) throw error;
    return loadImage(url, null);
  }
}

function pictureFor(element: Element, url: string): Promise<HTMLImageElement> {
  const pictures = loaded.get(element) ?? new Map<string, Promise<HTMLImageElement>>();
  loaded.set(element, pictures);
  const known = pictures.get(url);
  if (known) return known;
  const picture = loadPicture(url);
  pictures.set(url, picture);
  picture.catch(() => pictures.delete(url));
  return picture;
}

const imageIn = (method: string, [first]: readonly unknown[]): QueuedImage | undefined =>
  method === 'drawImage' ? (first as QueuedImage) : first instanceof Pattern ? first.image : undefined;

async function loadPictures(element: Element, actions: readonly CanvasAction[]): Promise<Pictures> {
  const wanted = new Set(
    actions.map(({ method, data }) => imageIn(method, data)).filter((image) => image !== undefined),
  );
  const pictures: Pictures = new Map();
  const load = async (image: QueuedImage): Promise<void> => {
    if (typeof image !== 'string') {
      if ('complete' in image && !image.complete) await image.decode().catch(() => undefined);
      pictures.set(image, image);
      return;
    }
    try {
      pictures.set(image, await pictureFor(element, image));
    } catch {
      warn('drawImage', `cannot load ${image.slice(0, 200)}`);
    }
  };
  await Promise.all([...wanted].map(load));
  return pictures;
}

class Player {
  readonly #context: CanvasRenderingContext2D;
  readonly #ratio: number;
  readonly #pictures: Pictures;

  constructor(context: CanvasRenderingContext2D, ratio: number, pictures: Pictures) {
    this.#context = context;
    this.#ratio = ratio;
    this.#pictures = pictures;
  }

  run({ method, data }: CanvasAction): void {
    try {
      if (Object.hasOwn(STYLES, method)) this.#setStyle(method, data[0]);
      else if (method === 'drawImage') this.#drawImage(data);
      else (this.#context as unknown as Record<string, (...args: unknown[]) => void>)[method]!(...data);
    } catch (error) {
      warn(method, String((error as Error).message));
    }
  }

  #setStyle(name: string, value: unknown): void {
    const context = this.#context as unknown as Record<string, unknown>;
    if (value instanceof Gradient || value instanceof Pattern) {
      const style = this.#styleOf(value);
      if (style) context[name] = style;
      return;
    }
    // Natively the lengths of shadows are those of the buffer.
    context[name] = /^shadow(?!Color)/.test(name) ? Number(value) * this.#ratio : value;
  }

  #styleOf(style: Gradient | Pattern): CanvasGradient | CanvasPattern | null {
    if (style instanceof Pattern) {
      const picture = this.#pictures.get(style.image);
      return picture ? this.#context.createPattern(picture, style.repetition) : null;
    }
    const [x = 0, y = 0, a = 0, b = 0] = style.places;
    const gradient = style.circle
      ? this.#context.createRadialGradient(x, y, 0, x, y, a)
      : this.#context.createLinearGradient(x, y, a, b);
    for (const [offset, color] of style.stops) gradient.addColorStop(offset, color);
    return gradient;
  }

  #drawImage([image, ...places]: readonly unknown[]): void {
    const picture = this.#pictures.get(image as QueuedImage);
    const given = places.filter((place) => place !== undefined);
    if (picture) (this.#context.drawImage as (...args: unknown[]) => void)(picture, ...given);
  }
}

/** Draws actions when all their pictures are there. */
export async function drawActions(
  element: DrawnCanvas,
  context: CanvasRenderingContext2D,
  actions: readonly CanvasAction[],
  reserve: boolean,
): Promise<void> {
  const pictures = await loadPictures(element, actions);
  // Clears, and resets styles, transform and clip.
  if (!reserve) context.reset();
  const player = new Player(context, element.pixelRatio ?? 1, pictures);
  for (const action of actions) player.run(action);
}
