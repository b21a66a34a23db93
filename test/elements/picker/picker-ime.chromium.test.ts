import { expect } from '@open-wc/testing';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { cdp, keys } from '../../helpers/commands.js';
import { mount } from './picker-fixture.js';

const compose = (text: string) =>
  cdp('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (text: string) => cdp('Input.insertText', { text });

const NAMES = ['北京', '上海', '南京', 'nan', ...Array.from({ length: 30 }, (_, index) => `Town ${index}`)];

describe("the browser's own input method, in the search of <nc-picker>", () => {
  before(() => NcPicker.loadPanel());

  it('searches for committed text only', async () => {
    const { form, picker, open, ready, wheels, shown, field, isOpen } = await mount(`range='${JSON.stringify(NAMES)}'`);
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    await open();
    field().focus();
    await compose('n');
    await compose('nanjing');
    await ready();
    expect([field().value, wheels()[0]!.items!.length]).to.deep.equal(['nanjing', NAMES.length]);
    await commit('南京');
    await ready();
    expect([field().value, shown(), wheels()[0]!.items!.length]).to.deep.equal(['南京', ['南京'], 1]);
    expect([heard, isOpen()]).to.deep.equal([[], true]);
    await keys('Enter');
    expect([picker.value, heard, isOpen()]).to.deep.equal([2, ['input', 'change'], false]);
  });
});
