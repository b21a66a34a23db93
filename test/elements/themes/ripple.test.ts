import 'nacre/elements/button';
import 'nacre/elements/cell';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { startRipple } from 'nacre/ripple';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

/** Of an element that shows a circle. */
const imageOf = (element: Element): string => getComputedStyle(element).backgroundImage;
const hasCircle = (element: Element): boolean => imageOf(element).includes('radial-gradient');

describe('startRipple', () => {
  before(useTokens);
  let stop: () => void;
  let isDown = false;
  beforeEach(() => (stop = startRipple(document)));
  afterEach(async () => {
    stop();
    if (isDown) await release();
    await sendMouse({ type: 'move', position: [0, 0] });
  });

  const place = async (content: string, selector: string) => {
    const home = await fixture(`<div style="padding: 20px; --nc-ripple-opacity: 0.12; width: 300px">${content}</div>`);
    for (const element of home.querySelectorAll('*')) if (element.shadowRoot) await settled(element);
    return home.querySelector(selector)!;
  };
  const press = async (element: Element, x: number, y: number) => {
    const { left, top } = element.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + x), Math.round(top + y)] });
    await sendMouse({ type: 'down' });
    isDown = true;
  };
  const release = async () => {
    await sendMouse({ type: 'up' });
    isDown = false;
  };
  /** Without the transition of the pressed look. */
  const circlesOf = (element: Element) =>
    element.getAnimations({ subtree: true }).filter((animation) => !(animation instanceof CSSTransition));
  const gone = (element: Element) => waitUntil(() => !hasCircle(element) && !circlesOf(element).length, 'it is gone');

  it('a circle spreads from where a button is pressed, and fades after the release', async () => {
    const button = await place('<nc-button>Save</nc-button>', 'nc-button');
    const { left, top, width } = button.getBoundingClientRect();
    await press(button, 30, 12);
    circlesOf(button)[0]!.finish();
    const { backgroundSize, backgroundPosition } = getComputedStyle(button);
    const size = parseFloat(backgroundSize);
    const [x, y] = backgroundPosition.split(' ').map(parseFloat) as [number, number];
    expect(size, 'it reaches the corner that is farthest away').to.be.at.least(2 * (width - 31));
    expect([x + size / 2, y + size / 2].map(Math.round), `${left} ${top}`).to.deep.equal([30, 12]);
    await release();
    expect(hasCircle(button), 'it fades').to.equal(true);
    await gone(button);
  });

  it('a quick press shows it too', async () => {
    const button = await place('<button>Save</button>', 'button');
    await press(button, 5, 5);
    await release();
    expect(hasCircle(button)).to.equal(true);
    await gone(button);
  });

  it('the link in the shadow tree of a row has it', async () => {
    const cell = await place('<nc-cell title="Profile" href="#there" arrow></nc-cell>', 'nc-cell');
    await press(cell, 30, 12);
    expect(hasCircle(cell.shadowRoot!.querySelector('a')!)).to.equal(true);
  });

  it('a key press spreads it from the middle', async () => {
    const button = await place('<button style="width: 100px; height: 40px">Save</button>', 'button');
    (button as HTMLElement).focus();
    await sendKeys({ press: 'Enter' });
    const grow = circlesOf(button)[0]!.effect as KeyframeEffect;
    expect(grow.getKeyframes()[0]!['backgroundPosition']).to.match(/^39\.\d+px 9\.\d+px$/);
  });

  it('stands above the pictures that the background has', async () => {
    const own = 'linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))';
    const button = await place(`<button style="background: ${own} no-repeat 0 0 / 10px 10px">A</button>`, 'button');
    await press(button, 5, 5);
    const { backgroundImage, backgroundSize } = getComputedStyle(button);
    expect(backgroundImage).to.match(/^radial-gradient.*linear-gradient/);
    expect(backgroundSize.endsWith(', 10px 10px')).to.equal(true);
  });

  it('a finger that scrolls shows none', async () => {
    const button = await place('<button>Save</button>', 'button');
    const init = { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' };
    button.dispatchEvent(new PointerEvent('pointerdown', init));
    expect(hasCircle(button)).to.equal(false);
    button.dispatchEvent(new PointerEvent('pointercancel', init));
    expect(circlesOf(button)).to.have.length(0);
  });

  it('a tap of a finger shows it when the finger goes up', async () => {
    const button = await place('<button>Save</button>', 'button');
    const init = { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' };
    button.dispatchEvent(new PointerEvent('pointerdown', init));
    button.dispatchEvent(new PointerEvent('pointerup', init));
    expect(hasCircle(button)).to.equal(true);
  });

  for (const [what, content, selector] of [
    ['a disabled button', '<nc-button disabled>Save</nc-button>', 'nc-button'],
    ['a button at work', '<nc-button loading>Save</nc-button>', 'nc-button'],
    ['a link in a text', '<p>Read <a href="#there">more of it</a></p>', 'a'],
    ['what cannot be pressed', '<p>Text of a page</p>', 'p'],
    ['a look without circles', '<button style="--nc-ripple-opacity: initial">Save</button>', 'button'],
  ] as const)
    it(`${what} has none`, async () => {
      const element = await place(content, selector);
      await press(element, 5, 5);
      expect(element.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition))).to.have.length(
        0,
      );
      expect(hasCircle(element)).to.equal(false);
    });

  it('ends with the function that it returns', async () => {
    const button = await place('<button>Save</button>', 'button');
    stop();
    await press(button, 5, 5);
    expect(hasCircle(button)).to.equal(false);
  });
});
