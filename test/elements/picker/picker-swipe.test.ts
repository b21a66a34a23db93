import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { drag, hasPen, hasTouch, isWebKit, pointer, touch, type Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { mount } from './picker-fixture.js';
import { fling, middleOf } from '../popup/popup-fixture.js';

/** A drag that ends without speed. */
const SLOWLY = { hold: 120 };
const DATE = 'mode="date" value="2024-05-07" label="Day"';
const CANCELLED = 'cancel 2024-05-07';

describe('swiping <nc-picker> away', () => {
  const { style } = document.documentElement;
  const outer = { width: innerWidth, height: innerHeight };
  before(useTokens);
  before(() => NcPicker.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));
  before(() => setViewport({ width: 600, height: 700 }));
  after(() => setViewport(outer));

  const create = async (attributes = DATE) => {
    const mounted = await mount(attributes);
    await mounted.open();
    const { part } = mounted;
    const surface = () => part('dialog');
    /** Whether the sheet is in its place, without styles of a drag. */
    const rests = () =>
      Math.abs(surface().getBoundingClientRect().bottom - innerHeight) < 1 &&
      !/translate|_dim/.test(surface().style.cssText);
    const title = (y = 0): Point => middleOf(part('h2'), 0, y);
    return { ...mounted, surface, rests, title };
  };

  const ways: Record<string, (points: readonly Point[], options?: object) => Promise<void>> = {
    mouse: (points, options) => drag(points, options),
    ...(hasPen && !isWebKit && { pen: (points, options) => drag(points, { ...options, pointerType: 'pen' }) }),
    ...(hasTouch && { finger: (points, options) => touch(points, options) }),
  };
  for (const [way, move] of Object.entries(ways)) {
    it(`cancels when a ${way} drags the header`, async () => {
      const { picker, log, isOpen, title, rests } = await create();
      await move([title(), title(40)], SLOWLY);
      expect([isOpen(), rests(), log.length], 'too short').to.deep.equal([true, true, 0]);
      await move([title(), title(150)], SLOWLY);
      expect([isOpen(), picker.open]).to.deep.equal([false, false]);
      expect(log).to.deep.equal([CANCELLED]);
    });

    it(`is not dragged when a ${way} starts on or around the wheels`, async () => {
      const { log, isOpen, rests, part, wheels } = await create();
      const [first] = wheels();
      for (const spot of [
        middleOf(first!),
        middleOf(part('input'), 0, 10),
        middleOf(part('#wheels'), 0, -116),
      ] as const) {
        await move([spot, [spot[0], spot[1] + 110]], SLOWLY);
        expect([isOpen(), rests(), log.length]).to.deep.equal([true, true, 0]);
      }
    });
  }

  it('is closed by a fast swipe, however short', async () => {
    const { part, log, isOpen } = await create();
    fling(part('header'), 30, 200);
    expect([isOpen(), log.length], 'too slow').to.deep.equal([true, 0]);
    fling(part('header'), 30, 50);
    expect(log).to.deep.equal([CANCELLED]);
  });

  it('does not press a button from which the drag starts', async () => {
    const { part, log, isOpen, rests } = await create();
    const done = middleOf(part('[part=confirm]'));
    await drag([done, [done[0], done[1] + 50], done], SLOWLY);
    expect([isOpen(), rests(), log.length]).to.deep.equal([true, true, 0]);
    await drag([done, [done[0], done[1] + 150]], SLOWLY);
    expect(log).to.deep.equal([CANCELLED]);
  });

  it('returns to its place when it is pulled up, and when it opens again', async () => {
    const { log, isOpen, rests, open, title } = await create();
    await drag([title(), title(20), title(-100)], SLOWLY);
    expect([isOpen(), rests()]).to.deep.equal([true, true]);
    await drag([title(), title(150)], SLOWLY);
    await open();
    expect([isOpen(), rests(), log.length]).to.deep.equal([true, true, 1]);
  });

  it('ends the drag when code closes it', async () => {
    const { picker, log, isOpen, open, rests, title } = await create();
    const at = title();
    for (const [phase, y] of [
      ['move', 0],
      ['down', 0],
      ['move', 10],
      ['move', 60],
    ] as const)
      await pointer({ phase, position: [at[0], at[1] + y], pointerType: 'mouse' });
    picker.open = false;
    await picker.updateComplete;
    await pointer({ phase: 'up', position: [at[0], at[1] + 150], pointerType: 'mouse' });
    expect([isOpen(), log.length]).to.deep.equal([false, 0]);
    await open();
    expect(rests()).to.equal(true);
  });

  it('works for sheets, not for boxes', async () => {
    const { log, isOpen, surface, title } = await create();
    await setViewport({ width: 1000, height: 700 });
    await drawn();
    const { top } = surface().getBoundingClientRect();
    await drag([title(), title(150)]);
    expect([isOpen(), log.length, surface().getBoundingClientRect().top]).to.deep.equal([true, 0, top]);
    await setViewport({ width: 600, height: 700 });
    await drawn();
    await drag([title(), title(150)], SLOWLY);
    expect(log, 'a sheet again').to.deep.equal([CANCELLED]);
  });
});
