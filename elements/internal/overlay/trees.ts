/**
 * Where to listen for events on and around an element: its page and, if it is in a closed shadow tree, its own tree as well. The
 * page is not told what in a closed tree an event is on.
 */
export function treesAround(element: Element): readonly (Document | ShadowRoot)[] {
  const page = element.ownerDocument;
  const own = element.getRootNode() as ShadowRoot;
  for (let tree: ShadowRoot = own; tree.host; tree = tree.host.getRootNode() as ShadowRoot)
    if (tree.mode === 'closed') return [page, own];
  return [page];
}
