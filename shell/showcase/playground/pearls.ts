import type { CanvasTouchEvent, NcCanvas } from 'nacre/elements/canvas';

function drawPearl(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const shine = context.createRadialGradient(x - radius / 3, y - radius / 3, radius / 10, x, y, radius);
  shine.addColorStop(0, '#fff');
  shine.addColorStop(0.6, '#d9d3ea');
  shine.addColorStop(1, '#8f9fb5');
  context.fillStyle = shine;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Draws a string of pearls, and another pearl wherever the canvas is touched. */
export function drawPearls(element: HTMLElement): void {
  const context = (element as NcCanvas).getContext('2d')!;
  for (let count = 0; count < 7; count++) {
    const bow = Math.sin((Math.PI * count) / 6);
    drawPearl(context, 36 + count * 38, 50 + 60 * bow, 12 + 6 * bow);
  }
  element.addEventListener('touchstart', (event: Event) => {
    for (const { x, y } of (event as CanvasTouchEvent).touches) drawPearl(context, x, y, 10);
  });
}
