/** The most searches that are kept. */
const MOST = 10;

/** The searches under a key of the page's storage, the latest first. Without storage, or with other data, there are none. */
export function readHistory(key: string): readonly string[] {
  if (!key) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST) : [];
  } catch {
    return []; // The page may not store anything, or something else has the key.
  }
}

function write(key: string, searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // The storage is full or refused: the search works without a history.
  }
}

export function keepSearch(key: string, text: string): void {
  if (!key || !text) return;
  write(key, [text, ...readHistory(key).filter((other) => other !== text)].slice(0, MOST));
}

/** Forgets one search, or all of them. */
export function forgetSearch(key: string, text?: string): void {
  if (key) write(key, text === undefined ? [] : readHistory(key).filter((other) => other !== text));
}
