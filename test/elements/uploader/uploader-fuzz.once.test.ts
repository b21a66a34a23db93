import { expect, fixture, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import 'nacre/elements/uploader';
import type { UploadContext } from 'nacre/elements/uploader';
import { drawn, settled } from '../../helpers/dom.js';
import { add, note, parts, statuses } from './uploader-fixture.js';

const MOST = 6;
const TOO_LARGE = 100;

interface Item {
  readonly name: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
}

const at = fc.nat(20);
const step = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    sizes: fc.array(fc.constantFrom(1, 1, 1, TOO_LARGE + 1), { maxLength: 4 }),
  }),
  fc.record({
    type: fc.constantFrom(
      'remove',
      'left',
      'right',
      'retry',
      'progress',
      'succeed',
      'succeed',
      'fail',
      'old',
      'reset',
      'leave',
    ),
    at,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What an uploader is to be: its items in order, of which the first three that wait are on their way. */
class Model {
  items: Item[] = [];
  refused = 0;
  changes = 0;

  add(names: readonly string[], sizes: readonly number[]): void {
    const before = this.items.length;
    sizes.forEach((size, index) => {
      if (size > TOO_LARGE || this.items.length >= MOST) this.refused++;
      else this.items.push({ name: names[index]!, status: 'waiting' });
    });
    if (this.items.length > before) this.changes++;
  }

  remove(item: Item): void {
    this.items = this.items.filter((other) => other !== item);
    this.changes++;
  }

  move(item: Item, by: number): void {
    const from = this.items.indexOf(item);
    if (!this.items[from + by]) return;
    this.items.splice(from, 1);
    this.items.splice(from + by, 0, item);
    this.changes++;
  }

  start(): void {
    for (const item of this.items) {
      if (this.items.filter(({ status }) => status === 'uploading').length >= 3) return;
      if (item.status === 'waiting') item.status = 'uploading';
    }
  }
}

/** Plays the steps on an uploader and on the model, and compares them after each. */
async function play(steps: readonly Step[]): Promise<void> {
  const form = await fixture<HTMLFormElement>(
    `<form><nc-uploader name="f" label="Files" multiple max-count="${MOST}" max-size="${TOO_LARGE}"></nc-uploader></form>`,
  );
  const uploader = form.querySelector('nc-uploader')!;
  const running = new Map<string, UploadContext & { done(answer: unknown): void; fail(error: unknown): void }>();
  uploader.upload = (file, context) =>
    new Promise((done, fail) => {
      running.set(file.name, { ...context, done, fail });
      context.signal.addEventListener('abort', () => running.delete(file.name));
    });
  const heard = { change: 0, reject: 0 };
  for (const type of ['change', 'reject'] as const) uploader.addEventListener(type, () => heard[type]++);
  const model = new Model();
  const past = [uploader.value];
  let serial = 0;
  for (const move of steps) {
    const item = 'at' in move ? model.items[move.at % Math.max(1, model.items.length)] : undefined;
    const tile = item && parts(uploader, 'item')[model.items.indexOf(item)]!;
    const press = (key: string) =>
      tile!
        .querySelector('button')!
        .dispatchEvent(
          new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, composed: true, cancelable: true }),
        );
    const upload = item && running.get(item.name);
    if (move.type === 'add') {
      const names = move.sizes.map(() => `file ${++serial}`);
      model.add(names, move.sizes);
      await add(uploader, ...move.sizes.map((size, index) => note(names[index]!, size)));
    } else if (move.type === 'reset') {
      model.items = [];
      form.reset();
    } else if (move.type === 'leave') {
      for (const each of model.items) if (each.status === 'uploading') each.status = 'waiting';
      uploader.remove();
      await Promise.resolve();
      form.append(uploader);
    } else if (move.type === 'old') {
      // A page that is late sets items from before: those that are still known are as they are now.
      const old = past[move.at % past.length]!.filter((each) => model.items.some(({ name }) => name === each.name));
      model.items = old.map((each) => model.items.find(({ name }) => name === each.name)!);
      uploader.value = old;
    } else if (!item) continue;
    else if (move.type === 'remove') {
      model.remove(item);
      tile!.querySelector<HTMLElement>('[part=delete]')!.click();
    } else if (move.type === 'left' || move.type === 'right') {
      model.move(item, move.type === 'left' ? -1 : 1);
      press(move.type === 'left' ? 'ArrowLeft' : 'ArrowRight');
    } else if (move.type === 'retry') {
      if (item.status === 'failed') {
        item.status = 'waiting';
        tile!.querySelector('button')!.click();
      }
    } else if (upload) {
      if (move.type === 'progress') upload.progress(move.at * 5);
      else {
        running.delete(item.name);
        item.status = move.type === 'succeed' ? 'done' : 'failed';
        if (move.type === 'succeed') upload.done(`${item.name} on the server`);
        else upload.fail(new Error('no'));
      }
    }
    model.start();
    await waitUntil(
      () => statuses(uploader).join() === model.items.map(({ status }) => status).join(),
      `${JSON.stringify(move)}: ${model.items.map(({ status }) => status).join()}`,
    );
    await settled(uploader);
    past.push(uploader.value);
    const { items } = model;
    const named = (status: Item['status']) => items.filter((each) => each.status === status).map(({ name }) => name);
    expect({
      names: parts(uploader, 'name').map((each) => each.textContent),
      running: [...running.keys()].toSorted(),
      submitted: new FormData(form).getAll('f'),
      valid: uploader.validity.valid,
      ...heard,
    }).to.deep.equal({
      names: items.map(({ name }) => name),
      running: named('uploading').toSorted(),
      submitted: named('done').map((name) => `${name} on the server`),
      valid: items.every(({ status }) => status === 'done'),
      change: model.changes,
      reject: model.refused,
    });
  }
  form.remove();
  await drawn();
  expect(running.size, 'uploads left behind').to.equal(0);
}

describe('<nc-uploader> with anything that may happen', () => {
  it('is as its model', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), play), {
      numRuns: 40,
      endOnFailure: true,
    });
  });
});
