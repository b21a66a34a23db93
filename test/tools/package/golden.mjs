// Texts that are committed, and compared with what the sources give now.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Compares a text with that of a file. If they differ, the error shows the lines that are other ones. */
export function assertGolden(text, file) {
  const lines = changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', text);
  assert.equal(
    lines.length,
    0,
    `${basename(file)} is not as it was. If that is wanted: npm run api\n${lines.join('\n')}`,
  );
}

/** The lines that differ, `-` before those of `before` and `+` before those of `after`, below the blocks that they are in. */
export function changedLines(before, after) {
  const [old, now] = [before, after].map((text) => text.split('\n'));
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const kept = keptLines(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const marks = [
    ...old.slice(0, start).map((line) => [' ', line]),
    ...kept,
    ...old.slice(old.length - end).map((line) => [' ', line]),
  ];
  let block = '';
  let shown;
  return marks.flatMap(([mark, line]) => {
    const isStart = /^\S/.test(line) && line !== '}';
    if (isStart) block = line;
    if (mark === ' ' || line === '') return [];
    const head = isStart || shown === block ? [] : [`  ${block}`];
    shown = block;
    return [...head, `${mark} ${line}`];
  });
}

/** Each line of both, in order, as one that stays or that is of one of them: by the longest common subsequence. */
function keptLines(old, now) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const [down, right] = [lengths[i + 1][j], lengths[i][j + 1]];
      lengths[i][j] = old[i] === now[j] ? lengths[i + 1][j + 1] + 1 : Math.max(down, right);
    }
  }
  const marks = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) marks.push([' ', old[i++], j++]);
    else if (j === now.length || (i < old.length && lengths[i + 1][j] >= lengths[i][j + 1]))
      marks.push(['-', old[i++]]);
    else marks.push(['+', now[j++]]);
  }
  return marks;
}
