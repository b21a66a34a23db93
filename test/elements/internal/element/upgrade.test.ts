import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { settled } from '../../../helpers/dom.js';

/** A node in the document of a template, where nothing is upgraded. */
function inert<E extends Element>(markup: string): E {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as E;
}

/** A tag whose definition comes later: that of an input. */
const lateTag = () => `nc-input-late-${Math.random().toString(36).slice(2)}`;
const defineLate = (tag: string) => customElements.define(tag, class extends customElements.get('nc-input')! {});

const OPTIONS = (tag: string) => `<${tag} value="a">A</${tag}><${tag} value="b" checked>B</${tag}>`;
const GROUPS = {
  'nc-radio-group': { member: 'nc-radio', before: 'a', after: 'b', submits: [['a'], ['b']] },
  'nc-checkbox-group': { member: 'nc-checkbox', before: ['a'], after: ['a', 'b'], submits: [['a'], ['a', 'b']] },
} as const;

describe('an element that is upgraded', () => {
  it('takes what is written in the moment after its definition came', async () => {
    const tag = lateTag();
    const form = fixtureSync<HTMLFormElement>(`<form><${tag} name="field" value="one" required></${tag}></form>`);
    const element = form.firstElementChild as HTMLElementTagNameMap['nc-input'];
    element.value = 'two';
    const submitted = () => new FormData(form).get('field');
    const seen = customElements.whenDefined(tag).then(() => {
      const upgraded = [element.value, submitted(), form.checkValidity()];
      element.value = 'three';
      return [...upgraded, element.value, submitted()];
    });
    defineLate(tag);
    expect(await seen).to.deep.equal(['two', 'two', true, 'three', 'three']);
    await element.updateComplete;
    expect([element.value, submitted()]).to.deep.equal(['three', 'three']);
    form.reset();
    expect(submitted(), 'the attribute is the initial value').to.equal('one');
  });

  it('keeps what was written while it is upgraded outside of the page', async () => {
    const tag = lateTag();
    const element = document.createElement(tag) as HTMLElementTagNameMap['nc-input'];
    for (const [name, value] of [
      ['maxlength', '9'],
      ['value', 'one'],
      ['label', 'Name'],
    ] as const)
      element.setAttribute(name, value);
    element.value = 'two';
    element.maxlength = 5;
    defineLate(tag);
    customElements.upgrade(element);
    expect([element.value, element.maxlength, element.label]).to.deep.equal(['two', 5, 'Name']);
    element.value = 'three';
    expect(element.value).to.equal('three');
    fixtureSync('<div></div>').append(element);
    expect([element.value, element.maxlength, element.label]).to.deep.equal(['three', 5, 'Name']);
    await settled(element);
    expect([element.value, element.maxlength]).to.deep.equal(['three', 5]);
  });

  it('takes what is written though the first update of another one has failed before', () => {
    const failing = lateTag();
    class Failing extends customElements.get('nc-input')! {
      createRenderRoot(): never {
        throw new Error('no root');
      }
    }
    customElements.define(failing, Failing);
    const broken = document.createElement(failing) as unknown as { performUpdate(): void };
    expect(() => broken.performUpdate()).to.throw('no root');
    const tag = lateTag();
    defineLate(tag);
    const element = document.createElement(tag) as HTMLElementTagNameMap['nc-input'];
    element.setAttribute('label', 'Name');
    expect(element.label).to.equal('Name');
  });

  it('submits what was written once its form is upgraded outside of the page', () => {
    const tag = lateTag();
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement(tag), { value: 'two' }));
    form.firstElementChild!.setAttribute('name', 'field');
    defineLate(tag);
    customElements.upgrade(form);
    expect(new FormData(form).get('field')).to.equal('two');
  });

  for (const [tag, { member, before, after, submits }] of Object.entries(GROUPS)) {
    it(`<${tag}>: submits each value at once that is set before and right after`, async () => {
      const form = await fixture<HTMLFormElement>('<form></form>');
      const group = inert<HTMLElement & { value: unknown }>(`<${tag} name="field">${OPTIONS(member)}</${tag}>`);
      group.value = before;
      form.append(group);
      expect([group.value, new FormData(form).getAll('field')]).to.deep.equal([before, submits[0]]);
      group.value = after;
      expect([group.value, new FormData(form).getAll('field')]).to.deep.equal([after, submits[1]]);
      await settled(group);
      expect([group.value, new FormData(form).getAll('field')]).to.deep.equal([after, submits[1]]);
    });
  }
});
