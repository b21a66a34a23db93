/** A URL in the spellings that browsers, or a lenient host, take for the same. */
export const spellings = (url: string): string[] => {
  const middle = (part: string) => url.slice(0, 1) + part + url.slice(1);
  const dropped = ['\t', '\n', '\r', '\r\n', '\u0000', '\u0001', '\u001f', '\u007f', ' ', '\u00a0', '\ufeff', '\u2028'];
  return [url, url.toUpperCase(), ...dropped.flatMap((part) => [part + url, middle(part), middle(`${part}${part}`)])];
};

const UNSAFE: readonly string[] = ['javascript:', 'vbscript:', 'data:'];

/** Whether a link with this address would run a script, or show content that no server sent, in this browser. */
export const isUnsafe = (url: string): boolean =>
  UNSAFE.includes(Object.assign(document.createElement('a'), { href: url }).protocol);

/** Addresses that set `globalThis.ran` when this browser runs them. */
export const UNSAFE_URLS: readonly string[] = [
  'javascript:void(parent.ran=1)',
  'javascript://x%0aparent.ran=1',
  'vbscript:ran',
  'data:text/html,<script>parent.ran=1</script>',
].flatMap(spellings);

/** URLs of another origin, however they are spelled. */
export const ELSEWHERE = ['//evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example'].flatMap(
  spellings,
);
/** Those that run code. */
export const SCRIPTS = ['javascript:alert(1)', 'javascript://x%0aalert(1)', 'vbscript:x'].flatMap(spellings);
/** Those with another scheme. */
export const SCHEMES = [
  'https://evil.example',
  'http:evil.example',
  'data:text/html,x',
  'blob:x',
  'x-own+1.0:a',
].flatMap(spellings);
/** Those of pages of an app. */
export const PAGES = [
  '/',
  '/a',
  'a',
  './a',
  '../a',
  '?q=1',
  '#part',
  '/a?u=//b',
  '/a?u=javascript:1',
  '/a:b',
  'a/b:c',
  '/a//b',
  '1a:b',
];
