import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { h, nextTick, reactive, ref, type VNode } from 'vue';
import type { NcInput } from 'nacre/elements/input';
import type { NcList } from 'nacre/elements/list';
import type { NcSegmented } from 'nacre/elements/segmented';
import { elementsOf, type Manifest } from '../../../react/generator/manifest.js';
import * as components from 'nacre/vue';
import { Input } from 'nacre/vue/input';
import { List } from 'nacre/vue/list';
import { Segmented } from 'nacre/vue/segmented';
import manifest from '../../.cache/custom-elements.json';
import { find, given, leave, show } from './page.js';

describe('the components of Vue', () => {
  afterEach(leave);

  it('are there for each element', () => {
    const elements = elementsOf(manifest as unknown as Manifest);
    expect(Object.keys(components).sort()).to.deep.equal(elements.map(({ displayName }) => displayName).sort());
  });

  it('take the names and texts of templates', () => {
    show(() =>
      h(Input, given({ label: 'Name', 'confirm-type': 'send', required: '', clearable: 'false', maxlength: '3' })),
    );
    const field = find<NcInput>('nc-input');
    expect(field.confirmType).to.equal('send');
    expect([field.required, field.clearable, field.maxlength]).to.deep.equal([true, false, 3]);
  });

  it('leave attributes that are no properties to Vue', () => {
    show(() =>
      h(
        Input,
        given({
          id: 'a',
          class: ['b', { c: true }],
          style: { color: 'red' },
          'aria-label': 'Name',
          'data-x': 1,
          form: 'f',
        }),
      ),
    );
    const field = find<NcInput>('nc-input');
    expect([field.id, field.className, field.style.color]).to.deep.equal(['a', 'b c', 'red']);
    expect(['aria-label', 'data-x', 'form'].map((name) => field.getAttribute(name))).to.deep.equal(['Name', '1', 'f']);
  });

  it('give a property its default when it is undefined, or gone', async () => {
    const props = ref<{ maxlength?: number | undefined; counter?: boolean }>({ maxlength: 3, counter: true });
    show(() => h(Input, { label: 'Name', ...props.value }));
    const field = find<NcInput>('nc-input');
    expect([field.maxlength, field.counter]).to.deep.equal([3, true]);
    props.value = { maxlength: undefined };
    await nextTick();
    expect([field.maxlength, field.counter]).to.deep.equal([140, false]);
  });

  it('follow data that the app changes in place', async () => {
    const options = reactive([{ value: 'a', label: 'A' }]);
    show(() => h(Segmented, { label: 'View', options }));
    const control = find<NcSegmented>('nc-segmented');
    options.push({ value: 'b', label: 'B' });
    await nextTick();
    await control.updateComplete;
    expect(control.shadowRoot!.textContent).to.include('B');
    options[0]!.label = 'Z';
    await nextTick();
    await control.updateComplete;
    expect(control.shadowRoot!.textContent).to.include('Z');
  });

  it('put the content of slots into those of the element', async () => {
    const isWarm = ref(true);
    show(() =>
      h(
        Input,
        { label: 'Name' },
        { prefix: () => ['@'], suffix: () => (isWarm.value ? [h('b', 'warm'), h('i', '!')] : []) },
      ),
    );
    const at = (name: string) => [...find('nc-input').querySelectorAll(`[slot=${name}]`)].map((each) => each.outerHTML);
    expect(at('prefix')).to.deep.equal(['<span slot="prefix">@</span>']);
    expect(at('suffix')).to.deep.equal(['<b slot="suffix">warm</b>', '<i slot="suffix">!</i>']);
    isWarm.value = false;
    await nextTick();
    expect(at('suffix')).to.deep.equal([]);
  });

  it('give the element to a template ref', () => {
    const field = ref<NcInput>();
    show(() => h(Input, given({ label: 'Name', ref: field })));
    expect(field.value).to.equal(find('nc-input'));
  });

  it('hear the events of the element', async () => {
    const heard: string[] = [];
    show(() =>
      h(Input, { label: 'Name', onConfirm: ({ value, target }) => heard.push(`${value} ${target.localName}`) }),
    );
    find('nc-input').focus();
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal(['a nc-input']);
  });
});

describe('<List> in Vue', () => {
  interface Person {
    id: number;
    name: string;
  }

  const people = (count: number): Person[] => Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));
  const row = ({ item, index }: { item: Person; index: number }): VNode[] => [
    h('button', { style: { height: '40px' } }, `${index} ${item.name}`),
  ];
  const texts = () => [...find('nc-list').querySelectorAll('button')].map(({ textContent }) => textContent);
  const isShown = (text: string) => waitUntil(() => texts().includes(text), `${text} is among ${texts().join()}`);

  afterEach(leave);

  it('shows the rows in view, and follows a list that is changed in place', async () => {
    const items = ref(people(1000));
    show(() => h(List, given({ items: items.value, 'item-key': 'id', style: 'height: 300px' }), given({ item: row })));
    await isShown('0 Person 0');
    const first = find('button');
    expect(texts().length).to.be.below(40);
    items.value.unshift({ id: -1, name: 'New' });
    await isShown('1 Person 0');
    await isShown('0 New');
    expect(find('[data-index="1"] button')).to.equal(first);
    items.value[1]!.name = 'Zero';
    await isShown('1 Zero');
    items.value = people(3);
    await waitUntil(() => texts().length === 3);
  });

  it('shows rows far below', async () => {
    show(() => h(List, given({ items: people(1000), itemKey: 'id', style: 'height: 300px' }), given({ item: row })));
    await isShown('0 Person 0');
    await find<NcList>('nc-list').scrollToIndex(700);
    await isShown('700 Person 700');
  });

  it('shows headers of groups', async () => {
    const items = ['Ada', 'Alan', 'Grace'].map((name, id) => ({ id, name, letter: name[0]! }));
    const group = ({ group: letter }: { group: unknown }) => [h('b', `– ${String(letter)} –`)];
    show(() => h(List, given({ items, 'group-key': 'letter', style: 'height: 300px' }), given({ item: row, group })));
    await isShown('2 Grace');
    expect([...find('nc-list').querySelectorAll('b')].map(({ textContent }) => textContent)).to.deep.equal([
      '– A –',
      '– G –',
    ]);
  });
});
