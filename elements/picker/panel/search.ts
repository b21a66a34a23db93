/** Lists of more rows than these can be searched. */
export const LONG = 20;

/** As users type it: without case, accents and width. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Rows that have all words of the query in them, those that begin with it first. */
export function search(rows: readonly string[], query: string): number[] {
  const sought = folded(query).trim();
  const words = sought.split(/\s+/);
  const found = rows.flatMap((row, index) => {
    const text = folded(row);
    return words.every((word) => text.includes(word)) ? [{ index, begins: text.startsWith(sought) }] : [];
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(({ index }) => index);
}
