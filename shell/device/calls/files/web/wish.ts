// What a choosing call asks for: `choose.ts` opens the picker by it, and `chosen.ts`, which loads later, answers by it.
import type { CallName } from '../../../types.js';
import type { Wanted } from './file-types.js';

export type ChooserName = CallName & ('chooseImage' | 'chooseVideo' | 'chooseMedia' | 'chooseFile');

/** What a call wants, and how many at most. */
export interface Wish extends Wanted {
  readonly count: number;
}
