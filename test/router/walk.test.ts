import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import { AppFrame, browserUrl, historyQuota, SITES, type Site } from './app-frame.js';
import { isTab, Model, type Slot } from './model.js';

interface Open {
  do: 'push' | 'redirect' | 'relaunch' | 'type';
  page: string;
  value: string;
}
type Step =
  | Open
  | { do: 'show' }
  | { do: 'hide' }
  | { do: 'tab'; page: string }
  | { do: 'back'; by: number }
  | { do: 'go'; by: number }
  | { do: 'reload' };

const TABS = ['/spa-home', '/spa-mine'];
const PAGES = ['/spa-list', '/spa-user/7', '/spa-user/a%2Fb', '/spa-user/%E4%B8%AD'];
const TYPED = [...PAGES, ...TABS, '/spa-nowhere', '/spa-user/100%'];
const VALUES = ['', '1', 'a+b', 'a=b&c', '100%', 'ü 中', '#/x?y'];

const value = fc.constantFrom(...VALUES);
const to = (name: Open['do'], pages: string[]): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant(name), page: fc.constantFrom(...pages), value });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: to('push', PAGES) },
  { weight: 1, arbitrary: to('redirect', PAGES) },
  { weight: 1, arbitrary: to('relaunch', [...PAGES, ...TABS]) },
  { weight: 2, arbitrary: to('type', TYPED) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tab' as const), page: fc.constantFrom(...TABS) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('back' as const), by: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('go' as const), by: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'show' }, { do: 'hide' }) },
);

/** The browser has the entry that is there for Back, or has it no more. */
async function settled(frame: AppFrame, model: Model): Promise<void> {
  const isRight = () => Boolean(frame.window.history.state?.spare) === model.hasSpare;
  await waitUntil(isRight, `an entry for Back: ${model.hasSpare}`);
  await frame.settled();
}

/** Does the same to both sides. `count` makes every URL another one. */
async function take(step: Step, frame: AppFrame, model: Model, count: number): Promise<void> {
  const { router, layers } = frame.window;
  if (step.do === 'show') {
    model.open++;
    return layers.show(String(count));
  }
  if (step.do === 'hide') {
    model.open = Math.max(0, model.open - 1);
    return void layers.hide();
  }
  // What is typed would stand above the entry that is there for Back: that is tested by itself.
  if (step.do === 'type' && model.hasSpare) {
    while (layers.hide()) model.open--;
    await settled(frame, model);
  }
  if (step.do === 'tab') {
    model.switchTab(step.page);
    return router.switchTab({ url: step.page });
  }
  if (step.do === 'back') {
    if (!model.slot.index) return;
    model.back(step.by);
    return router.navigateBack({ delta: step.by });
  }
  if (step.do === 'go' && step.by < 0 && model.open) {
    if (!model.hasSpare && !model.position) return;
    model.open--;
    return frame.go(-1);
  }
  if (step.do === 'go') {
    const target = Math.min(model.history.length - 1, Math.max(0, model.position + step.by));
    const delta = target - model.position;
    if (!delta) return;
    model.go(delta);
    return frame.go(delta);
  }
  if (step.do === 'reload') {
    model.open = 0;
    return frame.reload();
  }
  const url = `${step.page}?n=${count}&v=${encodeURIComponent(step.value)}`;
  model[step.do](url);
  if (step.do === 'type') return frame.type(url);
  if (step.do === 'push') return void (await router.navigateTo({ url }));
  return step.do === 'redirect' ? router.redirectTo({ url }) : router.reLaunch({ url });
}

const SCREENS: Record<string, string> = {
  '/spa-list': '/spa-list {}',
  '/spa-home': '/spa-home {}',
  '/spa-mine': '/spa-mine {}',
  '/spa-nowhere': '/spa-lost {}',
  '/spa-user/7': '/spa-user/:id {"id":"7"}',
  '/spa-user/a%2Fb': '/spa-user/:id {"id":"a/b"}',
  '/spa-user/%E4%B8%AD': '/spa-user/:id {"id":"中"}',
  '/spa-user/100%': '/spa-user/:id {"id":"100%"}',
};

/** Address bar, stack and screen against the model. `keys` holds each page's key from when it was first seen. */
function compare(frame: AppFrame, model: Model, keys: Map<number, string>): void {
  const { snapshot, window } = frame;
  const { slot } = model;
  const plain = ({ id, url, index }: Slot) => ({ key: keys.get(id), url, index });
  const top = snapshot.entries.at(-1)!;
  if (!keys.has(slot.id)) {
    expect([...keys.values()], 'keys of other pages').not.to.include(top.key);
    keys.set(slot.id, top.key);
  }
  expect(frame.url).to.equal(browserUrl(model.site, slot.url));
  const spare = model.hasSpare && { index: slot.index + 1, spare: true };
  expect({ ...window.history.state }).to.deep.equal({ key: keys.get(slot.id), index: slot.index, ...spare });
  expect(window.layers.open.length, 'what is open').to.equal(model.open);
  expect(snapshot.entries.map(({ key, url, index }) => ({ key, url, index }))).to.deep.equal(model.entries.map(plain));
  expect(snapshot.tabs.map(({ key, url }) => ({ key, url }))).to.have.deep.members(
    model.tabs.map(({ id, url }) => ({ key: keys.get(id), url })),
  );
  expect(snapshot.entries.map(({ phase }) => phase)).to.deep.equal(
    model.entries.map((_, place) => (place === model.entries.length - 1 ? 'active' : 'covered')),
  );
  const root = model.entries[0]!.url.split('?')[0]!;
  expect(snapshot.activeTab).to.equal(isTab(root) ? root : undefined);
  expect(snapshot.canGoBack).to.equal(slot.index > 0);
  const [path, search] = slot.url.split('?') as [string, string | undefined];
  expect(frame.screen).to.equal(SCREENS[path]);
  expect({ ...top.query }).to.deep.equal(Object.fromEntries(new URLSearchParams(search)));
}

async function walk(site: Site, steps: Step[]): Promise<void> {
  const frame = await AppFrame.open(site, '/spa-home');
  const model = new Model(site, '/spa-home');
  const keys = new Map<number, string>();
  try {
    compare(frame, model, keys);
    for (const [count, step] of steps.entries()) {
      await historyQuota();
      await take(step, frame, model, count);
      model.keepBack();
      if (model.hasSpare) await historyQuota();
      await settled(frame, model);
      compare(frame, model, keys);
    }
  } finally {
    frame.remove();
  }
}

describe('router: random walks', () => {
  for (const site of SITES) {
    it(`URL, stack and screen agree with the model in ${site.mode} mode at ${site.base}`, async () => {
      const steps = fc.array(step, { minLength: 6, maxLength: 14, size: 'max' });
      await fc.assert(
        fc.asyncProperty(steps, (taken) => walk(site, taken)),
        // A failure is told as it is: shrinking would walk for minutes.
        { numRuns: 2, endOnFailure: true, includeErrorInReport: true },
      );
    }).timeout(60_000);
  }
});
