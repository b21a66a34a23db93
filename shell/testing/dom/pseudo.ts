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
