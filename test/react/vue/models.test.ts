import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { h, nextTick, reactive, ref } from 'vue';
import type { NcInput } from 'nacre/elements/input';
import type { NcPopup } from 'nacre/elements/popup';
import { Checkbox } from 'nacre/vue/checkbox';
import { CheckboxGroup } from 'nacre/vue/checkbox-group';
import { CollapseItem } from 'nacre/vue/collapse-item';
import { Input } from 'nacre/vue/input';
import { Popup } from 'nacre/vue/popup';
import { Radio } from 'nacre/vue/radio';
import { Switch } from 'nacre/vue/switch';
import { Tab } from 'nacre/vue/tab';
import { Tabs } from 'nacre/vue/tabs';
import { find, given, leave, model, show } from './page.js';

type Box = HTMLElement & { checked: boolean };

async function enter(text: string): Promise<void> {
  find('nc-input').focus();
  await sendKeys({ type: text });
}

describe('v-model of the components of Vue', () => {
  afterEach(leave);

  it('gives what the user types, and shows what the app sets', async () => {
    const text = ref('a');
    show(() => h(Input, { label: 'Name', ...model(text) }));
    const field = find<NcInput>('nc-input');
    expect(field.value).to.equal('a');
    await enter('b');
    expect(text.value).to.equal('ab');
    text.value = 'c';
    await nextTick();
    expect(field.value).to.equal('c');
  });

  it('keeps the caret while the user types within', async () => {
    const text = ref('ad');
    show(() => h(Input, { label: 'Name', ...model(text) }));
    const field = find<NcInput>('nc-input');
    field.focus();
    field.setSelectionRange(1, 1);
    await sendKeys({ type: 'bc' });
    expect(text.value).to.equal('abcd');
    expect(field.selectionStart).to.equal(3);
  });

  it('.trim and .number change what the app gets, not what the user sees', async () => {
    const text = ref('');
    show(() => h(Input, { label: 'Name', ...model(text, { trim: true }) }));
    await enter(' a ');
    expect(text.value).to.equal('a');
    expect(find<NcInput>('nc-input').value).to.equal(' a ');
    leave();
    const number = ref<number | string>('');
    show(() => h(Input, { label: 'Age', ...model(number, { number: true }) }));
    await enter('1.50');
    expect(number.value).to.equal(1.5);
    expect(find<NcInput>('nc-input').value).to.equal('1.50');
  });

  it('gives numbers of a number field, as natively', async () => {
    const number = ref<number | string>(7);
    show(() => h(Input, { type: 'number', label: 'Age', ...model(number) }));
    expect(find<NcInput>('nc-input').value).to.equal('7');
    await enter('5');
    expect(number.value).to.equal(75);
  });

  it('.lazy waits until the user leaves the field', async () => {
    const text = ref('');
    show(() => h(Input, { label: 'Name', ...model(text, { lazy: true }) }));
    await enter('a');
    expect(text.value).to.equal('');
    find('nc-input').blur();
    expect(text.value).to.equal('a');
  });

  it('is a boolean of a checkbox and of a switch', async () => {
    const box = ref(true);
    const news = ref(false);
    show(() => [h(Checkbox, model(box)), h(Switch, model(news))]);
    expect([find<Box>('nc-checkbox').checked, find<Box>('nc-switch').checked]).to.deep.equal([true, false]);
    find('nc-checkbox').click();
    find('nc-switch').click();
    expect([box.value, news.value]).to.deep.equal([false, true]);
    [box.value, news.value] = [true, false];
    await nextTick();
    expect([find<Box>('nc-checkbox').checked, find<Box>('nc-switch').checked]).to.deep.equal([true, false]);
  });

  it('is a list of several checkboxes, which the app may change in place', async () => {
    const list = ref(['b']);
    show(() => ['a', 'b'].map((value) => h(Checkbox, { value, ...model(list) })));
    const [a, b] = [find<Box>('nc-checkbox'), find<Box>('nc-checkbox:last-of-type')];
    expect([a.checked, b.checked]).to.deep.equal([false, true]);
    a.click();
    expect(list.value).to.deep.equal(['b', 'a']);
    list.value.shift();
    await nextTick();
    expect([a.checked, b.checked]).to.deep.equal([true, false]);
  });

  it('is the list of a group, which the app may change in place', async () => {
    const list = ref(['a']);
    show(() =>
      h(CheckboxGroup, model(list), { default: () => ['a', 'b'].map((value) => h(Checkbox, { value }, () => value)) }),
    );
    const group = find<HTMLElement & { value: string[] }>('nc-checkbox-group');
    expect(group.value).to.deep.equal(['a']);
    list.value.push('b');
    await nextTick();
    expect(group.value).to.deep.equal(['a', 'b']);
    find('nc-checkbox').click();
    expect(list.value).to.deep.equal(['b']);
  });

  it('is the value of the chosen one of several radios', async () => {
    const pay = ref('cash');
    show(() => ['cash', 'card'].map((value) => h(Radio, { name: 'pay', value, ...model(pay) })));
    const [cash, card] = [find<Box>('nc-radio'), find<Box>('nc-radio:last-of-type')];
    expect([cash.checked, card.checked]).to.deep.equal([true, false]);
    card.click();
    expect(pay.value).to.equal('card');
    pay.value = 'cash';
    await nextTick();
    expect([cash.checked, card.checked]).to.deep.equal([true, false]);
  });

  it('of tabs hears neither fields nor other tabs inside', async () => {
    const tab = ref('one');
    const heard: string[] = [];
    const inside = { default: () => [h(Tab, { name: 'x', label: 'X' }), h(Tab, { name: 'y', label: 'Y' })] };
    const tabs = () => [
      h(Tab, { name: 'one', label: 'One' }, () => [h(Input, { label: 'Name' }), h(Tabs, {}, inside)]),
      h(Tab, { name: 'two', label: 'Two' }),
    ];
    show(() => h(Tabs, { ...model(tab), onChange: ({ value }) => heard.push(value) }, { default: tabs }));
    await enter('a');
    find('nc-input').blur();
    find('nc-tabs nc-tabs').dispatchEvent(new Event('change', { bubbles: true }));
    expect([tab.value, heard]).to.deep.equal(['one', []]);
  });

  it(':open follows an overlay that its user closes', async () => {
    const open = ref(true);
    show(() =>
      h(Popup, { label: 'More', open: open.value, 'onUpdate:open': (value) => void (open.value = value), duration: 0 }),
    );
    const popup = find<NcPopup>('nc-popup');
    await waitUntil(() => popup.matches(':state(open)') || popup.open);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !open.value);
    expect(popup.open).to.equal(false);
    open.value = true;
    await nextTick();
    expect(popup.open).to.equal(true);
  });

  it('is also :model-value, as templates write it', async () => {
    const text = ref('a');
    const news = ref(true);
    show(() => [
      h(
        Input,
        given({
          label: 'Name',
          'model-value': text.value,
          'model-modifiers': { trim: true },
          'onUpdate:modelValue': (value: string) => void (text.value = value),
        }),
      ),
      h(
        Switch,
        given({ 'model-value': news.value, 'onUpdate:model-value': (value: boolean) => void (news.value = value) }),
      ),
    ]);
    expect([find<NcInput>('nc-input').value, find<Box>('nc-switch').checked]).to.deep.equal(['a', true]);
    await enter('b ');
    find('nc-switch').click();
    expect([text.value, news.value]).to.deep.equal(['ab', false]);
    [text.value, news.value] = ['c', true];
    await nextTick();
    expect([find<NcInput>('nc-input').value, find<Box>('nc-switch').checked]).to.deep.equal(['c', true]);
    expect(find('nc-input').getAttributeNames()).not.to.include.members(['model-value', 'model-modifiers']);
  });

  it('with a name takes the texts of templates', async () => {
    show(() => [
      h(CollapseItem, given({ title: 'More', open: '' })),
      h(Tabs, given({ selected: '1' }), () => [h(Tab, { label: 'A' }), h(Tab, { label: 'B' })]),
    ]);
    const item = find<HTMLElement & { open: boolean }>('nc-collapse-item');
    const tabs = find<HTMLElement & { selected: number; updateComplete: Promise<unknown> }>('nc-tabs');
    await tabs.updateComplete;
    expect([item.open, tabs.selected]).to.deep.equal([true, 1]);
  });

  it('tells the app before its own listeners', async () => {
    const state = reactive({ value: '' });
    const seen: string[] = [];
    show(() => h(Input, { label: 'Name', ...model(state), onInput: () => void seen.push(state.value) }));
    await enter('ab');
    expect(seen).to.deep.equal(['a', 'ab']);
  });
});
