// A lint rule: `lang` attributes hold anything, and `Intl` throws at what is no tag (`en_US`). So they are read only by what makes
// a locale of them: `languageOf` and `languageAround` of elements/internal/element/language.ts, or `localeOf(….lang)`.
const NAMES = new Set(['lang', 'srclang']);
const HOME = /elements[\\/]internal[\\/]element[\\/]language\.ts$/;
/** What hands on the value of an expression. */
const SAME = new Set(['LogicalExpression', 'ConditionalExpression', 'ChainExpression', 'TSNonNullExpression']);

/** Whether the value of an expression goes into `localeOf`. */
function isMadeLocale(node) {
  let child = node;
  let { parent } = node;
  while (parent && SAME.has(parent.type)) [child, parent] = [parent, parent.parent];
  return parent?.type === 'CallExpression' && parent.callee.name === 'localeOf' && parent.arguments.includes(child);
}

const isWritten = (node) => node.parent.type === 'AssignmentExpression' && node.parent.left === node;

const read = {
  create(context) {
    if (HOME.test(context.filename)) return {};
    const message =
      'Read the language by languageOf(), languageAround() or localeOf(): Intl throws at what lang may hold.';
    const report = (node) => context.report({ node, message });
    return {
      MemberExpression(node) {
        const isNamed = !node.computed && NAMES.has(node.property.name);
        if (isNamed && !isWritten(node) && !isMadeLocale(node)) report(node);
      },
      ObjectPattern({ properties }) {
        for (const property of properties) if (NAMES.has(property.key?.name)) report(property);
      },
      CallExpression(node) {
        const [name] = node.arguments;
        const isRead = node.callee.property?.name === 'getAttribute' && NAMES.has(name?.value);
        if (isRead && !isMadeLocale(node)) report(node);
      },
    };
  },
};

export default { meta: { name: 'page-language' }, rules: { read } };
