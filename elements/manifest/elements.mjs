/** Describes one module for each element, its public entry: the class with its tag, and the other exports. */
export function elementsPlugin() {
  /** Path of an index.ts -> the tag and class that it defines. */
  const definitions = new Map();

  return {
    name: 'nacre: elements',

    collectPhase({ ts, node }) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'define') return;
      const [tag, constructor] = node.arguments;
      if (!tag || !ts.isStringLiteral(tag)) return;
      definitions.set(node.getSourceFile().fileName, { tag: tag.text, name: constructor.getText() });
    },

    packageLinkPhase({ customElementsManifest }) {
      const { modules } = customElementsManifest;
      const declarations = new Map(modules.flatMap((module) => module.declarations.map((item) => [item.name, item])));
      customElementsManifest.modules = modules
        .filter(({ path }) => isEntry(path) && declarations.has(definitions.get(path)?.name))
        .map(({ path, exports }) => {
          const { tag, name } = definitions.get(path);
          const element = { ...declarations.get(name), tagName: tag, customElement: true };
          // Base classes are not part of the public API.
          const others = exports
            .map((item) => declarations.get(item.name))
            .filter((item) => item && item.name !== name && !isEvent(item));
          const module = published(path);
          return {
            kind: 'javascript-module',
            path: module,
            declarations: [clean(element), ...others.map(clean)],
            exports: [
              { kind: 'custom-element-definition', name: tag, declaration: { name, module } },
              ...exports.map((item) => ({ kind: 'js', name: item.name, declaration: { name: item.name, module } })),
            ],
          };
        })
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

/** An `index.ts` deeper in an element's folder is private. */
const isEntry = (path) => /^elements\/[^/]+\/index\.ts$/.test(path);

/** Events are described by the elements that fire them. */
const isEvent = ({ superclass }) => superclass?.name === 'Event';

/** 'elements/input/index.ts' -> its path in the package. */
export const published = (path) => `dist/${path.replace(/\.ts$/, '.js')}`;

const LISTS = ['slots', 'attributes', 'members', 'events', 'cssParts', 'cssProperties', 'cssStates'];

/** Removes traces of inheritance and empty lists. */
function clean(declaration) {
  const cleaned = { ...declaration };
  delete cleaned.superclass;
  for (const list of LISTS.filter((name) => name in cleaned)) {
    if (cleaned[list]?.length) cleaned[list] = cleaned[list].map((item) => ({ ...item, inheritedFrom: undefined }));
    else delete cleaned[list];
  }
  return cleaned;
}
