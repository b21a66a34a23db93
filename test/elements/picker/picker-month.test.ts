import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import 'nacre/elements/picker';
import { keys } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { mount } from './picker-fixture.js';

describe('<nc-picker mode="date"> with a month', () => {
  const { innerWidth, innerHeight } = window;
  const { style } = document.documentElement;
  before(useTokens);
  before(() => setViewport({ width: 1000, height: 700 }));
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));
  after(() => setViewport({ width: innerWidth, height: innerHeight }));

  const mountMonth = async (attributes: string) => {
    const all = await mount(`mode="date" label="Day" selector-type="select" ${attributes}`);
    const focused = () => all.panel().shadowRoot!.activeElement?.ariaLabel;
    return { ...all, focused };
  };

  describe('is shown', () => {
    const { matchMedia } = window;
    afterEach(() => Object.assign(window, { matchMedia }));

    const CASES: Readonly<Record<string, readonly [attributes: string, isFine: boolean, isMonth: boolean]>> = {
      'by default, for a mouse': ['selector-type=""', true, true],
      'not by default for fingers': ['selector-type=""', false, false],
      'for fingers with select': ['selector-type="select"', false, true],
      'not with picker': ['selector-type="picker"', true, false],
      'not for months': ['selector-type="" fields="month"', true, false],
    };
    for (const [name, [attributes, isFine, isMonth]] of Object.entries(CASES)) {
      it(name, async () => {
        window.matchMedia = (query) =>
          query === '(pointer: fine)' ? ({ matches: isFine } as MediaQueryList) : matchMedia.call(window, query);
        const { open, all, wheels } = await mount(`mode="date" label="Day" value="2024-02-29" ${attributes}`);
        await open();
        await waitUntil(() => all('[part=month]').length + wheels().length > 0, 'days or wheels');
        expect([all('[part=month]').length, wheels().length > 0]).to.deep.equal([Number(isMonth), !isMonth]);
      });
    }
  });

  it('shows the day in its month, and chooses by a click', async () => {
    const { open, part, all, wheels, isOpen, log, ready, focused } = await mountMonth('value="2024-02-29"');
    await open();
    expect([wheels().length, part('[part=month]').textContent!.trim()]).to.deep.equal([0, 'February 2024']);
    expect(focused()).to.equal('Thursday, February 29, 2024');
    all('[part=day]')[11]!.click();
    await ready();
    expect([isOpen(), log]).to.deep.equal([false, ['input 2024-02-12', 'change "2024-02-12" 2024-02-12']]);
  });

  it('chooses by keys', async () => {
    const { picker, open, log, focused } = await mountMonth('value="2024-02-29"');
    await open();
    await keys('ArrowRight');
    expect(focused()).to.equal('Friday, March 1, 2024');
    await keys('Enter');
    expect(log).to.deep.equal(['input 2024-03-01', 'change "2024-03-01" 2024-03-01']);
    await open();
    await keys('PageDown');
    await keys('Escape');
    expect([picker.value, log.at(-1)]).to.deep.equal(['2024-03-01', 'cancel 2024-03-01']);
  });

  it('follows a typed day, and keeps to the limits', async () => {
    const { open, part, field, ready, focused, all } = await mountMonth(
      'value="2024-02-29" start="2024-01-10" end="2024-03"',
    );
    await open();
    field().focus();
    field().select();
    await sendKeys({ type: '2024-01-12' });
    await ready();
    expect(part('[part=month]').textContent!.trim()).to.equal('January 2024');
    expect(all('[part=day][aria-disabled]').length).to.equal(9);
    await keys('ArrowDown');
    expect(focused()).to.equal('Friday, January 12, 2024');
    await keys('Home');
    expect(focused()).to.equal('Wednesday, January 10, 2024');
  });

  it('has wheels for months and years, and where there is no room', async () => {
    const { picker, open, wheels } = await mountMonth('value="2024-02" fields="month"');
    await open();
    expect(wheels().length).to.equal(2);
    await picker.hide();
    picker.fields = 'day';
    await open();
    expect(wheels().length).to.equal(0);
    await setViewport({ width: 500, height: 700 });
    await waitUntil(() => wheels().length === 3, 'wheels where there is no room');
    await picker.hide();
    await setViewport({ width: 1000, height: 700 });
  });
});
