// The place of the form in which a reader makes a call. Its script brings the form when the reader comes near.
import type { ApiCall, Apis } from './apis.js';
import { markup, raw, type Markup } from './html.js';

/** From so many options on, the form is higher than what a screen shows of it. */
const MANY = 3;

/** Areas whose calls no page of the site answers: their places are low. */
const APART = new Set(['route', 'windows', 'hosts']);

/** `client/call` reads the data. The classes say how high the place will be: nothing below it jumps. */
export function liveForm({ name, kind, options, area, support }: ApiCall, apis: Apis): Markup {
  const signals = apis.signals.filter((signal) => signal.area === area);
  const data = JSON.stringify({
    name,
    kind,
    options,
    signals: signals.map((signal) => signal.name),
    isOfSite: area === 'offline',
    isOfApps: Object.values(support).some((engine) => engine && engine.level !== 'unavailable'),
  });
  const size = APART.has(area) ? 'none' : options.length >= MANY ? 'many' : String(options.length);
  return markup`<section class="call-live options-${size} ${signals.length > 0 ? 'has-signals' : ''}" aria-labelledby="try-it">
    <h2 id="try-it"><a class="anchor" href="#try-it">Try it</a></h2>
    <noscript><p>The form in which you make this call needs JavaScript.</p></noscript>
    <div class="call-form"></div>
    <script type="application/json" class="call-data">${raw(data.replaceAll('<', String.raw`\u003c`))}</script>
  </section>`;
}
