import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/input';
import 'nacre/elements/search-bar';
import 'nacre/elements/textarea';
import { keys } from '../../../helpers/commands.js';
import { settled } from '../../../helpers/dom.js';
import { screenKeyboard, type ScreenKeyboard } from '../../../helpers/screen-keyboard.js';

const { matchMedia } = window;

/** A device of this kind: what it answers for any pointer. */
const imitate = (isTouchOnly: boolean) => {
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    return query.includes('any-') ? Object.defineProperty(list, 'matches', { value: !isTouchOnly }) : list;
  };
};

describe('Enter in a text field', () => {
  let keyboard: ScreenKeyboard | undefined;
  afterEach(() => {
    window.matchMedia = matchMedia;
    keyboard?.remove();
    keyboard = undefined;
  });

  for (const markup of ['<nc-input>', '<nc-textarea confirm-type="send">', '<nc-search-bar>']) {
    describe(markup, () => {
      const mount = async (attributes = '') => {
        const control = await fixture<HTMLElement>(markup.replace('>', ` aria-label="Name" ${attributes}>`));
        const told: string[] = [];
        control.addEventListener('confirm', () => told.push('confirm'));
        await settled(control);
        control.focus();
        return { control, told, hasFocus: () => control.shadowRoot!.activeElement !== null };
      };

      it('keeps the focus where the keys are hardware', async () => {
        const { told, hasFocus } = await mount();
        await keys('Enter');
        expect([hasFocus(), told]).to.deep.equal([true, ['confirm']]);
        await keys('Enter');
        expect([hasFocus(), told.length], 'and confirms again').to.deep.equal([true, 2]);
      });

      it('closes a keyboard that covers the page', async () => {
        const { told, hasFocus } = await mount();
        keyboard = screenKeyboard();
        keyboard.cover(260);
        await keys('Enter');
        expect([hasFocus(), told]).to.deep.equal([false, ['confirm']]);
      });

      it('keeps it open with confirm-hold', async () => {
        const { hasFocus } = await mount('confirm-hold');
        keyboard = screenKeyboard();
        keyboard.cover(260);
        await keys('Enter');
        expect(hasFocus()).to.equal(true);
      });

      it('keeps the focus above a bar of shortcuts, and on a page that is zoomed in', async () => {
        const { hasFocus } = await mount();
        keyboard = screenKeyboard();
        keyboard.cover(70);
        await keys('Enter');
        expect(hasFocus(), 'a bar').to.equal(true);
        keyboard.zoom(3, 100);
        await keys('Enter');
        expect(hasFocus(), 'zoom').to.equal(true);
      });

      it('closes a keyboard that makes the page smaller, on a device for fingers alone', async () => {
        const { control, hasFocus } = await mount();
        const enter = (code: string) =>
          control.shadowRoot!.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', code, bubbles: true, composed: true, cancelable: true }),
          );
        imitate(false);
        enter('');
        expect(hasFocus(), 'with a mouse').to.equal(true);
        imitate(true);
        enter('Enter');
        expect(hasFocus(), 'hardware').to.equal(true);
        enter('');
        expect(hasFocus(), 'on the screen').to.equal(false);
      });
    });
  }
});
