import {
  computed,
  getCurrentInstance,
  h,
  shallowRef,
  toRaw,
  type ComponentInternalInstance,
  type ComputedRef,
  type FunctionalComponent,
  type ShallowRef,
  type Slot,
  type VNode,
} from 'vue';
import type { ItemFunction, ListRangeEvent, NcList } from '../../../elements/list/index.js';
import type { Component } from './types.js';

type Key = string | number;
type Props = Record<string, unknown>;

/** What a list of Vue has in the place of the element's own functions. */
export interface ListRows<Item> {
  /** The items, of any kind. Default: none. They may be changed in place. */
  items?: readonly Item[] | undefined;
  /** Returns what identifies an item, so that its row keeps its state. Default: `itemKey`, or else the item itself. */
  keyOf?: ((item: Item, index: number) => unknown) | undefined;
  /** Returns the group of an item. */
  groupOf?: ((item: Item, index: number) => unknown) | undefined;
}

type Base = 'items' | 'renderItem' | 'renderGroup' | 'keyOf' | 'groupOf' | 'slotted';

/** The component of `nc-list`: rows are those of its slot `item`, rendered while the element asks for them. */
export type ListComponent<Props> = new <Item>(props: Omit<Props, Base> & ListRows<Item>) => InstanceType<
  Component<NcList, Omit<Props, Base> & ListRows<Item>, 'default' | 'empty' | 'loading'>
> & {
  readonly $slots: {
    /** A row. An item that is not in `items` yet is undefined. */
    readonly item?: (row: { item: Item; index: number }) => VNode[];
    /** The header of a group. Default: the group as text. */
    readonly group?: (header: { group: unknown; index: number }) => VNode[];
  };
};

/** What a list shows, and where its items come from. */
interface State {
  readonly source: ShallowRef<readonly unknown[]>;
  /** Lists of its own, new when an app changes its list in place: with Vue's proxies for the rows, and for the element. */
  readonly items: ComputedRef<{ readonly reactive: readonly unknown[]; readonly raw: readonly unknown[] }>;
  /** Until the element asks again, rows are those of the items that it knew. */
  shown: readonly unknown[];
  indexes: readonly number[];
  groups: readonly number[];
  /** Keys of items that are told apart by their identity. */
  readonly keys: WeakMap<object, string>;
  made: number;
}

function newState(): State {
  const source = shallowRef<readonly unknown[]>([]);
  const items = computed(() => {
    const reactive = source.value.map((item) => item);
    return { reactive, raw: reactive.map(toRaw) };
  });
  return { source, items, shown: [], indexes: [], groups: [], keys: new WeakMap(), made: 0 };
}

/** Tells the element what the slots render: the look of headers depends on it. */
const nothing = (): undefined => undefined;

const states = new WeakMap<ComponentInternalInstance, State>();

function stateOf(instance: ComponentInternalInstance): State {
  let state = states.get(instance);
  if (!state) states.set(instance, (state = newState()));
  return state;
}

/**
 * Makes the component of `nc-list`. The rows are children of the element, keyed by their items: Vue moves, keeps and removes
 * them, and each keeps its state as long as it is in the page. The element says which these are, in time for the same frame.
 */
export function withRows<ComponentProps>(
  List: Component<NcList, ComponentProps, string>,
): ListComponent<ComponentProps> {
  const component: FunctionalComponent<Props> = (props, { slots: { item: row, group: header, ...others } }) => {
    const instance = getCurrentInstance()!;
    const state = stateOf(instance);
    state.source.value = (props.items ?? []) as readonly unknown[];
    const { reactive, raw } = state.items.value;
    const { onRangechange, ...rest } = props;
    const hear = [onRangechange ?? []].flat() as ((event: ListRangeEvent) => void)[];
    const asked = (event: ListRangeEvent) => {
      const { indexes, groups } = event;
      // An event of the page's own has no rows.
      if (row && indexes) {
        Object.assign(state, { indexes, groups, shown: reactive });
        instance.update();
      }
      for (const listener of hear) listener(event);
    };
    const content = () => [...(others.default?.() ?? []), ...(row ? rowsOf(props, state, row, header) : [])];
    const ours = row && { slotted: true, renderItem: nothing, ...(header && { renderGroup: nothing }) };
    const given = { ...rest, items: raw, onRangechange: asked, ...ours };
    return h(List as never, given, { ...others, default: content });
  };
  component.displayName = 'List';
  component.inheritAttrs = false;
  return component as unknown as ListComponent<ComponentProps>;
}

/** The rows that the element has asked for, and the headers of groups among them, in their order. */
function rowsOf(props: Props, state: State, row: Slot, header: Slot | undefined): VNode[] {
  const { shown, indexes, groups } = state;
  const keyOf = functionOf(props.keyOf ?? props['key-of'], props.itemKey ?? props['item-key']);
  const groupOf = functionOf(props.groupOf ?? props['group-of'], props.groupKey ?? props['group-key']);
  const seen = new Set<Key>();
  const rows: VNode[] = [];
  const headers = new Set(groups);
  const add = (key: Key, attributes: object, content: unknown) => {
    // Items may appear twice.
    const own = seen.has(key) ? `${key} again ${rows.length}` : key;
    seen.add(own);
    rows.push(h('div', { key: own, ...attributes }, [content as VNode[]]));
  };
  const addHeader = (index: number) => {
    headers.delete(index);
    const group = groupOf?.(shown[index], index);
    const content = header ? header({ group, index }) : String(group ?? '');
    add(`group ${String(group)}`, { 'data-group': index }, content);
  };
  for (const index of indexes) {
    for (const group of [...headers]) if (group <= index) addHeader(group);
    const item = shown[index];
    add(identify(state, keyOf ? keyOf(item, index) : item, index), { 'data-index': index }, row({ item, index }));
  }
  return rows;
}

/** A function of the app's, or one that reads a field. */
const functionOf = (given: unknown, field: unknown): ItemFunction | undefined =>
  (given as ItemFunction | undefined) ?? (field ? (item) => (item as Props | undefined)?.[String(field)] : undefined);

function identify(state: State, key: unknown, index: number): Key {
  if (typeof key === 'string' || typeof key === 'number') return key;
  if (typeof key !== 'object' || key === null) return `at ${index}`;
  const raw = toRaw(key);
  let own = state.keys.get(raw);
  if (own === undefined) state.keys.set(raw, (own = `row ${state.made++}`));
  return own;
}
