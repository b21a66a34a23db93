/** The colors of the embedded map. */
export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly label: string;
  readonly font: string;
}

const LIGHT = { water: '#cbe1ec', land: '#f7f5f0', border: '#b4afbd', label: '#37434b' };
const DARK = { water: '#101d26', land: '#253035', border: '#55636c', label: '#c9d3d9' };
/** The user's own colors. */
const FORCED = { water: 'Canvas', land: 'Canvas', border: 'CanvasText', label: 'CanvasText' };

/** Reads the custom properties `--nc-map-water`, `-land`, `-border` and `-label` and the font where `place` is. */
export function readPalette(place: HTMLElement, isDark: boolean): Palette {
  const isForced = globalThis.matchMedia('(forced-colors: active)').matches;
  const colors = isForced ? FORCED : isDark ? DARK : LIGHT;
  const probe = place.appendChild(document.createElement('span'));
  const computed = getComputedStyle(probe);
  probe.style.setProperty('forced-color-adjust', 'none');
  const read = (name: keyof typeof colors): string => {
    probe.style.color = isForced ? colors[name] : `var(--nc-map-${name}, ${colors[name]})`;
    return computed.color;
  };
  try {
    return {
      water: read('water'),
      land: read('land'),
      border: read('border'),
      label: read('label'),
      font: computed.fontFamily,
    };
  } finally {
    probe.remove();
  }
}
