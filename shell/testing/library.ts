import { buildQueries, getQueriesForElement, isInaccessible, queries as light } from '@testing-library/dom';

type Queries = typeof light;
type QueryAll = (container: HTMLElement, ...args: never[]) => HTMLElement[];

const KINDS = ['Role', 'LabelText', 'Text', 'DisplayValue', 'PlaceholderText', 'AltText', 'Title', 'TestId'] as const;

/** A container, and the open shadow trees in it. What is hidden has no roles: its trees are left out. */
function treesIn(container: ParentNode, withHidden: boolean): ParentNode[] {
  const hosts = [...container.querySelectorAll('*')];
  if ('shadowRoot' in container) hosts.unshift(container as Element);
  const trees = hosts.flatMap((host) =>
    host.shadowRoot && (withHidden || !isInaccessible(host)) ? treesIn(host.shadowRoot, withHidden) : [],
  );
  return [container, ...trees];
}

/** What the page has put into a part of an element, such as the dialog of a popup: it is not among the part's descendants. */
const slottedInto = (container: HTMLElement): Element[] =>
  'host' in container.getRootNode()
    ? [...container.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }))
    : [];

function queriesFor(kind: (typeof KINDS)[number]): Partial<Queries> {
  const inOneTree = light[`queryAllBy${kind}`] as QueryAll;
  const queryAll: QueryAll = (container, ...args) => {
    const options = args[1] as { hidden?: boolean } | undefined;
    const withHidden = kind !== 'Role' || options?.hidden === true;
    const inTrees = (trees: ParentNode[]) => trees.flatMap((tree) => inOneTree(tree as HTMLElement, ...args));
    const slotted = slottedInto(container).flatMap((element) => [
      ...inTrees([element.parentNode!]).filter((each) => element.contains(each)),
      ...inTrees(treesIn(element, withHidden).slice(1)),
    ]);
    const found = [...new Set([...inTrees(treesIn(container, withHidden)), ...slotted])];
    // A host and what is in it may have the same label: then it is that of what is inside.
    const hosts = new Set(found.map((element) => (element.getRootNode() as Partial<ShadowRoot>).host));
    return kind === 'LabelText' ? found.filter((element) => !hosts.has(element)) : found;
  };
  const words = (args: readonly unknown[]): string =>
    args.map((arg) => (String(arg) === '[object Object]' ? JSON.stringify(arg) : String(arg))).join(', ');
  const [queryBy, getAllBy, getBy, findAllBy, findBy] = buildQueries(
    queryAll,
    (_container, ...args) => `Found multiple elements by ${kind}: ${words(args)}`,
    (_container, ...args) => `Unable to find an element by ${kind}: ${words(args)}`,
  );
  return {
    [`queryAllBy${kind}`]: queryAll,
    [`queryBy${kind}`]: queryBy,
    [`getAllBy${kind}`]: getAllBy,
    [`getBy${kind}`]: getBy,
    [`findAllBy${kind}`]: findAllBy,
    [`findBy${kind}`]: findBy,
  } as Partial<Queries>;
}

/** The queries of Testing Library, which here also find what is inside elements: `render(<App />, { queries })`. */
export const queries: Queries = Object.assign({}, ...KINDS.map(queriesFor)) as Queries;

type Bound = ReturnType<typeof getQueriesForElement<Queries>>;

/** As `within` of Testing Library. */
export const within = (element: HTMLElement): Bound => getQueriesForElement(element, queries);

/** As `screen` of Testing Library: the whole document. */
export const screen: Bound = getQueriesForElement(document.body, queries);
