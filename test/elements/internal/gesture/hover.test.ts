import 'nacre/elements/button';
import 'nacre/elements/navigator';
import 'nacre/elements/view';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcButton } from 'nacre/elements/button';
import { pointer } from '../../../helpers/commands.js';
import { drawn, settled } from '../../../helpers/dom.js';
import { holdTimers } from '../../../helpers/timers.js';

const BOX = 'width: 200px; height: 60px; user-select: none; -webkit-user-select: none';

describe('hover-class', () => {
  let element: HTMLElement;

  const place = async (tag: string, attributes: string) => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.innerHTML = `<${tag} ${attributes} style="${BOX}">Go</${tag}>`;
    element = home.firstElementChild as HTMLElement;
    await settled(home);
    return element;
  };
  const mouse = (phase: 'down' | 'move' | 'up', y = 0) => {
    const { left, top } = element.getBoundingClientRect();
    return pointer({ phase, position: [Math.round(left + 50), Math.round(top + 20 + y)], pointerType: 'mouse' });
  };
  const press = async () => {
    await mouse('move');
    await mouse('down');
  };
  afterEach(() => mouse('up'));

  for (const { tag, start, stay } of [
    { tag: 'nc-view', start: 50, stay: 400 },
    { tag: 'nc-button', start: 20, stay: 70 },
    { tag: 'nc-navigator', start: 50, stay: 600 },
  ]) {
    describe(`of <${tag}>`, () => {
      it(`is there after ${start} ms, until ${stay} ms after the release`, async () => {
        await place(tag, 'class="card" hover-class="dim  wide card"');
        const starting = holdTimers(start);
        await press();
        expect(element.className, 'before the start time').to.equal('card');
        starting.run();
        starting.restore();
        expect(element.className).to.equal('card dim wide');
        const staying = holdTimers(stay);
        await mouse('up');
        expect(element.className, 'before the stay time').to.equal('card dim wide');
        staying.run();
        staying.restore();
        expect(element.className).to.equal('card');
      });

      it('has the times of the page', async () => {
        await place(tag, 'hover-class="dim" hover-start-time="0" hover-stay-time="0"');
        await press();
        expect(element.className).to.equal('dim');
        await mouse('up');
        expect(element.hasAttribute('class')).to.equal(false);
      });

      it('stays for a time that is longer than any timer', async () => {
        await place(tag, 'hover-class="dim" hover-start-time="0" hover-stay-time="1e12"');
        const staying = holdTimers(2 ** 31 - 1);
        await press();
        await mouse('up');
        await drawn();
        expect(element.className).to.equal('dim');
        staying.run();
        staying.restore();
        expect(element.className).to.equal('');
      });

      it('is gone at once when the pointer drags, or the element is removed', async () => {
        for (const otherwise of [() => mouse('move', 30), () => Promise.resolve(element.remove())]) {
          await place(tag, 'hover-class="dim" hover-start-time="0"');
          await press();
          expect(element.className).to.equal('dim');
          await otherwise();
          expect(element.className).to.equal('');
          await mouse('up');
        }
      });

      it('is gone when the element is removed after the release', async () => {
        await place(tag, 'hover-class="dim" hover-start-time="0" hover-stay-time="60000"');
        await press();
        await mouse('up');
        expect(element.className).to.equal('dim');
        element.remove();
        expect(element.className).to.equal('');
      });

      for (const hoverClass of ['none', '', ' ']) {
        it(`${JSON.stringify(hoverClass)} is no class`, async () => {
          await place(tag, `hover-class="${hoverClass}" hover-start-time="0"`);
          await press();
          expect(element.hasAttribute('class')).to.equal(false);
        });
      }

      it('may come later', async () => {
        await place(tag, 'hover-start-time="0" hover-stay-time="0"');
        await press();
        expect(element.hasAttribute('class')).to.equal(false);
        await mouse('up');
        element.setAttribute('hover-class', 'dim');
        await settled(element.parentElement!);
        await press();
        expect(element.className).to.equal('dim');
      });

      it('is not put on the view around it, if hover-stop-propagation is set', async () => {
        for (const stops of ['', 'hover-stop-propagation']) {
          await place(tag, stops);
          const outer = document.createElement('nc-view');
          Object.assign(outer, { hoverClass: 'dim', hoverStartTime: 0, hoverStayTime: 0 });
          element.replaceWith(outer);
          outer.append(element);
          await settled(outer);
          await press();
          expect(outer.className).to.equal(stops ? '' : 'dim');
          await mouse('up');
        }
      });
    });
  }

  for (const reason of ['disabled', 'loading']) {
    it(`is not put on a button that is ${reason}`, async () => {
      const button = (await place('nc-button', `${reason} hover-class="dim" hover-start-time="0"`)) as NcButton;
      await press();
      expect(button.className).to.equal('');
      await mouse('up');
      button.removeAttribute(reason);
      await press();
      await waitUntil(() => button.className === 'dim');
    });
  }

  it('is not put on a link that is disabled', async () => {
    await place('nc-navigator', 'url="/a" disabled hover-class="dim" hover-start-time="0"');
    await press();
    expect(element.className).to.equal('');
  });
});
