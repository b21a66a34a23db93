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
