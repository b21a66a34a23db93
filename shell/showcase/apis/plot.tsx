import { useEffect, useRef } from 'react';

/** Values at a time, in ms of `performance.now()`. */
export interface Sample {
  readonly time: number;
  readonly values: Readonly<Record<string, number>>;
}

/** Width of the axis of time, in ms. */
export const SPAN = 20_000;

/** Room for the numbers at the left and the times below, in px. */
const AXIS = { left: 48, bottom: 22, top: 10, right: 10 };

/** Three to five round values that span the numbers. */
function ticksOf(low: number, high: number): readonly number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

interface PlotProps {
  samples: readonly Sample[];
  fields: readonly string[];
  locale: string;
  /** For those who do not see it. */
  label: string;
}

/** Lines of the last seconds. The page's colors are those of the custom properties `--line-1` … of the canvas. */
export function Plot({ samples, fields, locale, label }: PlotProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let frame = 0;
    const draw = (): void => {
      drawPlot(element, samples, fields, locale);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [samples, fields, locale]);
  return <canvas ref={canvas} className="plot" dir="ltr" role="img" aria-label={label} />;
}

function drawPlot(
  canvas: HTMLCanvasElement,
  samples: readonly Sample[],
  fields: readonly string[],
  locale: string,
): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    Object.assign(canvas, { width: pixelWidth, height: pixelHeight });
  }
  const context = canvas.getContext('2d');
  if (!context || !width) return;
  const style = getComputedStyle(canvas);
  const now = performance.now();
  const values = samples.flatMap((sample) => Object.values(sample.values));
  const ticks = ticksOf(Math.min(0, ...values), Math.max(values.length ? -Infinity : 1, ...values));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (time: number) => width - AXIS.right - ((now - time) / SPAN) * (width - AXIS.left - AXIS.right);
  const y = (value: number) =>
    height - AXIS.bottom - ((value - low) / (high - low)) * (height - AXIS.bottom - AXIS.top);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `12px ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.strokeStyle = style.getPropertyValue('--grid');
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'end';
  const number = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  for (const tick of ticks) {
    const place = Math.round(y(tick)) + 0.5;
    context.beginPath();
    context.moveTo(AXIS.left, place);
    context.lineTo(width - AXIS.right, place);
    context.stroke();
    context.fillText(number.format(tick), AXIS.left - 6, place);
  }
  context.textBaseline = 'alphabetic';
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
  for (const [index, part] of [0, 0.5, 1].entries()) {
    context.textAlign = (['end', 'center', 'start'] as const)[index]!;
    context.fillText(seconds.format((-part * SPAN) / 1000), x(now - part * SPAN), height - 5);
  }
  context.save();
  context.beginPath();
  context.rect(AXIS.left, 0, width - AXIS.left, height - AXIS.bottom + 2);
  context.clip();
  context.lineWidth = 2;
  context.lineJoin = 'round';
  for (const [index, field] of fields.entries()) {
    const points = samples.filter((sample) => field in sample.values);
    if (!points.length) continue;
    context.strokeStyle = context.fillStyle = style.getPropertyValue(`--line-${(index % 4) + 1}`);
    context.beginPath();
    for (const { time, values: at } of points) context.lineTo(x(time), y(at[field]!));
    // It holds until the next signal.
    context.lineTo(x(now), y(points.at(-1)!.values[field]!));
    context.stroke();
    context.beginPath();
    context.arc(x(now), y(points.at(-1)!.values[field]!), 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}
