import { foldText } from '../../internal/text/fold.js';

/** Lists with more rows than this have a search field. */
export const SEARCHABLE_LENGTH = 20;

/** Indexes of the rows that contain all words of the query; rows that start with the query come first. */
export function search(rows: readonly string[], query: string): number[] {
  const sought = foldText(query).trim();
  const words = sought.split(/\s+/);
  const found = rows.flatMap((row, index) => {
    const text = foldText(row);
    return words.every((word) => text.includes(word)) ? [{ index, isStart: text.startsWith(sought) }] : [];
  });
  return [...found.filter(({ isStart }) => isStart), ...found.filter(({ isStart }) => !isStart)].map(
    ({ index }) => index,
  );
}
