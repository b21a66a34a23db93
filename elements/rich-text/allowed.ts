/** Attributes that all elements may have. `class` becomes `part`, `style` is filtered. */
const COMMON = 'class style dir lang title aria-label aria-hidden';
const BOX = 'align width height';
const CELL = `${BOX} valign bgcolor colspan rowspan`;

/** The allowed tags, and the attributes that they may have. */
const LISTS = [
  [
    `abbr address article aside b bdi bdo big blockquote br center cite code dd dl dt em fieldset figcaption
    figure footer header i kbd label legend mark nav pre q rp rt ruby s samp section small span strong sub summary sup
    tt u var wbr`,
  ],
  ['caption div h1 h2 h3 h4 h5 h6 p', 'align'],
  ['a', 'href target rel hreflang'],
  ['col colgroup', `${BOX} span`],
  ['del ins time', 'datetime'],
  ['details', 'open'],
  ['font', 'color face size'],
  ['hr', `${BOX} color size noshade`],
  ['img', `${BOX} src alt border hspace vspace loading decoding`],
  ['li', 'type value'],
  ['ol', 'type start reversed'],
  ['table', `${BOX} bgcolor border cellpadding cellspacing`],
  ['tbody tfoot thead', 'align valign'],
  ['td', CELL],
  ['th', `${CELL} scope abbr`],
  ['tr', 'align valign bgcolor'],
  ['ul', 'type'],
] as const;

const words = (list: string): string[] => list.split(/\s+/);

let allowed: Map<string, Set<string>> | undefined;

/** The attributes that are allowed for each allowed tag. HTML and nodes share this list. */
export function allowedAttributes(): ReadonlyMap<string, ReadonlySet<string>> {
  allowed ??= new Map(
    LISTS.flatMap(([tags, names = '']) => words(tags).map((tag) => [tag, new Set(words(`${COMMON} ${names}`))])),
  );
  return allowed;
}

/** The allowed CSS properties: for text, boxes and tables; none that moves content over other content or loads anything. */
const STYLE =
  /^(?:(?:background-)?color|opacity|display|float|clear|direction|aspect-ratio|object-fit|vertical-align|table-layout|hyphens|(?:(?:min|max)-)?(?:width|height)|(?:border|column|flex|font|letter|line|list-style|margin|overflow-wrap|padding|row|text|white-space|word)(?:-.*)?)$/;

/** Copies the allowed properties of a parsed style. */
export function copyStyle(from: CSSStyleDeclaration, to: CSSStyleDeclaration): void {
  for (const name of from) {
    const value = from.getPropertyValue(name);
    if (STYLE.test(name) && !/image|url|src\(/i.test(name + value)) to.setProperty(name, value);
  }
}
