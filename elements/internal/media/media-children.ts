import { ChildWatch } from '../observe/children.js';

/** For elements that give their `<source>` and `<track>` children to a native media element: the children, and what they say. */
export const mediaChildWatch = new ChildWatch({
  attributes: ['src', 'type', 'media', 'kind', 'label', 'srclang', 'default', 'data-quality'],
});

/** Puts copies of these elements into the native one, in the place of those with the same tag. Tells whether they differ. */
export function copyInto(media: HTMLMediaElement, tag: 'source' | 'track', originals: readonly Element[]): boolean {
  const old = [...media.querySelectorAll(tag)];
  const copies = originals.map((original) => original.cloneNode() as Element);
  if (old.length === copies.length && old.every((each, index) => each.isEqualNode(copies[index]!))) return false;
  for (const each of old) each.remove();
  media.append(...copies);
  return true;
}
