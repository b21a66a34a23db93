import type {
  NodeContext,
  NodeFields,
  NodeFieldsOptions,
  NodeRect,
  NodeScroll,
  NodesRef,
  SelectorQuery,
} from '../types.js';
import { attempt, DeviceError, ErrCode, expectFunction, guard } from '../../../errors.js';
import { webCanvasContext } from '../../contexts/web/canvas-queue.js';
import type { ContextRoot } from '../../contexts/web/context-element.js';
import {
  coveredTop,
  elementIn,
  elementsOf,
  expectSelector,
  identityOf,
  pageElement,
  placeOf,
  scrollerOf,
} from '../../contexts/web/find.js';
import { webMapContext } from '../../map-context/web/map-context.js';
import { webVideoContext } from '../../contexts/web/video-context.js';

const SUBJECT = 'createSelectorQuery';

/** An element, or the page itself. */
type Selected = Element | 'viewport';

interface Request {
  /** Null, an element, or all of them. */
  find(): Selected | null | Element[];
  read(selected: Selected, covered: number): object;
  readonly callback: ((found: never) => void) | undefined;
}

const identity = (selected: Selected) => (selected === 'viewport' ? { id: '', dataset: {} } : identityOf(selected));

function rectOf(selected: Selected, covered: number): NodeRect {
  if (selected !== 'viewport') return { ...identity(selected), ...placeOf(selected.getBoundingClientRect(), covered) };
  const { clientWidth: width, clientHeight: height } = pageElement() ?? document.documentElement;
  return { ...identity(selected), left: 0, top: 0, right: width, bottom: height, width, height };
}

function scrollOf(selected: Selected): NodeScroll {
  const scroller =
    selected === 'viewport'
      ? (pageElement() ?? document.scrollingElement ?? document.documentElement)
      : scrollerOf(selected);
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = scroller;
  return { ...identity(selected), scrollLeft, scrollTop, scrollWidth, scrollHeight };
}

/** Controls of an element. Contexts find theirs by its id: one without an id controls itself, as most elements do. */
function contextOf(selected: Selected): NodeContext | null {
  if (selected === 'viewport') return null;
  const { id, localName } = selected;
  const isVideo = localName === 'nc-video' || localName === 'video';
  if (!isVideo && !localName.includes('-')) return null;
  const component = selected.getRootNode() as ContextRoot;
  if (isVideo && id) return webVideoContext({ videoId: id, component });
  if (localName === 'nc-map' && id) return webMapContext({ mapId: id, component });
  const canvasId = localName === 'nc-canvas' && (selected.getAttribute('canvas-id') || id);
  return canvasId ? webCanvasContext({ canvasId, component }) : (selected as HTMLElement);
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function propertyOf(element: Element, name: string): unknown {
  const property = [name, camel(name)].find((candidate) => candidate in element);
  if (property) return attempt(() => (element as unknown as Record<string, unknown>)[property]);
  return element.getAttribute(kebab(name)) ?? undefined;
}

function fieldsOf(selected: Selected, options: NodeFieldsOptions, covered: number): NodeFields {
  const { id, dataset, left, right, top, bottom, width, height } = rectOf(selected, covered);
  const element = selected === 'viewport' ? undefined : selected;
  const found: NodeFields = {
    ...(options.id && { id }),
    ...(options.dataset && { dataset }),
    ...(options.rect && { left, right, top, bottom }),
    ...(options.size && { width, height }),
  };
  if (options.scrollOffset) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = scrollOf(selected);
    Object.assign(found, { scrollLeft, scrollTop, scrollWidth, scrollHeight });
  }
  for (const name of (element && options.properties) ?? []) found[name] = propertyOf(element!, name);
  const style = options.computedStyle?.length ? getComputedStyle(element ?? document.documentElement) : undefined;
  for (const name of options.computedStyle ?? []) found[name] = style!.getPropertyValue(kebab(name));
  if (options.context) found.context = contextOf(selected);
  if (options.node) found.node = element ?? null;
  return found;
}

const expectNames = (name: string, value: unknown): void => {
  const isRight = value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
  if (!isRight) throw new DeviceError(SUBJECT, ErrCode.invalid, `${name}: expected an array of names`);
};

class Query implements SelectorQuery {
  #component: ContextRoot | undefined;
  readonly #requests: Request[] = [];

  constructor(component: ContextRoot | undefined) {
    this.#component = component;
  }

  in(component: ContextRoot): SelectorQuery {
    if (component && typeof (component as Partial<ContextRoot>).querySelectorAll !== 'function') {
      throw new DeviceError(SUBJECT, ErrCode.invalid, 'component: expected an element, a shadow root or a document');
    }
    this.#component = component ?? undefined;
    return this;
  }

  select(selector: string): NodesRef<false> {
    expectSelector(SUBJECT, selector);
    const component = this.#component;
    return this.#ref<false>(() => elementIn(selector, component) ?? null);
  }

  selectAll(selector: string): NodesRef<true> {
    expectSelector(SUBJECT, selector);
    const component = this.#component;
    return this.#ref<true>(() => elementsOf(selector, component));
  }

  selectViewport(): NodesRef<false> {
    return this.#ref<false>(() => 'viewport');
  }

  exec(callback?: (results: unknown[]) => void): Promise<unknown[]> {
    if (callback !== undefined && callback !== null) expectFunction(SUBJECT, 'callback', callback);
    const covered = coveredTop();
    // All is measured before a callback changes the page.
    const results = this.#requests.map(({ find, read }) => {
      const found = find();
      if (Array.isArray(found)) return found.map((element) => read(element, covered));
      return found && read(found, covered);
    });
    for (const [at, request] of [...this.#requests].entries()) {
      if (request.callback) guard(() => request.callback!(results[at] as never));
    }
    if (callback) guard(() => callback([...results]));
    return Promise.resolve(results);
  }

  #ref<All extends boolean>(find: Request['find']): NodesRef<All> {
    const add = (read: Request['read'], callback: unknown): SelectorQuery => {
      if (callback !== undefined && callback !== null) expectFunction(SUBJECT, 'callback', callback);
      this.#requests.push({ find, read, callback: (callback ?? undefined) as Request['callback'] });
      return this;
    };
    return {
      boundingClientRect: (callback) => add(rectOf, callback),
      scrollOffset: (callback) => add(scrollOf, callback),
      fields: (options, callback) => {
        if (typeof options !== 'object' || options === null) {
          throw new DeviceError(SUBJECT, ErrCode.invalid, 'fields: expected an object of what to collect');
        }
        expectNames('properties', options.properties);
        expectNames('computedStyle', options.computedStyle);
        return add((selected, covered) => fieldsOf(selected, options, covered), callback);
      },
      context: (callback) => add((selected) => ({ context: contextOf(selected) }), callback),
      node: (callback) => add((selected) => ({ node: selected === 'viewport' ? null : selected }), callback),
    };
  }
}

export const webSelectorQuery = (component?: ContextRoot): SelectorQuery => new Query(component);
