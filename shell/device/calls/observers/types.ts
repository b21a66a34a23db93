import type { ContextRoot } from '../contexts/web/context-element.js';
import type { CanvasContext, VideoContext } from '../contexts/types.js';
import type { MapContext } from '../map-context/types.js';

/** Identifies an element in results. */
export interface NodeIdentity {
  /** The `id` of the element; empty for the viewport. */
  id: string;
  /** Its `data-` attributes. */
  dataset: Record<string, string>;
}

/** Place and size of an element, in CSS px. `top` and `bottom` count from the lower edge of the bar at the top, if there is one. */
export interface NodeRect extends NodeIdentity {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** How far an element is scrolled, and the size of its content, in CSS px. */
export interface NodeScroll extends NodeIdentity {
  scrollLeft: number;
  scrollTop: number;
  scrollWidth: number;
  scrollHeight: number;
}

/** Controls of an element: those of a video or canvas, else the element of this package itself, whose methods they are. */
export type NodeContext = VideoContext | MapContext | CanvasContext | HTMLElement;

/** What `fields` collects. Each is left out by default. */
export interface NodeFieldsOptions {
  id?: boolean;
  dataset?: boolean;
  /** `left`, `right`, `top`, `bottom`. */
  rect?: boolean;
  /** `width`, `height`. */
  size?: boolean;
  /** `scrollLeft`, `scrollTop`, `scrollWidth`, `scrollHeight`. */
  scrollOffset?: boolean;
  /** Names of properties or attributes of the element. Their values have these names in the result. */
  properties?: readonly string[];
  /** Names of properties of CSS. Their computed values have these names in the result. */
  computedStyle?: readonly string[];
  context?: boolean;
  node?: boolean;
}

/** What `fields` has collected. */
export interface NodeFields extends Partial<NodeRect>, Partial<NodeScroll> {
  context?: NodeContext | null;
  node?: Element | null;
  [name: string]: unknown;
}

/** One element, or null if there is none; of `selectAll` an array. */
type Found<Info, All extends boolean> = All extends true ? Info[] : Info | null;

/** What to ask of the selected elements. Each method adds a result and returns the query. */
export interface NodesRef<All extends boolean> {
  boundingClientRect(callback?: (found: Found<NodeRect, All>) => void): SelectorQuery;
  scrollOffset(callback?: (found: Found<NodeScroll, All>) => void): SelectorQuery;
  fields(options: NodeFieldsOptions, callback?: (found: Found<NodeFields, All>) => void): SelectorQuery;
  context(callback?: (found: Found<{ context: NodeContext | null }, All>) => void): SelectorQuery;
  /** The element itself. */
  node(callback?: (found: Found<{ node: Element | null }, All>) => void): SelectorQuery;
}

/** Measures elements of the page. */
export interface SelectorQuery {
  /** Looks in this component from here on: an element, its open shadow tree, or a shadow root. */
  in(component: ContextRoot): SelectorQuery;
  /** The first element. */
  select(selector: string): NodesRef<false>;
  /** All elements, in the order of the document. */
  selectAll(selector: string): NodesRef<true>;
  /** The page: the window, or what scrolls the page on top of the shell. */
  selectViewport(): NodesRef<false>;
  /**
   * Measures now. Calls the callback of each request in order, then this one; resolves to the results in the order of the
   * requests. A query can be executed again.
   */
  exec(callback?: (results: unknown[]) => void): Promise<unknown[]>;
}

/** Distances outwards from the edges of an area: px, or texts in px or %. Negative ones make the area smaller. */
export interface ObserverMargins {
  left?: number | string;
  right?: number | string;
  top?: number | string;
  bottom?: number | string;
}

export interface IntersectionObserverOptions {
  /** Shares of the element, from 0 to 1, at which the callback is called. Default `[0]`. */
  thresholds?: readonly number[];
  /** The share that counts as known at the start: the callback is called at once only if a threshold lies between. Default 0. */
  initialRatio?: number;
  /** Observes all elements of the selector, not only the first. Default false. */
  observeAll?: boolean;
}

type Rect = Omit<NodeRect, keyof NodeIdentity>;

export interface IntersectionResult extends NodeIdentity {
  /** The share of the element that is in the area. */
  intersectionRatio: number;
  intersectionRect: Rect;
  boundingClientRect: Rect;
  /** The area, with its margins. */
  relativeRect: Rect;
  /** Milliseconds since the page began. */
  time: number;
}

/** Observes when elements enter and leave an area. */
export interface NodeIntersectionObserver {
  /** The area is that of an element around the observed ones, such as a scroll view. Holds for later `observe` calls. */
  relativeTo(selector: string, margins?: ObserverMargins): NodeIntersectionObserver;
  /** The area is the page. Default. Holds for later `observe` calls. */
  relativeToViewport(margins?: ObserverMargins): NodeIntersectionObserver;
  /** Observes the elements that the page has now. Several calls observe several selectors. */
  observe(selector: string, callback: (result: IntersectionResult) => void): void;
  /** Ends all observations. */
  disconnect(): void;
}

/** Conditions of the window, in CSS px. All of them must hold. */
export interface MediaQueryDescriptor {
  width?: number;
  minWidth?: number;
  maxWidth?: number;
  height?: number;
  minHeight?: number;
  maxHeight?: number;
  orientation?: 'portrait' | 'landscape';
}

/** Observes whether the window meets conditions. */
export interface MediaQueryObserver {
  /** Calls back at once, and whenever it changes. Several calls observe several conditions. */
  observe(descriptor: MediaQueryDescriptor, callback: (result: { matches: boolean }) => void): void;
  /** Ends all observations. */
  disconnect(): void;
}

export interface ComponentOption {
  /** Where elements are looked for: an element, its open shadow tree, a shadow root. Default: the page on top. */
  component?: ContextRoot;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Measures elements. Synchronous as `createSelectorQuery(component)`. */
    createSelectorQuery: CallSpec<
      ComponentOption,
      {
        /** Collects what to measure. */
        query: SelectorQuery;
      }
    >;
    /** Observes when elements come into view. Synchronous as `createIntersectionObserver(component, options)`. */
    createIntersectionObserver: CallSpec<
      IntersectionObserverOptions & ComponentOption,
      {
        /** Observes nothing yet. */
        observer: NodeIntersectionObserver;
      }
    >;
    /** Observes media conditions of the window. Synchronous as `createMediaQueryObserver()`. */
    createMediaQueryObserver: CallSpec<
      object,
      {
        /** Observes nothing yet. */
        observer: MediaQueryObserver;
      }
    >;
  }
}
