// A lint rule: modules load later by `lazy(() => import('./x.js'))`, which loads a lost one again; libraries that an app
// installs itself by `lazy(async () => { try { return await import('x') } catch (error) { throw notInstalled('x', error) } })`. Browsers keep a failed
// `import()` until the page is left. With anything else in the function, it would not be the module that is loaded again.
/** The `import()` of a library, in the form above. */
function isCaught(node) {
  const [awaited, returned, block, attempt] = parentsOf(node);
  const thrown = attempt?.handler?.body.body[0];
  return (
    awaited.type === 'AwaitExpression' &&
    returned.type === 'ReturnStatement' &&
    block.body.length === 1 &&
    attempt.type === 'TryStatement' &&
    attempt.parent.body.length === 1 &&
    thrown?.type === 'ThrowStatement' &&
    thrown.argument.callee?.name === 'notInstalled'
  );
}

const parentsOf = ({ parent }) => [parent, parent.parent, parent.parent?.parent, parent.parent?.parent?.parent];

export const lazy = {
  create(context) {
    return {
      ImportExpression(node) {
        const load = isCaught(node) ? node.parent.parent.parent.parent.parent.parent : node.parent;
        const call = load.parent;
        const isLazy =
          load.type === 'ArrowFunctionExpression' &&
          (load.body === node || isCaught(node)) &&
          call.type === 'CallExpression' &&
          call.callee.name === 'lazy' &&
          call.arguments[0] === load;
        if (!isLazy)
          context.report({ node, message: 'load it by lazy(() => import(…)): a failed import() is kept by browsers' });
      },
    };
  },
};
