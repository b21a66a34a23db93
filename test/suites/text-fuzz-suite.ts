import { expect, fixtureCleanup, fixtureSync } from '@open-wc/testing';
import fc from 'fast-check';
import type { TextControl } from '../../elements/internal/text/text-control.js';
import { isWebKit } from '../helpers/commands.js';
import { deepActiveElement, settled } from '../helpers/dom.js';
import type { ImeCase } from './ime-suite.js';

type Native = HTMLInputElement | HTMLTextAreaElement;

/** A page with the control under test, or the same with the platform's own. */
interface Page {
  readonly form: HTMLFormElement;
  readonly fieldset: HTMLFieldSetElement;
  readonly elsewhere: HTMLElement;
  readonly element: TextControl | Native;
  readonly field: Native;
  readonly log: string[];
}

type Action = (page: Page) => void;

const characters = new Intl.Segmenter('en');

const named = (name: string, action: Action): Action => Object.assign(action, { [fc.toStringMethod]: () => name });

/** The user comes, edits by the browser's own editing commands, and leaves. */
function edit({ element, field }: Page, from: number, to: number, command: string, text?: string): void {
  element.focus();
  const { value } = field;
  // No user gets between the parts of a character, nor does WebKit edit them well.
  const starts = [...characters.segment(value)].map(({ index }) => index);
  const whole = (at: number) => (at >= value.length ? value.length : starts.findLast((start) => start <= at)!);
  field.setSelectionRange(whole(Math.min(from, to)), whole(Math.max(from, to)));
  if (deepActiveElement() === field) document.execCommand(command, false, text);
  element.blur();
}

/** A native text area has its initial text between its tags. */
function withoutInitial(element: TextControl | Native): void {
  if (element instanceof HTMLTextAreaElement) element.textContent = '';
  else element.removeAttribute('value');
}

const text = fc.constantFrom('a', 'bc', 'é', '中文', '👍🏽', ' ', '<b>');
const maybeText = fc.oneof(text, fc.constant(''));
const position = fc.nat({ max: 6 });

const typing = fc
  .tuple(position, position, text)
  .map(([from, to, typed]) =>
    named(`type ${typed} over ${from}-${to}`, (page) => edit(page, from, to, 'insertText', typed)),
  );
const deleting = fc
  .tuple(position, position)
  .map(([from, to]) => named(`delete ${from}-${to}`, (page) => edit(page, from, to, 'delete')));
const setting = fc.oneof(
  maybeText.map((value) => named(`value = '${value}'`, ({ element }) => (element.value = value))),
  maybeText.map((value) => named(`defaultValue = '${value}'`, ({ element }) => (element.defaultValue = value))),
  fc.constant(named('without initial text', ({ element }) => withoutInitial(element))),
  fc
    .constantFrom('field', 'other', '')
    .map((name) => named(`name = '${name}'`, ({ element }) => (element.name = name))),
  fc.constantFrom('', 'No').map((no) => named(`message '${no}'`, ({ element }) => element.setCustomValidity(no))),
);
const switching = fc
  .tuple(fc.constantFrom('required', 'readonly', 'disabled'), fc.boolean())
  .map(([name, on]) => named(`${name} ${on}`, ({ element }) => element.toggleAttribute(name, on)));
const surroundings = fc.oneof(
  fc.boolean().map((on) => named(`fieldset ${on}`, ({ fieldset }) => fieldset.toggleAttribute('disabled', on))),
  fc.constant(named('reset', ({ form }) => form.reset())),
  fc.constant(named('out of the form', ({ elsewhere, element }) => elsewhere.append(element))),
  fc.constant(named('into the form', ({ fieldset, element }) => fieldset.append(element))),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: typing },
  { weight: 2, arbitrary: deleting },
  { weight: 4, arbitrary: setting },
  { weight: 2, arbitrary: switching },
  { weight: 3, arbitrary: surroundings },
);

/** All that a page can see of it. */
const seen = ({ element, field, form, log }: Page) => ({
  value: element.value,
  shown: field.value,
  initial: element.defaultValue,
  disabled: element.matches(':disabled'),
  belongs: element.form === form,
  submitted: [...new FormData(form)],
  asked: element.willValidate,
  // Browsers differ in the validity of a field before it is first read.
  wrong: element.willValidate && [element.validity.valueMissing, element.validity.customError],
  // WebKit fires no `change` where the text is that of the last one again, whatever it was when the user came.
  log: log.filter((entry) => !isWebKit || entry.startsWith('input')),
});

function open(element: TextControl | Native, fieldOf: () => Native): Page {
  const home = fixtureSync<HTMLElement>('<div><form><fieldset></fieldset></form><p></p></div>');
  const log: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => log.push(`${type} ${element.value}`));
  element.name = 'field';
  const fieldset = home.querySelector('fieldset')!;
  fieldset.append(element);
  return {
    form: home.querySelector('form')!,
    fieldset,
    elsewhere: home.querySelector('p')!,
    element,
    field: fieldOf(),
    log,
  };
}

/** Whatever happens to it in whatever order, a text control is as a native field. */
export function textFuzzSuite<E extends TextControl>({ tag, field: fieldOf }: ImeCase<E>): void {
  it('is as a native field after any sequence of edits, settings, resets and moves', async function () {
    // Each step waits for the control, which is long on a busy machine.
    this.timeout(60_000);
    const sequence = fc.array(action, { maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const control = document.createElement(tag) as E;
        const model = document.createElement(tag === 'nc-textarea' ? 'textarea' : 'input');
        const [ours, native] = [open(control, () => fieldOf(control)), open(model, () => model)];
        try {
          for (const run of steps) {
            run(ours);
            run(native);
            expect(JSON.stringify(seen(ours))).to.equal(JSON.stringify(seen(native)));
            await settled(ours.element); // No user is faster.
          }
        } finally {
          fixtureCleanup();
        }
      }),
      { numRuns: 100, includeErrorInReport: true },
    );
  });
}
