/** Whether `root` is the tree of a node, or one around it. */
function isAround(root: Node, node: Node): boolean {
  for (let each: Node | undefined = node; each; each = (each.getRootNode() as Partial<ShadowRoot>).host)
    if (each.getRootNode() === root) return true;
  return false;
}

/** The element that listeners in the tree of `listener` may see: the host, for what is in a shadow tree. */
function retargeted(target: Node, listener: EventTarget): Node {
  let node = target;
  for (;;) {
    const root = node.getRootNode() as Node & Partial<ShadowRoot>;
    if (!root.host || ('getRootNode' in listener && isAround(root, listener as Node))) return node;
    node = root.host;
  }
}

/** Whether a listener on a host sees the host as the target of what happens inside. */
function isRetargeted(): boolean {
  const host = document.createElement('div');
  const inner = document.createElement('p');
  host.attachShadow({ mode: 'open' }).append(inner);
  let target: EventTarget | null = null;
  host.addEventListener('nacre', (event) => (target = event.target));
  inner.dispatchEvent(new Event('nacre', { bubbles: true, composed: true }));
  return target === host;
}

/** Events and the focus seen from outside a shadow tree: happy-dom shows what is inside, or throws. */
export function retarget(): void {
  if (isRetargeted()) return;
  const target = Object.getOwnPropertyDescriptor(Event.prototype, 'target')!.get!;
  Object.defineProperty(Event.prototype, 'target', {
    configurable: true,
    get(this: Event) {
      const node = target.call(this) as EventTarget | null;
      const { currentTarget } = this;
      return node && currentTarget && 'getRootNode' in node ? retargeted(node as Node, currentTarget) : node;
    },
  });
  let focused: Element | undefined;
  addEventListener('focus', (event) => (focused = event.composedPath()[0] as Element), true);
  addEventListener('blur', () => (focused = undefined), true);
  Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
    configurable: true,
    get(this: ShadowRoot): Element | null {
      for (let node = focused?.isConnected ? focused : undefined; node;) {
        const root = node.getRootNode() as Node & Partial<ShadowRoot>;
        if (root === this) return node;
        node = root.host;
      }
      return null;
    },
  });
}
