import 'nacre/elements/refresher';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcRefresher, RefreshEvent } from 'nacre/elements/refresher';
import { keys, pointer, type Point } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, until, WAYS } from './refresher-fixture.js';

describe('Pull to refresh', () => {
  let box: HTMLElement;
  let refresher: NcRefresher;
  let log: string[];
  before(useTokens);

  const place = async (content: unknown = html`<div style="height: 900px"></div>`) => {
    box = await fixture<HTMLElement>(
      html`<div style="height: 300px; overflow: auto"><nc-refresher></nc-refresher>${content}</div>`,
    );
    refresher = box.querySelector('nc-refresher')!;
    await settled(box);
    await drawn();
    log = follow(refresher);
  };
  const from = (x: number, y: number): Point => {
    const { left, top } = box.getBoundingClientRect();
    return [Math.round(left + x), Math.round(top + y)];
  };
  const pull = (distance: number) => [from(100, 40), from(100, 40 + distance)];

  for (const [name, move] of Object.entries(WAYS)) {
    describe(`by ${name}`, () => {
      it('refreshes when it is far enough', async () => {
        await place();
        await move(pull(200));
        expect(log).to.deep.equal(['pulling', 'refresh']);
        expect(refresher.refreshing).to.equal(true);
        expect(box.scrollTop).to.equal(0);
        refresher.refreshing = false;
        await settled(refresher);
        expect(log).to.deep.equal(['pulling', 'refresh', 'restore']);
      });

      it('aborts when it is not far enough', async () => {
        await place();
        await move(pull(100));
        expect(log).to.deep.equal(['pulling', 'abort']);
        expect(refresher.refreshing).to.equal(false);
      });

      it('does not pull upwards and sideways', async () => {
        await place();
        await move([from(40, 40), from(240, 100)]);
        await move([from(100, 240), from(100, 40)]);
        expect(log).to.deep.equal([]);
      });

      it('aborts when the pointer goes back', async () => {
        await place();
        await move([...pull(220), from(100, 50)]);
        expect(log).to.deep.equal(['pulling', 'abort']);
      });

      it('pulls only at the top', async () => {
        await place();
        box.scrollTop = 30;
        await drawn();
        await move(pull(220));
        expect(log).to.deep.equal([]);
      });
    });
  }

  it('has a button that does the same', async () => {
    await place();
    refresher.focus();
    expect(deepActiveElement()!.textContent).to.equal('Refresh');
    await keys('Enter');
    expect(log).to.deep.equal(['refresh']);
    await keys('Enter');
    expect(log, 'not twice').to.deep.equal(['refresh']);
    refresher.stop();
    await settled(refresher);
    expect(refresher.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('Refresh complete');
  });

  it('ends with the promise of waitUntil', async () => {
    await place();
    let done!: () => void;
    refresher.addEventListener('refresh', (event) =>
      (event as RefreshEvent).waitUntil(new Promise<void>((r) => (done = r))),
    );
    await WAYS.mouse!(pull(200));
    await drawn();
    expect(refresher.refreshing).to.equal(true);
    done();
    await until(() => !refresher.refreshing);
    expect(log).to.deep.equal(['pulling', 'refresh', 'restore']);
  });

  it('shows how far it is pulled', async () => {
    await place();
    const [[x, y]] = [from(100, 40)];
    const disc = refresher.shadowRoot!.querySelector('[part=disc]')!;
    const placeOf = () => disc.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
    await pointer({ phase: 'move', position: [x, y], pointerType: 'mouse' });
    await pointer({ phase: 'down', position: [x, y], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [x, y + 10], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [x, y + 10 + 75], pointerType: 'mouse' });
    expect(placeOf()).to.be.closeTo(35 - 4, 1);
    await pointer({ phase: 'move', position: [x, y + 10 + 150], pointerType: 'mouse' });
    expect(placeOf()).to.be.closeTo(70 - 4, 1);
    expect(refresher.matches(':state(reached)')).to.equal(true);
    await pointer({ phase: 'move', position: [x, y + 500], pointerType: 'mouse' });
    expect(placeOf()).to.be.within(71, 140);
    await pointer({ phase: 'up', position: [x, y + 500], pointerType: 'mouse' });
    expect(log).to.deep.equal(['pulling', 'refresh']);
  });
});
