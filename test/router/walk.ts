import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import { isChromium } from '../helpers/commands.js';
import { AppFrame, browserUrl, historyQuota, SHELL_SITES, type Site } from './app-frame.js';
import type { ShellWindow } from './fixtures/shell-app.js';
import { admitted, isClosed, isTab, Model, pathOf, type Slot } from './model.js';

type Call = 'push' | 'redirect' | 'relaunch';
type Opening = { do: Call | 'type'; page: string; value: string };
type Step =
  | Opening
  | { do: 'preload'; page: string }
  | { do: 'show' | 'hide' | 'reload' | 'guard' | 'rename' | 'focus' }
  | { do: 'tab'; page: string }
  | { do: 'back'; by: number; hasResult: boolean }
  | { do: 'go'; by: number }
  | { do: 'scroll'; top: number };

const TABS = ['/app-home', '/app-mine', '/app-more'];
const GUARDED = ['/app-closed', '/app-gate'];
const PAGES = ['/app-list', '/app-user/7', '/app-user/a%2Fb', '/app-user/%E4%B8%AD', '/app-shop/1', '/app-sheet'];
const DEEP = ['/app-shop', '/app-shop/a%2Fb', '/app-shop/7/reviews', '/app-sheet'];
const TYPED = [...PAGES, ...DEEP, ...TABS, ...GUARDED, '/app-nowhere', '/app-user/100%'];
const VALUES = ['', '1', 'a+b', 'a=b&c', '100%', 'ü 中', '#/x?y'];

const to = (name: Opening['do'], pages: string[]): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant(name), page: fc.constantFrom(...pages), value: fc.constantFrom(...VALUES) });
const simple = (...names: ('show' | 'hide' | 'reload' | 'guard' | 'rename' | 'focus')[]): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constantFrom(...names) });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: to('push', [...PAGES, ...GUARDED]) },
  { weight: 1, arbitrary: to('redirect', [...PAGES, ...GUARDED]) },
  { weight: 1, arbitrary: to('relaunch', [...PAGES, ...TABS, ...GUARDED]) },
  { weight: 2, arbitrary: to('type', TYPED) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('preload' as const), page: fc.constantFrom(...PAGES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tab' as const), page: fc.constantFrom(...TABS) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('back' as const),
      by: fc.integer({ min: 1, max: 3 }),
      hasResult: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('go' as const), by: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('scroll' as const), top: fc.integer({ min: 0, max: 2000 }) }) },
  { weight: 1, arbitrary: simple('reload') },
  { weight: 5, arbitrary: simple('show', 'hide', 'guard', 'rename', 'focus') },
);

/** Browsers keep 50 entries. */
const LONGEST = 40;

/** Page -> text and title of what it shows. */
const screenOf = (url: string): [text: string, title: string] => {
  const path = pathOf(url);
  const [, id, reviews = ''] = /^\/app-(?:user|shop)\/([^/]+)(\/reviews)?$/.exec(path) ?? [];
  const isUnknown = path === '/app-nowhere' || isClosed(url);
  const name = path.startsWith('/app-user') ? '/app-user' : '/app-shop';
  const route = id ? `${name}/:id${reviews}` : isUnknown ? '/app-lost' : path;
  const decoded = id === '100%' ? id : decodeURIComponent(id ?? '');
  return [`${route} ${JSON.stringify(id ? { id: decoded } : {})}`, `Title of ${route}`];
};

/** One app in a frame, and the model of what it must do. */
class Walk {
  readonly frame: AppFrame;
  readonly model: Model;
  /** Key of each page, from when it was first seen. */
  readonly #keys = new Map<number, string>();
  /** What `useResult` must have told since the document was loaded. */
  #results: { result: number; url: string; id: number }[] = [];
  readonly #releases = new Map<Slot, () => void>();

  constructor(frame: AppFrame, model: Model) {
    this.frame = frame;
    this.model = model;
  }

  get #window(): ShellWindow {
    return this.frame.window as unknown as ShellWindow;
  }

  get #element(): HTMLElement {
    const key = this.#keys.get(this.model.slot.id)!;
    return this.frame.element.contentDocument!.querySelector<HTMLElement>(`[data-key="${key}"]`)!;
  }

  get #scroller(): HTMLElement {
    return this.#element.closest<HTMLElement>('.nc-page-scroll')!;
  }

  /** Does the same to both sides. `count` makes every URL another one. */
  async take(step: Step, count: number): Promise<void> {
    const { frame, model } = this;
    const { router, layers, pages } = this.#window;
    switch (step.do) {
      case 'show':
        model.open++;
        return layers.show(String(count));
      case 'hide':
        model.open = Math.max(0, model.open - 1);
        return void layers.hide();
      case 'guard':
        return this.#guard();
      case 'rename':
        model.slot.title = `Name ${count}`;
        return pages.get(this.#keys.get(model.slot.id)!)!.setTitle(model.slot.title);
      case 'focus':
        model.slot.hasFocus = true;
        return this.#element.querySelector('input')!.focus({ preventScroll: true });
      case 'scroll':
        return this.#scroll(step.top);
      case 'preload':
        return void (await router.preloadPage({ url: step.page }));
      case 'tab':
        return this.#call(router.switchTab({ url: step.page }), () => model.switchTab(step.page));
      case 'back':
        return this.#back(step.by, step.hasResult ? count : undefined);
      case 'go':
        return this.#go(step.by);
      case 'reload':
        this.#load();
        model.load();
        return frame.reload();
      case 'push':
      case 'redirect':
      case 'relaunch':
      case 'type':
        return this.#openPage(step, count);
    }
  }

  async #openPage(step: Opening, count: number): Promise<void> {
    const { model } = this;
    const { router } = this.#window;
    if (model.history.length > LONGEST) return;
    const url = `${step.page}?n=${count}&v=${encodeURIComponent(step.value)}`;
    if (step.do === 'type') return this.#type(url);
    const { do: name } = step;
    const change = isClosed(url) ? undefined : () => model[name](admitted(url));
    if (name === 'push') return this.#call(router.navigateTo({ url }), change);
    return this.#call(name === 'redirect' ? router.redirectTo({ url }) : router.reLaunch({ url }), change);
  }

  /** The call is refused exactly if the model says so. `change` undefined: `canEnter` refuses. */
  async #call(call: Promise<unknown>, change: (() => void) | undefined): Promise<void> {
    const isAllowed = change !== undefined && this.model.attempt(change);
    const failed = await call.then(
      () => '',
      ({ message }: Error) => message,
    );
    expect(failed).to.match(isAllowed ? /^$/ : /refused by a guard$/);
  }

  #guard(): void {
    const { slot } = this.model;
    const release = this.#releases.get(slot);
    slot.isGuarded = !slot.isGuarded;
    if (slot.isGuarded)
      this.#releases.set(
        slot,
        this.#window.router.guard(this.#keys.get(slot.id)!, () => false),
      );
    else release?.();
  }

  /** The document is about to be loaded. With a guard, the browser would ask the user. */
  #load(): void {
    for (const [slot, release] of this.#releases) {
      slot.isGuarded = false;
      release();
    }
    this.#releases.clear();
    this.#results = [];
  }

  async #scroll(top: number): Promise<void> {
    const scroller = this.#scroller;
    if (scroller.scrollTop === top) return;
    this.model.slot.scroll = top;
    const scrolled = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
    // As the user does: a page whose offset is being restored stops that.
    scroller.dispatchEvent(new WheelEvent('wheel'));
    scroller.scrollTop = top;
    await scrolled;
  }

  async #back(by: number, result: number | undefined): Promise<void> {
    const { model } = this;
    if (!model.slot.index) return;
    const target = model.history[model.position - Math.min(by, model.slot.index)]!;
    const closed = model.entries.find(({ index }) => index > target.index)!;
    const { position } = model;
    await this.#call(
      this.#window.router.navigateBack({ delta: by, result }),
      isClosed(target.url) ? undefined : () => model.back(by),
    );
    if (result === undefined || model.position === position) return;
    this.#results.push({ result, url: closed.url, id: target.id });
  }

  async #go(by: number): Promise<void> {
    const { model, frame } = this;
    if (by < 0 && model.open) {
      if (!model.hasSpare && !model.position) return;
      model.open--;
      return frame.go(-1);
    }
    const target = Math.min(model.history.length - 1, Math.max(0, model.position + by));
    const delta = target - model.position;
    if (!delta) return;
    if (model.isFar(delta)) this.#load();
    const isRefused = !model.isFar(delta) && isClosed(model.history[target]!.url);
    if (!isRefused) model.attempt(() => model.go(delta));
    await frame.go(delta);
  }

  async #type(url: string): Promise<void> {
    const { model, frame } = this;
    // What is typed would stand above the entry that is there for Back: that is tested by itself.
    if (model.hasSpare) {
      while (this.#window.layers.hide()) model.open--;
      await this.agree();
    }
    if (model.site.mode === 'history') this.#load();
    model.type(admitted(url));
    await frame.type(url);
  }

  /** Resolves when all that can be seen agrees with the model. */
  async agree(): Promise<void> {
    let failure: Error | undefined;
    const isSame = (): boolean => {
      try {
        this.#compare();
        return true;
      } catch (error) {
        failure = error as Error;
        return false;
      }
    };
    await this.frame.settled();
    if (isSame()) return;
    await waitUntil(isSame, '', { interval: 4 }).catch(() => {
      // fast-check reports the stack only: in Firefox and WebKit it has no message.
      throw Object.assign(failure!, { stack: `${failure!.message}\n${failure!.stack}` });
    });
  }

  #compare(): void {
    const { frame, model } = this;
    const { snapshot } = frame;
    const page = this.#window;
    const { slot } = model;
    const spare = model.hasSpare && { index: slot.index + 1, spare: true };
    expect(frame.url, 'address bar').to.equal(browserUrl(model.site, slot.url));
    const plain = ({ url, index }: { url: string; index: number }) => ({ url, index });
    expect(snapshot.entries.map(plain), 'stack').to.deep.equal(model.entries.map(plain));
    for (const [place, { id }] of model.entries.entries()) {
      const { key } = snapshot.entries[place]!;
      if (!this.#keys.has(id)) expect([...this.#keys.values()], 'keys of other pages').not.to.include(key);
      expect(key, 'key').to.equal(this.#keys.get(id) ?? key);
    }
    for (const [place, { id }] of model.entries.entries()) this.#keys.set(id, snapshot.entries[place]!.key);
    const keysOf = (slots: Slot[]) => slots.map(({ id }) => this.#keys.get(id)!);
    const [key] = keysOf([slot]);
    expect({ ...page.history.state }, 'state').to.deep.equal({ key, index: slot.index, ...spare });
    expect(page.layers.open.length, 'what is open').to.equal(model.open);
    expect(
      snapshot.tabs.map((tab) => tab.key),
      'tabs',
    ).to.have.members(keysOf(model.tabs));
    expect(snapshot.visible, 'visible').to.deep.equal(keysOf(model.visible));
    const claimed = snapshot.entries.filter((entry) => page.router.page(entry.key)!.visible);
    expect(claimed.map((entry) => entry.key)).to.deep.equal(snapshot.visible);
    const phases = model.entries.map((entry) => (entry === slot ? 'active' : 'covered'));
    expect(
      snapshot.entries.map(({ phase }) => phase),
      'phases',
    ).to.deep.equal(phases);
    const root = pathOf(model.entries[0]!.url);
    expect(snapshot.activeTab).to.equal(isTab(root) ? root : undefined);
    expect(snapshot.canGoBack).to.equal(slot.index > 0);
    const told = this.#results.map(({ result, url, id }) => `${result} of ${url} to ${this.#keys.get(id)}`);
    expect(page.results, 'results').to.deep.equal(told);
    this.#compareScreen();
  }

  #compareScreen(): void {
    const { frame, model } = this;
    const { slot } = model;
    const [text, title] = screenOf(slot.url);
    const document = frame.element.contentDocument!;
    const element = this.#element;
    expect(element?.textContent, 'screen').to.equal(text);
    const host = element.closest<HTMLElement>('.nc-page')!;
    expect([host.inert, 'hidden' in host.dataset, element.checkVisibility()]).to.deep.equal([false, false, true]);
    expect(document.title, 'title').to.equal(slot.title ?? title);
    expect(this.#scroller.scrollTop, 'scroll').to.be.closeTo(slot.scroll ?? 0, 1);
    const places = { field: element.querySelector('input'), scroller: this.#scroller, body: document.body };
    const active = document.activeElement!;
    const isThere = active === places[model.focus];
    expect(isThere, `focus in the ${model.focus}, not on ${active.outerHTML.slice(0, 100)}`).to.equal(true);
  }
}

async function walk(site: Site, url: string, steps: Step[]): Promise<void> {
  const frame = await AppFrame.open(site, url);
  const going = new Walk(frame, new Model(site, url));
  try {
    await going.agree();
    for (const [count, step] of steps.entries()) {
      await historyQuota();
      await going.take(step, count);
      going.model.keepBack();
      if (going.model.hasSpare) await historyQuota();
      await going.agree();
    }
  } finally {
    frame.window.sessionStorage.clear();
    frame.remove();
  }
}

/** Steps of one walk. */
const LENGTH = 20;
/** Steps of all sites together. WebKit limits writes of history, and Firefox loads a document three times as slowly. */
const STEPS = Number(document.documentElement.dataset.walks) || (isChromium ? 600 : 240);

/** Random walks over all sites of a mode. */
export function walks(mode: Site['mode']): void {
  for (const [place, site] of SHELL_SITES.entries()) {
    if (site.mode !== mode) continue;
    it(`URL, stack, screen, title, focus and scroll agree with the model at ${site.base}`, async function () {
      this.timeout(0);
      const numRuns = Math.ceil(STEPS / SHELL_SITES.length / LENGTH);
      let taken = 0;
      const steps = fc.array(STEP, { minLength: LENGTH, maxLength: LENGTH });
      const property = fc.asyncProperty(fc.constantFrom('/app-home', ...DEEP), steps, async (url, all) => {
        taken += all.length;
        await walk(site, url, all);
      });
      // A failure is told as it is: shrinking would walk for minutes.
      const { seed } = fc.readConfigureGlobal() as { seed?: number };
      const other = seed === undefined ? {} : { seed: seed * SHELL_SITES.length + place };
      await fc.assert(property, { numRuns, endOnFailure: true, includeErrorInReport: true, ...other });
      expect(taken).to.be.at.least(STEPS / SHELL_SITES.length);
    });
  }
}
