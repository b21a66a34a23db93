import { COLOURS, parseColour, type Palette } from './colours.js';

/** The colors that a part of the page has, whatever they are made from. */
export function paletteIn(part: HTMLElement): Palette {
  const probe = part.ownerDocument.createElement('span');
  probe.hidden = true;
  part.append(probe);
  const read = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  // In two steps: a relative color of `light-dark()` is not resolved everywhere.
  const entries = COLOURS.map((name) => {
    const own = read(`var(--nc-color-${name})`);
    return [name, parseColour(read(`color(from ${own} srgb r g b / alpha)`).replace(/^color\(srgb/, ''))] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Palette;
}
