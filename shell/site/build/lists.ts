// The pages that list elements, calls and guides.
import type { Apis } from './apis.js';
import { tableOf } from './blocks.js';
import { areasIn, areaTitle, ENGINES, signalTable, supportMark } from './calls.js';
import { ELEMENT_GROUPS } from './groups.js';
import { markup, slugOf, type Markup } from './html.js';
import { inline } from './inline.js';
import { relative, type Content, type Heading, type Page } from './page.js';

const plainContent = (body: Markup, headings: readonly Heading[], markdown: string): Content => ({
  body,
  headings,
  markdown,
  examples: [],
});

const heading = (title: string, id = slugOf(title)): Heading => ({ level: 2, id, title });
const headingMarkup = ({ id, title }: Heading): Markup =>
  markup`<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;

export function elementList(pages: readonly Page[], sizes: ReadonlyMap<string, string>): Page {
  const path = 'elements/';
  const pageOf = new Map(pages.map((page) => [page.path.split('/')[1], page]));
  const description = 'Every element by what it is for, with what an app pays for it.';
  return {
    path,
    title: 'Elements',
    description,
    section: 'elements',
    render() {
      const groups = ELEMENT_GROUPS.map(({ title, names }) => ({ heading: heading(title), names }));
      const card = (name: string): Markup => {
        const page = pageOf.get(name)!;
        const size = sizes.get(name);
        return markup`<li>
          <a href="${relative(path, page.path)}"><strong>${page.title}</strong></a>
          <p>${page.description}</p>
          ${size ? markup`<small>${size} KiB</small>` : ''}
        </li>`;
      };
      return plainContent(
        markup`<h1>Elements</h1>
          <p class="lead">${pages.length} custom elements, with typed components for React and Vue. Each page has variants to
            touch, their code, and every property, event, slot, part and state. A size is what a page loads for this element
            alone; elements share ${sizes.get('shared') ?? ''} KiB of it.</p>
          ${groups.map(
            (group) => markup`${headingMarkup(group.heading)}<ul class="cards">${group.names.map(card)}</ul>`,
          )}`,
        groups.map((group) => group.heading),
        `# Elements\n\n${pages.map((page) => `- [${page.title}](/${page.path}): ${page.description}`).join('\n')}\n`,
      );
    },
  };
}

export function callList(apis: Apis): Page {
  const path = 'calls/';
  const description = 'Every call and signal of the device bus, and what each browser makes of it.';
  return {
    path,
    title: 'Calls',
    description,
    section: 'calls',
    render() {
      const areas = areasIn(apis).map((area) => ({ area, heading: heading(areaTitle(area)) }));
      const last = [heading('Functions'), heading('Failures'), heading('Options of every call', 'options')] as const;
      return plainContent(
        markup`<h1>Calls</h1>
          <p class="lead">Device and system calls go over one bus. A browser answers, or the native shell around the app, or a
            test: the code of the app is the same. What a browser makes of a call is what <code>support()</code> answered in
            ${Object.values(ENGINES).join(', ')}.</p>
          ${areas.map(({ area, heading: title }) => [headingMarkup(title), areaOf(area, apis, path)]).flat()}
          ${headingMarkup(last[0])}
          ${tableOf(markup`<thead><tr><th scope="col">Function</th><th scope="col">What it does</th></tr></thead><tbody>
            ${apis.functions.map(({ name, description: text }) => markup`<tr><td><code>${name}</code></td><td>${inline(text)}</td></tr>`)}
          </tbody>`)}
          ${headingMarkup(last[1])}
          <p>Every call settles once. A failure is a <code>DeviceError</code> with <code>errMsg</code>, <code>errCode</code>,
            <code>errSubject</code> and <code>cause</code>; <code>ErrCode</code> names the codes.</p>
          ${tableOf(markup`<thead><tr><th scope="col">Code</th><th scope="col">Number</th><th scope="col">When</th></tr></thead><tbody>
            ${apis.codes.map(({ name, code, description: text }) => markup`<tr><td><code>${name}</code></td><td>${code}</td><td>${inline(text)}</td></tr>`)}
          </tbody>`)}
          ${headingMarkup(last[2])}
          ${tableOf(markup`<thead><tr><th scope="col">Option</th><th scope="col">What it is</th></tr></thead><tbody>
            ${apis.common.map(({ name, description: text }) => markup`<tr><td><code>${name}</code></td><td>${inline(text)}</td></tr>`)}
          </tbody>`)}`,
        [...areas.map((area) => area.heading), ...last],
        `# Calls\n\n${apis.calls.map((call) => `- [${call.name}](/calls/${call.name}/): ${call.description.split('. ')[0]}`).join('\n')}\n`,
      );
    },
  };
}

function areaOf(area: string, apis: Apis, path: string): Markup {
  const calls = apis.calls.filter((call) => call.area === area);
  const signals = apis.signals.filter((signal) => signal.area === area);
  const engines = Object.keys(ENGINES);
  const rows = calls.map(
    ({ name, description, support }) => markup`<tr>
      <td><a href="${relative(path, `calls/${name}/`)}"><code>${name}</code></a></td>
      <td>${inline(description.split(/(?<=\.) /)[0])}</td>
      ${engines.map((engine) => markup`<td>${supportMark(support[engine]?.level)}</td>`)}
    </tr>`,
  );
  const head = markup`<tr><th scope="col">Call</th><th scope="col">What it does</th>
    ${Object.values(ENGINES).map((title) => markup`<th scope="col">${title}</th>`)}</tr>`;
  return markup`${calls.length > 0 ? tableOf(markup`<thead>${head}</thead><tbody>${rows}</tbody>`) : ''}
    ${signals.length > 0 ? signalTable(signals) : ''}`;
}

/** A page that lists the pages of a section. */
export function sectionList(page: Omit<Page, 'render'>, pages: readonly Page[]): Page {
  return {
    ...page,
    render: () =>
      plainContent(
        markup`<h1>${page.title}</h1>
          <p class="lead">${page.description}</p>
          <ul class="cards">
            ${pages.map(
              (one) => markup`<li>
                <a href="${relative(page.path, one.path)}"><strong>${one.title}</strong></a>
                <p>${one.description}</p>
              </li>`,
            )}
          </ul>`,
        [],
        `# ${page.title}\n\n${pages.map((one) => `- [${one.title}](/${one.path}): ${one.description}`).join('\n')}\n`,
      ),
  };
}
