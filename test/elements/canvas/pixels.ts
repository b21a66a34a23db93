import type { NcCanvas } from 'nacre/elements/canvas';

/** The color at a place in CSS px, as `r,g,b,a`. */
export function colorAt(element: NcCanvas, x: number, y: number): string {
  const { canvas, pixelRatio } = element;
  const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(Math.floor(x * pixelRatio), Math.floor(y * pixelRatio), 1, 1).data.join();
}

/** Draws a rectangle; the numbers are CSS px. */
export function paint(element: NcCanvas, color: string, ...box: [x: number, y: number, w: number, h: number]): void {
  const context = element.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(...box);
}

export const RED = '255,0,0,255';
export const BLUE = '0,0,255,255';
export const CLEAR = '0,0,0,0';
