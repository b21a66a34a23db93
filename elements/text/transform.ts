/** Unicode spaces by the names of their HTML entities. */
export const SPACES: Readonly<Record<string, string>> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' };

const ENTITIES: Readonly<Record<string, string>> = { ...SPACES, lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Decodes the entities above and the escapes `\n` (line break) and `\\` (backslash). One pass from left to right: what
 * a replacement yields is never decoded again.
 */
export const decodeText = (text: string): string =>
  text.replace(/&(\w+);|\\([n\\])/g, (whole, entity: string | undefined, escape: string | undefined) =>
    entity === undefined ? (escape === 'n' ? '\n' : '\\') : Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity]! : whole,
  );
