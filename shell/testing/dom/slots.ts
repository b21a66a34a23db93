/** Slots that are filled by hand: `assign()`, and what it assigned. */
export function addManualSlots(): void {
  const { prototype } = HTMLSlotElement;
  if ('assign' in prototype) return;
  const assigned = new WeakMap<HTMLSlotElement, readonly (Element | Text)[]>();
  const { assignedNodes, assignedElements } = prototype as HTMLSlotElement;
  Object.assign(prototype, {
    assign(this: HTMLSlotElement, ...nodes: (Element | Text)[]) {
      assigned.set(this, nodes);
    },
    assignedNodes(this: HTMLSlotElement, options?: AssignedNodesOptions) {
      return assigned.get(this) ?? assignedNodes.call(this, options);
    },
    assignedElements(this: HTMLSlotElement, options?: AssignedNodesOptions) {
      return assigned.get(this)?.filter((node) => node.nodeType === 1) ?? assignedElements.call(this, options);
    },
  });
}

/** What a slot holds where nothing is assigned to it: its own children. happy-dom leaves them out. */
export function addSlotFallback(): void {
  const host = document.createElement('div');
  const slot = document.createElement('slot');
  slot.append(document.createElement('i'));
  host.attachShadow({ mode: 'open' }).append(slot);
  if (slot.assignedElements({ flatten: true }).length) return;
  const { prototype } = HTMLSlotElement;
  const { assignedNodes } = prototype;
  prototype.assignedNodes = function (options) {
    const nodes = assignedNodes.call(this, options);
    if (nodes.length || !options?.flatten || !isInShadow(this)) return nodes;
    return [...this.childNodes].flatMap((node) =>
      'assignedNodes' in node ? (node as HTMLSlotElement).assignedNodes(options) : [node],
    );
  };
  prototype.assignedElements = function (options) {
    return this.assignedNodes(options).filter((node): node is Element => node.nodeType === 1);
  };
}

const isInShadow = (slot: HTMLSlotElement): boolean => 'host' in slot.getRootNode();
