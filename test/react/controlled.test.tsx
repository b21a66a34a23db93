import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState, type ComponentType } from 'react';
import * as wrappers from 'nacre/react';
import { elementsOf, type Manifest } from '../../react/generator/manifest.js';
import manifest from '../.cache/custom-elements.json';
import { settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';
import { collectWarnings } from '../helpers/warnings.js';
import { ImePlayer } from '../suites/ime-player.js';

type Component = ComponentType<Record<string, unknown>>;

interface TextField extends HTMLElement {
  value: string;
  selectionStart: number;
  setSelectionRange(start: number, end: number): void;
}

interface Toggle extends HTMLElement {
  checked: boolean;
  readonly updateComplete: Promise<boolean>;
}

const elements = elementsOf(manifest as unknown as Manifest).map((element) => ({
  ...element,
  Control: (wrappers as unknown as Record<string, Component>)[element.displayName]!,
}));
const having = (member: string) => elements.filter(({ members }) => members?.some(({ name }) => name === member));

async function type(field: TextField, text: string, position = field.value.length): Promise<void> {
  field.focus();
  field.setSelectionRange(position, position);
  await sendKeys({ type: text });
}

for (const { Control, displayName, tagName } of having('setSelectionRange')) {
  describe(`<${displayName}> as a form field`, () => {
    afterEach(unmountAll);

    /** Controlled: each text the user makes goes through `change` before it comes back. */
    function Field({ start, change }: { start: string; change: (text: string) => string }) {
      const [text, setText] = useState(start);
      return (
        <Control
          value={text}
          onInput={(event: { target: TextField }) => setText(change(event.target.value))}
          label={text}
        />
      );
    }

    it('uncontrolled, starts with defaultValue and keeps what is typed', async () => {
      const { find, render } = mount(<Control defaultValue="ab" />);
      const field = find<TextField>(tagName);
      expect(field.value).to.equal('ab');
      await type(field, 'cd');
      expect(field.value).to.equal('abcd');
      render(<Control defaultValue="ab" placeholder="again" />);
      expect(field.value).to.equal('abcd');
    });

    it('uncontrolled, treats an undefined value as none', async () => {
      const { find } = mount(<Control defaultValue="ab" value={undefined} />);
      const field = find<TextField>(tagName);
      expect(field.value).to.equal('ab');
      await type(field, 'c');
      expect(field.value).to.equal('abc');
    });

    it('controlled, follows the state at each key and keeps the caret in the middle of the text', async () => {
      const { find } = mount(<Field start="held" change={(text) => text} />);
      const field = find<TextField>(tagName);
      await type(field, 'xyz', 2);
      expect(field.value).to.equal('hexyzld');
      expect(field.selectionStart).to.equal(5);
    });

    it('leaves the cursor where the user has moved it when it renders the same selection again', async () => {
      const at = (label: string) => <Control defaultValue="held" selectionStart={1} selectionEnd={1} label={label} />;
      const { find, render } = mount(at('a'));
      const field = find<TextField & { setSelectionRange(start: number, end: number): void }>(tagName);
      field.focus();
      field.setSelectionRange(3, 3);
      render(at('b'));
      expect(field.selectionStart).to.equal(3);
    });

    it('controlled, keeps the caret when the app changes the text', async () => {
      const { find } = mount(<Field start="held" change={(text) => text.toUpperCase()} />);
      const field = find<TextField>(tagName);
      await type(field, 'xy', 2);
      expect(field.value).to.equal('HEXYLD');
      expect(field.selectionStart).to.equal(4);
    });

    it('controlled, shows the old text when the app refuses the new one', async () => {
      const { find } = mount(<Field start="12" change={(text) => (/\D/.test(text) ? '12' : text)} />);
      const field = find<TextField>(tagName);
      await type(field, 'x3', 1);
      expect(field.value).to.equal('132');
      expect(field.selectionStart).to.equal(2);
    });

    it('controlled, is not disturbed while an input method composes, and keeps the caret', async () => {
      const seen: string[] = [];
      const change = (text: string) => {
        seen.push(text);
        return text.toUpperCase();
      };
      const { find } = mount(<Field start="held" change={change} />);
      const field = find<TextField>(tagName);
      await settled(field);
      field.focus();
      field.setSelectionRange(2, 2);
      const inner = field.shadowRoot!.querySelector<HTMLInputElement>('input, textarea')!;
      const player = new ImePlayer(inner);
      for (const step of [{ start: true }, { compose: 'n' }, { compose: 'ni' }] as const) {
        player.play(step);
        await settled(field);
      }
      expect([inner.value, inner.selectionStart, seen]).to.deep.equal(['henild', 4, []]);
      player.play({ compose: '你a' });
      player.play({ end: '你a' });
      await settled(field);
      expect(seen).to.deep.equal(['he你ald']);
      expect([field.value, inner.value, field.selectionStart]).to.deep.equal(['HE你ALD', 'HE你ALD', 4]);
    });

    it('controlled by onChange, follows the state at each key', async () => {
      const told: string[] = [];
      function Page() {
        const [text, setText] = useState('');
        const handle = ({ target }: { target: TextField }) => {
          told.push(target.value);
          setText(target.value);
        };
        return <Control value={text} onChange={handle} />;
      }
      const { find } = mount(<Page />);
      const field = find<TextField>(tagName);
      await type(field, 'abc');
      expect([field.value, told]).to.deep.equal(['abc', ['a', 'ab', 'abc']]);
      field.blur();
      expect(told.length).to.equal(3);
    });

    it('controlled by onChangeCommitted, keeps what is typed until the user leaves, through renders too', async () => {
      const told: string[] = [];
      function Page({ answer, label }: { answer: (text: string) => string; label: string }) {
        const [text, setText] = useState('a');
        const handle = ({ target }: { target: TextField }) => {
          told.push(target.value);
          setText(answer(target.value));
        };
        return <Control value={text} label={label} onChangeCommitted={handle} />;
      }
      const { find, render } = mount(<Page answer={(text) => text} label="1" />);
      const field = find<TextField>(tagName);
      await type(field, 'b');
      render(<Page answer={() => 'refused'} label="2" />);
      await type(field, 'c');
      expect([field.value, told]).to.deep.equal(['abc', []]);
      field.blur();
      await settled(field);
      expect([field.value, told]).to.deep.equal(['refused', ['abc']]);
    });

    it('controlled without a handler, cannot be changed, and says so once', async () => {
      const warnings = collectWarnings();
      const { find } = mount(<Control value="ab" />);
      const field = find<TextField>(tagName);
      await type(field, 'cd');
      expect(field.value).to.equal('ab');
      expect(warnings.stop()).to.deep.equal([
        `<${displayName} value> without onChange: what the user does is undone. Set value in onChange, or give defaultValue instead.`,
      ]);
    });

    it('read-only and without a handler, says nothing', async () => {
      const { find } = mount(<Control value="ab" readOnly />);
      const field = find<TextField>(tagName);
      await type(field, 'c');
      expect(field.value).to.equal('ab');
    });

    it('takes the names that React gives to attributes of fields', async () => {
      const { find, render } = mount(<Control defaultValue="" maxLength={2} minLength={1} autoComplete="off" />);
      const field = find<TextField & Record<string, unknown>>(tagName);
      expect([field['maxlength'], field['minlength'], field['autocomplete']]).to.deep.equal([2, 1, 'off']);
      render(<Control defaultValue="" readOnly={false} />);
      expect([field['maxlength'], field['readonly']]).to.deep.equal([140, false]);
    });

    it('controlled, shows what the user may not have typed in StrictMode either', async () => {
      const { find } = mount(<Field start="a" change={(text) => `${text}.`} />, { strict: true });
      const field = find<TextField>(tagName);
      await type(field, 'bc');
      expect(field.value).to.equal('ab.c.');
    });

    it('renders once per key', async () => {
      let renders = 0;
      function Counting() {
        const [text, setText] = useState('');
        const [length, setLength] = useState(0);
        renders++;
        const handle = ({ target }: { target: TextField }) => {
          setText(target.value);
          setLength(target.value.length);
        };
        return <Control value={text} onInput={handle} placeholder={String(length)} />;
      }
      const { find } = mount(<Counting />);
      renders = 0;
      await type(find<TextField>(tagName), 'abc');
      expect(renders).to.equal(3);
    });
  });
}

/** What makes a toggle of an element that is something else otherwise. */
const TOGGLES: Readonly<Record<string, object>> = { 'nc-tag': { checkable: true } };

for (const { Control: Element, displayName, tagName } of having('defaultChecked')) {
  describe(`<${displayName}> as a toggle`, () => {
    afterEach(unmountAll);
    const Control: typeof Element = (props) => <Element {...TOGGLES[tagName]} {...props} />;

    /** `answer` says what becomes of each change. */
    function Controlled({ start, answer }: { start: boolean; answer: (checked: boolean) => boolean }) {
      const [checked, setChecked] = useState(start);
      const handle = (event: { target: Toggle }) => setChecked(answer(event.target.checked));
      return <Control checked={checked} onChange={handle} title={String(checked)} />;
    }

    const press = async (toggle: Toggle) => {
      await toggle.updateComplete;
      toggle.focus();
      await sendKeys({ press: ' ' });
    };

    it('uncontrolled, starts with defaultChecked and keeps what the user chose', async () => {
      const { find, render } = mount(<Control defaultChecked={false} />);
      const toggle = find<Toggle>(tagName);
      await press(toggle);
      expect(toggle.checked).to.equal(true);
      render(<Control defaultChecked={false} title="again" />);
      expect(toggle.checked).to.equal(true);
      expect(mount(<Control defaultChecked />).find<Toggle>(tagName).checked).to.equal(true);
    });

    it('controlled, follows the state', async () => {
      const { find } = mount(<Controlled start={false} answer={(checked) => checked} />);
      const toggle = find<Toggle>(tagName);
      await press(toggle);
      expect([toggle.checked, toggle.title]).to.deep.equal([true, 'true']);
    });

    it('controlled, goes back when the state stays, and fires again at the next try', async () => {
      const tries: boolean[] = [];
      const refuse = (checked: boolean) => {
        tries.push(checked);
        return false;
      };
      const { find } = mount(<Controlled start={false} answer={refuse} />);
      const toggle = find<Toggle>(tagName);
      for (let count = 0; count < 2; count++) {
        await press(toggle);
        expect(toggle.checked).to.equal(false);
        expect(toggle.matches(':state(checked)')).to.equal(false);
      }
      expect(tries).to.deep.equal([true, true]);
    });

    it('controlled without a handler, cannot be changed, and says so', async () => {
      const warnings = collectWarnings();
      const { find } = mount(<Control checked={false} />);
      const toggle = find<Toggle>(tagName);
      await press(toggle);
      expect(toggle.checked).to.equal(false);
      expect(warnings.stop().join()).to.match(/checked> without onChange/);
    });
  });
}

describe('<Picker> of rows', () => {
  afterEach(unmountAll);

  for (const [value, text] of [
    ['', ''],
    [1, 'b'],
  ] as const) {
    it(`shows ${text || 'no row'} when it starts with ${text ? 'it' : 'none'}`, async () => {
      const { Picker } = wrappers;
      const { find } = mount(<Picker label="Row" range={['a', 'b']} value={value} onChange={() => {}} />);
      const picker = find<HTMLElementTagNameMap['nc-picker']>('nc-picker');
      await picker.updateComplete;
      expect(picker.shadowRoot!.querySelector('[part=field]')!.textContent).to.equal(text);
      expect(picker.matches(':state(blank)')).to.equal(text === '');
    });
  }
});
