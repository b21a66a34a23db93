import { tableOf } from './blocks.js';
import { readDocument } from './front-matter.js';
import { ELEMENT_GROUPS } from './groups.js';
import { markup, type Markup } from './html.js';
import { inline } from './inline.js';
import type { ElementDescription, ElementField, ElementMethod } from './manifest.js';
import { MarkdownPage, type Tools } from './markdown.js';
import { relative, type Content, type Heading, type Page } from './page.js';
import { componentOf, shortOf } from './examples/model.js';

/** What the page of an element is made from. */
export interface ElementSource {
  readonly element: ElementDescription;
  /** The Markdown about it. */
  readonly text: string;
  /** What an app pays for it, in KiB compressed, with Lit. */
  readonly size: string | undefined;
}

export function elementPage(source: ElementSource, tools: Tools): Page {
  const { element } = source;
  const name = shortOf(element.tagName);
  const { facts, text } = readDocument(source.text);
  const description = facts.summary ?? element.description ?? '';
  const path = `elements/${name}/`;
  return {
    path,
    title: componentOf(element.tagName),
    description: plain(description),
    section: 'elements',
    render(): Content {
      const written = new MarkdownPage(path, tools).render(text);
      const reference = referenceOf(element);
      const related = (facts.related ?? '').split(/,\s*/).filter(Boolean);
      return {
        ...written,
        body: markup`
          <h1>${componentOf(element.tagName)} <code>&lt;${element.tagName}&gt;</code></h1>
          <p class="lead">${inline(description)}</p>
          ${importLines(name, source.size, tools)}
          ${written.body}
          <h2 id="reference"><a class="anchor" href="#reference">Reference</a></h2>
          ${element.description && element.description !== description ? markup`<p>${inline(element.description)}</p>` : ''}
          ${reference.map(({ body }) => body)}
          ${related.length > 0 ? relatedList(path, related) : ''}
        `,
        headings: [
          ...written.headings,
          { level: 2, id: 'reference', title: 'Reference' },
          ...reference.map(({ heading }) => heading),
          ...(related.length > 0 ? [{ level: 2, id: 'related', title: 'Related' } as const] : []),
        ],
        markdown: `# ${componentOf(element.tagName)}\n\n${description}\n\n${written.markdown}\n\n${markdownReference(element)}`,
      };
    },
  };
}

/** The order of elements in lists. */
export const orderedElements = (elements: readonly ElementDescription[]): readonly ElementDescription[] =>
  ELEMENT_GROUPS.flatMap(({ names }) => names).flatMap((name) =>
    elements.filter(({ tagName }) => tagName === `nc-${name}`),
  );

const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ');

function importLines(name: string, size: string | undefined, { colours }: Tools): Markup {
  const component = componentOf(`nc-${name}`);
  const tag = `import 'nacre/elements/${name}';`;
  const line = (framework: string, code: string): Markup =>
    markup`<div class="variant" data-for="${framework}">${colours.block(code, 'ts')}</div>`;
  return markup`<div class="import code">
    ${line('html', tag)}
    ${line('react', `import { ${component} } from 'nacre/react/${name}';`)}
    ${line('vue', `import { ${component} } from 'nacre/vue/${name}';`)}
    ${['svelte', 'angular', 'solid'].map((framework) => line(framework, tag))}
  </div>
  ${size ? markup`<p class="facts">${size} KiB compressed, with Lit and all that elements share.</p>` : ''}`;
}

const relatedList = (path: string, names: readonly string[]): Markup => markup`
  <h2 id="related"><a class="anchor" href="#related">Related</a></h2>
  <ul class="related">
    ${names.map((name) => markup`<li><a href="${relative(path, `elements/${name}/`)}">${componentOf(`nc-${name}`)}</a></li>`)}
  </ul>
`;

interface Part {
  readonly heading: Heading;
  readonly body: Markup;
}

function referenceOf(element: ElementDescription): Part[] {
  const fields = (element.members ?? []).filter((member): member is ElementField => member.kind === 'field');
  const methods = (element.members ?? []).filter((member): member is ElementMethod => member.kind === 'method');
  const { events = [], slots = [], cssParts = [], cssProperties = [], cssStates = [] } = element;
  return [
    part('Properties', ['Property', 'What it does', 'Type', 'Default'], fields.map(propertyRow)),
    part(
      'Events',
      ['Event', 'When', 'In React', 'Fields'],
      events.map(({ name, description, reactName, fields: own = [] }) => [
        markup`<code>${name}</code>`,
        inline(description),
        markup`<code>${reactName}</code>`,
        markup`${own.map((field) => markup`<code>${field.name}: ${field.type?.text ?? ''}</code> `)}`,
      ]),
    ),
    part(
      'Methods',
      ['Method', 'What it does'],
      methods.map((method) => [markup`<code>${signatureOf(method)}</code>`, inline(method.description)]),
    ),
    part(
      'Slots',
      ['Slot', 'What it holds'],
      slots.map(({ name, description }) => [
        name ? markup`<code>${name}</code>` : markup`(default)`,
        inline(description),
      ]),
    ),
    part('Parts', ['Part', 'What it is'], cssParts.map(named('::part(', ')'))),
    part('Custom properties', ['Property', 'What it sets'], cssProperties.map(named('', ''))),
    part('States', ['State', 'When'], cssStates.map(named(':state(', ')'))),
  ].filter((found) => found !== undefined);
}

const named =
  (before: string, after: string) =>
  ({ name, description }: { readonly name: string; readonly description?: string }): Markup[] => [
    markup`<code>${before}${name}${after}</code>`,
    inline(description),
  ];

/** The attribute stands below the property, where it has another name. */
function propertyRow(field: ElementField): Markup[] {
  const { name, attribute, description, readonly } = field;
  const other = attribute && attribute !== name ? markup`<br /><code class="attribute">${attribute}</code>` : '';
  return [
    markup`<code>${name}</code>${other}${readonly ? markup`<br /><small>read-only</small>` : ''}`,
    inline(description),
    markup`<code>${typeOf(field)}</code>`,
    field.default === undefined ? markup`` : markup`<code>${field.default}</code>`,
  ];
}

const typeOf = ({ type, parsedType }: ElementField): string => {
  const text = parsedType?.text ?? type?.text ?? '';
  return text.length > 160 ? (type?.text ?? '') : text;
};

const signatureOf = ({ name, parameters = [], return: returned }: ElementMethod): string => {
  const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'unknown'}`);
  return `${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`;
};

function part(title: string, columns: readonly string[], rows: readonly (readonly Markup[])[]): Part | undefined {
  if (rows.length === 0) return undefined;
  // A page may have a heading of its own with this title.
  const id = `reference-${title.toLowerCase().replaceAll(' ', '-')}`;
  const head = markup`<tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr>`;
  const lines = rows.map((row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>`);
  return {
    heading: { level: 3, id, title },
    body: markup`<h3 id="${id}"><a class="anchor" href="#${id}">${title}</a></h3>
      ${tableOf(markup`<thead>${head}</thead><tbody>${lines}</tbody>`)}`,
  };
}

function markdownReference(element: ElementDescription): string {
  const lines = (title: string, list: readonly string[]): string =>
    list.length > 0 ? `## ${title}\n\n${list.join('\n')}\n` : '';
  const members = element.members ?? [];
  const one = ({ name, description = '' }: { readonly name: string; readonly description?: string }): string =>
    `- \`${name || '(default)'}\`: ${description.replaceAll(/\s+/g, ' ')}`;
  const fields = members
    .filter((member): member is ElementField => member.kind === 'field')
    .map((field) => {
      const other = field.attribute && field.attribute !== field.name ? `, attribute \`${field.attribute}\`` : '';
      const first = field.default === undefined ? '' : `, default \`${field.default}\``;
      return `- \`${field.name}\`: \`${typeOf(field)}\`${other}${first}. ${(field.description ?? '').replaceAll(/\s+/g, ' ')}`;
    });
  const methods = members
    .filter((member): member is ElementMethod => member.kind === 'method')
    .map((method) => `- \`${signatureOf(method)}\`: ${(method.description ?? '').replaceAll(/\s+/g, ' ')}`);
  const { events = [], slots = [], cssParts = [], cssProperties = [], cssStates = [] } = element;
  return [
    lines('Properties', fields),
    lines('Events', events.map(one)),
    lines('Methods', methods),
    lines('Slots', slots.map(one)),
    lines('Parts', cssParts.map(one)),
    lines('Custom properties', cssProperties.map(one)),
    lines('States', cssStates.map(one)),
  ]
    .filter(Boolean)
    .join('\n');
}
