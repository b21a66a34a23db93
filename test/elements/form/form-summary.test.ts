import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/switch';
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settled } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, WAYS } from './form-fixture.js';

const FIELDS = html`
  <nc-input name="a" label="Name" required></nc-input>
  <nc-checkbox-group name="b" label="Fruit" required>
    <nc-checkbox value="apple">Apple</nc-checkbox><nc-checkbox value="pear">Pear</nc-checkbox>
  </nc-checkbox-group>
  <nc-checkbox name="c" required> I <b>agree</b><i slot="hint">You may stop</i></nc-checkbox>
  <label>Language <select name="d" required><option value="">None</option><option>French</option></select></label>
  <fieldset>
    <legend>Size</legend>
    <label><input type="radio" name="e" value="s" required /> Small</label>
    <label><input type="radio" name="e" value="l" required /> Large</label>
  </fieldset>
  <nc-label for="f">Nickname</nc-label><nc-input id="f" name="f" required></nc-input>
  <input name="g" required />
`;
const NAMES = ['Name', 'Fruit', 'I agree', 'Language', 'Size', 'Nickname', 'g'];
const TARGETS = ['[name=a]', '[value=apple]', '[name=c]', '[name=d]', '[value=s]', '[name=f]', '[name=g]'];

describe('<nc-form> with a summary', () => {
  before(useTokens);

  for (const way of WAYS) {
    it(`names each field as the user knows it, and leads to it, ${way}`, async () => {
      const { form, query } = await create(FIELDS, way, { summary: true });
      form.requestSubmit();
      await settled(form);
      expect(document.activeElement).to.equal(query('[name=a]'));
      const links = () => [...form.shadowRoot!.querySelectorAll('a')];
      expect(links().map((link) => link.textContent.split(': ')[0])).to.deep.equal(NAMES);
      for (const [index, selector] of TARGETS.entries()) {
        links()[index]!.focus();
        await sendKeys({ press: 'Enter' });
        expect(document.activeElement, selector).to.equal(query(selector));
      }
    });
  }

  it('has one colon after a label that ends with one, and none for a field without a name', async () => {
    const { form } = await create(
      html`<nc-input name="a" label="Name:" required></nc-input><nc-input name="b" label="邮箱：" required></nc-input
        ><input required />`,
      undefined,
      { summary: true },
    );
    form.requestSubmit();
    await settled(form);
    const texts = Array.from(form.shadowRoot!.querySelectorAll('a'), (link) => link.textContent.trim());
    expect(texts[0]).to.match(/^Name: \p{Lu}/u);
    expect(texts[1]).to.match(/^邮箱: \p{Lu}/u);
    expect(texts[2]).to.match(/^\p{Lu}/u);
  });

  for (const way of WAYS) {
    it(`is an alert once for each attempt, and silent while the user corrects, ${way}`, async () => {
      const { form, query } = await create(FIELDS, way, { summary: true });
      const summary = () => form.shadowRoot!.querySelector('[part=summary]')!;
      const attempt = async () => {
        form.requestSubmit();
        await settled(form);
        return summary();
      };
      const first = await attempt();
      expect(first.role).to.equal('alert');
      const before = first.textContent;
      for (const key of ['A', 'd', 'a']) {
        await sendKeys({ press: key });
        await settled(form);
        expect([summary() === first, summary().role]).to.deep.equal([true, 'group']);
      }
      expect(summary().textContent).not.to.equal(before);
      form.checkValidity();
      await settled(form);
      expect([summary() === first, summary().role], 'the page asks').to.deep.equal([true, 'group']);
      expect(document.activeElement).to.equal(query('[name=a]'));
      const second = await attempt();
      expect([second === first, second.role]).to.deep.equal([false, 'alert']);
    });
  }

  it('joins name and message as the language does', async () => {
    const { form } = await create(html`<nc-input name="a" label="Nom" required></nc-input>`, undefined, {
      summary: true,
    });
    await withLocale('fr', async () => {
      form.requestSubmit();
      await settled(form);
      expect(form.shadowRoot!.querySelector('a')!.textContent).to.match(/^Nom\u202f: \p{Lu}/u);
    });
  });

  it('removes the error of the server from radios when another one is chosen', async () => {
    const { form, query } = await create(FIELDS);
    form.setErrors({ e: 'Sold out' });
    expect(query('[value=s]').validationMessage).to.equal('Sold out');
    query('[value=l]').focus();
    await sendKeys({ press: ' ' });
    expect(query('[value=s]').validity.valid).to.equal(true);
  });
});
