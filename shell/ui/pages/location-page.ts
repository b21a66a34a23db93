import type { CoordinateType } from '../../device/index.js';
import type { Query } from '../../router/index.js';
import { usePageContext } from '../app/context.js';

/** Of a page's URL: a missing or empty value is undefined. */
export function textOf(query: Query, name: string): string | undefined {
  const given: unknown = query[name];
  const text: unknown = Array.isArray(given) ? given[0] : given;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}

export function numberOf(query: Query, name: string): number | undefined {
  const text = textOf(query, name);
  const number = text === undefined ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

const SYSTEMS: readonly (string | undefined)[] = ['wgs84', 'gcj02', 'bd09'] satisfies CoordinateType[];

export function systemOf(query: Query): CoordinateType | undefined {
  const type = textOf(query, 'type')?.toLowerCase();
  return SYSTEMS.includes(type) ? (type as CoordinateType) : undefined;
}

/** The whole page, beneath the notch as well: the screens keep their buttons clear of it. */
export const FILL = { position: 'absolute', inset: 0, height: 'auto', minHeight: 0 } as const;

/** Leaves the page, with its result. If the app was opened on it by a link, the first page opens. */
export function useLeave(): (result?: unknown) => void {
  const { app, entry } = usePageContext();
  const { router, definition } = app;
  return (result) => {
    const gone =
      entry.index > 0
        ? router.navigateBack(result === undefined ? {} : { result })
        : router.reLaunch({ url: definition.pages[0]!.path });
    gone.catch(() => undefined); // A guard refused to leave.
  };
}
