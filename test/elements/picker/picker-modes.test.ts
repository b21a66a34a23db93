import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import 'nacre/elements/form';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, nameOf } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { plainSpaces } from '../../helpers/spaces.js';
import { useTokens } from '../../helpers/tokens.js';
import { ImePlayer } from '../../suites/ime-player.js';
import { TRACES } from '../../suites/ime-traces.js';
import { mount } from './picker-fixture.js';

const COUNTRIES = Array.from({ length: 60 }, (_, index) => `Country ${index}`);
const LONG = `range='${JSON.stringify([...COUNTRIES, '你好', 'nihao'])}'`;

/** Number of nodes in a tree, shadow trees included. */
function nodesIn(root: Node): number {
  const children = [...root.childNodes];
  const shadow = (root as Element).shadowRoot;
  return children.length + children.reduce((sum, child) => sum + nodesIn(child), 0) + (shadow ? nodesIn(shadow) : 0);
}

describe('the modes of <nc-picker>', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcPicker.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));

  describe('date', () => {
    it('shows a day in the format of the language, and offers the calendar', async () => {
      const { picker, log, open, ready, shown, wheels } = await mount('mode="date" value="2024-02-29" label="Day"');
      expect(picker.shadowRoot!.querySelector('[part="field"]')!.textContent).to.equal('February 29, 2024');
      await open();
      expect([shown(), wheels()[2]!.items!.length]).to.deep.equal([['February', '29', '2024'], 301]);
      wheels()[2]!.focus();
      await keys('ArrowDown');
      await ready();
      expect(shown()).to.deep.equal(['February', '28', '2025']);
      await keys('Enter');
      expect(log).to.deep.equal(['input 2025-02-28', 'change "2025-02-28" 2025-02-28']);
      expect(picker.shadowRoot!.querySelector('[part="field"]')!.textContent).to.equal('February 28, 2025');
    });

    it('has room for the longest month', async () => {
      const { open, wheels } = await mount('mode="date" value="2024-09-29" label="Day"');
      await open();
      for (const wheel of wheels()) {
        const rows = wheel.shadowRoot!.querySelector('#rows')!;
        expect(rows.scrollWidth, wheel.label).to.be.at.most(rows.clientWidth);
      }
    });

    it('has less than 9 nodes at first, and less than 150 while it is open', async () => {
      const { picker, open } = await mount('mode="date" value="2024-02-29" label="Day"');
      expect(nodesIn(picker.shadowRoot!)).to.be.lessThan(9);
      await open();
      expect(nodesIn(picker.shadowRoot!)).to.be.lessThan(150);
      await picker.hide();
      await drawn();
      expect(nodesIn(picker.shadowRoot!)).to.be.lessThan(20);
    });

    it('starts with today, or the nearest limit', async () => {
      const { picker, open, ready } = await mount('mode="date"');
      const now = new Date();
      await open();
      await keys('Enter');
      await ready();
      const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
      expect(String(picker.value).split('-').map(Number)).to.deep.equal(today);
      picker.value = null;
      picker.end = '2001-02-03';
      await open();
      await keys('Enter');
      expect(picker.value).to.equal('2001-02-03');
    });

    it('follows limits that change while it is open', async () => {
      const { picker, open, ready, shown, wheels } = await mount('mode="date" value="2024-05-07"');
      await open();
      picker.start = '1500-01-01';
      picker.end = '2023-12-24';
      await ready();
      expect([shown(), wheels()[2]!.items!.length]).to.deep.equal([['December', '24', '2023'], 524]);
    });

    it('accepts a typed day if it is valid', async () => {
      const { picker, log, open, ready, shown, field, part, isOpen, press } = await mount(
        'mode="date" value="2024-05-07" start="2000" label="Day"',
      );
      await open();
      expect([field().value, field().ariaLabel]).to.deep.equal(['2024-05-07', 'Date']);
      field().focus();
      field().select();
      await sendKeys({ type: '12/24/2023' });
      await ready();
      expect([shown(), field().value]).to.deep.equal([['December', '24', '2023'], '12/24/2023']);
      await sendKeys({ type: '0' });
      await keys('Enter');
      await ready();
      const message = 'Please enter it like this: 12/24/2023';
      expect([isOpen(), field().ariaInvalid, part('[role="alert"]').textContent]).to.deep.equal([
        true,
        'true',
        message,
      ]);
      field().select();
      await sendKeys({ type: '20230131' });
      await ready();
      expect([field().ariaInvalid, part('[role="alert"]')]).to.deep.equal(['false', undefined]);
      await keys('ArrowDown');
      await keys('ArrowDown');
      await ready();
      expect([shown(), field().value]).to.deep.equal([['February', '28', '2023'], '2023-02-28']);
      await press('[part="confirm"]');
      expect([picker.value, log.length]).to.deep.equal(['2023-02-28', 2]);
    });
  });

  describe('time', () => {
    it('chooses minutes, or seconds', async () => {
      const { picker, open, ready, shown, field } = await mount('mode="time" value="9:41"');
      expect([picker.value, picker.shadowRoot!.querySelector('[part="field"]')!.textContent]).to.deep.equal([
        '09:41',
        new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 1, 9, 41)),
      ]);
      await open();
      expect(shown().map((text) => plainSpaces(text!))).to.deep.equal(['9 AM', '41']);
      expect([field().value, field().inputMode]).to.deep.equal(['9:41 AM', 'text']);
      picker.fields = 'second';
      await ready();
      expect(shown().map((text) => plainSpaces(text!))).to.deep.equal(['9 AM', '41', '00']);
      expect(field().value).to.equal('9:41:00 AM');
      field().focus();
      field().select();
      await sendKeys({ type: '7:30:15 pm' });
      await keys('Enter');
      expect(picker.value).to.equal('19:30:15');
    });

    it('has the hours of the region, also of one that comes while it is open', async () => {
      const { picker, log, open, ready, shown, field } = await mount('mode="time" value="14:30"');
      const text = () => plainSpaces(picker.shadowRoot!.querySelector('[part="field"]')!.textContent);
      await open();
      expect([text(), ...shown().map((row) => plainSpaces(row!))]).to.deep.equal(['2:30 PM', '2 PM', '30']);
      for (const locale of ['en-GB', 'zh-Hans']) {
        await withLocale(locale, async () => {
          await ready();
          expect([text(), ...shown(), field().value]).to.deep.equal(['14:30', '14', '30', '14:30']);
          expect(field().inputMode).to.equal('numeric');
        });
      }
      await withLocale('zh-HK', async () => {
        await ready();
        expect([text(), ...shown(), field().value]).to.deep.equal(['下午2:30', '下午2時', '30', '下午2:30']);
        field().focus();
        field().select();
        await sendKeys({ type: '上午12:05' });
        await keys('Enter');
        expect([picker.value, log]).to.deep.equal(['00:05', ['input 00:05', 'change "00:05" 00:05']]);
      });
    });

    it('chooses in steps between limits', async () => {
      const { picker, open, wheels } = await mount('mode="time" value="12:00" start="08:30" end="17:00" step="1800"');
      await open();
      expect(wheels().map(({ items }) => items!.map((row) => plainSpaces(row)).join())).to.deep.equal([
        '8 AM,9 AM,10 AM,11 AM,12 PM,1 PM,2 PM,3 PM,4 PM,5 PM',
        '00,30',
      ]);
      await keys('Home');
      await keys('Enter');
      expect(picker.value).to.equal('08:30');
    });
  });

  describe('a long list', () => {
    it('is searched', async () => {
      const { picker, log, open, ready, shown, field, part, press, isOpen } = await mount(`${LONG} value="7"`);
      await open();
      expect(field().type).to.equal('search');
      field().focus();
      await sendKeys({ type: 'country 4' });
      await ready();
      expect(shown()).to.deep.equal(['Country 4']);
      await sendKeys({ type: '2' });
      await ready();
      expect(shown()).to.deep.equal(['Country 42']);
      await sendKeys({ type: 'x' });
      await ready();
      expect(part('[role="status"]').textContent!.trim()).to.equal('Nothing found');
      await press('[part="confirm"]');
      expect([isOpen(), log]).to.deep.equal([true, []]);
      field().select();
      await sendKeys({ type: 'y 5' });
      await keys('ArrowDown');
      await keys('ArrowDown');
      await keys('Enter');
      expect([picker.value, log]).to.deep.equal([15, ['input 15', 'change 15 15']]);
      await open();
      expect([field().value, shown()]).to.deep.equal(['', ['Country 15']]);
    });

    for (const trace of TRACES) {
      it(`searches for text that an input method commits: ${trace.name}`, async () => {
        const { form, open, wheels, ready, field, isOpen } = await mount(LONG);
        const heard: string[] = [];
        form.addEventListener('input', () => heard.push('input'));
        await open();
        const before = wheels()[0]!.items;
        field().focus();
        const player = new ImePlayer(field());
        for (const step of trace.steps) {
          const now = wheels()[0]?.items;
          const wasComposing = player.isComposing;
          player.play(step);
          await ready();
          expect(isOpen(), JSON.stringify(step)).to.equal(!trace.confirms?.length || isOpen());
          if (wasComposing && player.isComposing && !('insert' in step) && !('leave' in step)) {
            expect(wheels()[0]?.items === now, JSON.stringify(step)).to.equal(true);
          }
        }
        expect(heard.filter((each) => each === 'input').length).to.equal(trace.confirms?.length ? heard.length : 0);
        expect(before!.length).to.equal(62);
      });
    }
  });

  describe('region', () => {
    it('loads places, shows that they load, and reports their codes', async () => {
      let answer!: (list: string[]) => void;
      const loaded = new Promise<string[]>((resolve) => (answer = resolve));
      const { picker, log, open, ready, shown, part, press, isOpen } = await mount('mode="region"');
      picker.range = [
        { name: 'Zhejiang', code: 33, children: () => loaded },
        { name: 'Jiangsu', code: 32 },
      ];
      let code: unknown;
      picker.addEventListener('change', (event) => ({ code } = event as Event & { code: unknown }));
      await open();
      expect([shown(), part('[role="status"]').textContent]).to.deep.equal([['Zhejiang'], 'Loading…']);
      await press('[part="confirm"]');
      expect(isOpen()).to.equal(true);
      answer(['Hangzhou', 'Ningbo']);
      await loaded;
      await ready();
      expect(shown()).to.deep.equal(['Zhejiang', 'Hangzhou']);
      await press('[part="confirm"]');
      expect([picker.value, code]).to.deep.equal([
        ['Zhejiang', 'Hangzhou'],
        [33, undefined],
      ]);
      expect(log.at(-1)).to.equal('change ["Zhejiang","Hangzhou"] Zhejiang,Hangzhou');
      expect(picker.shadowRoot!.querySelector('[part="field"]')!.textContent).to.equal('Zhejiang / Hangzhou');
    });

    it('focuses the first wheel once it has loaded, unless the user moved the focus', async () => {
      const { picker, open, ready, wheels, part } = await mount('mode="region"');
      const load = () => {
        let answer!: (list: string[]) => void;
        picker.range = new Promise<string[]>((resolve) => (answer = resolve));
        return async () => {
          answer(['Zhejiang', 'Jiangsu']);
          await picker.range;
          await ready();
        };
      };
      let arrive = load();
      await open();
      expect(nameOf(deepActiveElement())).to.equal(nameOf(part('[part="cancel"]')));
      await arrive();
      await keys('ArrowDown');
      expect([
        nameOf(picker.shadowRoot!.querySelector('nc-picker-panel')!.shadowRoot!.activeElement),
        wheels()[0]!.value,
      ]).to.deep.equal([nameOf(wheels()[0]!), 1]);
      await picker.hide();
      for (const moves of [['Tab'], ['Tab', 'Shift+Tab']]) {
        arrive = load();
        await open();
        for (const move of moves) await keys(move);
        const focused = deepActiveElement()!;
        await arrive();
        expect(nameOf(deepActiveElement())).to.equal(nameOf(focused));
        expect(wheels().length).to.equal(1);
        await picker.hide();
      }
    });

    it('offers to load failed places again', async () => {
      const { reportError } = window;
      const errors: string[] = [];
      window.reportError = (error) => errors.push(String(error));
      const { picker, open, ready, shown, press } = await mount('mode="region"');
      let tries = 0;
      picker.range = () => (++tries === 1 ? Promise.reject(new Error('Offline')) : tries === 2 ? ['A'] : []);
      await open();
      await press('#retry');
      await ready();
      window.reportError = reportError;
      expect([shown(), errors]).to.deep.equal([['A'], ['Error: Offline']]);
    });
  });
});
