import { expect, waitUntil } from '@open-wc/testing';
import { plainSpaces } from '../../helpers/spaces.js';
import 'nacre/elements/calendar';
import { drag, keys } from '../../helpers/commands.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { mount } from './calendar-fixture.js';

describe('<nc-calendar> on the page', () => {
  before(useTokens);

  it('shows the month of its value, week by week', async () => {
    const { month, texts, day, root } = await mount('value="2026-11-23"');
    expect(month()).to.equal('November 2026');
    expect(texts('[role=columnheader]')).to.deep.equal(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const weeks = [...root().querySelectorAll('[role=rowgroup] [role=row]')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(),
    );
    expect(weeks).to.deep.equal([
      ',,,,,,1',
      '2,3,4,5,6,7,8',
      '9,10,11,12,13,14,15',
      '16,17,18,19,20,21,22',
      '23,24,25,26,27,28,29',
      '30,,,,,,',
    ]);
    expect([day(23).ariaSelected, day(24).ariaSelected]).to.deep.equal(['true', 'false']);
  });

  it('marks today', async () => {
    const now = new Date();
    const { root } = await mount('');
    const [today, ...others] = root().querySelectorAll('[aria-current=date]');
    expect([today!.textContent, others.length]).to.deep.equal([String(now.getDate()), 0]);
  });

  it('begins weeks as the language does, unless the page says otherwise', async () => {
    const { calendar, texts, ready } = await mount('value="2026-11-23"');
    calendar.firstDay = undefined;
    await ready();
    expect(texts('[role=columnheader]')[0]).to.equal('Sun');
    await withLocale('fr', async () => {
      await ready();
      expect(texts('[role=columnheader]')[0]).to.equal('lun.');
      expect(texts('[part=month]')[0]).to.equal('novembre 2026');
    });
    calendar.firstDay = 6;
    await ready();
    expect(texts('[role=columnheader]')[0]).to.equal('Sat');
  });

  describe('keys', () => {
    const steps: [key: string, said: string][] = [
      ['ArrowRight', 'Tuesday, November 24, 2026'],
      ['ArrowLeft', 'Monday, November 23, 2026'],
      ['ArrowDown', 'Monday, November 30, 2026'],
      ['ArrowDown', 'Monday, December 7, 2026'],
      ['ArrowUp', 'Monday, November 30, 2026'],
      ['End', 'Sunday, December 6, 2026'],
      ['Home', 'Monday, November 30, 2026'],
      ['PageUp', 'Friday, October 30, 2026'],
      ['PageDown', 'Monday, November 30, 2026'],
      ['Shift+PageDown', 'Tuesday, November 30, 2027'],
      ['Shift+PageUp', 'Monday, November 30, 2026'],
    ];

    it('move from day to day, by weeks, months and years', async () => {
      const { calendar, focused, root } = await mount('value="2026-11-23"');
      calendar.focus();
      expect(focused()).to.equal('Monday, November 23, 2026');
      for (const [key, said] of steps) {
        await keys(key);
        expect(focused(), key).to.equal(said);
        expect(root().querySelectorAll('[data-day][tabindex="0"]').length).to.equal(1);
      }
      expect(calendar.value).to.equal('2026-11-23');
    });

    it('are mirrored in right-to-left text', async () => {
      const { calendar, focused } = await mount('dir="rtl" value="2026-11-23"');
      calendar.focus();
      await keys('ArrowRight');
      expect(focused()).to.match(/November 22/);
      await keys('ArrowLeft');
      await keys('ArrowLeft');
      expect(focused()).to.match(/November 24/);
    });

    it('choose a day', async () => {
      const { calendar, log, submitted } = await mount('value="2026-11-23"');
      calendar.focus();
      await keys('ArrowRight');
      await keys('Enter');
      await keys('ArrowDown');
      await keys(' ');
      expect(log).to.deep.equal([
        ...['input 2026-11-24', 'change 2026-11-24', 'monthchange 2026-12', 'input 2026-12-01', 'change 2026-12-01'],
      ]);
      expect(submitted()).to.deep.equal(['2026-12-01']);
    });

    it('stay within the limits', async () => {
      const { calendar, focused, part } = await mount('value="2026-11-23" min="2026-11-20" max="2026-11-25"');
      calendar.focus();
      await keys('PageDown');
      expect(focused()).to.match(/November 25/);
      await keys('Shift+PageUp');
      expect(focused()).to.match(/November 20/);
      expect([part('previous').ariaDisabled, part('next').ariaDisabled]).to.deep.equal(['true', 'true']);
    });
  });

  it('turns to other months by its buttons', async () => {
    const { calendar, month, part, press, log } = await mount('value="2026-01-31"');
    await press(part('next'));
    expect([month(), part('next').ariaLabel]).to.deep.equal(['February 2026', 'Next month']);
    await press(part('previous'));
    await press(part('previous'));
    expect([month(), calendar.month]).to.deep.equal(['December 2025', '2025-12']);
    expect(log).to.deep.equal(['monthchange 2026-02', 'monthchange 2026-01', 'monthchange 2025-12']);
  });

  it('offers months and years to choose from', async () => {
    const { calendar, month, part, press, texts, focused, root } = await mount('value="2026-11-23"');
    await press(part('month'));
    expect([month(), texts('[part=day]').length]).to.deep.equal(['2026', 12]);
    await press(part('month'));
    expect(texts('[part=day]').at(-1)).to.equal('2027');
    const choose = (text: string) =>
      press([...root().querySelectorAll<HTMLElement>('[part=day]')].find(({ textContent }) => textContent === text)!);
    await choose('2024');
    expect(focused()).to.equal('November');
    await keys('ArrowUp');
    await keys('Home');
    await keys('Enter');
    expect([month(), focused()]).to.deep.equal(['July 2024', 'Tuesday, July 23, 2024']);
    expect(calendar.value).to.equal('2026-11-23');
  });

  describe('a swipe', () => {
    const across = (element: Element, from: number, to: number) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = (share: number): [number, number] => [x + width * share, y + height / 2];
      return drag([at(from), at((from + to) / 2), at(to)]);
    };

    it('turns to the next or the previous month, and chooses nothing', async () => {
      const { month, part, log } = await mount('value="2026-11-23"');
      await across(part('grid'), 0.9, 0.2);
      await waitUntil(() => month() === 'December 2026');
      await across(part('grid'), 0.2, 0.9);
      await waitUntil(() => month() === 'November 2026');
      expect(log).to.deep.equal(['monthchange 2026-12', 'monthchange 2026-11']);
    });

    it('is mirrored in right-to-left text', async () => {
      const { month, part } = await mount('dir="rtl" value="2026-11-23"');
      await across(part('grid'), 0.2, 0.9);
      await waitUntil(() => month() === 'December 2026');
      expect(month()).to.equal('December 2026');
    });

    it('does nothing beyond the last month', async () => {
      const { month, part, log } = await mount('value="2026-11-23" max="2026-11-30"');
      await across(part('grid'), 0.9, 0.2);
      expect([month(), log]).to.deep.equal(['November 2026', []]);
    });
  });

  describe('with several days', () => {
    it('adds and takes back days', async () => {
      const { calendar, choose, log, submitted } = await mount('type="multiple" value="2026-11-23"');
      await choose(25);
      await choose(2);
      expect(submitted()).to.deep.equal(['2026-11-02', '2026-11-23', '2026-11-25']);
      await choose(23);
      expect(calendar.value).to.deep.equal(['2026-11-02', '2026-11-25']);
      expect(log.filter((each) => each.startsWith('change')).length).to.equal(3);
    });

    it('says that no more can be chosen', async () => {
      const { calendar, choose, note, log } = await mount('type="multiple" max-range="2" value="2026-11-23"');
      await choose(25);
      log.length = 0;
      await choose(26);
      expect([note(), log]).to.deep.equal(['Please choose no more than 2 days.', []]);
      await choose(25);
      expect([note(), calendar.value]).to.deep.equal(['', ['2026-11-23']]);
      calendar.value = '2026-11-01,2026-11-02,2026-11-03';
      expect([calendar.validity.tooLong, calendar.validationMessage]).to.deep.equal([
        true,
        'Please choose no more than 2 days.',
      ]);
    });
  });

  describe('with a range', () => {
    it('needs both days, in any order', async () => {
      const { calendar, choose, day, log, submitted } = await mount('type="range" default-month="2026-11"');
      await choose(20);
      expect([submitted(), calendar.value, calendar.validity.badInput]).to.deep.equal([[], ['2026-11-20'], true]);
      expect(calendar.validationMessage).to.equal('Please choose the last day as well.');
      await choose(18);
      expect([submitted(), calendar.validity.valid]).to.deep.equal([['2026-11-18', '2026-11-20'], true]);
      expect(log).to.deep.equal([
        ...['input 2026-11-20', 'input 2026-11-18,2026-11-20', 'change 2026-11-18,2026-11-20'],
      ]);
      expect([18, 19, 20, 21].map((number) => day(number).ariaLabel)).to.deep.equal([
        'Wednesday, November 18, 2026, first day',
        'Thursday, November 19, 2026, in the range',
        'Friday, November 20, 2026, last day',
        'Saturday, November 21, 2026',
      ]);
      expect([17, 18, 19, 20].map((number) => day(number).ariaSelected).join()).to.equal('false,true,true,true');
      await choose(5);
      expect([calendar.value, submitted()]).to.deep.equal([['2026-11-05'], []]);
    });

    it('may have one day, and no more than the page allows', async () => {
      const { calendar, choose, note, submitted } = await mount('type="range" max-range="3" default-month="2026-11"');
      await choose(20);
      await choose(23);
      expect([note(), calendar.value]).to.deep.equal(['Please choose no more than 3 days.', ['2026-11-20']]);
      await choose(20);
      expect([note(), submitted()]).to.deep.equal(['', ['2026-11-20', '2026-11-20']]);
    });
  });

  it('does not let the user choose disabled days', async () => {
    const { calendar, day, choose, note, log, ready } = await mount(
      'default-month="2026-11" disabled-dates="2026-11-11, 2026-11-12" min="2026-11-03"',
    );
    calendar.disabledDate = (date) => date.endsWith('-13');
    await ready();
    expect([2, 3, 11, 12, 13, 14].map((number) => day(number).ariaDisabled)).to.deep.equal([
      ...['true', null, 'true', 'true', 'true', null],
    ]);
    for (const number of [2, 11, 13]) await choose(number);
    expect([note(), log]).to.deep.equal(['This day cannot be chosen.', []]);
    calendar.value = '2026-11-13';
    expect([calendar.validity.badInput, calendar.validationMessage]).to.deep.equal([true, note()]);
    calendar.value = '2026-11-02';
    expect(calendar.validity.rangeUnderflow).to.equal(true);
    calendar.max = '2026-11-20';
    calendar.value = '2026-11-21';
    expect(plainSpaces(calendar.validationMessage)).to.equal(
      'Please choose a date in this range: November 3 – 20, 2026.',
    );
    expect(calendar.validity.rangeOverflow).to.equal(true);
  });

  it('shows notes of the page', async () => {
    const { calendar, day, ready } = await mount('default-month="2026-11"', {
      dayInfo: (date) => (date === '2026-11-26' ? { top: 'Feast', bottom: '€9' } : undefined),
    });
    expect(day(26).ariaLabel).to.equal('Thursday, November 26, 2026, Feast, €9');
    // Browsers resolve the attribute in `content` or not.
    const isShown = () => ['::before', '::after'].map((pseudo) => getComputedStyle(day(26), pseudo).content !== 'none');
    expect([isShown(), day(26).dataset.top, day(26).dataset.bottom]).to.deep.equal([[true, true], 'Feast', '€9']);
    const warnings = collectWarnings();
    calendar.dayInfo = () => {
      throw new Error('No');
    };
    await ready();
    expect(isShown()).to.deep.equal([false, false]);
    expect(warnings.stop()).to.deep.equal(['<nc-calendar> dayInfo: expected a function that does not fail, got No']);
  });

  it('shows the month of a value that code sets', async () => {
    const { calendar, month, ready, log } = await mount('value="2026-11-23"');
    calendar.value = '2027-02-28';
    await ready();
    expect([month(), log]).to.deep.equal(['February 2027', []]);
  });

  it('cannot be changed while it is read-only or disabled', async () => {
    const { calendar, choose, month, part, press, ready, log } = await mount('readonly value="2026-11-23"');
    await choose(24);
    await press(part('next'));
    expect([month(), calendar.value]).to.deep.equal(['December 2026', '2026-11-23']);
    log.length = 0;
    calendar.readonly = false;
    calendar.disabled = true;
    await ready();
    await choose(24);
    await press(part('next'));
    expect([month(), log]).to.deep.equal(['December 2026', []]);
    calendar.focus();
    expect(document.activeElement === calendar).to.equal(false);
  });

  it('is reset, restored and disabled with its form', async () => {
    const { form, calendar, choose, submitted } = await mount('type="range" value="2026-11-10,2026-11-12"');
    await choose(20);
    await choose(25);
    expect(submitted()).to.deep.equal(['2026-11-20', '2026-11-25']);
    form.reset();
    expect(submitted()).to.deep.equal(['2026-11-10', '2026-11-12']);
    calendar.formStateRestoreCallback('2026-11-01,2026-11-02', 'restore');
    expect(submitted()).to.deep.equal(['2026-11-01', '2026-11-02']);
  });

  it('gets the focus by a label, and is named by it', async () => {
    const { form, calendar, focused } = await mount('id="stay" value="2026-11-23"');
    const label = document.createElement('label');
    label.htmlFor = 'stay';
    label.textContent = 'Your stay';
    form.prepend(label);
    const { x, y } = label.getBoundingClientRect();
    await drag([[x + 4, y + 4]]);
    expect(focused()).to.match(/November 23/);
    expect(calendar.labels.length).to.equal(1);
  });
});
