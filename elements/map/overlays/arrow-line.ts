import { Polyline, type Bounds, type LatLngLiteral, type Point, type PolylineOptions } from 'leaflet';
import { arrowsAlong } from './arrows.js';
import { pictureUrl } from './icons.js';

/** Arrows are so far apart, in px, and at least so many widths of their line. */
const SPACING = { px: 48, widths: 6 };
/** Narrower lines have heads of arrows that are wider than they are. */
const LEAST_SIZE = 8;
/** How far a head reaches beyond each side of its line, in px. */
const HEAD = 4;

/** What Leaflet's canvas gives its layers; not in its types. */
interface CanvasInternals {
  readonly _ctx: CanvasRenderingContext2D;
  readonly _bounds: Bounds;
  readonly _drawing: boolean;
}

/** Only the arrows of a line. */
export class ArrowLine extends Polyline {
  declare protected _renderer: CanvasInternals;
  declare protected _rings: readonly (readonly Point[])[];
  #picture: HTMLImageElement | undefined;

  constructor(points: readonly LatLngLiteral[], options: PolylineOptions, iconPath?: string) {
    super([...points], options);
    const url = iconPath ? pictureUrl(iconPath) : undefined;
    if (!url) return;
    const picture = new Image();
    this.#picture = picture;
    picture.onload = () => void this.redraw();
    // Drawn by us instead.
    picture.onerror = () => {
      this.#picture = undefined;
      this.redraw();
    };
    picture.src = url;
  }

  /** Called by Leaflet while it draws. */
  protected _updatePath(): void {
    const { _ctx: context, _bounds: bounds, _drawing: isDrawing } = this._renderer;
    if (!isDrawing) return;
    const { weight = 1, color } = this.options;
    const spacing = Math.max(SPACING.px, weight * SPACING.widths);
    const size = Math.max(LEAST_SIZE, weight);
    for (const ring of this._rings) {
      for (const { x, y, angle } of arrowsAlong(ring, spacing, bounds)) {
        context.save();
        context.translate(x, y);
        context.rotate(angle + Math.PI / 2);
        if (this.#picture) this.#drawPicture(context, this.#picture, size);
        else if (weight < LEAST_SIZE) drawHead(context, weight / 2 + HEAD, color);
        else drawChevron(context, size);
        context.restore();
      }
    }
  }

  #drawPicture(context: CanvasRenderingContext2D, picture: HTMLImageElement, size: number): void {
    const { naturalWidth: width, naturalHeight: height, complete } = picture;
    if (!complete || !width) return;
    const tall = (size * height) / width;
    context.drawImage(picture, -size / 2, -tall / 2, size, tall);
  }
}

/** An arrow that points up, white on its line. */
function drawChevron(context: CanvasRenderingContext2D, size: number): void {
  const half = size * 0.3;
  context.beginPath();
  context.moveTo(-half, half / 2);
  context.lineTo(0, -half / 2);
  context.lineTo(half, half / 2);
  context.lineWidth = Math.max(1.5, size * 0.16);
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = '#ffffff';
  context.stroke();
}

/** The head of an arrow that points up, in the color of its line. */
function drawHead(context: CanvasRenderingContext2D, half: number, color = '#000000'): void {
  context.beginPath();
  context.moveTo(-half, half);
  context.lineTo(0, -half);
  context.lineTo(half, half);
  context.lineTo(0, half / 2);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}
