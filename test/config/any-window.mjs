// Lint rules: an element may be in any document, that of an iframe or of a portal too, and a call may be given objects of
// any window. So code asks the window and the document that an element is in, and tells objects by what they have.

/** Each window has its own classes: `instanceof` knows those of one. */
const CLASS =
  /^(?:Node|Element|Text|Comment|Range|Window|Document|DocumentFragment|ShadowRoot|Attr|CharacterData|EventTarget|Animation|Blob|File|FileList|FormData|DataTransfer|Headers|Request|Response|ReadableStream|URL|URLSearchParams|ArrayBuffer|DataView|AbortSignal|Promise|Date|RegExp|Map|Set|Array|Object|Function|ImageData|(?:HTML|SVG|MathML)\w*Element|(?!\w*(?:Refresh|Canvas|Request)\w*Event)\w*Event|\w+Array)$/;

/** What differs between windows. Timers, clocks, `getComputedStyle` and `MutationObserver` serve all of them. */
const GLOBAL =
  /^(?:window|self|document|top|parent|(?:inner|outer)(?:Width|Height)|scroll[XY]|page[XY]Offset|scroll(?:To|By)|screen|visualViewport|devicePixelRatio|matchMedia|getSelection|(?:request|cancel)AnimationFrame|(?:add|remove)EventListener|dispatchEvent|(?:Resize|Intersection)Observer|CSSStyleSheet)$/;

/** Whether the file itself declares or imports what the identifier names. */
function isDeclared(context, node) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
    if (scope.set.get(node.name)?.defs.length) return true;
  return false;
}

/** Whether an identifier is read as a variable: it is no name of a property, and no type. */
function isVariable(node) {
  const { parent } = node;
  if (parent.type.startsWith('TS')) return /^TS(?:As|NonNull|Satisfies)/.test(parent.type);
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  return parent.key !== node || parent.shorthand === true;
}

/** Refuses `instanceof` with a class of the platform. Classes of the project may be asked for. */
const classes = {
  create: (context) => ({
    BinaryExpression(node) {
      const { operator, right } = node;
      if (operator !== 'instanceof' || right.type !== 'Identifier') return;
      if (!CLASS.test(right.name) || isDeclared(context, right)) return;
      const message = `instanceof ${right.name} is false for objects of another window: ask for what the object has`;
      context.report({ node, message });
    },
  }),
};

/**
 * Refuses the window and the document of the module. `document.create…()` is fine: a node moves to the document that it is
 * put into. Where the window of the module is meant, write `globalThis`.
 */
const globals = {
  create: (context) => ({
    Identifier(node) {
      const { parent, name } = node;
      if (!GLOBAL.test(name) || !isVariable(node) || isDeclared(context, node)) return;
      if (name === 'document' && parent.property?.name?.startsWith('create')) return;
      const message = `'${name}' is that of the window that loaded this module: use viewOf(element), ownerDocument`;
      context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'any-window' }, rules: { classes, globals } };
