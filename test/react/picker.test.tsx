import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { NcPicker } from 'nacre/elements/picker/class';
import { Picker } from 'nacre/react/picker';
import { keys } from '../helpers/commands.js';
import { mount, unmountAll } from '../helpers/react.js';
import { partsOf } from '../elements/picker/picker-fixture.js';

const FRUIT = ['Apple', 'Pear', 'Plum'];
const SIZES: Readonly<Record<string, readonly string[]>> = {
  Soup: ['Small', 'Large'],
  Salad: ['Small', 'Medium', 'Large'],
};

const render = (node: Parameters<typeof mount>[0]) => {
  const mounted = mount(node, { strict: true });
  const picker = mounted.find<NcPicker>('nc-picker');
  return { ...mounted, picker, ...partsOf(picker) };
};

async function choose({ open, ready }: ReturnType<typeof partsOf>, ...pressed: readonly string[]): Promise<void> {
  await open();
  for (const key of pressed) await keys(key);
  await ready();
}

describe('<Picker>', () => {
  before(() => NcPicker.loadPanel());
  afterEach(unmountAll);

  it('uncontrolled, starts with defaultValue and keeps what is chosen', async () => {
    const { render: again, ...rest } = render(<Picker range={FRUIT} defaultValue="1" label="Fruit" />);
    expect(rest.picker.value).to.equal(1);
    await choose(rest, 'ArrowDown', 'Enter');
    expect(rest.picker.value).to.equal(2);
    again(<Picker range={FRUIT} defaultValue="1" label="Fruits" value={undefined} />);
    expect(rest.picker.value).to.equal(2);
  });

  it('controlled, shows the value that the app sets', async () => {
    const log: unknown[] = [];
    function Even() {
      const [row, setRow] = useState(0);
      return (
        <Picker
          range={FRUIT}
          value={row}
          label="Fruit"
          onChange={(event) => {
            log.push(event.value);
            if (Number(event.value) % 2 === 0) setRow(Number(event.value));
          }}
        />
      );
    }
    const rest = render(<Even />);
    await choose(rest, 'ArrowDown', 'Enter');
    expect([rest.picker.value, log]).to.deep.equal([0, [1]]);
    await choose(rest, 'End', 'Enter');
    expect([rest.picker.value, log]).to.deep.equal([2, [1, 2]]);
  });

  it('controlled by null, has no value until the app takes one', async () => {
    function Day({ takes }: { takes: boolean }) {
      const [row, setRow] = useState<number | null>(null);
      return (
        <form>
          <Picker
            name="fruit"
            range={FRUIT}
            value={row}
            placeholder="Choose"
            required
            onChange={({ value }) => takes && setRow(Number(value))}
          />
        </form>
      );
    }
    const shown = (picker: NcPicker) => picker.shadowRoot!.textContent.includes('Choose');
    const valueIn = (picker: NcPicker) => new FormData(picker.form!).get('fruit');
    const { render: again, ...rest } = render(<Day takes={false} />);
    await rest.picker.updateComplete;
    expect([shown(rest.picker), valueIn(rest.picker), rest.picker.validity.valueMissing]).to.deep.equal([
      true,
      null,
      true,
    ]);
    await choose(rest, 'ArrowDown', 'Enter');
    expect([shown(rest.picker), valueIn(rest.picker)], 'refused').to.deep.equal([true, null]);
    again(<Day takes />);
    await choose(rest, 'ArrowDown', 'Enter');
    expect([shown(rest.picker), valueIn(rest.picker)]).to.deep.equal([false, '1']);
  });

  it('accepts columns that the app sets in columnchange, and keeps the other wheels', async () => {
    function Lunch() {
      const [dish, setDish] = useState('Salad');
      const [value, setValue] = useState<readonly number[]>([1, 2]);
      const [count, setCount] = useState(0);
      return (
        <Picker
          mode="multiSelector"
          range={[Object.keys(SIZES), SIZES[dish]!, ['Now', 'Later']]}
          value={[...value]}
          label={`Lunch ${count}`}
          onColumnChange={({ column, value: row }) => {
            setCount(count + 1);
            if (column === 0) setDish(Object.keys(SIZES)[row]!);
          }}
          onChange={(event) => setValue(event.value as readonly number[])}
        />
      );
    }
    const rest = render(<Lunch />);
    const { picker, shown } = rest;
    await choose(rest, 'Tab', 'Tab', 'ArrowDown');
    expect(shown()).to.deep.equal(['Salad', 'Large', 'Later']);
    await keys('Shift+Tab');
    await keys('Shift+Tab');
    await keys('ArrowUp');
    await rest.ready();
    expect([shown(), picker.value]).to.deep.equal([
      ['Soup', 'Large', 'Later'],
      [1, 1, 0],
    ]);
    await keys('Enter');
    await rest.ready();
    expect([picker.value, picker.label]).to.deep.equal([[0, 1, 1], 'Lunch 2']);
  });

  it('is opened by the app, and fires cancel', async () => {
    const log: string[] = [];
    function Opened() {
      const [open, setOpen] = useState(true);
      return (
        <Picker
          mode="date"
          label="Day"
          open={open}
          onCancel={() => {
            log.push('cancel');
            setOpen(false);
          }}
        />
      );
    }
    const { isOpen, ready } = render(<Opened />);
    await ready();
    expect(isOpen()).to.equal(true);
    await keys('Escape');
    await ready();
    expect([isOpen(), log]).to.deep.equal([false, ['cancel']]);
  });
});
