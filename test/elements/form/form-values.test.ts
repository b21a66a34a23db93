import 'nacre/elements/checkbox';
import 'nacre/elements/form';
import 'nacre/elements/input';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settled } from '../../helpers/dom.js';
import { create, WAYS } from './form-fixture.js';

/** Entries, with files by name and type. */
const listOf = (data: FormData) =>
  [...data].map(([name, value]) => `${name}=${value instanceof File ? `${value.name}|${value.type}` : value}`);

describe('<nc-form> values', () => {
  afterEach(() => sessionStorage.clear());

  it('fills controls before the form is on the page', async () => {
    const form = document.createElement('nc-form');
    form.innerHTML = '<nc-input name="who" label="Who"></nc-input><nc-checkbox name="yes">Yes</nc-checkbox>';
    form.value = { who: 'Ann', yes: true };
    (await fixture(html`<div></div>`)).append(form);
    await settled(form);
    expect(form.value).to.deep.equal({ who: 'Ann', yes: true });
  });

  for (const way of WAYS) {
    describe(way, () => {
      const NUMBERS = html`<nc-input type="number" name="a" label="A" value="007"></nc-input>
        <nc-input type="digit" name="b" label="B"></nc-input><input type="number" name="c" aria-label="C" value="2.5" />
        <nc-input type="tel" name="d" label="D" value="0123"></nc-input>
        <input type="range" name="e" aria-label="E" value="20" />`;

      it('has numbers for number controls, null for empty ones', async () => {
        const { form, query } = await create(NUMBERS, way);
        expect(form.value).to.deep.equal({ a: 7, b: null, c: 2.5, d: '0123', e: 20 });
        query('[name=b]').focus();
        await sendKeys({ type: '-' });
        expect(form.value.b).to.equal(null);
        await sendKeys({ type: '1.5' });
        expect(form.value.b).to.equal(-1.5);
        const value = { a: 12, b: 0.1, c: null, d: '9', e: 40 };
        form.value = value;
        expect(form.value).to.deep.equal(value);
        expect(query('[name=a]').value).to.equal('12');
      });

      it('keeps them in a draft', async () => {
        const { form, query } = await create(NUMBERS, way, { draft: 'numbers' });
        query('[name=b]').focus();
        await sendKeys({ type: '4' });
        form.remove();
        const again = await create(NUMBERS, way, { draft: 'numbers' });
        expect(again.form.value).to.deep.equal({ a: 7, b: 4, c: 2.5, d: '0123', e: 20 });
      });

      it('sends what a native form would: an empty file, no disabled option', async () => {
        const content = html`<input type="file" name="file" aria-label="File" />
          <input type="file" name="files" aria-label="Files" multiple />
          <select name="one" aria-label="One"><option value="" disabled selected>Choose</option><option>1</option></select>
          <select name="many" aria-label="Many" multiple>
            <optgroup label="Off" disabled><option selected>1</option></optgroup><option selected>2</option>
          </select>`;
        const { form, log, query } = await create(content, way);
        form.requestSubmit();
        const empty = '|application/octet-stream';
        expect(listOf(log[0]!.formData)).to.deep.equal([`file=${empty}`, `files=${empty}`, 'many=2']);
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }));
        query('[name=files]').files = transfer.files;
        form.requestSubmit();
        expect(listOf(log[1]!.formData)[1]).to.equal('files=x.txt|text/plain');
        expect((log[1]!.value.files as File[])[0]!.name).to.equal('x.txt');
        expect(log[1]!.value.file).to.equal(null);
      });

      it('keeps lists that share a name apart', async () => {
        const list = html`<select name="a" aria-label="A" multiple><option selected>1</option><option>2</option></select>`;
        const { form } = await create(html`${list}${list}`, way);
        expect(form.value).to.deep.equal({ a: [['1'], ['1']] });
        form.value = { a: [['1', '2'], []] };
        expect(form.value).to.deep.equal({ a: [['1', '2'], []] });
      });
    });
  }
});
