import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/input';
import { cdp, keys } from '../../../helpers/commands.js';

const compose = (text: string) =>
  cdp('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (text: string) => cdp('Input.insertText', { text });

describe("the browser's own input method, in <nc-input>", () => {
  let abort: AbortController;
  beforeEach(() => (abort = new AbortController()));
  afterEach(() => abort.abort());

  const mount = async (attributes = '') => {
    const form = await fixture<HTMLFormElement>(`<form><nc-input name="field" ${attributes}></nc-input></form>`);
    const input = form.querySelector('nc-input')!;
    const heard: string[] = [];
    const note = () => heard.push(`${input.value} ${new FormData(form).get('field')}`);
    addEventListener('input', note, { capture: true, signal: abort.signal });
    input.focus();
    return { input, heard, field: input.shadowRoot!.querySelector('input')! };
  };

  it('fires once, when a composition commits', async () => {
    const { heard, field } = await mount();
    await compose('n');
    await compose('ni');
    await compose('nihao');
    expect([field.value, heard]).to.deep.equal(['nihao', []]);
    await commit('你好');
    expect(heard).to.deep.equal(['你好 你好']);
  });

  it('composes in the middle, and maxlength counts what is committed', async () => {
    const { input, heard, field } = await mount('value="abcd" maxlength="5"');
    input.setSelectionRange(2, 2);
    await compose('nihao');
    expect(field.value).to.equal('abnihaocd');
    await commit('你好');
    expect([field.value, field.selectionStart, heard]).to.deep.equal(['ab你cd', 3, ['ab你cd ab你cd']]);
  });

  it('keeps what it composed when the user leaves', async () => {
    const { input, heard } = await mount();
    await compose('abc');
    input.blur();
    expect([input.value, heard]).to.deep.equal(['abc', ['abc abc']]);
  });

  it('tells nothing when it is cancelled', async () => {
    const { input, heard } = await mount('value="a"');
    await compose('ni');
    await compose('');
    await keys('Tab');
    expect([input.value, heard]).to.deep.equal(['a', []]);
  });

  it('types plain text after a composition', async () => {
    const { heard } = await mount();
    await compose('ni');
    await commit('你');
    await commit('a');
    expect(heard).to.deep.equal(['你 你', '你a 你a']);
  });
});
