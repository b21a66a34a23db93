/** Describes properties with `@property` and `@attribute` (internal/element/property.ts): attribute, default, type. */
export function propertiesPlugin() {
  /** Type alias -> its union of literals. Readers of the manifest cannot look up an alias. */
  const unions = new Map();
  /** Types as the class itself declares them. The analyzer replaces them by the base class's. */
  const ownTypes = new Map();

  return {
    name: 'nacre: properties',

    collectPhase({ ts, node }) {
      if (ts.isTypeAliasDeclaration(node) && isLiteralUnion(ts, node.type)) {
        const { text } = node.name;
        unions.set(text, normalize(node.type.getText()));
        // Apps may add names. Readers of the manifest get those of the package.
        if (text === 'BuiltInIcon') for (const name of ['IconName', 'IconSource']) unions.set(name, unions.get(text));
      }
    },

    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node) || !node.name) return;
      const { members } = moduleDoc.declarations.find(({ name }) => name === node.name.text);
      for (const member of node.members) {
        const decorator = decoratorOf(ts, member);
        if (!decorator) continue;
        const field = members.find(({ name, static: isStatic }) => name === member.name.getText() && !isStatic);
        Object.assign(field, describe(decorator, member.name.getText()));
        const written = writtenType(ts, node, member);
        if (written) field.writtenType = { text: written };
      }
    },

    moduleLinkPhase({ moduleDoc }) {
      for (const { name, members = [] } of classesOf([moduleDoc])) {
        for (const member of members) if (member.type) ownTypes.set(`${name}.${member.name}`, member.type);
      }
    },

    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of classesOf(customElementsManifest.modules)) {
        declaration.members = (declaration.members ?? []).filter(isPublic);
        for (const member of declaration.members) {
          member.type = ownTypes.get(`${declaration.name}.${member.name}`) ?? member.type;
          const text = member.type?.text;
          if (text) member.type = { text: normalize(text) };
          if (unions.has(text)) member.parsedType = { text: unions.get(text) };
        }
        declaration.attributes = declaration.members.filter(({ attribute }) => attribute).map(attributeOf);
      }
    },
  };
}

const classesOf = (modules) =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(({ kind }) => kind === 'class'));

/** Members that browsers, Lit and base classes call: public in TypeScript, but not part of the API. */
const CONTRACT = /(?:Callback|Changed)$|^(?:handleEvent|requestUpdate|render|compositionCommitted)$/;

// The analyzer lists a destructuring assignment to `this` as a member without a name.
const isPublic = ({ name = '#', privacy = 'public', static: isStatic }) =>
  privacy === 'public' && !isStatic && !name.startsWith('#') && !CONTRACT.test(name);

function decoratorOf(ts, member) {
  const calls = (ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : []).map(
    ({ expression }) => expression,
  );
  const call = calls.find((expression) => /^(?:property|attribute)$/.test(expression.expression?.getText()));
  if (!call) return undefined;
  const options = call.arguments[0]?.properties ?? [];
  return {
    isBacked: call.expression.getText() === 'attribute',
    options: Object.fromEntries(
      options.map((option) => [option.name.getText(), (option.initializer ?? option.name).getText()]),
    ),
  };
}

/** The type that the setter of an accessor takes, without undefined, if it is another one than the getter's. */
function writtenType(ts, { members }, { name, type }) {
  const isSetter = (member) => ts.isSetAccessorDeclaration(member) && member.name.getText() === name.getText();
  const given = members.find(isSetter)?.parameters[0].type?.getText();
  const text = given && withoutUndefined(given);
  return text === withoutUndefined(type?.getText() ?? '') ? undefined : text;
}

/** `options` holds source texts: `{ attribute: "'lazy-load'", type: 'Boolean' }`. */
function describe({ isBacked, options }, name) {
  const { attribute, default: fallback, type = 'String', reflect } = options;
  const noDefault = { Boolean: 'false', String: isBacked ? "''" : undefined }[type];
  const known = fallback ?? noDefault;
  return {
    ...(attribute === 'false' ? {} : { attribute: attribute?.replaceAll(/['"]/g, '') ?? name.toLowerCase() }),
    ...(known === undefined ? {} : { default: known }),
    ...(isBacked || reflect === 'true' ? { reflects: true } : {}),
  };
}

const attributeOf = ({ attribute, name, type, parsedType, default: fallback, description, inheritedFrom }) => ({
  name: attribute,
  fieldName: name,
  ...(type && { type }),
  ...(parsedType && { parsedType }),
  ...(fallback !== undefined && { default: fallback }),
  ...(description && { description }),
  ...(inheritedFrom && { inheritedFrom }),
});

const isLiteralUnion = (ts, type) => ts.isUnionTypeNode(type) && type.types.every((part) => ts.isLiteralTypeNode(part));

const withoutUndefined = (text) => normalize(text).replace(/ \| undefined\b/, '');

/** Joins a union over several lines, with a leading bar, to one line. */
const normalize = (text) => text.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
