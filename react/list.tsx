import React from 'react';
import { flushSync } from 'react-dom';
import type { ItemFunction, ListRangeEvent, NcList } from '../elements/list/index.js';
import type { Wrapper } from './types.js';

type Key = React.Key;

/** What a list of React has in the place of the element's own functions. */
export interface ListRows<Item> {
  /** The items, of any kind. Default: none. */
  items?: readonly Item[] | undefined;
  /** Returns what a row shows. An item that is not in `items` yet is undefined. */
  renderItem: (item: Item, index: number) => React.ReactNode;
  /** Returns what identifies an item, so that its row keeps its state. Default: `itemKey`, or else the item itself. */
  keyOf?: ((item: Item, index: number) => unknown) | undefined;
  /** Returns the group of an item. */
  groupOf?: ((item: Item, index: number) => unknown) | undefined;
  /** Returns what the header of a group shows. Default: the group as text. */
  renderGroup?: ((group: never, index: number) => React.ReactNode) | undefined;
}

type Base = Partial<Record<'items' | 'renderItem' | 'renderGroup' | 'keyOf' | 'groupOf' | 'slotted', unknown>>;

/** The component of `nc-list`: rows are React's, rendered while the element asks for them. */
export type ListComponent<Props> = <Item>(
  props: Omit<Props, keyof Base | 'children'> &
    ListRows<Item> & { children?: React.ReactNode; ref?: React.Ref<NcList> | undefined },
) => React.ReactElement;

interface RowProps {
  readonly item: unknown;
  readonly index: number;
  readonly render: (item: never, index: number) => React.ReactNode;
  readonly isHeader?: boolean;
}

/** A row that is rendered again only if what it shows has changed. */
const Row = React.memo(({ item, index, render, isHeader }: RowProps) => (
  <div {...(isHeader ? { 'data-group': index } : { 'data-index': index })}>{render(item as never, index)}</div>
));
Row.displayName = 'ListRow';

/** What the element asks for, and the items that it knew then: until it asks again, rows are those of that time. */
interface Shown extends Pick<ListRangeEvent, 'indexes' | 'groups'> {
  readonly items: readonly unknown[];
}

const NONE: Shown = { indexes: [], groups: [], items: [] };

const asText = (value: unknown): React.ReactNode => String(value ?? '');

const isKey = (key: unknown): key is Key => typeof key === 'string' || typeof key === 'number';

/** Keys for items that are told apart by their identity. */
function useKeys(): (item: unknown, index: number) => Key {
  const [keys] = React.useState(() => new WeakMap<object, string>());
  const made = React.useRef(0);
  return (item, index) => {
    if (isKey(item)) return item;
    if (typeof item !== 'object' || item === null) return `at ${index}`;
    let key = keys.get(item);
    if (key === undefined) keys.set(item, (key = `row ${made.current++}`));
    return key;
  };
}

/**
 * Makes the component of `nc-list`. The rows are children of the element, keyed by their items: React moves, keeps and
 * removes them, and each keeps its state as long as it is in the page. The element says which these are, in time for the
 * same frame.
 */
export function withRows<Props>(List: Wrapper<NcList, Props>): ListComponent<Props> {
  const Element = List as unknown as React.ComponentType<Record<string, unknown>>;
  const component = React.forwardRef<NcList, Record<string, unknown>>((props, ref) => {
    const { onRangeChange, children, ...rest } = props;
    const { renderItem, renderGroup = asText } = props;
    const hear = onRangeChange as ((event: ListRangeEvent) => void) | undefined;
    const given = (props.items ?? NONE.items) as readonly unknown[];
    const [range, setRange] = React.useState(NONE);
    const { items } = range;
    const identify = useKeys();
    const field = props.itemKey as string | undefined;
    const keyOf = (props.keyOf ??
      (field ? (item: unknown) => (item as Record<string, unknown> | undefined)?.[field] : undefined)) as
      ItemFunction | undefined;
    const groupOf = (props.groupOf ??
      (props.groupKey
        ? (item: unknown) => (item as Record<string, unknown>)?.[props.groupKey as string]
        : undefined)) as ItemFunction | undefined;
    const seen = new Set<Key>();
    const rows: React.ReactNode[] = [];
    const headers = new Set(range.groups);
    const add = (key: Key, row: (key: Key) => React.ReactNode) => {
      // Items may appear twice.
      const own = seen.has(key) ? `${key} again ${rows.length}` : key;
      seen.add(own);
      rows.push(row(own));
    };
    const header = (index: number) => {
      headers.delete(index);
      const group = groupOf?.(items[index], index);
      add(`group ${String(group)}`, (key) => (
        <Row key={key} item={group} index={index} render={renderGroup as RowProps['render']} isHeader />
      ));
    };
    for (const index of renderItem ? range.indexes : []) {
      for (const group of [...headers]) if (group <= index) header(group);
      const item = items[index];
      add(identify(keyOf ? keyOf(item, index) : item, index), (key) => (
        <Row key={key} item={item} index={index} render={renderItem as RowProps['render']} />
      ));
    }
    return (
      <Element
        {...rest}
        ref={ref}
        slotted={props.slotted ?? (renderItem ? true : undefined)}
        onRangeChange={(event: ListRangeEvent) => {
          const { indexes, groups } = event;
          // An event of the page's own has no rows.
          if (renderItem && indexes) flushSync(() => setRange({ indexes, groups, items: given }));
          hear?.(event);
        }}
      >
        {children as React.ReactNode}
        {rows}
      </Element>
    );
  });
  component.displayName = 'List';
  return component as unknown as ListComponent<Props>;
}
