import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/input';
import { settled } from '../../helpers/dom.js';
import { ImePlayer } from '../../suites/ime-player.js';

/** What the user types or pastes, and what the control then has; once more after the user has left. */
interface Typing {
  readonly type: string;
  readonly typed: string;
  readonly value: string;
  /** What the field shows until the user leaves, if not the value. */
  readonly shown?: string;
  readonly left?: string;
  readonly lang?: string;
  readonly flag?: keyof ValidityState;
}

const FILTERS: readonly Typing[] = [
  { type: 'text', typed: 'aA1 é', value: 'aA1 é' },
  { type: 'number', typed: '12a3', value: '123' },
  { type: 'number', typed: '-12', value: '-12' },
  { type: 'number', typed: '1-2', value: '12' },
  { type: 'number', typed: '１２３', value: '123' },
  { type: 'number', typed: '－５', value: '-5' },
  { type: 'number', typed: '-', value: '-', left: '' },
  { type: 'number', typed: 'abc', value: '' },
  { type: 'number', typed: '12.5', value: '12.5', flag: 'stepMismatch' },
  { type: 'number', typed: '12.0', value: '12.0', left: '12' },
  { type: 'number', typed: '1,234', value: '1234', shown: '1,234' },
  { type: 'number', typed: '1.234', value: '1234', shown: '1.234', lang: 'de' },
  { type: 'number', typed: '1.234', value: '1.234', flag: 'stepMismatch' },
  { type: 'number', typed: '007', value: '007' },
  { type: 'number', typed: '1e3', value: '1000' },
  { type: 'number', typed: '4111 1111', value: '41111111', shown: '4111 1111' },
  { type: 'number', typed: '١٢', value: '12', shown: '١٢', lang: 'ar-EG' },
  { type: 'digit', typed: '1,234.56', value: '1234.56', shown: '1,234.56' },
  { type: 'digit', typed: '1.234,56', value: '1234.56', shown: '1.234,56', lang: 'de' },
  { type: 'digit', typed: '1.234,56', value: '1234.56', shown: '1.234,56' },
  { type: 'digit', typed: '1,234,567', value: '1234567', shown: '1,234,567', lang: 'de' },
  { type: 'digit', typed: '12,34,567.8', value: '1234567.8', shown: '12,34,567.8', lang: 'hi' },
  { type: 'digit', typed: '€ 1 234,50', value: '1234.50', shown: ' 1 234,50', lang: 'fr' },
  { type: 'digit', typed: '1.5e-3', value: '0.0015' },
  { type: 'digit', typed: '1e400', value: '1e400', flag: 'badInput' },
  { type: 'digit', typed: '1.2.3', value: '1.2.3', flag: 'badInput' },
  { type: 'digit', typed: '1,5', value: '1.5', shown: '1,5' },
  { type: 'digit', typed: '1.50', value: '1.50' },
  { type: 'digit', typed: '３．５', value: '3.5' },
  { type: 'digit', typed: '３。５', value: '3.5' },
  { type: 'digit', typed: '5.', value: '5.', left: '5' },
  { type: 'digit', typed: '.5', value: '.5' },
  { type: 'digit', typed: '-.', value: '-.', left: '' },
  { type: 'idcard', typed: '11010519491231002x', value: '11010519491231002X' },
  { type: 'idcard', typed: '１１０１ ０５-a', value: '110105' },
  { type: 'tel', typed: '+49 (30) 1-23', value: '+49 (30) 1-23' },
  { type: 'nickname', typed: ' Ada ', value: ' Ada ' },
];

const KEYBOARDS: Readonly<Record<string, readonly [native: string, inputMode: string]>> = {
  text: ['text', ''],
  number: ['text', 'numeric'],
  digit: ['text', 'decimal'],
  idcard: ['text', ''],
  tel: ['tel', 'tel'],
  password: ['password', ''],
  search: ['search', 'search'],
  email: ['email', 'email'],
  url: ['url', 'url'],
  decimal: ['text', 'decimal'],
  numeric: ['text', 'numeric'],
  none: ['text', 'none'],
};

type Rule = readonly [attributes: string, value: string, flag: keyof ValidityState | 'valid'];
const RULES: readonly Rule[] = [
  ['type="email"', 'ada@example.org', 'valid'],
  ['type="email"', 'ada', 'typeMismatch'],
  ['type="email"', 'ada@müller.example', 'valid'],
  ['type="email"', 'ada@例子.广告', 'valid'],
  ['type="email"', 'ada@müller..example', 'typeMismatch'],
  ['type="email"', 'ada@mü ller.example', 'typeMismatch'],
  ['type="email"', 'a b@müller.example', 'typeMismatch'],
  ['type="email"', 'ada@müller.example/x', 'typeMismatch'],
  ['type="url"', 'https://example.org', 'valid'],
  ['type="url"', 'example', 'typeMismatch'],
  ['type="number"', 'x', 'badInput'],
  ['type="number"', '12.5', 'stepMismatch'],
  ['type="number" step="2"', '3', 'stepMismatch'],
  ['type="digit"', '12.5', 'valid'],
  ['type="number" min="5"', '4', 'rangeUnderflow'],
  ['type="number" min="5"', '5', 'valid'],
  ['type="number" max="5"', '6', 'rangeOverflow'],
  ['type="digit" step="0.1"', '0.3', 'valid'],
  ['type="digit" step="0.1"', '0.35', 'stepMismatch'],
  ['type="number" min="1" step="2"', '4', 'stepMismatch'],
  ['type="number" min="1" step="2"', '5', 'valid'],
  ['type="text" min="5"', '4', 'valid'],
  ['pattern="[a-z]+"', 'ab', 'valid'],
  ['pattern="[a-z]+"', 'ab1', 'patternMismatch'],
  ['pattern="["', 'ab1', 'valid'],
  ['minlength="3"', 'ab', 'tooShort'],
  ['minlength="3"', '👍🏽👍🏽👍🏽', 'valid'],
  ['maxlength="2"', 'abc', 'valid'],
  ['maxlength="-1"', 'a'.repeat(500), 'valid'],
  ['', 'a'.repeat(141), 'valid'],
  ['minlength="3" pattern="x" type="email"', '', 'valid'],
];

describe('<nc-input>', () => {
  const mount = async (attributes: string) => {
    const input = await fixture<HTMLElementTagNameMap['nc-input']>(`<nc-input ${attributes}></nc-input>`);
    const field = input.shadowRoot!.querySelector('input')!;
    const heard: string[] = [];
    input.addEventListener('input', () => heard.push(input.value));
    input.focus();
    return { input, field, heard, player: new ImePlayer(field) };
  };

  describe('takes what its type accepts', () => {
    for (const { type, typed, value, shown = value, left = value, lang = 'en', flag } of FILTERS) {
      it(`${type}: ${typed} (${lang})`, async () => {
        const { input, field, heard, player } = await mount(`type="${type}" lang="${lang}"`);
        player.play({ insert: typed });
        expect([input.value, field.value]).to.deep.equal([value, shown]);
        if (flag) expect(input.validity[flag]).to.equal(true);
        expect(heard).to.deep.equal(value ? [value] : []);
        input.blur();
        expect([input.value, field.value]).to.deep.equal([left, left]);
        expect(heard.at(-1) ?? '').to.equal(left);
      });
    }

    it('one character after the other, with the cursor where it was', async () => {
      const { input, field, heard, player } = await mount('type="number" value="19"');
      field.setSelectionRange(1, 1);
      player.play({ insert: 'x' });
      player.play({ insert: '5' });
      expect([input.value, field.selectionStart, heard]).to.deep.equal(['159', 2, ['159']]);
    });

    it('whatever code sets stands', async () => {
      const { input } = await mount('type="number"');
      input.value = '1e3';
      expect(input.value).to.equal('1e3');
    });
  });

  describe('asks for a keyboard', () => {
    for (const [type, [native, keyboard]] of Object.entries(KEYBOARDS)) {
      it(type, async () => {
        const { input, field } = await mount(`type="${type}"`);
        expect([field.type, field.inputMode]).to.deep.equal([native, keyboard]);
        input.inputMode = 'tel';
        await settled(input);
        expect(field.inputMode, 'inputmode wins').to.equal('tel');
        input.inputMode = '';
        input.type = 'text';
        await settled(input);
        expect([field.type, field.inputMode]).to.deep.equal(['text', '']);
      });
    }

    it('with an unknown type: as text, with one warning', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        const { field } = await mount('type="date"');
        await mount('type="date"');
        expect(field.type).to.equal('text');
      } finally {
        console.warn = warn;
      }
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.match(/nc-input.*type.*text.*date/);
    });
  });

  describe('is valid or not', () => {
    for (const [attributes, value, flag] of RULES) {
      it(`${attributes} '${value.slice(0, 20)}': ${flag}`, async () => {
        const { input } = await mount(attributes);
        input.value = value;
        expect([input.validity[flag], input.validationMessage === '']).to.deep.equal([true, flag === 'valid']);
      });
    }

    it('follows its constraints', async () => {
      const { input } = await mount('type="number" value="7"');
      input.max = 5;
      expect(input.validity.rangeOverflow).to.equal(true);
      input.max = 9;
      expect(input.validity.valid).to.equal(true);
      input.setAttribute('min', '8');
      expect(input.validity.rangeUnderflow).to.equal(true);
      input.type = 'text';
      expect(input.validity.valid).to.equal(true);
    });
  });
});
