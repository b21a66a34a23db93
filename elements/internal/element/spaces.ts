import { own } from '../../base/own.js';

/** Unicode spaces by the names of their HTML entities. */
const SPACES: Readonly<Record<string, string>> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' };

/** The Unicode space that a `space` property names: `ensp`, `emsp` or `nbsp`; undefined for any other value. */
export const spaceOf = (name: unknown): string | undefined => own(SPACES, String(name));
