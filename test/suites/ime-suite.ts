import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TextControl } from '../../elements/internal/text/text-control.js';
import { settled } from '../helpers/dom.js';
import { ImePlayer, type Step } from './ime-player.js';
import { TRACES } from './ime-traces.js';

export interface ImeCase<E extends TextControl = TextControl> {
  readonly tag: string;
  readonly field: (element: E) => HTMLInputElement | HTMLTextAreaElement;
  /** Whether Enter confirms; in a text area it makes a line. Default: true. */
  readonly confirms?: boolean;
}

/** What every text control promises about typing, above all by input methods. */
export function imeSuite<E extends TextControl>({ tag, field: fieldOf, confirms = true }: ImeCase<E>): void {
  let abort: AbortController;
  beforeEach(() => (abort = new AbortController()));
  afterEach(() => abort.abort());

  /** A focused control, and the texts that listeners in several places get. */
  const mount = async (attributes = '', before = '') => {
    const form = await fixture<HTMLFormElement>(`<form><${tag} name="field" ${attributes}></${tag}></form>`);
    form.addEventListener('submit', (event) => event.preventDefault());
    const element = form.querySelector<E>(tag)!;
    element.value = before;
    await settled(element);
    const heard: Record<string, string[]> = { window: [], document: [], element: [], 'window, at last': [] };
    const note = (where: string) => () => {
      // The three ways to learn of the text agree at any moment.
      const texts = new Set([element.value, new FormData(form).get('field'), fieldOf(element).value]);
      heard[where]!.push([...texts].join(' but '));
    };
    const { signal } = abort;
    window.addEventListener('input', note('window'), { capture: true, signal });
    document.addEventListener('input', note('document'), { capture: true, signal });
    element.addEventListener('input', note('element'), { signal });
    window.addEventListener('input', note('window, at last'), { signal });
    const confirmed: string[] = [];
    element.addEventListener('confirm', (event) => confirmed.push((event as Event & { value: string }).value), {
      signal,
    });
    element.focus();
    const player = new ImePlayer(fieldOf(element));
    const play = (...steps: readonly Step[]) => steps.forEach((step) => player.play(step));
    return { form, element, field: fieldOf(element), heard, confirmed, player, play };
  };
  const everywhere = (texts: readonly string[]) => ({
    window: texts,
    document: texts,
    element: texts,
    'window, at last': texts,
  });

  describe('input methods', () => {
    for (const trace of TRACES) {
      it(trace.name, async () => {
        const { element, heard, confirmed, player } = await mount();
        for (const step of trace.steps) {
          const before = heard.window!.length;
          const wasComposing = player.isComposing;
          player.play(step);
          const isSilent = wasComposing && player.isComposing && !('insert' in step) && !('leave' in step);
          if (isSilent) expect(heard.window!.length, JSON.stringify(step)).to.equal(before);
        }
        expect(heard).to.deep.equal(everywhere(trace.commits));
        expect(confirmed).to.deep.equal(confirms ? (trace.confirms ?? []) : []);
        expect(element.value).to.equal(trace.commits.at(-1) ?? '');
      });
    }

    it('compose in the middle of a text', async () => {
      const { field, heard, play } = await mount('', 'abcd');
      field.setSelectionRange(2, 2);
      play({ start: true }, { compose: 'ni' }, { compose: '你' }, { end: '你' });
      expect(heard).to.deep.equal(everywhere(['ab你cd']));
      expect(field.selectionStart).to.equal(3);
    });

    it('may go beyond maxlength until they commit; what is too much then goes', async () => {
      const { element, field, heard, play } = await mount('maxlength="5"', 'abc');
      field.setSelectionRange(3, 3);
      play({ start: true }, { compose: 'ni hao ma' });
      expect(field.value).to.equal('abcni hao ma');
      play({ compose: '你好吗' }, { end: '你好吗' });
      expect(heard).to.deep.equal(everywhere(['abc你好']));
      expect([element.value, field.value]).to.deep.equal(['abc你好', 'abc你好']);
    });

    it('are not disturbed by a value that the page sets, and what they commit stands', async () => {
      const { element, field, heard, play } = await mount('', 'ab');
      field.setSelectionRange(1, 1);
      play({ start: true }, { compose: 'ni' });
      element.value = 'set';
      await settled(element);
      expect([field.value, field.selectionStart]).to.deep.equal(['anib', 3]);
      play({ compose: '你' }, { end: '你' });
      expect(heard).to.deep.equal(everywhere(['a你b']));
      expect(field.selectionStart).to.equal(2);
    });

    it('that are cancelled leave the value that the page has set', async () => {
      const { element, field, heard, play } = await mount('', 'ab');
      play({ start: true }, { compose: 'ni' });
      element.value = 'set';
      play({ compose: '' }, { end: '' });
      expect([element.value, field.value]).to.deep.equal(['set', 'set']);
      expect(heard).to.deep.equal(everywhere([]));
    });

    it('keep their text when the control is moved while they are at work, and are over then', async () => {
      const { form, element, field, heard, play } = await mount();
      play({ start: true }, { compose: 'ni' });
      element.remove();
      form.append(element);
      expect([element.value, field.value]).to.deep.equal(['ni', 'ni']);
      element.focus();
      field.setSelectionRange(2, 2);
      play({ insert: 'x' });
      expect([heard.element!.length, heard.element!.at(-1)]).to.deep.equal([2, 'nix']);
    });
  });

  describe('typing', () => {
    it('maxlength counts characters as users do', async () => {
      const { element, field, heard, play } = await mount('maxlength="3"');
      play({ insert: '👨‍👩‍👧' }, { insert: '👍🏽' }, { insert: 'e\u0301' }, { insert: 'x' });
      expect([element.value, field.value]).to.deep.equal(['👨‍👩‍👧👍🏽e\u0301', '👨‍👩‍👧👍🏽e\u0301']);
      expect(heard.window!.length).to.equal(3);
    });

    it('maxlength refuses what is typed in the middle, not what stands after it', async () => {
      const { element, field, heard, play } = await mount('maxlength="4"', 'abcd');
      field.setSelectionRange(2, 2);
      play({ insert: 'x' });
      expect([element.value, field.value, field.selectionStart]).to.deep.equal(['abcd', 'abcd', 2]);
      expect(heard).to.deep.equal(everywhere([]));
      play({ insert: 'wxyz', over: 1 });
      expect([element.value, field.value, field.selectionStart]).to.deep.equal(['awcd', 'awcd', 2]);
    });

    it('maxlength leaves alone what code sets, until the user changes it', async () => {
      const { element, play } = await mount('maxlength="2"', 'abcd');
      expect([element.value, element.validity.valid]).to.deep.equal(['abcd', true]);
      play({ insert: '', over: 1 });
      expect([element.value.length, element.validity.tooLong]).to.deep.equal([3, true]);
      element.maxlength = -1;
      expect(element.validity.valid).to.equal(true);
    });

    const rewrites: Readonly<Record<string, (text: string) => string>> = {
      'the same': (text) => text,
      'in capitals': (text) => text.toUpperCase(),
    };
    for (const [how, rewrite] of Object.entries(rewrites)) {
      it(`keeps the cursor in the middle when the page sets the value on each input, ${how}`, async () => {
        const { element, field, heard } = await mount('', 'ad');
        element.addEventListener('input', () => (element.value = rewrite(element.value)));
        field.setSelectionRange(1, 1);
        await sendKeys({ type: 'bc' });
        expect([field.value, field.selectionStart]).to.deep.equal([
          rewrite('abc') + (how === 'the same' ? 'd' : 'D'),
          3,
        ]);
        expect(heard.element!.length).to.equal(2);
      });
    }

    it('keeps the cursor when code sets another text', async () => {
      const { element, field } = await mount('', 'abcd');
      field.setSelectionRange(2, 2);
      element.value = 'xabcd';
      expect(field.selectionStart).to.equal(3);
      element.value = 'x';
      expect(field.selectionStart).to.equal(1);
    });

    it('fires at once, each time', async () => {
      const { heard } = await mount();
      await sendKeys({ type: 'abc' });
      expect(heard).to.deep.equal(everywhere(['a', 'ab', 'abc']));
    });
  });
}
