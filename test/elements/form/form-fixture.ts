import { fixture, html } from '@open-wc/testing';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { settled } from '../../helpers/dom.js';

export const FIELDS = html`
  <nc-input name="name" label="Name" value="Ada"></nc-input>
  <input name="city" aria-label="City" value="Paris" />
  <nc-switch name="news" checked>News</nc-switch>
  <nc-checkbox name="terms">Terms</nc-checkbox>
  <input name="plain" type="checkbox" aria-label="Plain" />
  <nc-checkbox-group name="fruit" label="Fruit" value='["pear"]'>
    <nc-checkbox value="apple">Apple</nc-checkbox><nc-checkbox value="pear">Pear</nc-checkbox>
  </nc-checkbox-group>
  <input name="size" type="radio" value="s" aria-label="S" /><input
    name="size"
    type="radio"
    value="m"
    aria-label="M"
    checked
  />
  <select name="lang" multiple aria-label="Languages">
    <option selected>en</option>
    <option>fr</option>
  </select>
  <input name="loud" type="range" aria-label="Loudness" value="30" />
  <textarea name="note" aria-label="Note">Hi</textarea>
  <input name="off" value="x" disabled aria-label="Off" />
  <input value="without a name" aria-label="No name" />
`;
export const VALUE = {
  name: 'Ada',
  city: 'Paris',
  news: true,
  terms: false,
  plain: false,
  fruit: ['pear'],
  size: 'm',
  lang: ['en'],
  loud: 30,
  note: 'Hi',
};
export const ENTRIES = ['name=Ada', 'city=Paris', 'news=on', 'fruit=pear', 'size=m', 'lang=en', 'loud=30', 'note=Hi'];

export const WAYS = ['without a native form', 'around a native form'] as const;

/** The content in an `nc-form`, around a native form or without. */
export async function create(
  content: unknown,
  way: (typeof WAYS)[number] = WAYS[0],
  { draft = '', summary = false } = {},
) {
  const native = way === WAYS[1];
  const form = await fixture<NcForm>(
    html`<nc-form draft=${draft} ?validation-summary=${summary}
      >${native ? html`<form>${content}</form>` : content}</nc-form
    >`,
  );
  await settled(form);
  const log: FormSubmitEvent[] = [];
  form.addEventListener('submit', (event) => {
    if (form.querySelector('form')) event.preventDefault();
    log.push(event as FormSubmitEvent);
  });
  const query = <E extends HTMLElement = HTMLInputElement>(selector: string) => form.querySelector<E>(selector)!;
  return { form, log, query };
}
