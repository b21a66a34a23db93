// A lint rule: modules load later by `lazy(() => import('./x.js'))`, which loads a lost one again. Browsers keep a failed
// `import()` until the page is left. With anything else in the function, it would not be the module that is loaded again.
export const lazy = {
  create(context) {
    return {
      ImportExpression(node) {
        const load = node.parent;
        const call = load.parent;
        const isLazy =
          load.type === 'ArrowFunctionExpression' &&
          load.body === node &&
          call.type === 'CallExpression' &&
          call.callee.name === 'lazy' &&
          call.arguments[0] === load;
        if (!isLazy)
          context.report({ node, message: 'load it by lazy(() => import(…)): a failed import() is kept by browsers' });
      },
    };
  },
};
