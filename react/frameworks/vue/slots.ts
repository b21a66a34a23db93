import { cloneVNode, Comment, Fragment, h, Text, type Slots, type VNode } from 'vue';

/** The content of Vue's slots as children of an element: `#prefix` becomes `slot="prefix"`. */
export function contentOf(slots: Slots): VNode[] | undefined {
  // Vue keeps notes of its own among them.
  const names = Object.keys(slots).filter((name) => !/^[_$]/.test(name));
  if (names.length === 0) return undefined;
  return names.flatMap((name) => {
    const content = slots[name]?.() ?? [];
    return name === 'default' ? content : inSlot(content, name, name);
  });
}

/** Keys are those of a slot: two slots may have the same. */
function inSlot(content: readonly VNode[], slot: string, path: string): VNode[] {
  return content.flatMap((vnode, index): VNode[] => {
    const key = `${path} ${String(vnode.key ?? index)}`;
    if (vnode.type === Comment) return [];
    if (vnode.type === Fragment) return inSlot(childrenOf(vnode), slot, key);
    if (vnode.type === Text) return String(vnode.children).trim() ? [h('span', { slot, key }, [vnode])] : [];
    return [cloneVNode(vnode, { slot, key })];
  });
}

const childrenOf = ({ children }: VNode): VNode[] => (Array.isArray(children) ? (children as VNode[]) : []);
