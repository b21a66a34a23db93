import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  Activity,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { NcButton } from 'nacre/elements/button';
import type { NcInput } from 'nacre/elements/input';
import { Button, Checkbox, Icon, Image, Input } from 'nacre/react';
import { watchLeaks } from '../helpers/leaks.js';
import { isReact18, mount, unmountAll } from '../helpers/react.js';

const Ancestor = (props: HTMLAttributes<HTMLElement>) => createElement('div', props);
const FOCUS = { autoFocus: true };

describe('React components', () => {
  afterEach(unmountAll);

  describe('props', () => {
    it('go back to the defaults of the element when they are taken away', () => {
      const { find, render } = mount(<Button type="warn" size="mini" disabled title="Gone" formType="submit" />);
      const button = find<NcButton>('nc-button');
      render(<Button type={undefined} title={undefined} />);
      expect([button.type, button.size, button.disabled, button.formType]).to.deep.equal([
        'default',
        'default',
        false,
        '',
      ]);
      expect(button.getAttributeNames()).to.not.include.members(['type', 'size', 'disabled', 'title', 'form-type']);
    });

    it('are set before the element draws for the first time', async () => {
      const { find } = mount(<Input maxlength={3} value="12345" placeholder="a" counter />);
      const input = find<NcInput>('nc-input');
      await input.updateComplete;
      expect(input.shadowRoot!.querySelector('input')!.placeholder).to.equal('a');
      expect(input.isUpdatePending).to.equal(false);
    });

    it('take null as the element does', () => {
      const { find } = mount(<Input placeholder={null as unknown as string} />);
      expect(find<NcInput>('nc-input').placeholder).to.equal('');
    });

    it('name the form that owns a control from outside', () => {
      const { find } = mount(
        <>
          <form id="owner" />
          <Input form="owner" name="a" value="b" />
        </>,
      );
      expect(find<NcInput>('nc-input').form).to.equal(find('form'));
      expect([...new FormData(find<HTMLFormElement>('form'))]).to.deep.equal([['a', 'b']]);
    });

    it('focus the control on request, and only when it comes', () => {
      const { find, render } = mount(<Input key="a" {...FOCUS} />);
      const input = find<NcInput>('nc-input');
      expect(document.activeElement).to.equal(input);
      input.blur();
      render(<Input key="a" {...FOCUS} label="b" />);
      expect(document.activeElement).to.not.equal(input);
    });

    it('put children into slots', async () => {
      const { find } = mount(
        <Image src="">
          <b slot="placeholder">…</b>
        </Image>,
      );
      const slot = find('nc-image').shadowRoot!.querySelector<HTMLSlotElement>('slot[name="placeholder"]')!;
      expect(slot.assignedElements()).to.deep.equal([find('b')]);
    });
  });

  describe('refs', () => {
    it('as callbacks are called with the element and null, a new one in the place of the old one', () => {
      const calls: [string, unknown][] = [];
      const first = (element: unknown) => void calls.push(['first', element]);
      const second = (element: unknown) => void calls.push(['second', element]);
      const { find, render, unmount } = mount(<Icon ref={first} />);
      const icon = find('nc-icon');
      render(<Icon ref={second} />);
      unmount();
      expect(calls).to.deep.equal([
        ['first', icon],
        ['first', null],
        ['second', icon],
        ['second', null],
      ]);
    });

    it('may return a function that is called instead of the callback with null', () => {
      const calls: unknown[] = [];
      const ref = (element: unknown) => {
        calls.push(element);
        return () => void calls.push('cleaned up');
      };
      const { find, render } = mount(<Icon ref={ref} />);
      const icon = find('nc-icon');
      render(null);
      expect(calls).to.deep.equal([icon, 'cleaned up']);
    });

    it('give the typed element, with its methods', () => {
      const input: { current: NcInput | null } = { current: null };
      mount(<Input ref={input} value="abc" />);
      input.current!.focus();
      input.current!.setSelectionRange(1, 2);
      expect(input.current!.selectionStart).to.equal(1);
    });
  });

  describe('events', () => {
    const typeInto = async (input: NcInput, text: string) => {
      input.focus();
      await sendKeys({ type: text });
    };

    it('reach the handlers of ancestors once', async () => {
      const heard: string[] = [];
      const { find } = mount(
        <Ancestor
          onInput={() => heard.push('div input')}
          onChange={() => heard.push('div change')}
          onClick={() => heard.push('div click')}
        >
          <Input
            onInput={() => heard.push('input')}
            onChange={() => heard.push('each')}
            onChangeCommitted={() => heard.push('change')}
          />
          <Checkbox onClick={() => heard.push('click')}>a</Checkbox>
        </Ancestor>,
      );
      await typeInto(find('nc-input'), 'a');
      expect(heard).to.deep.equal(['input', 'each', 'div input']);
      heard.length = 0;
      find('nc-input').blur();
      // React 18 hears no `change` of custom elements.
      expect(heard).to.deep.equal(isReact18 ? ['change'] : ['change', 'div change']);
      heard.length = 0;
      find('nc-checkbox').click();
      expect(heard.filter((name) => name.includes('click'))).to.deep.equal(['click', 'div click']);
    });

    it('are the DOM events themselves, with the element as their target', async () => {
      let event: (Event & { target: NcInput }) | undefined;
      const { find } = mount(<Input onInput={(given) => (event = given)} />);
      await typeInto(find('nc-input'), 'a');
      expect(event).to.be.instanceOf(Event);
      expect(event!.target).to.equal(find('nc-input'));
    });

    it('batch the updates of their handlers', async () => {
      let renders = 0;
      function Page() {
        const [a, setA] = useState(0);
        const [b, setB] = useState(0);
        renders++;
        const handle = () => {
          setA(a + 1);
          setB(b + 1);
        };
        return <Button onClick={handle}>{a + b}</Button>;
      }
      const { find } = mount(<Page />);
      renders = 0;
      flushSync(() => find('nc-button').click());
      expect([renders, find('nc-button').textContent]).to.deep.equal([1, '2']);
    });

    it('see the state of the render that they belong to', async () => {
      function Page() {
        const [text, setText] = useState('');
        return <Input value={text} onInput={({ target }) => setText(`${text}${target.value.slice(-1)}`)} />;
      }
      const { find } = mount(<Page />, { strict: true });
      await typeInto(find('nc-input'), 'abc');
      expect(find<NcInput>('nc-input').value).to.equal('abc');
    });
  });

  describe('trees', () => {
    const TwoInputs = ({ order }: { order: readonly string[] }) => order.map((id) => <Input key={id} id={id} />);

    it('keep the elements, and what users did to them, when keys change their order', async () => {
      const { find, render } = mount(<TwoInputs order={['a', 'b']} />);
      const first = find<NcInput>('#a');
      first.value = 'typed';
      render(<TwoInputs order={['b', 'a']} />);
      expect(find('#a')).to.equal(first);
      expect(first.value).to.equal('typed');
      expect(find('#b').nextElementSibling).to.equal(first);
    });

    it('work through portals, with events to the parents in React', () => {
      const place = document.createElement('section');
      document.body.append(place);
      const clicks: string[] = [];
      const { render } = mount(
        <Ancestor onClick={() => clicks.push('div')}>
          {createPortal(<Button onClick={() => clicks.push('button')} />, place)}
        </Ancestor>,
      );
      place.querySelector('nc-button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(clicks).to.deep.equal(['button', 'div']);
      render(null);
      expect(place.childNodes.length).to.equal(0);
      place.remove();
    });

    it('wait in Suspense, and come with their properties', async () => {
      let load!: (module: { default: () => ReactNode }) => void;
      const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (load = resolve)));
      let shown!: () => void;
      const isShown = new Promise<void>((resolve) => (shown = resolve));
      function Content() {
        useEffect(shown);
        return <Input value="late" />;
      }
      const { container, find } = mount(
        <Suspense fallback="Wait">
          <Late />
        </Suspense>,
      );
      expect(container.textContent).to.equal('Wait');
      load({ default: Content });
      await isShown;
      expect(find<NcInput>('nc-input').value).to.equal('late');
    });

    it('run effects twice in StrictMode without doubling events', async () => {
      let heard = 0;
      const { find } = mount(<Checkbox onChange={() => heard++}>a</Checkbox>, { strict: true });
      find('nc-checkbox').click();
      expect(heard).to.equal(1);
    });

    it('leave nothing behind', async () => {
      const { container, render } = mount(null);
      const leaks = watchLeaks(
        (target) => target instanceof Node && container.contains(target instanceof ShadowRoot ? target.host : target),
      );
      for (let round = 0; round < 3; round++) {
        render(
          <>
            <Input defaultValue="a" onInput={() => {}} {...FOCUS} />
            <Checkbox checked onChange={() => {}} />
          </>,
        );
        render(null);
      }
      const left = leaks.left().filter((kept) => !kept.includes('MessagePort'));
      leaks.stop();
      expect(left).to.deep.equal([]);
    });
  });

  if (Activity) {
    describe('in a hidden Activity', () => {
      function Page({ hidden, text }: { hidden: boolean; text: string }) {
        return (
          <Activity mode={hidden ? 'hidden' : 'visible'}>
            <Input id="state" defaultValue="" />
            <Input id="prop" value={text} onInput={() => {}} />
          </Activity>
        );
      }

      it('elements stay with what users typed, and take later props when shown again', async () => {
        const { find, render } = mount(<Page hidden={false} text="a" />);
        const state = find<NcInput>('#state');
        state.focus();
        await sendKeys({ type: 'typed' });
        render(<Page hidden text="b" />);
        expect(getComputedStyle(state).display).to.equal('none');
        render(<Page hidden={false} text="c" />);
        expect(find('#state')).to.equal(state);
        expect(state.value).to.equal('typed');
        expect(find<NcInput>('#prop').value).to.equal('c');
      });
    });
  }
});
