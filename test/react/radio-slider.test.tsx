import { expect } from '@open-wc/testing';
import { useState } from 'react';
import type { NcRadioGroup } from 'nacre/elements/radio-group';
import type { NcSlider } from 'nacre/elements/slider';
import { Radio, RadioGroup, Slider } from 'nacre/react';
import { keys, pointer } from '../helpers/commands.js';
import { mount, unmountAll } from '../helpers/react.js';

const RADIOS = ['a', 'b', 'c'].map((value) => (
  <Radio key={value} value={value}>
    {value}
  </Radio>
));

describe('<RadioGroup> in React', () => {
  afterEach(unmountAll);

  const checked = (group: Element) => Array.from(group.querySelectorAll('nc-radio'), (radio) => radio.checked);

  it('uncontrolled, starts with defaultValue and keeps what the user chose', async () => {
    const { find, render } = mount(<RadioGroup defaultValue="b">{RADIOS}</RadioGroup>);
    const group = find<NcRadioGroup>('nc-radio-group');
    expect([group.value, ...checked(group)]).to.deep.equal(['b', false, true, false]);
    group.focus();
    await keys('ArrowDown');
    render(
      <RadioGroup defaultValue="b" label="again">
        {RADIOS}
      </RadioGroup>,
    );
    expect(group.value).to.equal('c');
  });

  it('controlled, follows the state, by the field of the event', async () => {
    function Page() {
      const [value, setValue] = useState('a');
      return (
        <RadioGroup value={value} onChange={(event) => setValue(event.value)} label={value}>
          {RADIOS}
        </RadioGroup>
      );
    }
    const { find } = mount(<Page />, { strict: true });
    const group = find<NcRadioGroup>('nc-radio-group');
    group.focus();
    await keys('ArrowDown');
    expect([group.value, group.label, ...checked(group)]).to.deep.equal(['b', 'b', false, true, false]);
    await keys('ArrowDown');
    expect([group.value, group.label]).to.deep.equal(['c', 'c']);
  });

  it('controlled, goes back when the state stays, and fires again at the next try', async () => {
    const tries: string[] = [];
    const { find } = mount(
      <RadioGroup value="a" onChange={({ target }) => void tries.push(target.value)}>
        {RADIOS}
      </RadioGroup>,
    );
    const group = find<NcRadioGroup>('nc-radio-group');
    for (let count = 0; count < 2; count++) {
      group.querySelectorAll('nc-radio')[1]!.click();
      await Promise.resolve();
      expect([group.value, ...checked(group)]).to.deep.equal(['a', true, false, false]);
    }
    expect(tries).to.deep.equal(['b', 'b']);
  });

  it('checks radios that come with a later render', () => {
    const { find, render } = mount(<RadioGroup value="late" />);
    render(
      <RadioGroup value="late">
        <Radio value="early" />
        <Radio value="late" />
      </RadioGroup>,
    );
    expect(checked(find('nc-radio-group'))).to.deep.equal([false, true]);
  });
});

describe('<Slider> in React', () => {
  afterEach(unmountAll);

  /** Where the middle of the thumb is at a share of the way. */
  const place = (slider: NcSlider, share: number) => {
    const { left, width, top, height } = slider.getBoundingClientRect();
    return [left + 14 + share * (width - 28), top + height / 2] as const;
  };

  async function drag(slider: NcSlider, ...shares: number[]): Promise<void> {
    const [first = 0, ...rest] = shares;
    await pointer({ phase: 'down', position: place(slider, first), pointerType: 'mouse' });
    for (const share of rest) await pointer({ phase: 'move', position: place(slider, share), pointerType: 'mouse' });
    await pointer({ phase: 'up', position: place(slider, shares.at(-1)!), pointerType: 'mouse' });
  }

  it('uncontrolled, starts with defaultValue and keeps what the user chose', async () => {
    const { find, render } = mount(<Slider defaultValue={30} aria-label="A" />);
    const slider = find<NcSlider>('nc-slider');
    expect(slider.value).to.equal(30);
    slider.focus();
    await keys('ArrowUp');
    render(<Slider defaultValue={30} aria-label="B" />);
    expect(slider.value).to.equal(31);
  });

  it('controlled by onChangeCommitted alone, follows the drag, and the state when it ends', async () => {
    const told: unknown[] = [];
    function Page() {
      const [value, setValue] = useState<NcSlider['value']>(10);
      const [shown, setShown] = useState<unknown>();
      return (
        <>
          <Slider
            value={value}
            aria-label="A"
            onChanging={(event) => setShown(event.value)}
            onChangeCommitted={(event) => {
              told.push(event.value);
              setValue(event.value);
            }}
          />
          <output>{String(shown)}</output>
        </>
      );
    }
    const { find } = mount(<Page />);
    const slider = find<NcSlider>('nc-slider');
    await drag(slider, 0.1, 0.3, 0.5);
    expect([slider.value, ...told]).to.deep.equal([50, 50]);
    expect(find('output').textContent).to.equal('50');
  });

  it('controlled, goes back when the state stays', async () => {
    const told: unknown[] = [];
    const { find } = mount(<Slider value={10} aria-label="A" onChange={(event) => void told.push(event.value)} />);
    const slider = find<NcSlider>('nc-slider');
    await drag(slider, 0.1, 0.5);
    expect(slider.value).to.equal(10);
    slider.focus();
    await keys('ArrowUp');
    expect([slider.value, ...told]).to.deep.equal([10, 50, 11]);
  });

  it('takes a pair', async () => {
    const { find, render } = mount(<Slider value={[20, 40]} aria-label="A" />);
    const slider = find<NcSlider>('nc-slider');
    expect(slider.value).to.deep.equal([20, 40]);
    render(<Slider value={[30, 50]} aria-label="A" />);
    expect(slider.value).to.deep.equal([30, 50]);
  });
});
