import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/slider';
import 'nacre/elements/textarea';
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { FormValues } from 'nacre/elements/form';
import { settled } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';
import { create, WAYS } from '../../form/form-fixture.js';

const listOf = (data: FormData) => [...data].map(([name, value]) => `${name}=${String(value)}`);

/** Ours beside native ones, each with an initial value. */
const FIELDS = html`
  <nc-radio-group name="cabin" label="Cabin" value="first">
    <nc-radio value="first">First</nc-radio><nc-radio value="second">Second</nc-radio>
  </nc-radio-group>
  <nc-radio name="meal" value="meat">Meat</nc-radio><nc-radio name="meal" value="rice" checked>Rice</nc-radio>
  <input type="radio" name="seat" value="a" aria-label="A" checked /><input
    type="radio"
    name="seat"
    value="b"
    aria-label="B"
  />
  <nc-slider name="days" aria-label="Days" value="3" max="14"></nc-slider>
  <nc-slider name="budget" aria-label="Budget" range value="[10, 20]"></nc-slider>
  <nc-textarea name="note" label="Note" value="Two
lines"></nc-textarea>
  <textarea name="more" aria-label="More">Hi</textarea>
  <nc-picker name="row" label="Row" range='["a", "b", "c"]' value="1"></nc-picker>
  <nc-picker name="columns" mode="multiSelector" label="Columns" range='[["a", "b"], ["c", "d"]]' value="1,0"></nc-picker>
  <nc-picker name="date" mode="date" label="Date" value="2024-02-29"></nc-picker>
  <nc-picker name="time" mode="time" label="Time" value="09:30"></nc-picker>
  <nc-picker
    name="place"
    mode="region"
    label="Place"
    range='[{"name": "France", "children": ["Paris", "Lyon"]}]'
    value="France,Lyon"
  ></nc-picker>
`;
const VALUE: FormValues = {
  ...{ cabin: 'first', meal: 'rice', seat: 'a', days: 3, budget: [10, 20], note: 'Two\nlines', more: 'Hi' },
  ...{ row: 1, columns: [1, 0], date: '2024-02-29', time: '09:30', place: ['France', 'Lyon'] },
};
const ENTRIES = [
  ...['cabin=first', 'meal=rice', 'seat=a', 'days=3', 'budget=10', 'budget=20', 'note=Two\nlines', 'more=Hi'],
  ...['row=1', 'columns=1', 'columns=0', 'date=2024-02-29', 'time=09:30', 'place=France', 'place=Lyon'],
];
const OTHER: FormValues = {
  ...{ cabin: 'second', meal: 'meat', seat: 'b', days: 14, budget: [0, 100], note: '', more: '' },
  ...{ row: 2, columns: [0, 1], date: '2025-01-31', time: '23:59', place: ['France', 'Paris'] },
};

describe('<nc-form> with every kind of control', () => {
  before(useTokens);
  afterEach(() => sessionStorage.clear());

  for (const way of WAYS) {
    describe(way, () => {
      it('has each value in its own type, and submits what a native form would', async () => {
        const { form, log } = await create(FIELDS, way);
        expect(form.value).to.deep.equal(VALUE);
        form.requestSubmit();
        expect(log[0]!.value).to.deep.equal(VALUE);
        expect(listOf(log[0]!.formData).map((entry) => entry.replace('\r', ''))).to.deep.equal(ENTRIES);
        await expect(form).to.be.accessible();
      });

      it('is filled, and goes back to the initial values', async () => {
        const { form } = await create(FIELDS, way);
        for (const type of ['input', 'change']) form.addEventListener(type, () => expect.fail(type));
        form.value = OTHER;
        expect(form.value).to.deep.equal(OTHER);
        expect(form.dirty).to.equal(true);
        form.reset();
        expect(form.value).to.deep.equal(VALUE);
        await settled(form);
        expect(form.value).to.deep.equal(VALUE);
        expect(form.dirty).to.equal(false);
      });

      it('keeps all of them in a draft', async () => {
        const { form } = await create(FIELDS, way, { draft: 'kinds' });
        form.value = OTHER;
        form.querySelector('nc-textarea')!.focus();
        await sendKeys({ type: 'x' });
        form.remove();
        const again = await create(FIELDS, way, { draft: 'kinds' });
        expect(again.form.value).to.deep.equal({ ...OTHER, note: 'x' });
      });

      it('is disabled as a whole', async () => {
        const { form } = await create(FIELDS, way);
        form.disabled = true;
        await settled(form);
        expect(form.value).to.deep.equal({});
        for (const element of form.querySelectorAll<HTMLElement>('[name], nc-radio')) {
          element.focus();
          expect(document.activeElement === document.body, element.outerHTML).to.equal(true);
        }
        form.disabled = false;
        await settled(form);
        expect(form.value).to.deep.equal(VALUE);
      });
    });
  }

  it('has null where no row is chosen, and no entry', async () => {
    const { form, log } = await create(html`<nc-picker name="row" label="Row" range='["a", "b"]'></nc-picker>`);
    expect(form.value).to.deep.equal({ row: null });
    form.requestSubmit();
    expect(listOf(log[0]!.formData)).to.deep.equal([]);
    form.value = { row: 0 };
    expect(form.value).to.deep.equal({ row: 0 });
    form.value = { row: null };
    expect(form.value).to.deep.equal({ row: null });
  });

  it('leads from the list of what is wrong into groups and to what opens', async () => {
    const { form, query } = await create(
      html`<nc-picker name="a" label="Date" mode="date" required></nc-picker>
        <nc-radio-group name="b" label="Cabin" required><nc-radio value="1">One</nc-radio></nc-radio-group>
        <nc-radio name="c" value="1" required>Yes</nc-radio><nc-radio name="c" value="2" required>No</nc-radio>
        <nc-textarea name="d" label="Note" required></nc-textarea>`,
      WAYS[0],
      { summary: true },
    );
    form.requestSubmit();
    await settled(form);
    expect(form.matches(':state(user-invalid)')).to.equal(true);
    const links = [...form.shadowRoot!.querySelectorAll('a')];
    expect(links.map((link) => link.textContent.split(': ')[0])).to.deep.equal(['Date', 'Cabin', 'Yes', 'Note']);
    for (const [index, selector] of ['nc-picker', 'nc-radio', '[name=c]', 'nc-textarea'].entries()) {
      links[index]!.focus();
      await sendKeys({ press: 'Enter' });
      expect(document.activeElement === query(selector), selector).to.equal(true);
    }
  });

  it('keeps no secrets', async () => {
    const content = html`<nc-input name="a" label="A" autocomplete="off"></nc-input
      ><nc-picker name="b" label="B" range='["1", "2"]' autocomplete="off"></nc-picker><input name="c" aria-label="C" />`;
    const { form } = await create(content, WAYS[0], { draft: 'off' });
    form.value = { a: '1', b: 1 };
    form.querySelector('input')!.focus();
    await sendKeys({ type: '2' });
    expect(sessionStorage.getItem('nc-draft:off')).to.equal('{"c":"2"}');
  });
});
