/** An element that gives its `<source>` and `<track>` children to a native media element. */
export interface MediaParent extends HTMLElement {
  mediaChildrenChanged(): void;
}

const ATTRIBUTES = ['src', 'type', 'media', 'kind', 'label', 'srclang', 'default', 'data-quality'];

/** One observer serves all elements. */
let observer: MutationObserver | undefined;
let count = 0;

function notify(records: readonly MutationRecord[]): void {
  const parents = new Set<Partial<MediaParent>>();
  for (const { type, target } of records) {
    const parent = type === 'attributes' ? target.parentElement : target;
    if (parent) parents.add(parent as Element & Partial<MediaParent>);
  }
  for (const parent of parents) parent.mediaChildrenChanged?.();
}

/** Calls `mediaChildrenChanged()` when its children, or what they say, change. */
export function watchMediaChildren(parent: MediaParent): void {
  observer ??= new MutationObserver(notify);
  observer.observe(parent, { childList: true, subtree: true, attributes: true, attributeFilter: ATTRIBUTES });
  count += 1;
}

/** Call it when the element leaves the page. An observer holds no reference to what it observes. */
export function unwatchMediaChildren(): void {
  count -= 1;
  if (count === 0) observer?.disconnect();
}

/** Puts copies of these elements into the native one, in the place of those with the same tag. Tells whether they differ. */
export function copyInto(media: HTMLMediaElement, tag: 'source' | 'track', originals: readonly Element[]): boolean {
  const old = [...media.querySelectorAll(tag)];
  const copies = originals.map((original) => original.cloneNode() as Element);
  if (old.length === copies.length && old.every((each, index) => each.isEqualNode(copies[index]!))) return false;
  for (const each of old) each.remove();
  media.append(...copies);
  return true;
}
