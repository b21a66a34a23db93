import { expect } from '@open-wc/testing';
import type * as Device from '../../shell/device/index.js';
import type { NcRefresher } from '../../elements/refresher/refresher.js';
import { openFrame, type Frame } from '../helpers/frame.js';
import { failure } from '../router/start-router.js';

describe('pull to refresh of a plain page, by the bus', () => {
  let frame: Frame;
  let device: typeof Device;
  let log: string[];
  const open = async (html: string) => {
    frame = await openFrame({ html, csp: true });
    await frame.load('/elements/refresher/index.ts');
    device = (await frame.load('/shell/device/index.ts')) as typeof Device;
    log = [];
    all().forEach(follow);
  };
  const follow = (refresher: Element) => {
    for (const type of ['refresh', 'restore']) {
      refresher.addEventListener(type, () => log.push([type, refresher.id].join(' ').trim()));
    }
  };
  const all = () => [...frame.document.querySelectorAll<NcRefresher>('nc-refresher')];
  afterEach(() => {
    expect(frame.window.problems).to.deep.equal([]);
    frame.remove();
  });

  it('begins and ends, and has when the calls resolve', async () => {
    await open('<nc-refresher></nc-refresher><p>Text</p>');
    expect((await device.startPullDownRefresh()).errMsg).to.equal('startPullDownRefresh:ok');
    expect([log, all()[0]!.refreshing]).to.deep.equal([['refresh'], true]);
    expect(all()[0]!.matches(':state(refreshing)')).to.equal(true);
    await device.startPullDownRefresh();
    expect(log, 'it is one refresh').to.deep.equal(['refresh']);
    expect((await device.stopPullDownRefresh()).errMsg).to.equal('stopPullDownRefresh:ok');
    expect([log, all()[0]!.refreshing]).to.deep.equal([['refresh', 'restore'], false]);
    await device.stopPullDownRefresh();
    expect(log).to.deep.equal(['refresh', 'restore']);
  });

  it('is that of the first one in sight', async () => {
    await open([0, 1, 2, 3].map((id) => `<section><nc-refresher id="${id}"></nc-refresher></section>`).join(''));
    all()[0]!.parentElement!.hidden = true;
    all()[1]!.parentElement!.style.visibility = 'hidden';
    await device.startPullDownRefresh();
    await device.stopPullDownRefresh();
    expect(log).to.deep.equal(['refresh 2', 'restore 2']);
  });

  it('ends where it is under way, also when that is out of sight by now', async () => {
    await open('<section><nc-refresher id="1"></nc-refresher></section><nc-refresher id="2"></nc-refresher>');
    const [first, second] = all() as [NcRefresher, NcRefresher];
    second.start();
    await second.updateComplete;
    await device.stopPullDownRefresh();
    expect(log.splice(0)).to.deep.equal(['refresh 2', 'restore 2']);
    await device.startPullDownRefresh();
    first.parentElement!.hidden = true;
    await device.stopPullDownRefresh();
    expect(log).to.deep.equal(['refresh 1', 'restore 1']);
  });

  it("is found in the page's own components, and not in a scroll view", async () => {
    await open('<nc-scroll-view scroll-y refresher-enabled></nc-scroll-view><my-page></my-page>');
    await frame.load('/elements/scroll-view/index.ts');
    const root = frame.document.querySelector('my-page')!.attachShadow({ mode: 'open' });
    root.append(frame.document.createElement('nc-refresher'));
    follow(root.firstElementChild!);
    await device.startPullDownRefresh();
    expect(log).to.deep.equal(['refresh']);
  });

  it('fails without a refresher, with a reason', async () => {
    await open('<section hidden><nc-refresher></nc-refresher></section>');
    for (const name of ['startPullDownRefresh', 'stopPullDownRefresh'] as const) {
      expect(await failure(device[name]())).to.equal(`${name}:fail there is no nc-refresher in sight`);
    }
    expect(log).to.deep.equal([]);
  });

  it('is told by support(), and left to a host', async () => {
    await open('<nc-refresher></nc-refresher>');
    expect(device.support('startPullDownRefresh').level).to.equal('emulated');
    expect(device.canIUse('stopPullDownRefresh')).to.equal(true);
    device.device.addEventListener('startPullDownRefresh', (event) => event.respondWith(undefined));
    await device.startPullDownRefresh();
    expect(log).to.deep.equal([]);
  });
});
