import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/textarea';
import type { LineChangeEvent } from '../../../elements/textarea/line-change-event.js';
import { keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { ImePlayer } from '../../suites/ime-player.js';

const LINE = 24;
const PADDING = 2 * 8 + 2;
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

describe('<nc-textarea>', () => {
  before(useTokens);

  const mount = async (attributes: string, style = 'width: 300px') => {
    const home = await fixture<HTMLElement>(`<div style="${style}"><nc-textarea ${attributes}></nc-textarea></div>`);
    const textarea = home.querySelector('nc-textarea')!;
    const heard: string[] = [];
    const note = (event: Event) => heard.push(`${event.type} ${textarea.value.length}`);
    for (const type of ['input', 'change', 'confirm']) textarea.addEventListener(type, note);
    textarea.addEventListener('linechange', (event) => {
      const { lineCount, height, heightRpx } = event as LineChangeEvent;
      heard.push(`linechange ${lineCount} ${height} ${heightRpx === (height * 750) / innerWidth}`);
    });
    await settled(textarea);
    const field = textarea.shadowRoot!.querySelector('textarea')!;
    const rows = () => Math.round((field.offsetHeight - PADDING) / LINE);
    return { home, textarea, heard, field, rows, player: new ImePlayer(field) };
  };

  describe('height', () => {
    it('is that of three lines, whatever the text', async () => {
      const { rows, field, textarea } = await mount('');
      expect(rows()).to.equal(3);
      textarea.value = lines(9);
      await settled(textarea);
      expect(rows()).to.equal(3);
      expect(getComputedStyle(field).resize).to.equal('vertical');
    });

    it('is that of min-rows', async () => {
      const { rows, textarea } = await mount('min-rows="5"');
      expect(rows()).to.equal(5);
      textarea.minRows = -2;
      await settled(textarea);
      expect(rows(), 'never less than one').to.equal(1);
    });

    it('follows the text with auto-height, between min-rows and max-rows', async () => {
      const { rows, field, textarea } = await mount('auto-height min-rows="2" max-rows="4" maxlength="-1"');
      const seen: number[] = [];
      for (const count of [1, 2, 3, 4, 5, 9, 3, 1]) {
        textarea.value = lines(count);
        await settled(textarea);
        seen.push(rows());
      }
      expect(seen).to.deep.equal([2, 2, 3, 4, 4, 4, 3, 2]);
      expect(getComputedStyle(field).resize).to.equal('none');
      textarea.autoHeight = false;
      await settled(textarea);
      expect(rows()).to.equal(2);
    });

    it('follows typing, and wrapping', async () => {
      const { rows, textarea, player } = await mount('auto-height min-rows="1" maxlength="-1"');
      textarea.focus();
      player.play({ insert: 'a\nb' });
      await settled(textarea);
      expect(rows()).to.equal(2);
      player.play({ insert: 'word '.repeat(40) });
      await settled(textarea);
      expect(rows()).to.be.greaterThan(4);
    });

    it('follows the width, also after it was away', async () => {
      const { home, rows, textarea } = await mount('auto-height min-rows="1" maxlength="-1"');
      textarea.value = 'word '.repeat(12).trim();
      await settled(textarea);
      const before = rows();
      home.style.width = '150px';
      await drawn();
      expect(rows()).to.be.greaterThan(before);
      textarea.remove();
      home.append(textarea);
      await settled(textarea);
      home.style.width = '300px';
      await drawn();
      expect(rows()).to.equal(before);
    });
  });

  describe('linechange', () => {
    it('fires linechange for lines that the user adds, synchronously after input', async () => {
      const { heard, player, textarea } = await mount('');
      textarea.focus();
      player.play({ insert: 'a' });
      player.play({ insert: '\n' });
      player.play({ insert: 'b' });
      player.play({ erase: 2 });
      expect(heard).to.deep.equal([
        'input 1',
        'input 2',
        `linechange 2 ${2 * LINE} true`,
        'input 3',
        'input 1',
        `linechange 1 ${LINE} true`,
      ]);
    });

    it('counts lines beyond those that there is room for', async () => {
      const { heard, player, textarea } = await mount('maxlength="-1"');
      textarea.focus();
      player.play({ insert: lines(7) });
      expect(heard.at(-1)).to.equal(`linechange 7 ${7 * LINE} true`);
      player.play({ insert: '\n' });
      expect(heard.at(-1)).to.equal(`linechange 8 ${8 * LINE} true`);
    });

    it('counts lines that wrap, and those with auto-height', async () => {
      const { heard, player, textarea } = await mount('auto-height min-rows="1" maxlength="-1"');
      textarea.focus();
      player.play({ insert: 'word '.repeat(20) });
      expect(heard.at(-1)).to.match(/^linechange [3-6] /);
    });

    it('tells nothing of what code sets, and compares with that', async () => {
      const { heard, player, textarea } = await mount('');
      textarea.value = 'a\nb\nc';
      await settled(textarea);
      textarea.focus();
      textarea.setSelectionRange(5, 5);
      player.play({ insert: 'd' });
      expect(heard).to.deep.equal(['input 6']);
    });

    it('comes once for a composition', async () => {
      const { heard, player, textarea } = await mount('');
      textarea.focus();
      for (const step of [{ start: true }, { compose: 'ni' }, { compose: '你\n好' }, { end: '你\n好' }] as const) {
        player.play(step);
      }
      expect(heard).to.deep.equal(['input 3', `linechange 2 ${2 * LINE} true`]);
    });

    it('leaves field, text and scroll position as they were', async () => {
      const { field, player, textarea } = await mount('maxlength="-1"');
      textarea.value = lines(30);
      await settled(textarea);
      textarea.focus();
      textarea.setSelectionRange(0, 0);
      field.scrollTop = 100;
      const { offsetHeight } = field;
      player.play({ insert: '\n' });
      expect([field.scrollTop, field.offsetHeight]).to.deep.equal([100, offsetHeight]);
    });
  });

  describe('Enter', () => {
    it('makes a line, and does not submit', async () => {
      const { textarea, heard } = await mount('');
      textarea.focus();
      await keys('a');
      await keys('Enter');
      expect(textarea.value).to.equal('a\n');
      expect(heard.filter((entry) => entry.startsWith('confirm'))).to.deep.equal([]);
    });

    it('confirms with another confirm-type; Shift+Enter then makes the line', async () => {
      const { textarea, heard, field } = await mount('confirm-type="send"');
      expect(field.getAttribute('enterkeyhint')).to.equal('send');
      textarea.focus();
      await keys('a');
      await keys('Shift+Enter');
      await keys('Enter');
      expect(textarea.value).to.equal('a\n');
      expect(heard).to.deep.equal(['input 1', 'input 2', `linechange 2 ${2 * LINE} true`, 'change 2', 'confirm 2']);
      expect(textarea.shadowRoot!.activeElement === field, 'the focus stays').to.equal(true);
    });

    it('confirms and stays with confirm-hold', async () => {
      const { textarea, heard, field } = await mount('confirm-type="send" confirm-hold');
      textarea.focus();
      await keys('Enter');
      expect(heard).to.deep.equal(['confirm 0']);
      expect(textarea.shadowRoot!.activeElement === field).to.equal(true);
    });

    it('inserts a line break with an unknown confirm-type, with one warning', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        const { textarea } = await mount('confirm-type="shout"');
        await mount('confirm-type="shout"');
        textarea.focus();
        await keys('Enter');
        expect(textarea.value).to.equal('\n');
      } finally {
        console.warn = warn;
      }
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.match(/nc-textarea.*confirmType.*return.*shout/);
    });

    it('in a text area does not keep Enter elsewhere from submitting the form', async () => {
      await import('nacre/elements/input');
      const form = await fixture<HTMLFormElement>('<form><nc-input></nc-input><nc-textarea></nc-textarea></form>');
      let submits = 0;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submits++;
      });
      await settled(form);
      form.querySelector('nc-input')!.focus();
      await keys('Enter');
      expect(submits).to.equal(1);
    });
  });

  describe('show-confirm-bar', () => {
    const buttonOf = (textarea: HTMLElement) =>
      textarea.shadowRoot!.querySelector<HTMLButtonElement>('button[part=confirm]')!;

    it('offers a button that confirms', async () => {
      const { textarea, heard } = await mount('show-confirm-bar');
      textarea.focus();
      await keys('a');
      buttonOf(textarea).click();
      expect(heard).to.deep.equal(['input 1', 'change 1', 'confirm 1']);
      expect(textarea.shadowRoot!.activeElement === null).to.equal(false);
    });

    it('can be used by the keyboard, and not while the control is disabled', async () => {
      const { textarea, heard } = await mount('show-confirm-bar');
      textarea.focus();
      await keys('Tab');
      expect(textarea.shadowRoot!.activeElement === buttonOf(textarea)).to.equal(true);
      await keys('Enter');
      expect(heard).to.deep.equal(['confirm 0']);
      textarea.disabled = true;
      await settled(textarea);
      expect(buttonOf(textarea).disabled).to.equal(true);
    });
  });

  it('is too short, and says so', async () => {
    const { textarea, player } = await mount('minlength="3"');
    textarea.focus();
    player.play({ insert: 'ab' });
    expect([textarea.validity.tooShort, textarea.validationMessage]).to.deep.equal([
      true,
      'Please use at least 3 characters.',
    ]);
    player.play({ insert: 'c' });
    expect(textarea.validity.valid).to.equal(true);
  });

  it('counts', async () => {
    const { textarea } = await mount('counter maxlength="10" value="👍🏽\né"');
    expect(textarea.shadowRoot!.querySelector('[part=counter]')!.textContent).to.equal('3/10');
  });
});
