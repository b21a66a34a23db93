/** Pseudo-class -> whether an element is in it; undefined: the DOM knows better. */
type Predicate = (element: Element, argument: string) => boolean | undefined;

const predicates = new Map<string, Predicate>();

/** Selectors for what is true, and what is not, of every element. */
const ALWAYS = ':not(nacre-never)';
const NEVER = ':not(*)';

/** Answers `matches(':name')` and `matches(':name(argument)')` for states that the DOM does not know. */
export function addPseudoClass(name: string, predicate: Predicate): void {
  if (predicates.size === 0) patch();
  predicates.set(name, predicate);
}

/** An element that waits for its upgrade is not defined. */
const isDefined = (element: Element): boolean => {
  const { localName } = element;
  return !localName.includes('-') || element.constructor === customElements.get(localName);
};

/** `:defined`, also of `querySelectorAll()`: jsdom takes what is registered for upgraded. */
export function addDefined(): void {
  addPseudoClass('defined', isDefined);
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
    const { querySelectorAll } = prototype;
    Object.assign(prototype, {
      querySelectorAll(this: ParentNode, selectors: string) {
        if (!selectors.includes(':defined')) return querySelectorAll.call(this, selectors);
        const wants = !selectors.includes(':not(:defined)');
        const others = selectors.replaceAll(/:not\(:defined\)|:defined/g, ALWAYS);
        return [...querySelectorAll.call(this, others)].filter((element) => isDefined(element) === wants);
      },
    });
  }
}

function patch(): void {
  const { matches } = Element.prototype;
  const answer = function (this: Element, selectors: string): boolean {
    return matches.call(this, translate(this, selectors));
  };
  Object.assign(Element.prototype, { matches: answer });
}

const translate = (element: Element, selectors: string): string =>
  selectors.replace(/:([a-z-]+)(?:\(([\w-]+)\))?/g, (whole, name: string, argument = '') => {
    const answer = predicates.get(name)?.(element, argument as string);
    return answer === undefined ? whole : answer ? ALWAYS : NEVER;
  });
