import { expect, waitUntil } from '@open-wc/testing';
import { Activity, useState } from 'react';
import type { NcScrollView } from 'nacre/elements/scroll-view';
import { Refresher, ScrollView } from 'nacre/react';
import { drag } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { isReact18, mount, unmountAll } from '../helpers/react.js';

const BOX = { height: 200, width: 200 };
const ROWS = Array.from({ length: 30 }, (_, index) => <div key={index} id={`row-${index}`} style={{ height: 40 }} />);

describe('<ScrollView> in React', () => {
  afterEach(unmountAll);

  it('scrolls when its props change, and only then', async () => {
    const at = (top: number, label: string) => (
      <ScrollView scrollTop={top} scrollLeft={0} style={BOX} aria-label={label}>
        {ROWS}
      </ScrollView>
    );
    const { find, render } = mount(at(100, 'a'));
    const view = find<NcScrollView>('nc-scroll-view');
    await waitUntil(() => view.scrollTop === 100);
    view.scrollTop = 300; // As a user would.
    await drawn();
    render(at(100, 'b'));
    render(at(100, 'c'));
    expect(view.scrollTop).to.equal(300);
    render(at(500, 'd'));
    expect(view.scrollTop).to.equal(500);
  });

  it('scrolls to an element, also to one of a later render', async () => {
    const to = (id: string | null, rows: typeof ROWS) => (
      <ScrollView scrollIntoView={id} style={BOX}>
        {rows}
      </ScrollView>
    );
    const { find, render } = mount(to('row-20', []));
    const view = find<NcScrollView>('nc-scroll-view');
    await drawn();
    render(to('row-20', ROWS));
    await waitUntil(() => view.scrollTop === 800);
    view.scrollTop = 0;
    await drawn();
    render(to('row-20', ROWS));
    await drawn();
    expect(view.scrollTop).to.equal(0);
    render(to(null, ROWS));
    render(to('row-20', ROWS));
    await waitUntil(() => view.scrollTop === 800);
  });

  if (!isReact18) {
    it('keeps its offsets while React hides it', async () => {
      const page = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <ScrollView style={BOX}>{ROWS}</ScrollView>
        </Activity>
      );
      const { find, render } = mount(page('visible'));
      const view = find<NcScrollView>('nc-scroll-view');
      await drawn();
      view.scrollTop = 440;
      await drawn();
      render(page('hidden'));
      await drawn();
      expect(view.offsetHeight).to.equal(0);
      render(page('visible'));
      await waitUntil(() => view.scrollTop === 440);
    });
  }

  it('refreshes by its state', async () => {
    const log: string[] = [];
    let stop!: () => void;
    function Page() {
      const [busy, setBusy] = useState(false);
      const [pulled, setPulled] = useState(0);
      stop = () => setBusy(false);
      return (
        <ScrollView
          refresherEnabled
          refresherTriggered={busy}
          onRefresherPulling={(event) => setPulled(event.dy)}
          onRefresherRefresh={() => {
            log.push('refresh');
            setBusy(true);
          }}
          onRefresherRestore={() => log.push('restore')}
          onRefresherAbort={() => log.push('abort')}
          style={BOX}
          aria-label={String(pulled)}
        >
          {ROWS}
        </ScrollView>
      );
    }
    const { find } = mount(<Page />);
    const view = find<NcScrollView>('nc-scroll-view');
    await settled(view);
    await drawn();
    const { left, top } = view.getBoundingClientRect();
    await drag([
      [Math.round(left + 100), Math.round(top + 20)],
      [Math.round(left + 100), Math.round(top + 150)],
    ]);
    await drawn();
    expect(log).to.deep.equal(['refresh']);
    expect(view.refresherTriggered).to.equal(true);
    stop();
    await waitUntil(() => log.length > 1);
    expect(log).to.deep.equal(['refresh', 'restore']);
    expect(view.refresherTriggered).to.equal(false);
  });

  it('<Refresher> ends a refresh by a promise', async () => {
    let done!: () => void;
    const { find } = mount(
      <div id="box" style={{ ...BOX, overflow: 'auto' }}>
        <Refresher onRefresh={(event) => event.waitUntil(new Promise<void>((resolve) => (done = resolve)))} />
        {ROWS}
      </div>,
    );
    const refresher = find<HTMLElementTagNameMap['nc-refresher']>('nc-refresher');
    await settled(refresher);
    refresher.start();
    await settled(refresher);
    expect(refresher.refreshing).to.equal(true);
    done();
    await waitUntil(() => !refresher.refreshing);
  });
});
