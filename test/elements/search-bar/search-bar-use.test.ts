import 'nacre/elements/search-bar';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NcSearchBar, SearchEvent } from 'nacre/elements/search-bar';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { ImePlayer } from '../../suites/ime-player.js';

const KEY = 'test-searches';

describe('<nc-search-bar> in use', () => {
  before(useTokens);
  afterEach(() => localStorage.removeItem(KEY));

  const mount = async (attributes = '', suggestions?: readonly string[]) => {
    const form = await fixture<HTMLFormElement>(
      `<form><nc-search-bar name="q" ${attributes}></nc-search-bar><button type="button">After</button></form>`,
    );
    form.addEventListener('submit', (event) => event.preventDefault());
    const bar = form.querySelector('nc-search-bar')!;
    if (suggestions) bar.suggestions = suggestions;
    await settled(bar);
    const log: string[] = [];
    for (const type of ['input', 'change', 'search', 'clear', 'cancel', 'submit'])
      form.addEventListener(type, () => log.push(`${type} ${bar.value}`), true);
    const root = bar.shadowRoot!;
    const part = (name: string) => root.querySelector<HTMLElement>(`[part=${name}]`);
    const field = root.querySelector('input')!;
    const options = () => [...root.querySelectorAll('[part=option]')].map((option) => option.textContent);
    const active = () => {
      const id = field.getAttribute('aria-activedescendant');
      return id && root.querySelector(`#${id}[aria-selected=true]`)?.textContent;
    };
    const press = async (...combos: string[]) => {
      for (const combo of combos) await keys(combo);
      await settled(bar);
    };
    return { form, bar, log, root, part, field, options, active, press };
  };
  const click = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  };
  /** Waits until the panel is there, whose module loads with its first use. */
  const opened = (bar: NcSearchBar) => waitUntil(() => bar.matches(':state(open)'), 'the panel is open');
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

  it('searches at Enter, then submits', async () => {
    const { bar, log } = await mount();
    const values: string[] = [];
    bar.addEventListener('search', (event) => values.push((event as SearchEvent).value));
    bar.focus();
    await sendKeys({ type: 'sea' });
    await keys('Enter');
    expect(log).to.deep.equal(['input s', 'input se', 'input sea', 'change sea', 'search sea', 'submit sea']);
    expect(values).to.deep.equal(['sea']);
  });

  it('does not search at the Enter of an input method', async () => {
    const { bar, field, log } = await mount();
    bar.focus();
    const player = new ImePlayer(field);
    for (const step of [{ start: true }, { compose: 'ni' }] as const) player.play(step);
    const enter = { key: 'Enter', bubbles: true, composed: true, isComposing: true };
    field.dispatchEvent(new KeyboardEvent('keydown', enter));
    for (const step of [{ compose: '你' }, { end: '你' }] as const) player.play(step);
    expect(log).to.deep.equal(['input 你']);
  });

  it('is a landmark with a search field, unless it is in one', async () => {
    const { bar, field } = await mount();
    const roleOf = (element: Element) => (element as unknown as { internals: ElementInternals }).internals.role;
    expect([roleOf(bar), field.type, field.placeholder, field.getAttribute('enterkeyhint')]).to.deep.equal([
      'search',
      'search',
      'Search',
      'search',
    ]);
    const inside = await fixture<HTMLElement>('<div role="search"><nc-search-bar></nc-search-bar></div>');
    expect(roleOf(inside.firstElementChild!)).to.equal(null);
  });

  describe('the cancel button', () => {
    it('is there while the field has the focus or a text', async () => {
      const { bar, part } = await mount();
      expect(part('cancel')).to.equal(null);
      bar.focus();
      await settled(bar);
      expect(part('cancel')!.checkVisibility()).to.equal(true);
      await sendKeys({ type: 'a' });
      bar.blur();
      await settled(bar);
      expect(part('cancel')!.checkVisibility(), 'with a text').to.equal(true);
      bar.value = '';
      await settled(bar);
      expect(part('cancel')).to.equal(null);
    });

    it('is always there, or never, if the page wants that', async () => {
      const { bar, part } = await mount('cancel-button="always"');
      expect([part('cancel')!.checkVisibility(), part('cancel')!.tabIndex]).to.deep.equal([true, 0]);
      bar.cancelButton = 'never';
      bar.value = 'a';
      bar.focus();
      await settled(bar);
      expect(part('cancel')).to.equal(null);
    });

    it('empties the field, gives up the focus and tells the page', async () => {
      const { bar, log, part } = await mount();
      bar.focus();
      await sendKeys({ type: 'a' });
      await settled(bar);
      await click(part('cancel')!);
      expect(log).to.deep.equal(['input a', 'input ', 'cancel ']);
      expect([bar.value, document.activeElement === bar]).to.deep.equal(['', false]);
    });
  });

  it('is emptied by its button, and keeps the focus', async () => {
    const { bar, log, part } = await mount('value="sea"');
    await click(part('clear')!);
    expect(log).to.deep.equal(['input ', 'change ', 'clear ']);
    await settled(bar);
    expect([part('clear'), document.activeElement === bar]).to.deep.equal([null, true]);
  });

  it('Escape empties it, then cancels', async () => {
    const { bar, log, press } = await mount('value="sea"');
    bar.focus();
    await press('Escape');
    expect(log).to.deep.equal(['input ', 'change ', 'clear ']);
    await press('Escape');
    expect(log.slice(3)).to.deep.equal(['cancel ']);
    bar.cancelButton = 'never';
    await press('Escape');
    expect(log.length).to.equal(4);
  });

  it('shows that it loads', async () => {
    const { bar, part } = await mount('loading');
    expect(bar.matches(':state(loading)')).to.equal(true);
    expect(getComputedStyle(part('icon')!, '::after').animationName).to.equal('spin');
  });

  describe('suggestions', () => {
    const TEXTS = ['sea', 'seashell', 'season'];

    it('are a listbox that the keys of the field move in', async () => {
      const { bar, field, options, active, press } = await mount('', TEXTS);
      bar.focus();
      await settled(bar);
      expect([field.role, field.ariaExpanded, bar.matches(':state(open)')]).to.deep.equal(['combobox', 'false', false]);
      await sendKeys({ type: 's' });
      await opened(bar);
      await settled(bar);
      expect([field.ariaExpanded, options(), active()]).to.deep.equal(['true', TEXTS, null]);
      const visited = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
        await press(key);
        visited.push(active());
      }
      expect(visited).to.deep.equal(['sea', 'seashell', 'season', null, 'season']);
      expect([bar.value, bar.shadowRoot!.activeElement === field]).to.deep.equal(['s', true]);
    });

    it('are searched for by Enter', async () => {
      const { bar, log, press } = await mount('', TEXTS);
      bar.focus();
      await press('ArrowDown');
      await opened(bar);
      await press('ArrowDown', 'Enter');
      expect(log).to.deep.equal(['input seashell', 'change seashell', 'search seashell', 'submit seashell']);
      expect(bar.matches(':state(open)')).to.equal(false);
    });

    it('are searched for by a click, and closed by Escape', async () => {
      const { bar, root, log, press } = await mount('', TEXTS);
      bar.focus();
      await sendKeys({ type: 's' });
      await opened(bar);
      await press('Escape');
      expect([bar.matches(':state(open)'), bar.value]).to.deep.equal([false, 's']);
      await sendKeys({ type: 'e' });
      await opened(bar);
      await click(root.querySelectorAll('[role=option]')[2]!);
      expect(log.slice(-4)).to.deep.equal(['input season', 'change season', 'search season', 'submit season']);
    });

    it('follow what the page sets while the user types, and go with the focus', async () => {
      const { bar, options, active, press } = await mount('', []);
      bar.addEventListener('input', () => (bar.suggestions = [`${bar.value} one`, `${bar.value} two`]));
      bar.focus();
      await sendKeys({ type: 'a' });
      await opened(bar);
      await press('ArrowDown');
      expect(active()).to.equal('a one');
      await sendKeys({ type: 'b' });
      await settled(bar);
      expect([options(), active()]).to.deep.equal([['ab one', 'ab two'], null]);
      await press('ArrowDown');
      bar.suggestions = ['later'];
      await settled(bar);
      expect([options(), active()], 'an answer that comes late').to.deep.equal([['later'], null]);
      await press('Tab');
      await settled(bar);
      expect(bar.matches(':state(open)')).to.equal(false);
    });

    it('are counted for screen readers while they are offered, each time they change', async () => {
      const { bar, root, press } = await mount('', []);
      const said = () => root.querySelector('[role=status]')!.textContent;
      bar.addEventListener('input', () => (bar.suggestions = bar.value === 'a' ? TEXTS : ['one']));
      bar.focus();
      expect(said()).to.equal('');
      await sendKeys({ type: 'a' });
      await opened(bar);
      await settled(bar);
      expect(said()).to.equal('3 suggestions');
      await sendKeys({ type: 'b' });
      await settled(bar);
      expect(said()).to.equal('1 suggestion');
      await press('Escape');
      expect(said(), 'none is offered').to.equal('');
    });

    it('stand below the field, as wide as the bar', async () => {
      const { bar, part, press } = await mount('', TEXTS);
      bar.focus();
      await press('ArrowDown');
      await opened(bar);
      await settled(bar);
      const [around, box] = [bar.getBoundingClientRect(), part('panel')!.getBoundingClientRect()];
      expect(box.top).to.be.within(around.bottom, around.bottom + 12);
      expect(Math.abs(box.width - around.width)).to.be.lessThan(17);
      expect(part('panel')!.matches(':popover-open')).to.equal(true);
    });

    it('are text, whatever they contain', async () => {
      const { bar, root, options, press } = await mount('', ['<img src=x onerror=alert(1)>']);
      bar.focus();
      await press('ArrowDown');
      await opened(bar);
      expect([options(), root.querySelector('img')]).to.deep.equal([['<img src=x onerror=alert(1)>'], null]);
    });

    it('are not there while it is read-only', async () => {
      const { bar, press } = await mount('readonly', TEXTS);
      bar.focus();
      await press('ArrowDown');
      expect(bar.matches(':state(open)')).to.equal(false);
    });
  });

  describe('history', () => {
    const search = async (bar: NcSearchBar, text: string) => {
      bar.focus();
      bar.select();
      await sendKeys({ type: text });
      await keys('Enter');
    };

    it('keeps the last ten searches under its key, the latest first, each once', async () => {
      const { bar } = await mount(`history-key="${KEY}" confirm-hold`);
      for (const text of ['a', 'b', ' a ', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) await search(bar, text);
      expect(kept()).to.deep.equal(['k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
      bar.value = '';
      await keys('Enter');
      expect((kept() as string[]).length).to.equal(10);
    });

    it('is shown while the field is empty and has the focus', async () => {
      localStorage.setItem(KEY, JSON.stringify(['pearls', 'shells']));
      const { bar, options, log } = await mount(`history-key="${KEY}"`);
      expect(bar.matches(':state(open)')).to.equal(false);
      bar.focus();
      await opened(bar);
      expect(options()).to.deep.equal(['pearls', 'shells']);
      await sendKeys({ type: 'x' });
      await waitUntil(() => !bar.matches(':state(open)'));
      await keys('Backspace');
      await opened(bar);
      await click(bar.shadowRoot!.querySelectorAll('[part=option]')[1]!);
      expect(log.slice(-2)).to.deep.equal(['search shells', 'submit shells']);
      expect(kept()).to.deep.equal(['shells', 'pearls']);
    });

    it('is reached by keys, and each search can be taken away', async () => {
      localStorage.setItem(KEY, JSON.stringify(['a', 'b', 'c']));
      const { bar, root, options, press } = await mount(`history-key="${KEY}"`);
      const focused = () => root.activeElement?.textContent.trim() || root.activeElement?.getAttribute('aria-label');
      bar.focus();
      await opened(bar);
      await press('ArrowDown', 'ArrowDown');
      expect(focused()).to.equal('b');
      await press('Delete');
      expect([options(), kept(), focused()]).to.deep.equal([['a', 'c'], ['a', 'c'], 'c']);
      await press('Tab');
      expect(focused()).to.equal('Remove c');
      await press('Enter');
      expect([options(), focused()]).to.deep.equal([['a'], 'a']);
      await press('ArrowUp', 'ArrowUp');
      expect(focused(), 'round by the field').to.equal('a');
      await press('Enter');
      expect(bar.value).to.equal('a');
    });

    it('is taken away as a whole, and the field keeps the focus', async () => {
      localStorage.setItem(KEY, JSON.stringify(['a', 'b']));
      const { bar, part } = await mount(`history-key="${KEY}"`);
      bar.focus();
      await opened(bar);
      await click(part('forget')!);
      await settled(bar);
      expect(kept()).to.deep.equal(['b']);
      await click(part('forget-all')!);
      await settled(bar);
      expect([kept(), bar.matches(':state(open)'), document.activeElement === bar]).to.deep.equal([null, false, true]);
    });

    it('bears any data under its key, and no storage at all', async () => {
      const { bar, log } = await mount(`history-key="${KEY}"`);
      for (const data of ['{', '{}', '[1,null,{}]', '"a"', '[""]']) {
        localStorage.setItem(KEY, data);
        bar.focus();
        await settled(bar);
        expect(bar.matches(':state(open)'), data).to.equal(false);
        bar.blur();
      }
      const { setItem, getItem } = Storage.prototype;
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse });
      try {
        await search(bar, 'a');
      } finally {
        Object.assign(Storage.prototype, { setItem, getItem });
      }
      expect(log.at(-2)).to.equal('search a');
    });
  });
});
