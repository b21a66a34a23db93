import { own } from '../base/own.js';
import { spaceOf } from '../internal/element/spaces.js';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const characterOf = (entity: string): string | undefined => spaceOf(entity) ?? own(ENTITIES, entity);

/**
 * Decodes the entities above, the named spaces, and the escapes `\n` (line break) and `\\` (backslash). One pass from
 * left to right: a decoded text is not decoded again.
 */
export const decodeText = (text: string): string =>
  text.replace(/&(\w+);|\\([n\\])/g, (whole, entity: string | undefined, escape: string | undefined) => {
    if (entity !== undefined) return characterOf(entity) ?? whole;
    return escape === 'n' ? '\n' : '\\';
  });
