const decodePair = (pair: string): string => {
  const name = pair.split('=', 1)[0]!.replaceAll('+', ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const valueText = (value: unknown): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toJSON();
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('a function or symbol is no text');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Pairs as a form sends them: arrays repeat their key, undefined is left out. */
export const textPairs = (data: object): [key: string, text: string][] =>
  Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [key, valueText(item)]),
  );

/** The same, as they stand in a URL. */
export const encodePairs = (data: object): string[] =>
  textPairs(data).map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`);

/** Merges pairs into a URL's query. Other pairs stay unchanged to the letter, since they may be signed. */
export function mergeQuery(url: string, data: object | string): string {
  const [address, ...fragment] = url.split('#');
  const [path, ...query] = address!.split('?');
  const added = typeof data === 'string' ? data.replace(/^\?/, '').split('&') : encodePairs(data);
  const replaced = new Set(typeof data === 'string' ? added.map(decodePair) : Object.keys(data));
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair && !replaced.has(decodePair(pair)));
  const search = [...kept, ...added].filter(Boolean).join('&');
  return [path, search && `?${search}`, fragment.length ? `#${fragment.join('#')}` : ''].join('');
}
