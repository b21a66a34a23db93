// What may go into a message, and how its numbers and plurals are written. Pure functions of lit-localize's messages.

/** The largest number for which a language is asked for its categories: that of millions is rare, and `other` serves it. */
const MAX_ASKED = 1000;

const categories = new Map();

/** The plural categories that a language has for whole numbers of everyday size. */
export function categoriesOf(locale) {
  if (!categories.has(locale)) {
    const rules = new Intl.PluralRules(locale);
    const found = Array.from({ length: MAX_ASKED }, (_, count) => rules.select(count));
    categories.set(locale, new Set([...found, 'other']));
  }
  return categories.get(locale);
}

/** The end of the `{…}` that starts at `start`, after its brace; -1 if it has none. */
function endOf(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** What is wrong with the forms of one plural. */
function pluralProblems(locale, forms) {
  const problems = [];
  const seen = new Set();
  let rest = forms.trim();
  while (rest) {
    const [start, category] = /^(=\d+|[a-z]+)\s*(?=\{)/.exec(rest) ?? [];
    const end = start === undefined ? -1 : endOf(rest, start.length);
    if (end < 0) return [...problems, `plural is not written as \`one {…} other {…}\`: ${rest}`];
    const form = rest.slice(start.length + 1, end - 1);
    if (/,\s*plural\s*,/.test(form)) problems.push('a plural within a plural: write two');
    if (seen.has(category)) problems.push(`plural has “${category}” twice`);
    if (!category.startsWith('=') && !categoriesOf(locale).has(category))
      problems.push(`plural has no “${category}” in ${locale}`);
    seen.add(category);
    rest = rest.slice(end).trim();
  }
  for (const category of categoriesOf(locale)) {
    if (!seen.has(category)) problems.push(`plural lacks “${category}”`);
  }
  return problems;
}

/** What is wrong with the numbers and plurals of a text. Placeholders read `{0}`, in an argument too: `{{0}, number}`. */
export function argumentProblems(locale, text) {
  const problems = [];
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at + 1)) {
    const end = endOf(text, at);
    const [, kind, forms = ''] = /^\{\{\d+\},\s*(\w+)(?:,([^]*))?\}$/.exec(text.slice(at, end)) ?? [];
    if (kind === 'plural') problems.push(...pluralProblems(locale, forms));
    else if (kind !== 'number') problems.push(`unknown argument: ${text.slice(at, end < 0 ? undefined : end)}`);
  }
  return problems;
}

/** A text as its reader sees it, without the syntax of numbers and plurals: the forms of a plural one after another. */
export function plainForms(text) {
  const plain = text.replace(/\{(\{\d+\}),\s*number\}/g, '$1');
  const start = plain.search(/\{\{\d+\},\s*plural,/);
  if (start < 0) return plain;
  const end = endOf(plain, start);
  const forms = plain.slice(start, end).matchAll(/(?:=\d+|[a-z]+)\s*\{((?:[^{}]|\{\d+\})*)\}/g);
  return plainForms(
    `${plain.slice(0, start)}${Array.from(forms, ([, form]) => form.replaceAll('#', '0')).join(' ')}${plain.slice(end)}`,
  );
}

/** How a number gets into a text without its language. */
const UNFORMATTED = /\bString\(|\.(?:toString|toFixed|toPrecision|toISOString|join)\(/;

/**
 * The values of a message that are not texts: a number, date or list would be written as JavaScript writes it. A number goes
 * in as `{${count}, number}` or `{${count}, plural, …}`, all others are formatted before.
 */
export function valueProblems({ node, tag }, types) {
  const template = tag === 'str' ? node.arguments[0].template : node.arguments[0];
  const spans = template.templateSpans ?? [];
  return spans.flatMap(({ expression, literal }, index) => {
    const before = index === 0 ? template.head.text : spans[index - 1].literal.text;
    const isArgument = before.endsWith('{') && /^,\s*(?:number|plural)\b/.test(literal.text);
    const type = types.getTypeAtLocation(expression);
    const source = expression.getText();
    const wanted = isArgument ? types.getNumberType() : types.getStringType();
    if (types.isTypeAssignableTo(type, wanted) && (isArgument || !UNFORMATTED.test(source))) return [];
    const advice = isArgument ? 'only a number can be' : 'format it first, or write a number as {…, number}:';
    return [`${advice} \${${source}} (${types.typeToString(type)})`];
  });
}
