import type { NcCanvas } from 'nacre/elements/canvas';

export type Brush = 'pen' | 'marker' | 'eraser';

/** What the next stroke is drawn with. */
export interface Tool {
  readonly brush: Brush;
  readonly color: string;
  /** In CSS px. */
  readonly width: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  /** Of a pen that feels it, from 0 to 1; 0.5 for others. */
  readonly pressure: number;
}

interface Stroke extends Tool {
  readonly points: Point[];
}

interface Picture {
  readonly picture: ImageBitmap;
}

/** What can be undone: a stroke, a picture, or that all was cleared. */
type Item = Stroke | Picture | 'clear';

export interface BoardState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isEmpty: boolean;
}

/** A marker is even and wide; a pen is as wide as it is pressed. */
const widthAt = ({ brush, width }: Tool, { pressure }: Point): number =>
  brush === 'marker' ? width * 2 : brush === 'eraser' ? width * 3 : width * (0.4 + 1.2 * pressure);

/** Draws a stroke from one of its points on. */
function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke, from = 0): void {
  const { brush, color, points } = stroke;
  context.save();
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = color;
  context.globalAlpha = brush === 'marker' ? 0.4 : 1;
  context.globalCompositeOperation = brush === 'eraser' ? 'destination-out' : 'source-over';
  context.beginPath();
  for (let index = from; index < points.length; index++) {
    const point = points[index]!;
    const before = points[index - 1] ?? point;
    context.lineWidth = widthAt(stroke, point);
    // A marker is one path: where two of them overlap it would be darker.
    if (brush !== 'marker') context.beginPath();
    if (brush !== 'marker' || index === from) context.moveTo(before.x, before.y);
    // A line without a length would not be drawn: a tap is a dot.
    context.lineTo(point.x + (point === before ? 0.01 : 0), point.y);
    if (brush !== 'marker') context.stroke();
  }
  if (brush === 'marker') context.stroke();
  context.restore();
}

/** A drawing on a canvas, as a list of what was done: it can be undone, and drawn again in any size. */
export class Board {
  #tool: Tool;
  readonly #canvas: NcCanvas;
  readonly #context: CanvasRenderingContext2D;
  #items: Item[] = [];
  #undone: Item[] = [];
  readonly #strokes = new Map<number, Stroke>();
  readonly #listeners = new Set<() => void>();
  #state: BoardState = { canUndo: false, canRedo: false, isEmpty: true };

  constructor(canvas: NcCanvas, tool: Tool) {
    this.#tool = tool;
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d')!;
  }

  /** Draws where pointers move, until the signal aborts. */
  follow(signal: AbortSignal): void {
    const canvas = this.#canvas;
    canvas.addEventListener('pointerdown', (event) => this.#start(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(type, (event) => this.#end(event), { signal });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): BoardState => this.#state;

  /** Takes another tool for the next stroke. */
  take(tool: Tool): void {
    this.#tool = tool;
  }

  undo(): void {
    const item = this.#items.pop();
    if (!item) return;
    this.#undone.push(item);
    this.#change();
  }

  redo(): void {
    const item = this.#undone.pop();
    if (!item) return;
    this.#items.push(item);
    this.#change();
  }

  clear(): void {
    this.#add('clear');
  }

  insert(picture: ImageBitmap): void {
    this.#add({ picture });
  }

  #start(event: PointerEvent): void {
    if (event.button !== 0) return;
    const stroke: Stroke = { ...this.#tool, points: [this.#pointOf(event)] };
    this.#strokes.set(event.pointerId, stroke);
    drawStroke(this.#context, stroke);
  }

  #move(event: PointerEvent): void {
    const stroke = this.#strokes.get(event.pointerId);
    if (!stroke) return;
    const from = stroke.points.length;
    // All that the pointer did since the last frame: curves stay round.
    const events = event.getCoalescedEvents?.() ?? [];
    stroke.points.push(...(events.length > 0 ? events : [event]).map((each) => this.#pointOf(each)));
    // What is half transparent is drawn as a whole.
    if (stroke.brush === 'marker') this.draw();
    else drawStroke(this.#context, stroke, from);
  }

  #end({ pointerId }: PointerEvent): void {
    const stroke = this.#strokes.get(pointerId);
    if (!stroke) return;
    this.#strokes.delete(pointerId);
    this.#add(stroke);
  }

  #pointOf(event: PointerEvent): Point {
    const pressure = event.pointerType === 'pen' ? event.pressure : 0.5;
    return { ...this.#canvas.pointAt(event), pressure };
  }

  #add(item: Item): void {
    this.#items.push(item);
    this.#undone = [];
    this.#change();
  }

  #change(): void {
    this.draw();
    this.#state = {
      canUndo: this.#items.length > 0,
      canRedo: this.#undone.length > 0,
      isEmpty: this.#items.length === 0 || this.#items.at(-1) === 'clear',
    };
    for (const listener of this.#listeners) listener();
  }

  /** Draws all again: with all pixels of a new size, or without what was undone. */
  draw(): void {
    this.#context.reset();
    for (const item of this.#items.slice(this.#items.lastIndexOf('clear') + 1)) {
      if (item === 'clear') continue;
      if ('picture' in item) this.#drawPicture(item);
      else drawStroke(this.#context, item);
    }
    for (const stroke of this.#strokes.values()) drawStroke(this.#context, stroke);
  }

  /** In the middle, as large as fits. */
  #drawPicture({ picture }: Picture): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const scale = Math.min(1, (clientWidth * 0.9) / picture.width, (clientHeight * 0.9) / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    this.#context.drawImage(picture, (clientWidth - width) / 2, (clientHeight - height) / 2, width, height);
  }
}
