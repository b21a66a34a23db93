import { expect, fixture } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { RovingFocusController } from '../../../../elements/internal/element/roving-focus.js';
import { keys } from '../../../helpers/commands.js';

/** Shows its children: it has no shadow root. */
class PlainElement extends ReactiveElement {
  protected override createRenderRoot() {
    return this;
  }
}

class RovingHost extends PlainElement {
  orientation: 'horizontal' | 'vertical' | 'both' = 'both';
  moved: string[] = [];
  roving = new RovingFocusController<HTMLButtonElement>(this, {
    items: () => [...this.querySelectorAll('button')],
    orientation: () => this.orientation,
    wrap: this.localName !== 'ending-host',
    ...(this.localName === 'typed-host' && { textOf: (item: HTMLElement) => item.textContent }),
    moved: (item) => this.moved.push(item.textContent),
  });
}
for (const tag of ['roving-host', 'ending-host', 'typed-host']) customElements.define(tag, class extends RovingHost {});

describe('roving focus', () => {
  let host: RovingHost;
  const focused = () => document.activeElement!.textContent;

  async function place(tag = 'roving-host', dir = 'ltr') {
    const wrapper = await fixture<HTMLElement>(
      `<div dir=${dir}>
        <${tag}><button>Apple</button><button disabled>Banana</button><button>Cherry</button><button>Éclair</button
          ><button aria-disabled="true">Egg</button><button>Cookie</button></${tag}>
        <button>after</button>
      </div>`,
    );
    host = wrapper.querySelector<RovingHost>(tag)!;
    host.querySelector('button')!.focus();
  }
  async function press(...combos: string[]) {
    for (const combo of combos) await keys(combo);
  }

  it('moves with the arrows, past disabled items, around the ends', async () => {
    await place();
    await press('ArrowRight');
    expect(focused()).to.equal('Cherry');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(focused()).to.equal('Apple');
    await press('ArrowLeft');
    expect(focused()).to.equal('Cookie');
    expect(host.moved).to.deep.equal(['Cherry', 'Éclair', 'Cookie', 'Apple', 'Cookie']);
  });

  it('stops at the ends if it should', async () => {
    await place('ending-host');
    await press('ArrowLeft');
    expect(focused()).to.equal('Apple');
    await press('End', 'ArrowRight');
    expect(focused()).to.equal('Cookie');
    expect(host.moved).to.deep.equal(['Cookie']);
  });

  it('goes to both ends at once', async () => {
    await place();
    host.querySelector('button')!.disabled = true;
    host.querySelectorAll('button')[2]!.focus();
    await press('End');
    expect(focused()).to.equal('Cookie');
    await press('Home');
    expect(focused()).to.equal('Cherry');
  });

  it('mirrors the horizontal arrows only, in right-to-left text', async () => {
    await place('roving-host', 'rtl');
    await press('ArrowLeft');
    expect(focused()).to.equal('Cherry');
    await press('ArrowRight');
    expect(focused()).to.equal('Apple');
    await press('ArrowDown');
    expect(focused()).to.equal('Cherry');
  });

  it('knows the arrows of its orientation only', async () => {
    await place();
    host.orientation = 'horizontal';
    await press('ArrowDown');
    expect(focused()).to.equal('Apple');
    host.orientation = 'vertical';
    await press('ArrowRight');
    expect(focused()).to.equal('Apple');
    await press('ArrowDown');
    expect(focused()).to.equal('Cherry');
  });

  it('leaves combinations, and keys that others handled, alone', async () => {
    await place();
    const prevented: boolean[] = [];
    addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), { once: true });
    await press('Control+ArrowRight');
    expect(focused()).to.equal('Apple');
    host.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
    await press('ArrowRight');
    expect(focused()).to.equal('Apple');
    expect(prevented[0]).to.equal(false);
  });

  it('makes the items one tab stop, that follows the focus', async () => {
    await place();
    const [apple, banana, cherry] = host.querySelectorAll('button');
    host.roving.setTabStop(banana);
    expect([...host.querySelectorAll('button')].map((item) => item.tabIndex)).to.deep.equal([0, -1, -1, -1, -1, -1]);
    await press('ArrowRight');
    expect([apple!.tabIndex, cherry!.tabIndex]).to.deep.equal([-1, 0]);
    await press('Tab');
    expect(focused()).to.equal('after');
    await press('Shift+Tab');
    expect(focused()).to.equal('Cherry');
  });

  it('leaves each item its own tab stop without that', async () => {
    await place();
    await press('ArrowRight');
    expect([...host.querySelectorAll('button')].map((item) => item.tabIndex)).to.deep.equal([0, 0, 0, 0, 0, 0]);
  });

  it('finds what is typed, whatever the case and accents', async () => {
    await place('typed-host');
    await press('e');
    expect(focused()).to.equal('Éclair');
  });

  it('looks for a whole word, and goes on with the same letter', async () => {
    await place('typed-host');
    await press('c');
    expect(focused()).to.equal('Cherry');
    await press('o');
    expect(focused()).to.equal('Cookie');
  });

  it('goes through the items with the same letter again and again', async () => {
    await place('typed-host');
    await press('c', 'c');
    expect(focused()).to.equal('Cookie');
    await press('c');
    expect(focused()).to.equal('Cherry');
  });

  /** Keys that come together, whatever the machine is busy with. */
  const typeAtOnce = (text: string): boolean[] =>
    [...text].map((key) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );

  it('takes a space for a part of the word, but only within one', async () => {
    await place('typed-host');
    const [, , cherry, eclair] = host.querySelectorAll('button');
    cherry!.textContent = 'New';
    eclair!.textContent = 'New York';
    expect(typeAtOnce('new y').at(-1)).to.equal(false);
    expect(focused()).to.equal('New York');
    await place('typed-host');
    expect(typeAtOnce(' '), 'it presses the button').to.deep.equal([true]);
    expect(focused()).to.equal('Apple');
  });

  it('leaves the keys of an input method alone', async () => {
    await place('typed-host');
    const composing = { bubbles: true, cancelable: true, isComposing: true };
    for (const key of ['ArrowRight', 'End', 'c'])
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, ...composing }));
    expect(focused()).to.equal('Apple');
  });

  it('leaves letters alone where they mean something else', async () => {
    await place();
    await press('c');
    expect(focused()).to.equal('Apple');
  });

  it('listens no more once it is removed', async () => {
    await place();
    const { parentElement } = host;
    host.remove();
    parentElement!.append(host);
    host.querySelector('button')!.focus();
    await press('ArrowRight');
    expect(focused()).to.equal('Cherry');
    expect(host.moved).to.deep.equal(['Cherry']);
  });
});
