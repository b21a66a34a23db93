import { boxOf } from '../internal/element/scale.js';

export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** What the drawing buffer is scaled by: its pixels for each px that the page draws. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** A point of the viewport in CSS px of the canvas, also where a transform scales it. */
export function pointOn(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): CanvasPoint {
  const { left, top, width, height } = boxOf(canvas);
  return {
    x: ((clientX - left) * canvas.offsetWidth) / (width || 1),
    y: ((clientY - top) * canvas.offsetHeight) / (height || 1),
  };
}

const toPixels = (args: unknown[], { x, y }: Scale): unknown[] => {
  const first = typeof args[0] === 'object' ? 1 : 0;
  return args.map((arg, index) => (index === first ? Number(arg) * x : index === first + 1 ? Number(arg) * y : arg));
};

/**
 * Makes one 2D context draw in CSS px. Its methods that set, return or reset the transform add or remove the scale of the
 * drawing buffer, so a page's `setTransform(1, 0, 0, 1, 0, 0)` still means CSS px. Contexts of other canvases stay as they are.
 * Returns a function that applies the scale again, after the buffer has changed.
 */
export function drawInCssPixels(context: CanvasRenderingContext2D, scale: () => Scale): () => void {
  const { setTransform, getTransform, reset, isPointInPath, isPointInStroke } = context;
  const apply = (): void => {
    const { x, y } = scale();
    (setTransform as (...values: number[]) => void).call(context, x, 0, 0, y, 0, 0);
  };
  const methods = {
    setTransform(...args: unknown[]): void {
      const [first] = args;
      const given = typeof first === 'object' ? (first as DOMMatrix2DInit | null) : undefined;
      const { a, b, c, d, e, f } = given ? DOMMatrix.fromMatrix(given) : new DOMMatrix();
      const values = args.length > 1 ? args.map(Number) : [a, b, c, d, e, f];
      // As natively, numbers that are none change nothing.
      if (!values.every(Number.isFinite)) return;
      apply();
      context.transform(...(values as [number, number, number, number, number, number]));
    },
    resetTransform: apply,
    getTransform(): DOMMatrix {
      const { x, y } = scale();
      return new DOMMatrix([1 / x, 0, 0, 1 / y, 0, 0]).multiply(getTransform.call(context));
    },
    reset(): void {
      reset.call(context);
      apply();
    },
    isPointInPath: (...args: unknown[]): boolean => isPointInPath.apply(context, toPixels(args, scale()) as never),
    isPointInStroke: (...args: unknown[]): boolean => isPointInStroke.apply(context, toPixels(args, scale()) as never),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(context, name, { value, configurable: true, writable: true });
  }
  apply();
  return apply;
}
