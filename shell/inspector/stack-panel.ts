import { maskText } from '../device/secrets.js';
import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Entry } from '../router/index.js';
import type { Panel, Update } from './panel.js';
import type { RouterLink } from './router-link.js';
import { textOf } from './values.js';

/** The pages of the router: where they are, what they keep, and two ways to move. */
export class StackPanel implements Panel {
  readonly name = 'stack';
  readonly #link: RouterLink;
  readonly #update: Update;
  #failure = '';

  constructor(link: RouterLink, update: Update) {
    this.#link = link;
    this.#update = update;
    link.onChange(update);
  }

  label(): string {
    return msg('Stack', { id: 'nc.inspector.stack', desc: 'Tab of the inspector: the pages that are open' });
  }

  stop(): void {}

  render(): unknown {
    const { router } = this.#link;
    if (!router) {
      return html`<p class="note">
        ${msg('No router is running.', { id: 'nc.inspector.no-router', desc: 'The app has no page stack' })}
      </p>`;
    }
    const { entries, tabs, leaving, canGoBack, visible, action } = router.getSnapshot();
    return html`
      ${this.#bar(canGoBack)}
      ${this.#failure ? html`<p class="note bad" role="alert">${this.#failure}</p>` : nothing}
      <ol class="rows" reversed aria-label=${this.label()}>
        ${repeat(
          [...leaving, ...[...entries].reverse()],
          ({ key }) => key,
          (entry) => this.#entry(entry, visible),
        )}
      </ol>
      ${
        tabs.length
          ? html`<h3>${msg('Background tabs', { id: 'nc.inspector.left-tabs', desc: 'Heading above pages of other tabs' })}</h3>
              <ul class="rows">
                ${tabs.map((entry) => this.#entry(entry, visible))}
              </ul>`
          : nothing
      }
      <p class="note"><code>action: ${action}</code> <code>canGoBack: ${canGoBack}</code></p>
    `;
  }

  #bar(canGoBack: boolean): unknown {
    const go = msg('Go', { id: 'nc.inspector.go', desc: 'Button that opens the page of the URL beside it' });
    const url = msg('Page URL', { id: 'nc.inspector.url', desc: 'Label of a field' });
    return html`<form class="bar" @submit=${this.#handleGo}>
      <button type="button" ?disabled=${!canGoBack} @click=${() => this.#run((router) => router.navigateBack())}>
        ${msg('Back', { id: 'nc.inspector.back', desc: 'Button that closes the page on top' })}
      </button>
      <input name="url" aria-label=${url} placeholder="/home?id=1" autocapitalize="off" autocomplete="off" spellcheck="false" />
      <button>${go}</button>
    </form>`;
  }

  #entry(entry: Entry, visible: readonly string[]): unknown {
    const { key, url, phase, index, first, route } = entry;
    const snapshot = this.#link.router?.page(key)?.snapshot;
    const isVisible = visible.includes(key);
    return html`<li>
      <details>
        <summary>
          <span class="grow mono">${maskText(url)}</span>
          ${
            isVisible
              ? html`<span class="tag good"
                  >${msg('visible', { id: 'nc.inspector.visible', desc: 'Mark of a page that the user sees' })}</span
                >`
              : nothing
          }
          <span class="tag">${phase}</span>
          <span class="quiet mono">${first === index ? index : `${first}–${index}`}</span>
        </summary>
        <pre tabindex="0">${textOf({ key, route, index, first, params: entry.params, query: entry.query, tab: entry.tab, snapshot })}</pre>
      </details>
    </li>`;
  }

  readonly #handleGo = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('url') as HTMLInputElement;
    const url = field.value.trim();
    if (!url) return;
    const isTab = this.#link.router?.match(url)?.tab;
    this.#run((router) => (isTab ? router.switchTab({ url }) : router.navigateTo({ url })));
  };

  #run(act: (router: NonNullable<RouterLink['router']>) => PromiseLike<unknown>): void {
    const { router } = this.#link;
    if (!router) return;
    const show = (failure: string): void => {
      this.#failure = failure;
      this.#update();
    };
    act(router).then(
      () => show(''),
      (error: unknown) => show(error instanceof Error ? error.message : String(error)),
    );
  }
}
