import { msg, str } from '@lit/localize';
import { counted } from '../../elements/base/counted.js';
import { html, nothing } from 'lit';
import { listText } from '../../elements/base/list-text.js';
import { getFormatLocale, getLocale, matchLocale, onLocaleChange, setLocale } from '../../locales/index.js';
import { sourceLocale } from '../../locales/generated/codes.js';
import { store } from '../../locales/store.js';
import type { Panel, Update } from './panel.js';

/** Made to test layouts, with every text. */
const PSEUDO = ['en-XA', 'ar-XB'];

/** Messages that were shown in English since their language has no text for them. */
export class LocalePanel implements Panel {
  readonly name = 'locale';
  readonly #update: Update;
  readonly #stops: (() => void)[];
  /** Language -> ids. */
  readonly #gaps = new Map<string, Set<string>>();
  #failure = '';

  constructor(update: Update) {
    this.#update = update;
    this.#stops = [onLocaleChange(update), this.#watchMessages()];
  }

  label(): string {
    return msg('Strings', { id: 'nc.inspector.locale', desc: 'Tab of the inspector: translations' });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  render(): unknown {
    const current = getLocale();
    const unmatched = navigator.languages.filter((tag) => matchLocale(tag).split('-')[0] !== tag.split('-')[0]);
    const codes = [...new Set([sourceLocale, ...store.codes.filter((code) => !PSEUDO.includes(code)), ...PSEUDO])];
    const ids = [...(this.#gaps.get(current) ?? [])].sort();
    return html`
      <div class="bar" role="group" aria-label=${msg('Language', { id: 'nc.inspector.language', desc: 'Label of buttons' })}>
        ${codes.map(
          (code) =>
            html`<button type="button" aria-pressed=${code === current} @click=${() => this.#switch(code)}>${code}</button>`,
        )}
      </div>
      ${this.#failure ? html`<p class="note bad" role="alert">${this.#failure}</p>` : nothing}
      ${
        unmatched.length
          ? html`<p class="note">
              ${msg(str`This browser also prefers: ${listText(getFormatLocale(), unmatched)}`, {
                id: 'nc.inspector.unmatched',
                desc: 'Languages of the user that the app does not have; the value is a list of codes',
              })}
            </p>`
          : nothing
      }
      <h3>
        ${counted(
          msg(str`Untranslated strings: {${ids.length}, number}`, {
            id: 'nc.inspector.gaps',
            desc: 'Heading above ids of messages; the value is their number',
          }),
        )}
      </h3>
      <p class="note">
        ${msg('IDs of strings shown since the inspector was opened. English is the source, so it has no gaps.', {
          id: 'nc.inspector.gaps-note',
          desc: 'Which messages are listed',
        })}
      </p>
      <ul class="rows">
        ${ids.map((id) => html`<li><div class="line mono">${id}</div></li>`)}
      </ul>
    `;
  }

  #switch(code: string): void {
    const show = (failure: string): void => {
      this.#failure = failure;
      this.#update();
    };
    setLocale(code).then(
      () => show(''),
      (error: unknown) => show(String(error)),
    );
  }

  /** Notes the ids that `msg` looks up in vain. The store is the page's, whichever copy of the code made it. */
  #watchMessages(): () => void {
    const { find } = Object.getPrototypeOf(store) as typeof store;
    const watched: typeof find = (id) => {
      const found = find.call(store, id);
      if (id !== undefined && found.message === undefined) this.#lack(id);
      return found;
    };
    Object.defineProperty(store, 'find', { configurable: true, value: watched });
    return () => void Reflect.deleteProperty(store, 'find');
  }

  #lack(id: string): void {
    const { locale } = store;
    if (PSEUDO.includes(locale) || locale.split('-')[0] === sourceLocale) return;
    const ids = this.#gaps.get(locale) ?? new Set();
    this.#gaps.set(locale, ids);
    // Drawing the list looks up texts as well: only a new id draws again.
    if (!ids.has(id)) queueMicrotask(this.#update);
    ids.add(id);
  }
}
