import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/slider';
import 'nacre/elements/switch';
import 'nacre/elements/textarea';
import { expect, fixtureCleanup, fixtureSync } from '@open-wc/testing';
import fc from 'fast-check';
import type { FieldValue, FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { settled } from '../../helpers/dom.js';

/** Two controls of each kind have a name in common now and then. */
const name = fc.constantFrom('a', 'b', 'c', 'd', '');
const off = fc.constantFrom('', '', '', 'disabled');
const text = fc.constantFrom('', 'x', '7', '<b>', 'é 中');
const on = fc.constantFrom('', 'checked');

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Markup of a control: its name, its initial text, whether it is on, whether it is off for good. */
type Draw = (name: string, value: string, checked: string, disabled: string) => string;

const KINDS: readonly Draw[] = [
  (n, v, _c, d) => `<nc-input label="I" name="${n}" value="${v}" ${d}></nc-input>`,
  (n, v, _c, d) => `<nc-input label="I" type="number" name="${n}" value="${v}" ${d}></nc-input>`,
  (n, v, _c, d) => `<nc-textarea label="T" name="${n}" value="${v}" ${d}></nc-textarea>`,
  (n, _v, c, d) => `<nc-switch name="${n}" ${c} ${d}>S</nc-switch>`,
  (n, _v, c, d) => `<nc-checkbox name="${n}" value="box" ${c} ${d}>B</nc-checkbox>`,
  (n, _v, c, d) => `<nc-radio name="${n}" value="r${n}" ${c} ${d}>R</nc-radio>`,
  (n, _v, c, d) =>
    `<nc-radio-group label="G" name="${n}" ${d}><nc-radio value="1">1</nc-radio><nc-radio value="2" ${c}>2</nc-radio></nc-radio-group>`,
  (n, _v, c, d) =>
    `<nc-checkbox-group label="G" name="${n}" ${d}><nc-checkbox value="1">1</nc-checkbox><nc-checkbox value="2" ${c}>2</nc-checkbox></nc-checkbox-group>`,
  (n, _v, _c, d) => `<nc-slider aria-label="S" name="${n}" value="30" ${d}></nc-slider>`,
  (n, _v, c, d) => `<nc-slider aria-label="S" name="${n}" range ${c ? 'value="[20,40]"' : ''} ${d}></nc-slider>`,
  (n, _v, c, d) => `<nc-picker label="P" name="${n}" range='["a","b"]' ${c ? 'value="1"' : ''} ${d}></nc-picker>`,
  (n, _v, c, d) => `<nc-picker label="P" mode="date" name="${n}" ${c ? 'value="2024-02-29"' : ''} ${d}></nc-picker>`,
  (n, v, _c, d) => `<input aria-label="I" name="${n}" value="${v}" ${d}>`,
  (n, v, _c, d) => `<input aria-label="N" type="number" name="${n}" value="${v}" ${d}>`,
  (n, _v, c, d) => `<input aria-label="C" type="checkbox" name="${n}" ${c} ${d}>`,
  (n, _v, c, d) => `<input aria-label="R" type="radio" name="${n}" value="n${n}" ${c} ${d}>`,
  (n, v, _c, d) => `<textarea aria-label="T" name="${n}" ${d}>${v}</textarea>`,
  (n, _v, c, d) =>
    `<select aria-label="S" name="${n}" ${d}><option>1</option><option ${c && 'selected'}>2</option></select>`,
  (n, _v, c, d) =>
    `<select aria-label="M" name="${n}" multiple ${d}><option ${c && 'selected'}>1</option><option selected>2</option></select>`,
  (n, _v, _c, d) => `<input aria-label="F" type="file" name="${n}" ${d}>`,
  (n, v) => `<input type="hidden" name="${n}" value="${v}">`,
  (n) => `<button type="button" name="${n}" value="no">B</button>`,
  (n) => `<nc-button name="${n}" value="no">B</nc-button>`,
];

const control = fc
  .tuple(fc.nat(KINDS.length - 1), name, text, on, off)
  .map(([kind, n, v, c, d]) => KINDS[kind]!(n, escape(v), c, d));
const within = fc.constantFrom<(content: string) => string>(
  (content) => content,
  (content) => `<fieldset><legend>L</legend>${content}</fieldset>`,
  (content) => `<fieldset disabled>${content}</fieldset>`,
  (content) => `<section><div>${content}</div></section>`,
);
const markup = fc
  .array(fc.tuple(fc.array(control, { maxLength: 4 }), within), { maxLength: 4 })
  .map((parts) => parts.map(([controls, wrap]) => wrap(controls.join(''))).join(''));

/** Something else of the same type. */
function another(value: FieldValue): FieldValue {
  if (typeof value === 'number') return value === 0 ? 1 : 0;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return '2020-01-31';
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value.map(() => 0) : value;
}

const listOf = (data: FormData) =>
  [...data].map(([key, value]) => `${key}=${value instanceof File ? `file ${value.name}|${value.type}` : value}`);

/** What the user would have sent. */
function submit(form: NcForm): { value: unknown; entries: string[] } {
  let sent: FormSubmitEvent | undefined;
  const listen = (event: Event) => {
    event.preventDefault();
    sent = event as FormSubmitEvent;
  };
  form.addEventListener('submit', listen, { once: true });
  form.requestSubmit();
  return { value: sent!.value, entries: listOf(sent!.formData) };
}

async function build(content: string): Promise<[own: NcForm, native: NcForm]> {
  const box = fixtureSync<HTMLElement>(
    `<div><nc-form novalidate>${content}</nc-form><nc-form novalidate><form>${content}</form></nc-form></div>`,
  );
  await settled(box);
  const [own, native] = box.querySelectorAll('nc-form');
  return [own!, native!];
}

describe('<nc-form> with any controls', function () {
  this.timeout(60_000);
  const { warn } = console;
  // Of controls that share a name, one may get a value that only another of them can show, and says so.
  before(() => {
    console.warn = (text: string) => expect(text).to.match(/^<nc-picker> value: expected/);
  });
  after(() => Object.assign(console, { warn }));
  afterEach(fixtureCleanup);

  it('submits without a native form what a browser submits with one', () =>
    fc.assert(
      fc.asyncProperty(markup, async (content) => {
        const [own, native] = await build(content);
        const without = submit(own);
        const around = submit(native);
        expect(without).to.deep.equal(around);
        expect(without.value).to.deep.equal(own.value);
        fixtureCleanup();
      }),
      { numRuns: 300 },
    ));

  it('takes its own value back after a reset, and resets to where it began', () =>
    fc.assert(
      fc.asyncProperty(markup, async (content) => {
        for (const form of await build(content)) {
          // As natively, what is hidden is the page's, and no reset touches it.
          for (const hidden of form.querySelectorAll('[type=hidden]')) hidden.remove();
          const initial = form.value;
          form.value = Object.fromEntries(Object.entries(initial).map(([key, value]) => [key, another(value)]));
          const changed = form.value;
          form.reset();
          await settled(form);
          expect(form.value).to.deep.equal(initial);
          form.value = changed;
          expect(form.value).to.deep.equal(changed);
        }
        fixtureCleanup();
      }),
      {
        numRuns: 40,
        examples: [
          [
            '<input aria-label="F" type="file" name="a"><nc-input name="a" label="I"></nc-input><nc-checkbox name="a" value="box" checked>B</nc-checkbox>',
          ],
        ],
      },
    ));
});
