// Lint rules for code that reads what apps give, on pages that have changed the built-in objects.

/** Names of what an app gives: a member of it may be there and undefined. */
const GIVEN = /^(?:options|settings|config|definition|style|styles|changes?|retry|asked|reconnect|heartbeat|given)$/i;
const DEFAULTS = /^(?:[A-Z][A-Z0-9_]*|default\w*)$/;

/** What an expression may be: the branches of a condition, without brackets and casts. */
function valuesOf(node) {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return valuesOf(node.expression);
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? valuesOf(node.right) : [...valuesOf(node.left), ...valuesOf(node.right)];
    case 'ChainExpression':
      return valuesOf(node.expression);
    default:
      return [node];
  }
}

/** The last name of `options`, `upload.options`, `defaultMotion()`. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name ?? '';
  return node.type === 'CallExpression' ? nameOf(node.callee) : '';
}

const isCall = (node, name) => node.type === 'CallExpression' && nameOf(node) === name;

/** `{ ...DEFAULTS, ...options }`: a member that is there and undefined would replace the default. */
const given = {
  create: (context) => ({
    ObjectExpression({ properties }) {
      let hasDefaults = false;
      properties.forEach((property, index) => {
        if (property.type !== 'SpreadElement') return;
        for (const value of valuesOf(property.argument)) {
          const isGuarded = isCall(value, 'given') || value.type === 'ObjectExpression';
          const name = nameOf(value);
          const isGiven = value.type !== 'CallExpression' && GIVEN.test(name);
          const isMember = value.type === 'Identifier' || value.type === 'MemberExpression';
          if (index > 0 && !isGuarded && (isGiven || (hasDefaults && isMember && !DEFAULTS.test(name)))) {
            context.report({
              node: property,
              message: `...given(${name || 'options'}): undefined stands for what is before it`,
            });
          }
          if (DEFAULTS.test(name)) hasDefaults = true;
        }
      });
    },
  }),
};

/** Pages may add to `Object.prototype`: `for … in` meets what they have added. */
const ownNames = {
  create: (context) => ({
    ForInStatement(node) {
      context.report({ node, message: 'for … in meets what a page adds to Object.prototype: use Object.keys()' });
    },
  }),
};

const isError = (node) =>
  (node?.type === 'NewExpression' || node?.type === 'Identifier') && nameOf(node.callee ?? node).endsWith('Error');

/** Pages may freeze `Error.prototype`: then `error.name = …` throws. */
const errorName = {
  create(context) {
    const classes = [];
    const message = 'setting the name of an error throws where a page has frozen Error.prototype: define it';
    return {
      ClassDeclaration: (node) => void classes.push(isError(node.superClass)),
      'ClassDeclaration:exit': () => void classes.pop(),
      AssignmentExpression(node) {
        const { left } = node;
        const isName = left.type === 'MemberExpression' && left.property.name === 'name';
        if (isName && left.object.type === 'ThisExpression' && classes.at(-1)) context.report({ node, message });
      },
      CallExpression(node) {
        const {
          callee,
          arguments: [target],
        } = node;
        const isAssign = callee.type === 'MemberExpression' && nameOf(callee) === 'assign';
        if (isAssign && target?.type === 'NewExpression' && isError(target)) context.report({ node, message });
      },
    };
  },
};

/** Classes of the platform whose objects another window may have made. */
const PLATFORM =
  /^(?:ArrayBuffer|Blob|DataView|Date|Document|Element|Event|EventTarget|File|FileList|FormData|Headers|HTML\w*Element|Map|Node|Promise|ReadableStream|RegExp|Set|SharedArrayBuffer|URLSearchParams|\w+Array)$/;

/** Apps give objects of an iframe, or of the page around it, to calls. */
const anyWindow = {
  create: (context) => ({
    BinaryExpression(node) {
      const { operator, right } = node;
      if (operator !== 'instanceof' || right.type !== 'Identifier' || !PLATFORM.test(right.name)) return;
      context.report({
        node,
        message: `instanceof ${right.name} is false for those of other windows: isA() or kindOf()`,
      });
    },
  }),
};

export default {
  meta: { name: 'nacre-objects' },
  rules: { given, 'any-window': anyWindow, 'own-names': ownNames, 'error-name': errorName },
};
