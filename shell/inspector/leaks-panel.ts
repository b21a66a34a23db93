import { maskText } from '../device/secrets.js';
import { msg, str } from '@lit/localize';
import { counted } from '../../elements/base/counted.js';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type Listening, ListenerWatch } from './listener-watch.js';
import type { Panel, Update } from './panel.js';
import type { RouterLink } from './router-link.js';
import { type Visit, Visits } from './visits.js';

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by).replace('-', '−'));

/** What is left behind: listeners on targets that outlive pages, and growth by each visit of a page. */
export class LeaksPanel implements Panel {
  readonly name = 'leaks';
  readonly #listeners = new ListenerWatch();
  readonly #visits: Visits;

  constructor(link: RouterLink, update: Update) {
    this.#visits = new Visits(link, this.#listeners, update);
  }

  label(): string {
    return msg('Leaks', { id: 'nc.inspector.leaks', desc: 'Tab of the inspector: what pages leave behind' });
  }

  stop(): void {
    this.#visits.stop();
    this.#listeners.stop();
  }

  render(): unknown {
    const listeners = this.#listeners.left;
    return html`
      <h3>${msg('Closed pages', { id: 'nc.inspector.visits', desc: 'Heading above a table of visits' })}</h3>
      <p class="note">
        ${msg('The first visit may load parts that stay on purpose. Growth with each later visit is a leak.', {
          id: 'nc.inspector.visits-note',
          desc: 'How to read the table of closed pages',
        })}
      </p>
      ${this.#table()}
      <h3>
        ${counted(
          msg(str`Remaining listeners: {${listeners.length}, number}`, {
            id: 'nc.inspector.listeners',
            desc: 'Heading above listeners on window and document; the value is their number',
          }),
        )}
      </h3>
      <p class="note">
        ${msg('On window, document, html, body, visualViewport and media queries, since the inspector was opened.', {
          id: 'nc.inspector.listeners-note',
          desc: 'Which listeners are listed',
        })}
      </p>
      <ul class="rows">
        ${repeat(groups(listeners), ([key]) => key, renderListeners)}
      </ul>
    `;
  }

  #table(): unknown {
    const visits = this.#visits.all;
    if (!visits.length) {
      return html`<p class="note">
        ${msg('Open a page and go back.', { id: 'nc.inspector.visits-none', desc: 'What to do to fill an empty table' })}
      </p>`;
    }
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${msg('Page', { id: 'nc.inspector.page', desc: 'Column of a table: a page of the app' })}</th>
          <th scope="col">${msg('Nodes', { id: 'nc.inspector.nodes', desc: 'Column of a table: number of DOM elements' })}</th>
          <th scope="col">
            ${msg('Listeners', { id: 'nc.inspector.listener-count', desc: 'Column of a table: number of listeners' })}
          </th>
          <th scope="col">${msg('In memory', { id: 'nc.inspector.memory', desc: 'Column of a table: is the page in memory' })}</th>
        </tr>
      </thead>
      <tbody>
        ${repeat(visits, ({ id }) => id, renderVisit)}
      </tbody>
    </table>
    <p class="note">
      ${msg('The browser frees memory when it chooses: a page that is still there proves nothing by itself.', {
        id: 'nc.inspector.memory-note',
        desc: 'How to read the column about memory',
      })}
    </p>`;
  }
}

function renderVisit({ url, before, after, element }: Visit): unknown {
  const cell = (from: number, to: number): unknown =>
    html`<td title="${from} → ${to}"><span class="tag ${to > from ? 'bad' : 'good'}">${signed(to - from)}</span></td>`;
  return html`<tr>
    <th scope="row" class="mono">${maskText(url)}</th>
    ${cell(before.nodes, after.nodes)} ${cell(before.listeners, after.listeners)}
    <td>
      ${
        !element
          ? nothing
          : element.deref()
            ? msg('not freed yet', { id: 'nc.inspector.held', desc: 'The page is still in memory' })
            : msg('freed', { id: 'nc.inspector.freed', desc: 'The page is no longer in memory' })
      }
    </td>
  </tr>`;
}

function renderListeners([, list]: readonly [string, readonly Listening[]]): unknown {
  const { on, type, stack } = list[0]!;
  return html`<li>
    <details>
      <summary>
        <span class="mono strong">${on} ${type}</span>
        <span class="grow mono quiet cut">${stack[0]}</span>
        <span class="tag">×${list.length}</span>
      </summary>
      <pre tabindex="0">${stack.join('\n')}</pre>
    </details>
  </li>`;
}

/** By target, type and the calls that led there; the most frequent first. */
function groups(listeners: readonly Listening[]): [string, Listening[]][] {
  const found = new Map<string, Listening[]>();
  for (const each of listeners) {
    const key = [each.on, each.type, ...each.stack].join(' ');
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}
