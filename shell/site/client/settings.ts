/** What the reader has chosen, for all pages. */
interface Settings {
  readonly framework?: string;
  readonly theme?: string;
  readonly language?: string;
}

const KEY = 'nacre-site';

export function readSettings(): Settings {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Settings;
  } catch {
    // Storage is blocked, or holds something else: the choice lasts as long as the page.
    return {};
  }
}

export function keepSettings(change: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...change }));
  } catch {
    // As above.
  }
}
