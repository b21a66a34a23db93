import 'nacre/elements/rate';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcRate } from 'nacre/elements/rate';
import { drag, keys, pointer, touch, type Point } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

describe('<nc-rate> in use', () => {
  before(useTokens);

  const mount = async (attributes = '', home = '') => {
    const form = await fixture<HTMLFormElement>(
      `<form ${home} style="padding: 40px"><nc-rate name="n" aria-label="N" ${attributes}></nc-rate></form>`,
    );
    const rate = form.querySelector('nc-rate')!;
    await settled(rate);
    const log: string[] = [];
    for (const type of ['input', 'change'])
      rate.addEventListener(type, () => log.push(`${type} ${new FormData(form).get('n')}`));
    return { form, rate, log };
  };
  /** A place on the screen: so many stars from the start of the row, a star being its left half and its right half. */
  const place = (rate: NcRate, stars: number): Point => {
    const star = rate.shadowRoot!.children[Math.min(Math.floor(stars), rate.count - 1)]!.getBoundingClientRect();
    const share = stars - Math.floor(stars);
    const x = rate.matches(':dir(rtl)') ? star.right - share * star.width : star.left + share * star.width;
    return [Math.round(x), Math.round(star.y + star.height / 2)];
  };
  const click = (rate: NcRate, stars: number) =>
    sendMouse({ type: 'click', position: place(rate, stars) as [number, number] });
  /** How much of each star is painted. */
  const painted = (rate: NcRate) =>
    Array.from(rate.shadowRoot!.children, (star) => Number(getComputedStyle(star).getPropertyValue('--_share')));
  const spoken = (rate: NcRate) => (rate as unknown as { internals: ElementInternals }).internals.ariaValueText;

  it('takes the star that is clicked', async () => {
    const { rate, log } = await mount();
    await click(rate, 2.7);
    await click(rate, 2.2);
    await click(rate, 0.5);
    expect(log).to.deep.equal(['input 3', 'change 3', 'input 1', 'change 1']);
    await settled(rate);
    expect(painted(rate)).to.deep.equal([1, 0, 0, 0, 0]);
  });

  it('takes the star that is clicked, of any size', async () => {
    for (const size of [12, 40]) {
      const { rate } = await mount(`size="${size}" gutter="10" allow-half`);
      expect(Math.round(rate.getBoundingClientRect().width)).to.equal(size * 5 + 40);
      for (const stars of [0.2, 1.8, 2.3, 4.7]) {
        await click(rate, stars);
        expect(rate.value, `${stars} of ${size} px`).to.equal(Math.ceil(stars * 2) / 2);
      }
    }
  });

  it('takes halves where there are any', async () => {
    const { rate } = await mount('allow-half');
    await click(rate, 2.2);
    expect(rate.value).to.equal(2.5);
    await click(rate, 2.8);
    expect(rate.value).to.equal(3);
  });

  it('shows any share that code sets, within its stars', async () => {
    const { rate } = await mount('value="3.3" readonly');
    expect(painted(rate).map((share) => Math.round(share * 10))).to.deep.equal([10, 10, 10, 3, 0]);
    rate.value = 9;
    await settled(rate);
    expect([rate.value, painted(rate)]).to.deep.equal([5, [1, 1, 1, 1, 1]]);
    rate.count = 3;
    await settled(rate);
    expect([rate.value, painted(rate)]).to.deep.equal([3, [1, 1, 1]]);
    rate.value = -1;
    expect(rate.value).to.equal(0);
  });

  it('is taken away by another click on the same star, if it may be', async () => {
    const { form, rate, log } = await mount('value="3" clearable');
    await click(rate, 2.5);
    expect([rate.value, new FormData(form).has('n')]).to.deep.equal([0, false]);
    await click(rate, 2.5);
    rate.clearable = false;
    await click(rate, 2.5);
    expect(log).to.deep.equal(['input null', 'change null', 'input 3', 'change 3']);
  });

  it('follows a mouse that is dragged over the stars, and fires change once', async () => {
    const { rate, log } = await mount();
    await drag([place(rate, 0.5), place(rate, 1.5), place(rate, 3.5), place(rate, 2.5)]);
    expect(rate.value).to.equal(3);
    expect([log.at(-1), log.filter((entry) => entry.startsWith('change')).length]).to.deep.equal(['change 3', 1]);
  });

  it('stays within its stars when the pointer leaves them', async () => {
    const { rate } = await mount('value="2"');
    const [x, y] = place(rate, 1.5);
    await drag([
      [x, y],
      [x + 250, y],
    ]);
    expect(rate.value).to.equal(5);
    await drag([
      [x, y],
      [2, y],
    ]);
    expect(rate.value, 'not taken away').to.equal(1);
    rate.clearable = true;
    await drag([
      [x, y],
      [2, y],
    ]);
    expect(rate.value).to.equal(0);
  });

  it('follows a finger along the row, and takes a tap', async () => {
    const { rate, log } = await mount();
    await touch([place(rate, 3.5)]);
    expect(log).to.deep.equal(['input 4', 'change 4']);
    await touch([place(rate, 3.5), place(rate, 2.5), place(rate, 1.5)]);
    expect([rate.value, log.at(-1)]).to.deep.equal([2, 'change 2']);
  });

  it('shows what a click would choose while a mouse is over it', async () => {
    const { rate, log } = await mount('value="1"');
    const hover = async (position: Point) => {
      await pointer({ phase: 'move', position, pointerType: 'mouse' });
      await settled(rate);
    };
    await hover(place(rate, 3.5));
    await waitUntil(() => rate.matches(':state(hover)'), 'the mouse is over it');
    await settled(rate);
    expect([painted(rate), rate.matches(':state(hover)'), rate.value]).to.deep.equal([[1, 1, 1, 1, 0], true, 1]);
    await hover([2, 2]);
    await waitUntil(() => !rate.matches(':state(hover)'), 'the mouse has left it');
    await settled(rate);
    expect([painted(rate), rate.matches(':state(hover)'), log]).to.deep.equal([[1, 0, 0, 0, 0], false, []]);
    rate.readonly = true;
    await settled(rate);
    await hover(place(rate, 3.5));
    expect(painted(rate)).to.deep.equal([1, 0, 0, 0, 0]);
  });

  it('is moved by the keys of a slider', async () => {
    const { rate, log } = await mount('allow-half value="1"');
    rate.focus();
    const values = [];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowDown']) {
      await keys(key);
      values.push(rate.value);
    }
    expect(values).to.deep.equal([1.5, 2, 1.5, 5, 5, 0.5, 0.5]);
    expect(log.length).to.equal(10);
    rate.clearable = true;
    await keys('ArrowDown');
    expect(rate.value).to.equal(0);
  });

  it('runs from right to left in right-to-left text', async () => {
    const { rate } = await mount('allow-half', 'dir="rtl"');
    await click(rate, 1.2);
    expect(rate.value).to.equal(1.5);
    rate.focus();
    await keys('ArrowLeft');
    expect(rate.value).to.equal(2);
    const [first, second] = rate.shadowRoot!.children;
    expect(first!.getBoundingClientRect().x).to.be.greaterThan(second!.getBoundingClientRect().x);
  });

  it('is spoken in words, in the language of the page', async () => {
    const { rate } = await mount('value="3.5"', 'lang="de"');
    expect(spoken(rate)).to.match(/^3,5 \S+ 5$/);
    rate.value = 0;
    expect(spoken(rate)).to.not.match(/\d/);
    rate.valueFormatter = (value) => ['none', 'poor', 'fair'][value]!;
    rate.value = 2;
    expect(spoken(rate)).to.equal('fair');
  });

  it('draws characters and icons of the page', async () => {
    const { rate } = await mount('character="♥" value="2.5"');
    const third = rate.shadowRoot!.children[2]!;
    const look = (pseudo?: string) => getComputedStyle(third, pseudo);
    for (const pseudo of ['::before', '::after']) expect(look(pseudo).content).to.equal('"♥"');
    expect(look('::after').clipPath).to.contain('50%');
    rate.character = '';
    rate.icon = 'M4 4H20V20H4Z';
    await settled(rate);
    expect(look().clipPath).to.match(/^path\(.*M ?4 4/);
    rate.size = 48;
    await settled(rate);
    expect(Math.round(third.getBoundingClientRect().width)).to.equal(48);
  });
});
