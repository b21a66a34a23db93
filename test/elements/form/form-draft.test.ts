import { expect, html } from '@open-wc/testing';
import 'nacre/elements/form';
import 'nacre/elements/input';
import { sendKeys } from '@web/test-runner-commands';
import { useTokens } from '../../helpers/tokens.js';
import { create } from './form-fixture.js';

const CONTENT = html`<nc-input name="a" label="A"></nc-input><nc-input name="b" label="B"></nc-input
  ><nc-input name="p" label="P" password></nc-input>`;

describe('the draft of an <nc-form>', () => {
  before(useTokens);
  afterEach(() => sessionStorage.clear());

  const open = () => create(CONTENT, undefined, { draft: 'test' });
  async function enter(field: HTMLElement, text: string) {
    field.focus();
    await sendKeys({ type: text });
  }

  it('keeps what was entered in fields that have gone since', async () => {
    const { form, query } = await open();
    await enter(query('[name=a]'), 'pearl');
    form.remove();
    const second = await open();
    second.query('[name=a]').remove();
    await enter(second.query('[name=b]'), 'shell');
    second.form.remove();
    const { form: third } = await open();
    expect(third.value).to.include({ a: 'pearl', b: 'shell' });
  });

  it('keeps no text that its field hides', async () => {
    const { form, query } = await open();
    await enter(query('[name=a]'), 'pearl');
    await enter(query('[name=p]'), 'oyster');
    form.remove();
    const kept = sessionStorage.getItem('nc-draft:test');
    expect(kept).to.contain('pearl').and.not.to.contain('oyster');
  });
});
