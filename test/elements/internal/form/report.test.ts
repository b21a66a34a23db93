import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio-group';
import 'nacre/elements/radio';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NcForm } from 'nacre/elements/form';
import type { NcInput } from 'nacre/elements/input';
import { settled } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';

async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

/** A form, and the names of the controls over which the browser would lay its bubble. */
async function mount(fields: unknown) {
  const form = await fixture<HTMLFormElement>(
    html`<form>${fields}<button>Native</button><nc-button form-type="submit">Ours</nc-button></form>`,
  );
  await settled(form);
  const left: string[] = [];
  const invalid: string[] = [];
  form.addEventListener(
    'invalid',
    ({ target, defaultPrevented }) => {
      const { name } = target as HTMLInputElement;
      invalid.push(name);
      if (!defaultPrevented) left.push(name);
    },
    true,
  );
  const control = <E extends HTMLElement = HTMLElement>(name: string) => form.querySelector<E>(`[name=${name}]`)!;
  return { form, left, invalid, control };
}

const TEXTS = html`<nc-input name="a" label="A" value="x" required></nc-input>
  <nc-input name="b" label="B" required></nc-input><nc-picker name="c" label="C" required></nc-picker>`;

describe('an invalid control that shows why', () => {
  before(useTokens);

  const WAYS: Readonly<Record<string, (form: HTMLFormElement) => unknown>> = {
    'a native button': (form) => click(form.querySelector('button')!),
    'a button of ours': (form) => click(form.querySelector('nc-button')!),
    'Enter in a later field': async (form) => {
      form.querySelector<HTMLElement>('[name=c], [name=a]')!.focus();
      await sendKeys({ press: 'Enter' });
    },
    'requestSubmit()': (form) => form.requestSubmit(),
    'reportValidity()': (form) => form.reportValidity(),
  };
  for (const [way, submit] of Object.entries(WAYS)) {
    it(`has the focus without the browser’s bubble, by ${way}`, async () => {
      const { form, left, invalid } = await mount(TEXTS);
      await submit(form);
      expect([invalid, left]).to.deep.equal([['b', 'c'], []]);
      expect(document.activeElement).to.equal(form.querySelector('[name=b]'));
    });
  }

  it('stays red while it has the focus', async () => {
    const { form, control } = await mount(TEXTS);
    await click(form.querySelector('button')!);
    const input = control<NcInput>('b');
    await settled(input);
    const { borderColor, outlineColor } = getComputedStyle(input.shadowRoot!.querySelector('#field')!);
    const message = input.shadowRoot!.querySelector('[part=message]')!;
    expect([borderColor, outlineColor]).to.deep.equal([
      getComputedStyle(message).color,
      getComputedStyle(message).color,
    ]);
  });

  it('leaves those alone that do not', async () => {
    const { form, left } = await mount(html`<nc-radio name="a" value="1" required>A</nc-radio>${TEXTS}`);
    await click(form.querySelector('button')!);
    expect(left).to.include('a');
    expect(document.activeElement).to.equal(form.querySelector('nc-radio'));
  });

  it('keeps the bubble and the focus from later ones that do not', async () => {
    const { form, left, invalid } = await mount(
      html`${TEXTS}<nc-checkbox name="d" required>D</nc-checkbox><input name="e" aria-label="E" required />`,
    );
    await click(form.querySelector('button')!);
    expect([invalid, left]).to.deep.equal([['b', 'c', 'd', 'e'], []]);
    expect(document.activeElement).to.equal(form.querySelector('[name=b]'));
  });

  it('takes the focus by its own reportValidity(), and not by checkValidity()', async () => {
    const { left, control } = await mount(TEXTS);
    control<NcInput>('c').checkValidity();
    expect(document.activeElement).to.equal(document.body);
    control<NcInput>('c').reportValidity();
    expect(document.activeElement).to.equal(control('c'));
    expect(left).to.deep.equal([]);
  });

  it('does not take the focus from a field in which the user types, when the page only checks', async () => {
    const { form, control } = await mount(TEXTS);
    control('a').focus();
    control('a').addEventListener('input', () => form.checkValidity());
    await sendKeys({ type: 'y' });
    expect(document.activeElement).to.equal(control('a'));
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement, 'when the user submits').to.equal(control('b'));
  });

  it('in a group gives the focus to its first choice', async () => {
    const { form, left } = await mount(
      html`<nc-radio-group name="g" label="G" required><nc-radio value="x">X</nc-radio></nc-radio-group>`,
    );
    await click(form.querySelector('nc-button')!);
    expect([left, document.activeElement]).to.deep.equal([[], form.querySelector('nc-radio')]);
  });

  it('says which format, in the words of the title', async () => {
    const input = await fixture<NcInput>(
      html`<nc-input label="Code" pattern="[A-Z]{3}" title="three capital letters" value="x"></nc-input>`,
    );
    expect(input.validationMessage).to.equal('Please use the requested format: three capital letters');
    input.title = '';
    input.value = 'y';
    expect(input.validationMessage).to.equal('Please use the requested format.');
  });
});

describe('<nc-form> with a long summary', () => {
  before(useTokens);

  it('is a line that opens', async () => {
    const fields = Array.from(
      { length: 17 },
      (_, index) => html`<nc-input name=${`f${index}`} label=${`Field ${index}`} required></nc-input>`,
    );
    const form = await fixture<NcForm>(html`<nc-form validation-summary>${fields}</nc-form>`);
    await settled(form);
    form.requestSubmit();
    await settled(form);
    expect(document.activeElement).to.equal(form.firstElementChild);
    const line = form.shadowRoot!.querySelector('summary')!;
    const links = () => [...form.shadowRoot!.querySelectorAll('a')].filter((link) => link.checkVisibility());
    expect([line.textContent, links().length]).to.deep.equal(['Please correct 17 fields', 0]);
    expect(form.shadowRoot!.querySelector<HTMLElement>('[part=summary]')!.offsetHeight).to.be.lessThan(80);
    await expect(form).to.be.accessible();
    await click(line);
    expect(links().length).to.equal(17);
    await click(links()[3]!);
    expect(document.activeElement).to.equal(form.querySelector('[name=f3]'));
    await sendKeys({ type: 'x' });
    await settled(form);
    expect([line.textContent, links().length], 'it stays open').to.deep.equal(['Please correct 16 fields', 16]);
  });
});
