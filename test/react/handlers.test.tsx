import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { Calendar, Checkbox, CheckboxGroup, Input, Rate, Stepper, Tab, Tabs } from 'nacre/react';
import { mount, unmountAll } from '../helpers/react.js';

describe('onChange', () => {
  afterEach(unmountAll);

  it('of <Rate> hears a click of the mouse, and the stars follow', async () => {
    function Controlled() {
      const [value, setValue] = useState(1);
      return <Rate aria-label="R" value={value} onChange={({ target }) => setValue(target.value)} />;
    }
    const { find } = mount(<Controlled />);
    const rate = find<HTMLElementTagNameMap['nc-rate']>('nc-rate');
    await rate.updateComplete;
    const { left, top, height } = rate.shadowRoot!.querySelectorAll('[part=star]')[3]!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 8), Math.round(top + height / 2)] });
    expect(rate.value).to.equal(4);
  });

  it('of <Stepper> follows what is typed', async () => {
    function Controlled() {
      const [value, setValue] = useState<number | null>(1);
      return <Stepper aria-label="S" value={value} onChange={({ target }) => setValue(target.value)} />;
    }
    const { find } = mount(<Controlled />);
    const stepper = find<HTMLElementTagNameMap['nc-stepper']>('nc-stepper');
    await stepper.updateComplete;
    stepper.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '25' });
    expect(stepper.value).to.equal(125);
  });

  it('of <Calendar> follows a range from its first day on', async () => {
    function Controlled() {
      const [value, setValue] = useState<HTMLElementTagNameMap['nc-calendar']['value']>(['2026-03-10', '2026-03-12']);
      return <Calendar label="C" type="range" value={value} onChange={({ target }) => setValue(target.value)} />;
    }
    const { find } = mount(<Controlled />);
    const calendar = find<HTMLElementTagNameMap['nc-calendar']>('nc-calendar');
    await calendar.updateComplete;
    calendar.focus();
    for (const key of ['ArrowLeft', 'Enter', 'ArrowRight', 'Enter']) await sendKeys({ press: key });
    const [first, last] = calendar.value as readonly string[];
    expect(Number(new Date(last!)) - Number(new Date(first!))).to.equal(86_400_000);
  });

  it('of <Tabs> does not hear the fields inside them', async () => {
    const told: unknown[] = [];
    const { find } = mount(
      <Tabs onChange={({ target }) => void told.push(target.value)}>
        <Tab name="a" label="A">
          <Input label="I" />
        </Tab>
        <Tab name="b" label="B" />
      </Tabs>,
    );
    find('nc-input').focus();
    await sendKeys({ type: 'a' });
    find('nc-input').blur();
    expect(told).to.deep.equal([]);
    const tabs = find('nc-tabs').shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]');
    tabs[1]!.click();
    expect(told).to.deep.equal(['b']);
  });
});

describe('<CheckboxGroup> with its boxes', () => {
  afterEach(unmountAll);

  it('hears once that the focus has come into it and left it, as its own', async () => {
    const told: string[] = [];
    const tell = ({ type, target }: { type: string; target: EventTarget & { name?: string } }) =>
      void told.push(`${type} ${target.name}`);
    const { find } = mount(
      <CheckboxGroup name="q" label="Q" onFocus={tell} onBlur={tell}>
        <Checkbox value="a">A</Checkbox>
        <Checkbox value="b">B</Checkbox>
      </CheckboxGroup>,
    );
    const boxes = find('nc-checkbox-group').querySelectorAll('nc-checkbox');
    boxes[0]!.focus();
    boxes[1]!.focus();
    boxes[1]!.blur();
    expect(told).to.deep.equal(['focus q', 'blur q']);
  });

  it('shows the state that it starts with, and follows it', async () => {
    const told: string[][] = [];
    function Controlled() {
      const [value, setValue] = useState(['b']);
      return (
        <CheckboxGroup
          value={value}
          onChange={({ target }) => {
            told.push(target.value);
            setValue(target.value);
          }}
        >
          <Checkbox value="a">A</Checkbox>
          <Checkbox value="b">B</Checkbox>
        </CheckboxGroup>
      );
    }
    const { find } = mount(<Controlled />);
    const boxes = [...find('nc-checkbox-group').querySelectorAll('nc-checkbox')];
    const ticked = () => boxes.filter((box) => box.checked).map((box) => box.value);
    expect([ticked(), told]).to.deep.equal([['b'], []]);
    boxes[0]!.focus();
    await sendKeys({ press: ' ' });
    expect([ticked(), told]).to.deep.equal([['a', 'b'], [['a', 'b']]]);
  });
});
