import type { ApiCall, ApiField, Apis, ApiSignal } from './apis.js';
import { codeBlock, tableOf } from './blocks.js';
import { CALL_AREAS } from './groups.js';
import { markup, slugOf, type Markup } from './html.js';
import { inline } from './inline.js';
import { liveForm } from './live.js';
import type { Tools } from './markdown.js';
import { relative, type Content, type Heading, type Page } from './page.js';

export const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

/** What a level of support means to a reader. */
const LEVELS: Readonly<Record<string, readonly [tone: string, text: string]>> = {
  native: ['good', 'native'],
  emulated: ['good', 'by other means'],
  'needs-gesture': ['some', 'within a tap'],
  'needs-permission': ['some', 'after permission'],
  unavailable: ['none', 'not here; a host may'],
};

export const supportMark = (level: string | undefined): Markup => {
  const [tone, text] = LEVELS[level ?? ''] ?? ['none', 'unknown'];
  return markup`<span class="support ${tone}">${text}</span>`;
};

export function callPage(call: ApiCall, apis: Apis, tools: Tools): Page {
  const path = `calls/${call.name}/`;
  return {
    path,
    title: call.name,
    description: call.description.replaceAll('`', ''),
    section: 'calls',
    render: (): Content => contentOf(call, apis, path, tools),
  };
}

function contentOf(call: ApiCall, apis: Apis, path: string, { colours }: Tools): Content {
  const signals = apis.signals.filter(({ area }) => area === call.area);
  const [first, ...rest] = call.description.split(/(?<=\.) (?=[A-Z])/);
  const parts: { readonly title: string; readonly body: Markup }[] = [
    { title: 'Code', body: markup`<div class="call-code">${codeBlock(colours.block(sampleOf(call), 'ts'))}</div>` },
    ...(call.options.length > 0 ? [{ title: 'Options', body: fieldTable(call.options, true) }] : []),
    ...(call.result.length > 0 ? [{ title: 'Result', body: fieldTable(call.result, false) }] : []),
    { title: 'Errors', body: errorsOf(call, path) },
    { title: 'Support', body: supportOf(call, apis) },
    ...(signals.length > 0 ? [{ title: 'Signals', body: signalTable(signals) }] : []),
  ];
  const titles = ['Try it', ...parts.map(({ title }) => title)];
  const headings: Heading[] = titles.map((title) => ({ level: 2, id: slugOf(title), title }));
  return {
    body: markup`
      <h1 class="name"><code>${call.name}</code></h1>
      <p class="lead">${inline(first)}</p>
      ${rest.length > 0 ? markup`<p>${inline(rest.join(' '))}</p>` : ''}
      ${liveForm(call, apis)}
      ${parts.map(
        ({ title, body }) =>
          markup`<h2 id="${slugOf(title)}"><a class="anchor" href="#${slugOf(title)}">${title}</a></h2>${body}`,
      )}
    `,
    headings,
    examples: [],
    markdown: markdownOf(call),
  };
}

/** Values for required options, by their name or kind. */
const SAMPLES: Readonly<Record<string, string>> = {
  url: "'/api/pearls'",
  filePath: 'file',
  tempFilePath: 'file',
  phoneNumber: "'+33 1 23 45 67 89'",
  title: "'Saved'",
  itemList: "['Share', 'Copy', 'Delete']",
  data: "'Text'",
  key: "'draft'",
  latitude: '48.8566',
  longitude: '2.3522',
  urls: "['/a.jpg', '/b.jpg']",
  message: "'Leave without saving?'",
};

const KINDS: Readonly<Record<string, string>> = {
  text: "'…'",
  number: '1',
  boolean: 'true',
  choices: '[]',
  texts: '[]',
  json: '{}',
  code: 'undefined',
};

function sampleOf({ name, kind, options, result }: ApiCall): string {
  const required = options.filter((option) => option.required);
  const shown =
    required.length > 0 ? required : options.filter((option) => ['title', 'url', 'key'].includes(option.name));
  const pairs = shown.map(({ name: option, kind: type, choices }) => {
    const first = choices?.[0];
    const value =
      SAMPLES[option] ?? (first === undefined ? (KINDS[type] ?? '{}') : JSON.stringify(first).replaceAll('"', "'"));
    return `${option}: ${value}`;
  });
  const argument = pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '';
  const read =
    result.length > 0
      ? `const { ${result
          .slice(0, 3)
          .map((field) => field.name)
          .join(', ')} } = `
      : '';
  const wait = kind === 'sync' ? '' : 'await ';
  return `import { ${name} } from 'nacre/device';\n\n${read}${wait}${name}(${argument});`;
}

const defaultOf = (field: ApiField): Markup =>
  field.required
    ? markup`<em>required</em>`
    : field.default === undefined
      ? markup``
      : markup`<code>${String(field.default)}</code>`;

function fieldTable(fields: readonly ApiField[], isOption: boolean): Markup {
  const head = markup`<tr><th scope="col">Name</th><th scope="col">What it is</th><th scope="col">Type</th>
    ${isOption ? markup`<th scope="col">Default</th>` : ''}</tr>`;
  const rows = fields.map(
    (
      field,
    ) => markup`<tr><td><code>${field.name}</code></td><td>${inline(field.description)}</td><td><code>${field.type}</code></td>
      ${isOption ? markup`<td>${defaultOf(field)}</td>` : ''}</tr>`,
  );
  return tableOf(markup`<thead>${head}</thead><tbody>${rows}</tbody>`);
}

function errorsOf({ name, errors }: ApiCall, path: string): Markup {
  const rows = errors.map(
    (error) =>
      markup`<tr><td><code>ErrCode.${error.name}</code></td><td>${error.code}</td><td>${inline(error.description)}</td></tr>`,
  );
  return markup`<p>A failure is a <code>DeviceError</code> with <code>errMsg</code> (<code>${name}:fail …</code>) and
      <code>errCode</code>. See <a href="${relative(path, 'calls/#failures')}">all codes</a>.</p>
    ${
      rows.length > 0
        ? tableOf(markup`<thead><tr><th scope="col">Code</th><th scope="col">Number</th><th scope="col">When</th></tr></thead>
          <tbody>${rows}</tbody>`)
        : ''
    }`;
}

function supportOf({ support }: ApiCall, { engines }: Apis): Markup {
  const rows = Object.entries(ENGINES).map(([engine, title]) => {
    const { level, reason } = support[engine] ?? {};
    const version = engines[engine]?.split('.')[0] ?? '';
    return markup`<tr><td>${title} ${version}</td><td>${supportMark(level)}</td><td>${reason ? inline(reason) : ''}</td></tr>`;
  });
  return tableOf(markup`<thead><tr><th scope="col">Browser</th><th scope="col">Support</th><th scope="col">By</th></tr></thead>
    <tbody>${rows}</tbody>`);
}

export function signalTable(signals: readonly ApiSignal[]): Markup {
  const rows = signals.map(
    ({ name, on, description, payload }) =>
      markup`<tr><td><code>${on || name}</code></td><td>${inline(description)}</td><td>${payload.map((field) => markup`<code>${field.name}</code> `)}</td></tr>`,
  );
  return tableOf(markup`<thead><tr><th scope="col">Signal</th><th scope="col">When</th><th scope="col">Fields</th></tr></thead>
    <tbody>${rows}</tbody>`);
}

function markdownOf(call: ApiCall): string {
  const list = (title: string, fields: readonly ApiField[]): string =>
    fields.length > 0
      ? `## ${title}\n\n${fields.map(({ name, type, required, description }) => `- \`${name}\`${required ? '' : '?'}: \`${type}\`. ${description.replaceAll(/\s+/g, ' ')}`).join('\n')}\n\n`
      : '';
  return `# ${call.name}\n\n${call.description}\n\n\`\`\`ts\n${sampleOf(call)}\n\`\`\`\n\n${list('Options', call.options)}${list('Result', call.result)}`;
}

/** The title of an area, for lists of calls. */
export const areaTitle = (area: string): string => CALL_AREAS[area] ?? area;

/** Areas in the order of the site. */
export const areasIn = (apis: Apis): readonly string[] => {
  const known = Object.keys(CALL_AREAS);
  return [...new Set([...apis.calls, ...apis.signals].map(({ area }) => area))].sort(
    (a, b) => known.indexOf(a) - known.indexOf(b),
  );
};
