import { maskText } from '../device/secrets.js';
import { msg } from '@lit/localize';
import { AppEvents, Page } from '../router/lifecycle.js';
import { Log } from './log.js';
import type { Panel, Update } from './panel.js';
import type { RouterLink } from './router-link.js';
import { briefOf, textOf } from './values.js';

/** Events that come in bursts: one row for each burst. */
const BURSTS = new Set(['pagescroll', 'resize']);

/** What the shell tells itself of pages, and apps do not hear. */
const OWN = new Set(['cover']);

/** Events of the pages and of the app. */
export class LifecyclePanel implements Panel {
  readonly name = 'lifecycle';
  readonly #log: Log;
  readonly #link: RouterLink;
  readonly #stops: (() => void)[];
  /** The burst that the latest row stands for. */
  #burst = { of: '', count: 0 };

  constructor(link: RouterLink, update: Update) {
    this.#log = new Log(update);
    this.#link = link;
    this.#stops = [
      tap(Page.prototype, (page, event) => {
        if (OWN.has(event.type)) return;
        this.#add(event, page.key, maskText(this.#link.urlOf(page.key) ?? page.key));
      }),
      tap(AppEvents.prototype, (_, event) => {
        this.#add(
          event,
          'app',
          msg('app', { id: 'nc.inspector.app', desc: 'Mark of an event of the app, not of a page' }),
        );
      }),
    ];
  }

  label(): string {
    return msg('Lifecycle', { id: 'nc.inspector.lifecycle', desc: 'Tab of the inspector: events of pages and app' });
  }

  render(): unknown {
    return this.#log.render(this.label());
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #add(event: Event, of: string, where: string): void {
    const { data } = event as Event & { data?: unknown };
    const brief = briefOf(data);
    const source = `${of} ${event.type}`;
    if (!this.#log.isEmpty && BURSTS.has(event.type) && this.#burst.of === source) {
      this.#log.replaceLatest({ brief, tags: [{ text: where }, { text: `×${++this.#burst.count}` }] });
      return;
    }
    this.#burst = { of: source, count: 1 };
    const details = brief
      ? [
          {
            name: msg('Data', { id: 'nc.inspector.data', desc: 'Heading: what an event or signal carries' }),
            text: textOf(data),
          },
        ]
      : [];
    this.#log.add({ title: event.type, brief, tags: [{ text: where }], details });
  }
}

/** Calls `see` with each event that a target of this class sends, until the returned function is called. */
function tap<Target extends EventTarget>(prototype: Target, see: (target: Target, event: Event) => void): () => void {
  let isOn = true;
  // `send` of both classes ends here, whoever calls it.
  const tapped = function (this: Target, event: Event): boolean {
    if (isOn) see(this, event);
    return EventTarget.prototype.dispatchEvent.call(this, event);
  };
  prototype.dispatchEvent = tapped;
  return () => {
    isOn = false;
    if (prototype.dispatchEvent === tapped) Reflect.deleteProperty(prototype, 'dispatchEvent');
  };
}
