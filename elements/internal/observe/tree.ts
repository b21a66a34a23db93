/** Is called when an element may have got or lost an id. */
export interface TreeWatcher {
  /** @internal */
  treeChanged(): void;
}

const trees = new Map<Node, { readonly observer: MutationObserver; readonly watchers: Set<TreeWatcher> }>();

/** Calls `watcher` when elements or ids of a document or shadow tree come and go. All watchers of a tree share one observer. */
export function watchTree(tree: Node, watcher: TreeWatcher): void {
  let watch = trees.get(tree);
  if (!watch) {
    const watchers = new Set<TreeWatcher>();
    const observer = new MutationObserver(() => watchers.forEach((each) => each.treeChanged()));
    observer.observe(tree, { childList: true, subtree: true, attributeFilter: ['id'] });
    watch = { observer, watchers };
    trees.set(tree, watch);
  }
  watch.watchers.add(watcher);
}

export function unwatchTree(tree: Node, watcher: TreeWatcher): void {
  const watch = trees.get(tree)!;
  watch.watchers.delete(watcher);
  if (watch.watchers.size > 0) return;
  watch.observer.disconnect();
  trees.delete(tree);
}
