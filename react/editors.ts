import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { elementsOf, type Element, type Manifest } from './generator/manifest.js';

/**
 * Writes data for editors and types for other frameworks into the folder of the published package, from the custom-elements
 * manifest at `path`.
 */
export function writeEditorFiles(path: string, folder: string, version: string): void {
  const elements = elementsOf(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  writeFileSync(`${folder}/vscode.html-custom-data.json`, JSON.stringify(customData(elements)));
  writeFileSync(`${folder}/web-types.json`, JSON.stringify(webTypes(elements, version)));
  const filter = (path: string) => /frameworks$|\.d\.ts$/.test(path);
  cpSync(`${import.meta.dirname}/frameworks`, `${folder}/react/frameworks`, { recursive: true, filter });
}

/** For VS Code (`html.customData`). https://github.com/microsoft/vscode-custom-data */
export function customData(elements: readonly Element[]): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tagName,
      description: { kind: 'markdown', value: summary(element) },
      attributes: (element.attributes ?? []).map(({ name, description, type, parsedType }) => {
        const text = (parsedType ?? type)?.text;
        const values = [...(text?.matchAll(/'([^']+)'/g) ?? [])].map(([, value]) => ({ name: value }));
        // 'v' stands for an attribute without a value.
        return { name, description, ...(text === 'boolean' ? { valueSet: 'v' } : values.length > 0 && { values }) };
      }),
    })),
  };
}

/** The description of the class, with lists of what editors do not show elsewhere. */
function summary({ description = '', events = [], slots = [], cssParts = [], cssStates = [] }: Element): string {
  const lists = Object.entries({ Events: events, Slots: slots, Parts: cssParts, States: cssStates })
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => {
      const lines = items.map((item) => `- ${item.name ? `\`${item.name}\`` : 'default'}: ${item.description ?? ''}`);
      return `**${title}**\n${lines.join('\n')}`;
    });
  return [description, ...lists].join('\n\n');
}

/** For JetBrains' editors (`web-types` of package.json). https://github.com/JetBrains/web-types */
export function webTypes(elements: readonly Element[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'nacre',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(webType) } },
  };
}

function webType({ tagName, description, attributes = [], properties, ...element }: Element): object {
  const { events = [], slots = [], cssParts = [], cssProperties = [] } = element;
  return {
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: text, type, parsedType, default: fallback }) => ({
      name,
      description: text,
      value: { type: (parsedType ?? type)?.text, default: fallback },
    })),
    slots: slots.map(({ name, description: text }) => ({ name: name || 'default', description: text })),
    js: {
      properties: properties.map(({ name, description: text, type, parsedType, default: fallback }) => ({
        name,
        description: text,
        type: (parsedType ?? type)?.text,
        default: fallback,
      })),
      events: events.map(({ name, description: text }) => ({ name, description: text })),
    },
    css: {
      properties: cssProperties.map(({ name, description: text }) => ({ name, description: text })),
      parts: cssParts.map(({ name, description: text }) => ({ name, description: text })),
    },
  };
}
