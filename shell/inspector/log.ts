import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Update } from './panel.js';

/** Rows that are kept: the oldest go first. */
const LIMIT = 300;

export interface Row {
  readonly id: number;
  readonly time: Date;
  title: string;
  /** Short text beside the title. */
  brief: string;
  tags: { text: string; kind?: 'good' | 'bad' | 'busy' }[];
  /** Long texts, shown when the row is opened. */
  details: { name: string; text: string }[];
}

const clock = (time: Date): string =>
  `${time.toTimeString().slice(0, 8)}.${String(time.getMilliseconds()).padStart(3, '0')}`;

/** A list of what happened, the latest first, that can be paused, cleared and filtered. */
export class Log {
  readonly #update: Update;
  #rows: Row[] = [];
  #isPaused = false;
  #wanted = '';
  #count = 0;

  constructor(update: Update) {
    this.#update = update;
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** Adds a row, unless the list is paused. */
  add(row: Partial<Row> & { title: string }): Row | undefined {
    if (this.#isPaused) return undefined;
    const added = { id: this.#count++, time: new Date(), brief: '', tags: [], details: [], ...row };
    this.#rows = [added, ...this.#rows.slice(0, LIMIT - 1)];
    this.#update();
    return added;
  }

  /** Changes the row that was added last. */
  replaceLatest(change: Partial<Row>): void {
    if (this.#isPaused || !this.#rows[0]) return;
    Object.assign(this.#rows[0], change);
    this.#update();
  }

  clear(): void {
    this.#rows = [];
    this.#update();
  }

  render(label: string, extra: unknown = nothing): unknown {
    const filter = msg('Filter', { id: 'nc.inspector.filter', desc: 'Label of a field that filters a list' });
    const wanted = this.#wanted.toLowerCase();
    const rows = this.#rows.filter(({ title, brief, tags }) =>
      [title, brief, ...tags.map(({ text }) => text)].join(' ').toLowerCase().includes(wanted),
    );
    return html`
      <div class="bar">
        <button
          type="button"
          aria-pressed=${this.#isPaused}
          @click=${() => {
            this.#isPaused = !this.#isPaused;
            this.#update();
          }}
        >
          ${msg('Pause', { id: 'nc.inspector.pause', desc: 'Toggle button: stops adding to a list' })}
        </button>
        <button type="button" @click=${() => this.clear()}>
          ${msg('Clear', { id: 'nc.inspector.clear', desc: 'Button that empties a list' })}
        </button>
        <input
          type="search"
          aria-label=${filter}
          placeholder=${filter}
          .value=${this.#wanted}
          @input=${({ currentTarget }: Event) => {
            this.#wanted = (currentTarget as HTMLInputElement).value.trim();
            this.#update();
          }}
        />
        ${extra}
      </div>
      ${
        rows.length
          ? html`<ul class="rows" aria-label=${label}>
              ${repeat(rows, ({ id }) => id, renderRow)}
            </ul>`
          : html`<p class="note">
              ${
                this.#rows.length
                  ? msg('Nothing matches.', {
                      id: 'nc.inspector.no-match',
                      desc: 'The filter hides all rows of a list',
                    })
                  : msg('Nothing has happened yet.', { id: 'nc.inspector.nothing', desc: 'A list is empty' })
              }
            </p>`
      }
    `;
  }
}

function renderRow({ time, title, brief, tags, details }: Row): unknown {
  const head = html`
    <span class="quiet mono">${clock(time)}</span>
    <span class="mono strong">${title}</span>
    <span class="grow mono quiet cut">${brief}</span>
    ${tags.map(({ text, kind }) => html`<span class="tag ${kind ?? ''}">${text}</span>`)}
  `;
  if (!details.length) return html`<li><div class="line">${head}</div></li>`;
  return html`<li>
    <details>
      <summary>${head}</summary>
      ${details.map(
        ({ name, text }) =>
          html`<h4>${name}</h4>
            <pre tabindex="0">${text}</pre>`,
      )}
    </details>
  </li>`;
}
