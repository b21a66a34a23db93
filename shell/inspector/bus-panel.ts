import { msg } from '@lit/localize';
import { html } from 'lit';
import { device, type Interceptor, record, type Recording } from '../device/index.js';
import { wrapSync } from '../device/call-sync.js';
import { Log, type Row } from './log.js';
import type { Panel, Update } from './panel.js';
import { briefOf, textOf } from './values.js';

/** Calls of the bus and its signals. */
export class BusPanel implements Panel {
  readonly name = 'bus';
  readonly #log: Log;
  readonly #update: Update;
  readonly #stops: (() => void)[];
  #recording: Recording | undefined;

  constructor(update: Update) {
    this.#update = update;
    this.#log = new Log(update);
    this.#stops = [
      device.intercept('*', this.#listen, { first: true }),
      wrapSync((name, options, run) => this.#runSync(name, options, run)),
      device.watch('*', ({ name, payload }) => {
        this.#log.add({
          title: name,
          brief: briefOf(payload),
          tags: [{ text: msg('signal', { id: 'nc.inspector.signal', desc: 'Mark of a row: a signal, not a call' }) }],
          details: [{ name: payloadName(), text: textOf(payload) }],
        });
      }),
    ];
  }

  label(): string {
    return msg('Bus', { id: 'nc.inspector.bus', desc: 'Tab of the inspector: calls to the device and signals' });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#recording?.stop();
    this.#recording = undefined;
  }

  render(): unknown {
    const isOn = this.#recording !== undefined;
    const hint = msg('Anything that looks secret is masked. Review a recording before you share it.', {
      id: 'nc.inspector.record-hint',
      desc: 'Hint at the button that records calls into a file',
    });
    const button = html`<button
      type="button"
      title=${hint}
      aria-description=${hint}
      aria-pressed=${isOn}
      class=${isOn ? 'busy' : ''}
      @click=${() => this.#record()}
    >
      ${
        isOn
          ? msg('Stop and save', {
              id: 'nc.inspector.record-stop',
              desc: 'Button that ends a recording and downloads it',
            })
          : msg('Record', { id: 'nc.inspector.record', desc: 'Button that starts to record calls into a file' })
      }
    </button>`;
    return this.#log.render(this.label(), button);
  }

  #record(): void {
    if (this.#recording) {
      const url = URL.createObjectURL(new Blob([this.#recording.stop()], { type: 'application/json' }));
      this.#recording = undefined;
      Object.assign(document.createElement('a'), { href: url, download: 'recording.json' }).click();
      // Later, since the browser reads it after this task.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } else {
      this.#recording = record();
    }
    this.#update();
  }

  readonly #listen: Interceptor = (call, next) => {
    const row = this.#begin(call.name, call.options);
    if (!row) return next();
    const start = performance.now();
    const { signal } = call;
    const settle = (outcome: { result?: unknown; error?: unknown }): void => {
      signal.removeEventListener('abort', stopped);
      this.#end(row, performance.now() - start, call.answeredBy, outcome, call.options);
    };
    const stopped = (): void => settle({ error: signal.reason ?? 'abort' });
    signal.addEventListener('abort', stopped);
    return next().then(
      (result) => {
        if (!signal.aborted) settle({ result });
        return result;
      },
      (error: unknown) => {
        if (!signal.aborted) settle({ error });
        throw error;
      },
    );
  };

  #runSync(name: string, options: object, run: () => object): object {
    const row = this.#begin(name, options);
    const start = performance.now();
    const end = (outcome: { result?: unknown; error?: unknown }): void => {
      if (row) this.#end(row, performance.now() - start, 'sync', outcome, options);
    };
    try {
      const result = run();
      end({ result });
      return result;
    } catch (error) {
      end({ error });
      throw error;
    }
  }

  #begin(name: string, options: object): Row | undefined {
    return this.#log.add({
      title: name,
      brief: briefOf(options),
      tags: [
        {
          text: msg('pending', { id: 'nc.inspector.pending', desc: 'Mark of a call without an answer yet' }),
          kind: 'busy',
        },
      ],
      details: [
        {
          name: msg('Options', { id: 'nc.inspector.options', desc: 'Heading: the options of a call' }),
          text: textOf(options),
        },
      ],
    });
  }

  #end(row: Row, took: number, by: string, outcome: { result?: unknown; error?: unknown }, options: object): void {
    const hasFailed = 'error' in outcome;
    const time = `${took < 10 ? took.toFixed(1) : Math.round(took)} ms`;
    row.tags = [{ text: by }, { text: time, kind: hasFailed ? 'bad' : 'good' }];
    row.details = [
      ...row.details,
      hasFailed
        ? {
            name: msg('Error', { id: 'nc.inspector.error', desc: 'Heading: the error of a call' }),
            text: textOf(outcome.error),
          }
        : {
            name: msg('Result', { id: 'nc.inspector.result', desc: 'Heading: the result of a call' }),
            text: textOf(outcome.result, { beside: options }),
          },
    ];
    this.#update();
  }
}

const payloadName = (): string =>
  msg('Data', { id: 'nc.inspector.data', desc: 'Heading: what an event or signal carries' });
