import { dirname } from 'node:path/posix';
import { published } from './elements.mjs';
import { reactNameOf } from './event-names.mjs';

/** Describes the documented events: the name of the React prop, and the fields of our own event classes. */
export function eventsPlugin() {
  /** Interfaces and type aliases in fields of events. The analyzer leaves them out. */
  const types = [];

  return {
    name: 'nacre: events',

    collectPhase({ ts, node }) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return;
      const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (isExported) types.push({ name: node.name.text, path: node.getSourceFile().fileName });
    },

    packageLinkPhase({ customElementsManifest: { modules } }) {
      const classes = modules.flatMap(({ path, declarations }) =>
        declarations.filter(({ kind }) => kind === 'class').map((declaration) => ({ ...declaration, path })),
      );
      for (const { path, declarations } of modules) {
        for (const declaration of declarations) {
          // The analyzer also lists each `dispatchEvent` that it finds: those have no description.
          const documented = declaration.events?.filter(({ name, description }) => name && description);
          declaration.events = documented?.map((event) => complete(event, dirname(path), declaration.name));
        }
      }

      function complete(event, folder, className) {
        const text = event.type?.text ?? 'Event';
        // Two elements may have classes of the same name: take the one of this folder.
        const own = [...new Set(text.match(/\b[A-Z]\w*/g))].flatMap((name) => {
          const all = [...classes, ...types].filter((item) => item.name === name);
          return all.find((item) => dirname(item.path) === folder) ?? all.find(isShared) ?? [];
        });
        const references = own.map(({ name, path }) => ({ name, module: published(path) }));
        return {
          ...event,
          reactName: reactNameOf(event.name, className),
          type: { text, ...(own.length > 0 && { references }) },
          ...(own[0]?.members && { fields: own[0].members.filter(isField).map(fieldOf) }),
        };
      }
    },
  };
}

const isShared = ({ path }) => path.startsWith('elements/internal/');

const isField = ({ kind }) => kind === 'field';

const fieldOf = ({ name, type, description }) => ({ name, ...(type && { type }), ...(description && { description }) });
