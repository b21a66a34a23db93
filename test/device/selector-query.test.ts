import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import 'nacre/elements/canvas';
import 'nacre/elements/scroll-view';
import 'nacre/elements/slider';
import 'nacre/elements/textarea';
import 'nacre/elements/video';
import {
  createSelectorQuery,
  device,
  getElementById,
  type NodeFields,
  type NodeRect,
  type VideoContext,
} from 'nacre/device';
import { reported, thrownMessage } from './helpers.js';

describe('createSelectorQuery', () => {
  let root: HTMLElement;

  beforeEach(async () => {
    root = await fixture(html`
      <div>
        <div id="box" class="item" data-kind="shell" style="position: fixed; inset: 10px auto auto 20px">
          <div style="width: 30px; height: 40px; color: rgb(1, 2, 3); --mine: 7"></div>
        </div>
        <i class="item"></i>
        <nc-scroll-view id="list" style="height: 50px"><div style="height: 400px"></div></nc-scroll-view>
        <div id="wide" style="width: 50px; overflow: auto"><div style="width: 300px; height: 10px"></div></div>
        <nc-slider id="volume" value="30"></nc-slider>
        <nc-textarea id="text" style="height: 60px"></nc-textarea>
      </div>
    `);
  });

  it('measures elements: callbacks in their order, then that of exec, and the promise', async () => {
    const log: unknown[] = [];
    const results = await createSelectorQuery()
      .select('#box')
      .boundingClientRect((rect) => log.push(['rect', rect?.width]))
      .selectAll('.item')
      .boundingClientRect((rects) => log.push(['all', rects.length]))
      .select('.nothing')
      .boundingClientRect((rect) => log.push(['one', rect]))
      .selectAll('.nothing')
      .fields({ id: true }, (rects) => log.push(['none', rects]))
      .exec((all) => log.push(['exec', all.length]));
    expect(log).to.deep.equal([
      ['rect', 30],
      ['all', 2],
      ['one', null],
      ['none', []],
      ['exec', 4],
    ]);
    expect(results[0]).to.deep.equal({
      id: 'box',
      dataset: { kind: 'shell' },
      left: 20,
      top: 10,
      right: 50,
      bottom: 50,
      width: 30,
      height: 40,
    });
    expect(results.slice(2)).to.deep.equal([null, []]);
  });

  it('tells how far every scroller is scrolled', async () => {
    const view = root.querySelector('nc-scroll-view')!;
    view.scrollTop = 70;
    await waitUntil(() => view.scrollTop === 70, 'the view scrolls');
    getElementById('wide')!.scrollLeft = 20;
    const text = root.querySelector('nc-textarea')!;
    text.value = 'line\n'.repeat(40);
    await text.updateComplete;
    const inner = text.shadowRoot!.querySelector('textarea')!;
    inner.scrollTop = 30;
    const [list, wide, lines, page] = await createSelectorQuery()
      .select('#list')
      .scrollOffset()
      .select('#wide')
      .scrollOffset()
      .select('#text')
      .scrollOffset()
      .selectViewport()
      .scrollOffset()
      .exec();
    expect(list).to.include({ id: 'list', scrollTop: 70, scrollLeft: 0, scrollHeight: 400 });
    expect(wide).to.include({ scrollLeft: 20, scrollWidth: 300 });
    expect(lines).to.include({ id: 'text', scrollTop: inner.scrollTop, scrollHeight: inner.scrollHeight });
    expect(inner.scrollTop).to.be.above(0);
    const { scrollTop, scrollHeight } = document.scrollingElement!;
    expect(page).to.deep.include({ id: '', dataset: {}, scrollTop, scrollHeight });
  });

  it('measures the viewport', async () => {
    const [rect] = await createSelectorQuery().selectViewport().boundingClientRect().exec();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    expect(rect).to.deep.equal({ id: '', dataset: {}, left: 0, top: 0, right: width, bottom: height, width, height });
  });

  it('collects fields: only those that are asked for', async () => {
    const [box, size, slider] = (await createSelectorQuery()
      .select('#box > div')
      .fields({ computedStyle: ['color', 'marginTop', '--mine'], dataset: true })
      .select('#box')
      .fields({ size: true, rect: true, id: true })
      .select('#volume')
      .fields({ properties: ['value', 'min', 'no-such'], scrollOffset: true, node: true })
      .exec()) as NodeFields[];
    expect(box).to.deep.equal({ dataset: {}, color: 'rgb(1, 2, 3)', marginTop: '0px', '--mine': '7' });
    expect(size).to.deep.equal({ id: 'box', left: 20, right: 50, top: 10, bottom: 50, width: 30, height: 40 });
    expect(slider).to.include({ value: 30, min: 0, scrollTop: 0, node: getElementById('volume') });
    expect(slider!['no-such']).to.equal(undefined);
  });

  it('gives the context of a video or canvas, and elements of this package themselves', async () => {
    await fixture(html`<nc-video id="film"></nc-video><nc-canvas canvas-id="board"></nc-canvas><p id="plain"></p>`);
    const log: string[] = [];
    const film = document.querySelector('nc-video')!;
    film.pause = () => void log.push('paused');
    const results = (await createSelectorQuery()
      .select('#film')
      .context()
      .select('nc-canvas')
      .context()
      .select('nc-slider')
      .context()
      .select('#plain')
      .context()
      .select('nc-canvas')
      .node()
      .exec()) as NodeFields[];
    (results[0]!.context as VideoContext).pause();
    expect(log).to.deep.equal(['paused']);
    expect(results[1]!.context).to.respondTo('draw');
    expect(results[2]!.context).to.equal(getElementById('volume'));
    expect(results[3]!.context).to.equal(null);
    expect(results[4]!.node).to.equal(document.querySelector('nc-canvas'));
  });

  it('looks in a component: itself, its content, its open shadow tree', async () => {
    const host = document.createElement('section');
    host.className = 'item';
    host.attachShadow({ mode: 'open' }).innerHTML = '<b class="item" id="deep">deep</b>';
    root.append(host);
    const count = async (query: ReturnType<typeof createSelectorQuery>): Promise<number> => {
      const [all] = await query.selectAll('.item').node().exec();
      return (all as unknown[]).length;
    };
    expect(await count(createSelectorQuery())).to.equal(3);
    expect(await count(createSelectorQuery(host))).to.equal(2);
    expect(await count(createSelectorQuery().in(host.shadowRoot!))).to.equal(1);
    const [outside, inside] = await createSelectorQuery().select('#deep').node().in(host).select('#deep').node().exec();
    expect(outside).to.equal(null);
    expect(inside).to.deep.equal({ node: host.shadowRoot!.firstElementChild });
  });

  it('can be executed again, and measures anew', async () => {
    const query = createSelectorQuery().select('#box').boundingClientRect();
    await query.exec();
    getElementById('box')!.style.left = '25px';
    expect(((await query.exec())[0] as NodeRect).left).to.equal(25);
  });

  it('an error of a callback is reported and stops no other', async () => {
    const log: string[] = [];
    let results: unknown[] = [];
    const errors = await reported(async () => {
      results = await createSelectorQuery()
        .select('#box')
        .boundingClientRect(() => {
          throw new Error('broken');
        })
        .select('#box')
        .scrollOffset(() => log.push('second'))
        .exec(() => {
          log.push('exec');
          throw new Error('too');
        });
    });
    expect(errors).to.deep.equal(['broken', 'too']);
    expect(log).to.deep.equal(['second', 'exec']);
    expect(results).to.have.length(2);
  });

  it('counts from the lower edge of the bar at the top', async () => {
    document.documentElement.style.setProperty('--window-top', '44px');
    const [rect] = await createSelectorQuery().select('#box').boundingClientRect().exec();
    document.documentElement.style.removeProperty('--window-top');
    expect(rect).to.include({ top: -34, bottom: 6, height: 40 });
  });

  it('says which argument is wrong', () => {
    const query = createSelectorQuery();
    expect(thrownMessage(() => query.select('a[['))).to.equal(
      'createSelectorQuery:fail selector: expected a CSS selector',
    );
    expect(thrownMessage(() => query.selectAll(7 as never))).to.include('selector: expected a CSS selector');
    expect(thrownMessage(() => query.select('a').node({} as never))).to.include('callback: expected a function');
    expect(thrownMessage(() => query.select('a').fields(undefined as never))).to.include('fields: expected an object');
    expect(thrownMessage(() => query.select('a').fields({ properties: 'id' as never }))).to.include(
      'properties: expected an',
    );
    expect(thrownMessage(() => query.in({} as never))).to.include('component: expected an element');
    expect(thrownMessage(() => createSelectorQuery('box' as never))).to.include('component: expected an element');
  });

  it('a host answers it, and so does the call', async () => {
    const own = createSelectorQuery();
    const host = (event: { respondWith(answer: { query: typeof own }): void }) => event.respondWith({ query: own });
    device.addEventListener('createSelectorQuery', host);
    expect(createSelectorQuery()).to.equal(own);
    device.removeEventListener('createSelectorQuery', host);
    const { query } = await device.call('createSelectorQuery');
    expect(((await query.select('#box').boundingClientRect().exec())[0] as NodeRect).width).to.equal(30);
  });
});

describe('getElementById', () => {
  it('finds an element, or nothing', async () => {
    const element = await fixture(html`<p id="a:b"></p>`);
    expect(getElementById('a:b')).to.equal(element);
    expect([getElementById('none'), getElementById('')]).to.deep.equal([null, null]);
    expect(thrownMessage(() => getElementById(7 as never))).to.equal('getElementById:fail id: expected a string');
  });
});
