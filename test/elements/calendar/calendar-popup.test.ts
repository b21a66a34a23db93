import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import 'nacre/elements/calendar';
import { NcCalendar } from 'nacre/elements/calendar/class';
import { registerLocale } from 'nacre/locales';
import { drag, keys } from '../../helpers/commands.js';
import { deepActiveElement, nameOf } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { mount } from './calendar-fixture.js';

describe('<nc-calendar mode="popup">', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcCalendar.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));

  const mountPopup = async (attributes: string) => {
    const all = await mount(`mode="popup" label="Day" ${attributes}`);
    const field = () => all.calendar.shadowRoot!.querySelector('[part=field]')!;
    const isOpen = () => Boolean(all.root().querySelector('dialog:modal'));
    return { ...all, field, isOpen };
  };

  it('shows what is chosen in a field', async () => {
    const { calendar, field, ready } = await mountPopup('placeholder="Choose"');
    const text = () => field().textContent!.trim();
    expect([text(), calendar.matches(':state(blank)')]).to.deep.equal(['Choose', true]);
    calendar.value = '2026-11-23';
    await ready();
    expect(text()).to.equal('November 23, 2026');
    calendar.type = 'range';
    calendar.value = ['2026-11-23', '2026-11-27'];
    await ready();
    expect(text()).to.match(/^November 23\s?–\s?27, 2026$/);
    calendar.type = 'multiple';
    await ready();
    expect(text()).to.equal('Nov 23, 2026, Nov 27, 2026');
  });

  /** Three days, with what stands between them. */
  const LISTS: Record<string, RegExp> = {
    fr: /^23 nov\. 2026, 25 nov\. 2026(?:,| et) 27 nov\. 2026$/,
    es: /^23 nov 2026, 25 nov 2026(?:,| y) 27 nov 2026$/,
    'zh-Hans': /^2026年11月23日、2026年11月25日(?:、|和)2026年11月27日$/,
    'zh-Hant': /^2026年11月23日、2026年11月25日(?:、|和)2026年11月27日$/,
    ja: /^2026年11月23日、2026年11月25日、2026年11月27日$/,
    th: /^\D*23 .+ \D*25 .+ ?และ\D*27 /,
    ar: /^\D*[23٢٣]{2}.+ و\D*[25٢٥]{2}.+ و\D*[27٢٧]{2}/,
  };
  for (const [language, list] of Object.entries(LISTS)) {
    it(`parts several days as a language does: ${language}`, async () => {
      await registerLocale(language, {});
      await withLocale(language, async () => {
        const { calendar, field, ready } = await mountPopup('type="multiple"');
        calendar.value = ['2026-11-23', '2026-11-25', '2026-11-27'];
        await ready();
        expect(
          field()
            .textContent.trim()
            .replaceAll(/[\u200e\u200f]/g, ''),
        ).to.match(list);
      });
    });
  }

  it('chooses when the user confirms', async () => {
    const { calendar, field, choose, press, part, isOpen, log, submitted } = await mountPopup('value="2026-11-23"');
    const { x, y, width, height } = field().getBoundingClientRect();
    await drag([[x + width / 2, y + height / 2]]);
    expect([isOpen(), calendar.open]).to.deep.equal([true, true]);
    await choose(25);
    expect([log, submitted()]).to.deep.equal([[], ['2026-11-23']]);
    await press(part('confirm'));
    expect([isOpen(), log]).to.deep.equal([false, ['input 2026-11-25', 'change 2026-11-25']]);
    expect([submitted(), document.activeElement === calendar]).to.deep.equal([['2026-11-25'], true]);
  });

  it('forgets what was not confirmed', async () => {
    const { calendar, choose, focused, isOpen, ready, log } = await mountPopup('value="2026-11-23"');
    calendar.focus();
    await keys('Enter');
    await ready();
    expect(focused()).to.match(/November 23/);
    await choose(25);
    await keys('Escape');
    await ready();
    expect([isOpen(), calendar.value, log]).to.deep.equal([false, '2026-11-23', ['cancel 2026-11-23']]);
    await calendar.show();
    expect(focused()).to.match(/November 23/);
    await calendar.hide();
    expect(log.length).to.equal(1);
  });

  it('gives the focus back when it is confirmed by choosing the same day again', async () => {
    // It fades out.
    style.setProperty('--nc-duration-normal', '0.2s');
    try {
      const { calendar, root } = await mountPopup('value="2026-11-23"');
      calendar.focus();
      await calendar.show();
      await keys('Enter');
      expect(nameOf(deepActiveElement())).to.equal(nameOf(calendar));
      await waitUntil(() => !root().querySelector('dialog'), 'it is gone');
      expect(nameOf(deepActiveElement()), 'then').to.equal(nameOf(calendar));
    } finally {
      style.setProperty('--nc-duration-normal', '0s');
    }
  });

  it('cannot be confirmed with half a range', async () => {
    const { calendar, choose, part, submitted } = await mountPopup('type="range" default-month="2026-11"');
    await calendar.show();
    const confirm = () => part<HTMLButtonElement>('confirm').disabled;
    expect(confirm(), 'nothing').to.equal(true);
    await choose(9);
    expect(confirm(), 'half').to.equal(true);
    await choose(13);
    expect(confirm(), 'both').to.equal(false);
    part('confirm').focus();
    await keys('Enter');
    expect(submitted()).to.deep.equal(['2026-11-09', '2026-11-13']);
  });

  it('is a sheet on phones and a box beside the field elsewhere', async () => {
    const { innerWidth, innerHeight } = window;
    await setViewport({ width: 600, height: 700 });
    try {
      const { calendar, root, field } = await mountPopup('value="2026-11-23"');
      await calendar.show();
      const box = () => root().querySelector('dialog')!.getBoundingClientRect();
      const isSheet = () => box().width === window.innerWidth && box().bottom === window.innerHeight;
      await waitUntil(isSheet, 'a sheet');
      await setViewport({ width: 1000, height: 700 });
      const isBeside = () => box().width < 500 && box().top >= field().getBoundingClientRect().bottom;
      await waitUntil(isBeside, 'a box below the field');
      await calendar.hide();
    } finally {
      await setViewport({ width: innerWidth, height: innerHeight });
    }
  });

  it('does not open while it is read-only or disabled', async () => {
    const { calendar, isOpen } = await mountPopup('readonly value="2026-11-23"');
    await calendar.show();
    expect([isOpen(), calendar.open]).to.deep.equal([false, false]);
  });
});
