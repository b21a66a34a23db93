import 'nacre/elements/swiper';
import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import { pointer, touch } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { inSight, rest, spotOf } from '../swiper/swiper-fixture.js';
import { bound, markAt } from './swiper-tabs.js';

describe('<nc-tabs> with a swiper under a finger', () => {
  before(useTokens);

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`moves the mark with the finger, there and back, ${dir}`, async () => {
      const { tabs, swiper, reports, moves } = await bound({ dir, more: 'selected="2"' });
      const [x, y] = spotOf(swiper);
      const forth = dir === 'ltr' ? -1 : 1;
      const at = async (share: number) => {
        await pointer({ phase: 'move', position: [x + forth * share * 300, y] });
        await drawn();
      };
      /** How far the slides are, as seen. */
      const seen = () => {
        const { left } = swiper.getBoundingClientRect();
        return 2 + (forth * (swiper.children[2]!.getBoundingClientRect().left - left)) / 300;
      };
      await pointer({ phase: 'down', position: [x, y] });
      for (const share of [0.1, 0.2, 0.35, 0.2, 0.05, -0.2, -0.4, -0.1]) {
        await at(share);
        expect(Math.abs(markAt(tabs) - seen()), `at ${share}`).to.be.below(0.02);
        expect(reports, 'nothing is selected yet').to.deep.equal([]);
      }
      expect(seen(), 'the slides follow the finger').to.not.equal(2);
      await at(0);
      await at(0);
      await pointer({ phase: 'up', position: [x, y] });
      await rest(moves);
      await waitUntil(() => Math.abs(markAt(tabs) - 2) < 0.01, 'the mark is back');
      expect(reports).to.deep.equal([]);
    });
  }

  it('selects each tab once during swipe after swipe', async function () {
    this.timeout(60_000);
    const { tabs, swiper, reports, moves } = await bound({ count: 6, swiper: '' });
    const lags: number[] = [];
    swiper.addEventListener('transition', () => lags.push(Math.abs(markAt(tabs) - swiper.progress)));
    for (let turn = 0; turn < 4; turn += 1) {
      await touch([spotOf(swiper, 0.8), spotOf(swiper, 0.2)], { steps: 3, stepDelay: 4 });
    }
    await rest(moves);
    await waitUntil(() => Math.abs(markAt(tabs) - tabs.selected) < 0.01, 'the mark rests');
    expect([tabs.selected, ...inSight(swiper)]).to.deep.equal([swiper.current, `s${swiper.current}`]);
    const changes = moves.filter((move) => move.startsWith('change')).map((move) => move.split(' ')[1]);
    expect(reports.map((report) => report.split(' ')[1])).to.deep.equal(changes);
    expect(swiper.current).to.be.above(0);
    // The events of the same frame may select another tab before it is drawn.
    expect(lags.filter((lag) => lag > 0.02).length).to.be.at.most(changes.length);
  });
});
