import { warnOnce } from './warn.js';

/** The level of a heading, 1 to 6. With 0 there is no heading, and none with other values, of which it warns. */
export function headingLevel(host: Element & { readonly level: number }): number {
  const { level } = host;
  if (level === 0 || [1, 2, 3, 4, 5, 6].includes(level)) return level;
  warnOnce(host, 'level', 'a whole number from 1 to 6', level);
  return 0;
}
