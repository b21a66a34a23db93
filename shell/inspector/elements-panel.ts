import { msg, str } from '@lit/localize';
import { counted } from '../../elements/base/counted.js';
import { html, nothing } from 'lit';
import type { Panel, Update } from './panel.js';
import type { RouterLink } from './router-link.js';
import { eachElement } from './tree.js';

/** What the panel reads of `nacre/custom-elements.json`. */
export interface ElementsManifest {
  readonly modules: readonly {
    readonly declarations?: readonly { readonly tagName?: string; readonly gzip?: number }[];
  }[];
}

/** The custom elements of the document: how many, what they weigh, and which tags nothing defines. */
export class ElementsPanel implements Panel {
  readonly name = 'elements';
  readonly #update: Update;
  /** Tag -> compressed size in bytes, 0 if unknown. */
  #sizes = new Map<string, number>();
  #counts = new Map<string, number>();
  #failure = '';
  #isStopped = false;

  constructor(link: RouterLink, update: Update, manifest?: string | URL | ElementsManifest) {
    this.#update = update;
    link.onChange(update);
    if (manifest) void this.#read(manifest);
  }

  label(): string {
    return msg('Elements', { id: 'nc.inspector.elements', desc: 'Tab of the inspector: custom elements' });
  }

  stop(): void {
    this.#isStopped = true;
  }

  refresh(): void {
    this.#counts = new Map();
    eachElement(({ localName }) => {
      if (localName.includes('-')) this.#counts.set(localName, (this.#counts.get(localName) ?? 0) + 1);
    });
    this.#update();
  }

  render(): unknown {
    const known = [...this.#sizes.keys()].filter((tag) => customElements.get(tag));
    const tags = [...new Set([...this.#counts.keys(), ...known])].sort();
    const missing = tags.filter((tag) => !customElements.get(tag));
    const defined = tags.filter((tag) => customElements.get(tag));
    return html`
      <div class="bar">
        <button type="button" @click=${() => this.refresh()}>
          ${msg('Count again', { id: 'nc.inspector.count', desc: 'Button that counts the elements of the page again' })}
        </button>
      </div>
      ${this.#failure ? html`<p class="note bad" role="alert">${this.#failure}</p>` : nothing}
      ${
        missing.length
          ? html`<h3>
                ${msg('Undefined tags', { id: 'nc.inspector.undefined', desc: 'Heading above a list of unknown tags' })}
              </h3>
              ${this.#rows(missing, 'bad')}`
          : nothing
      }
      <h3>
        ${counted(
          msg(str`Registered elements: {${defined.length}, number}`, {
            id: 'nc.inspector.defined',
            desc: 'Heading above a list; the value is their number',
          }),
        )}
      </h3>
      ${
        this.#sizes.size
          ? nothing
          : html`<p class="note">
              ${msg('Lists the elements in the document. With a manifest: all Nacre elements and their sizes.', {
                id: 'nc.inspector.no-manifest',
                desc: 'Which elements are listed',
              })}
            </p>`
      }
      ${this.#rows(defined)}
    `;
  }

  #rows(tags: readonly string[], kind = ''): unknown {
    return html`<ul class="rows">
      ${tags.map((tag) => {
        const size = this.#sizes.get(tag);
        return html`<li>
          <div class="line">
            <span class="grow mono ${kind}">&lt;${tag}&gt;</span>
            ${size ? html`<span class="quiet mono">${(size / 1024).toFixed(1)} KiB</span>` : nothing}
            <span class="tag">×${this.#counts.get(tag) ?? 0}</span>
          </div>
        </li>`;
      })}
    </ul>`;
  }

  async #read(manifest: string | URL | ElementsManifest): Promise<void> {
    try {
      const isUrl = typeof manifest === 'string' || manifest instanceof URL;
      const { modules } = isUrl ? ((await (await fetch(manifest)).json()) as ElementsManifest) : manifest;
      const declarations = modules.flatMap(({ declarations = [] }) => declarations);
      this.#sizes = new Map(declarations.flatMap(({ tagName, gzip = 0 }) => (tagName ? [[tagName, gzip]] : [])));
    } catch (error) {
      this.#failure = String(error);
    }
    if (!this.#isStopped) this.#update();
  }
}
