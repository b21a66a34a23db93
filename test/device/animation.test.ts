import { expect, fixture, html } from '@open-wc/testing';
import { createAnimation, device, type DeviceError, ErrCode, playAnimation } from 'nacre/device';

const thrown = (run: () => unknown): DeviceError => {
  try {
    run();
  } catch (error) {
    return error as DeviceError;
  }
  return expect.fail('nothing thrown');
};
const message = (run: () => unknown): string => thrown(run).errMsg;

describe('createAnimation', () => {
  it('exports its steps as data: what a step has set stays in the next one', () => {
    const animation = createAnimation({ duration: 100, timingFunction: 'ease' });
    animation.translate(10, '20rpx').rotate(45).step();
    animation.rotate(90).opacity(0.5).width(30).step({ duration: 50, delay: 5, transformOrigin: '0 0' });
    const { actions } = animation.export();
    expect(actions).to.deep.equal([
      {
        animates: [
          { type: 'translate', args: [10, '20rpx'] },
          { type: 'rotate', args: [45] },
        ],
        option: { transformOrigin: '50% 50% 0', transition: { duration: 100, timingFunction: 'ease', delay: 0 } },
      },
      {
        animates: [
          { type: 'translate', args: [10, '20rpx'] },
          { type: 'rotate', args: [90] },
          { type: 'style', args: ['opacity', 0.5] },
          { type: 'style', args: ['width', 30] },
        ],
        option: { transformOrigin: '0 0', transition: { duration: 50, timingFunction: 'ease', delay: 5 } },
      },
    ]);
    expect(animation.export(), 'what is exported is gone').to.deep.equal({ actions: [] });
    expect(animation.scaleX(2).step().export().actions[0]!.animates, 'but it stays in what follows').to.have.length(5);
  });

  it('has the defaults of the reference', () => {
    const [action] = createAnimation().opacity(1).step().export().actions;
    expect(action!.option).to.deep.equal({
      transformOrigin: '50% 50% 0',
      transition: { duration: 400, timingFunction: 'linear', delay: 0 },
    });
  });

  it('has all the methods', async () => {
    const box = await fixture<HTMLElement>(html`<div style="position: absolute"></div>`);
    const animation = createAnimation({ duration: 0 })
      .matrix(1, 0, 0, 1, 0, 0)
      .matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
      .rotate(1)
      .rotate3d(0, 1, 0, 2)
      .rotateX(3)
      .rotateY(4)
      .rotateZ(5)
      .scale(1, 2)
      .scale3d(1, 1, 2)
      .scaleX(1)
      .scaleY(2)
      .scaleZ(1)
      .skew(1, 2)
      .skewX(3)
      .skewY(4)
      .translate(1, '2%')
      .translate3d(1, '2em', 3)
      .translateX(4)
      .translateY(5)
      .translateZ('6px')
      .opacity(0.5)
      .backgroundColor('red')
      .width(1)
      .height('2em')
      .left(3)
      .right('4px')
      .top(5)
      .bottom('6%')
      .step();
    await animation.play(box).finished;
    expect(box.style.transform).to.equal(
      'matrix(1, 0, 0, 1, 0, 0) matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1) rotate(1deg) ' +
        'rotate3d(0, 1, 0, 2deg) rotateX(3deg) rotateY(4deg) rotateZ(5deg) scale(1, 2) scale3d(1, 1, 2) scaleX(1) ' +
        'scaleY(2) scaleZ(1) skew(1deg, 2deg) skewX(3deg) skewY(4deg) translate(1px, 2%) translate3d(1px, 2em, 3px) ' +
        'translateX(4px) translateY(5px) translateZ(6px)',
    );
    const { opacity, backgroundColor, width, height, left, right, top, bottom } = box.style;
    expect([opacity, backgroundColor, width, height, left, right, top, bottom]).to.deep.equal([
      '0.5',
      'red',
      '1px',
      '2em',
      '3px',
      '4px',
      '5px',
      '6%',
    ]);
  });

  it('says what is wrong', () => {
    const animation = createAnimation();
    expect(message(() => createAnimation({ duration: -1 }))).to.equal(
      'createAnimation:fail duration: expected a number from 0 on',
    );
    expect(message(() => createAnimation({ timingFunction: 'fast' }))).to.include('timingFunction: expected an easing');
    expect(message(() => animation.step({ delay: '1s' as never }))).to.include('delay: expected a number of ms');
    expect(message(() => animation.step({ transformOrigin: 'x' }))).to.include('transformOrigin: expected a transform');
    expect(message(() => animation.rotate('far' as never))).to.include(
      'rotate: expected values of CSS, not rotate(far)',
    );
    expect(message(() => animation.matrix(1, 2, 3, 4, 5, NaN))).to.include('matrix: expected values of CSS');
    expect(message(() => animation.opacity(undefined as never))).to.include('opacity: expected values of CSS');
    expect(animation.step().export().actions[0]!.animates).to.deep.equal([]);
  });

  it('is a call as well', async () => {
    const { animation } = await device.call('createAnimation', { duration: 7 });
    expect(animation.step().export().actions[0]!.option.transition.duration).to.equal(7);
  });
});

describe('playAnimation', () => {
  let box: HTMLElement;
  beforeEach(async () => {
    box = await fixture(html`<div id="box" style="width: auto; height: 20px"></div>`);
  });
  /** Its animations, held, so that a test moves them through time. */
  const held = (): Animation[] => {
    const all = box.getAnimations();
    for (const one of all) one.pause();
    return all;
  };
  const at = (all: readonly Animation[], time: number): CSSStyleDeclaration => {
    for (const one of all) one.currentTime = time;
    return getComputedStyle(box);
  };
  const x = (style: CSSStyleDeclaration): number => new DOMMatrix(style.transform).e;
  const finish = (): void => box.getAnimations().forEach((one) => one.finish());

  it('plays a step after the other, from where the element is, and keeps the end', async () => {
    const animation = createAnimation({ duration: 100 });
    animation.translateX(100).step().opacity(0).step({ delay: 50 });
    const played = animation.play(box);
    const all = held();
    expect(x(at(all, 50))).to.be.closeTo(50, 0.5);
    expect(Number(at(all, 50).opacity)).to.equal(1);
    expect(x(at(all, 120)), 'the delay').to.equal(100);
    expect(Number(at(all, 120).opacity)).to.equal(1);
    expect(Number(at(all, 200).opacity)).to.be.closeTo(0.5, 0.01);
    finish();
    await played.finished;
    expect(box.getAnimations()).to.deep.equal([]);
    expect([box.style.transform, box.style.opacity]).to.deep.equal(['translateX(100px)', '0']);
    box.style.opacity = '1';
    expect(getComputedStyle(box).opacity, 'code may change it').to.equal('1');
  });

  it('turns further from the last turn', async () => {
    const animation = createAnimation({ duration: 100 });
    const first = playAnimation(box, animation.rotate(360).step().export());
    finish();
    await first.finished;
    playAnimation('#box', animation.rotate(720).step().export());
    const { a } = new DOMMatrix(at(held(), 50).transform);
    expect(a, 'half a turn').to.be.closeTo(-1, 0.01);
  });

  it('starts lengths from what is on screen', () => {
    const { offsetWidth } = box;
    createAnimation({ duration: 100 }).width(0).step().play(box);
    expect(parseFloat(at(held(), 50).width)).to.be.closeTo(offsetWidth / 2, 1);
  });

  it('another animation takes over where the first one is', async () => {
    const first = createAnimation({ duration: 100 }).translateX(100).opacity(0).step().play(box);
    at(held(), 50);
    createAnimation({ duration: 100 }).translateX(0).step().play(box);
    await first.finished;
    const style = at(held(), 0);
    expect(x(style)).to.be.closeTo(50, 0.5);
    expect(Number(style.opacity)).to.be.closeTo(0.5, 0.01);
    first.cancel();
    expect(x(at(held(), 50)), 'the first one has no say any more').to.be.closeTo(25, 0.5);
  });

  it('a cancelled one leaves the element as it was', async () => {
    box.style.opacity = '0.7';
    const played = createAnimation().opacity(0).step().play(box);
    at(held(), 200);
    played.cancel();
    await played.finished;
    expect(getComputedStyle(box).opacity).to.equal('0.7');
    expect(box.getAnimations()).to.deep.equal([]);
  });

  it('ends with the animations of the page, if code ends them', async () => {
    const played = createAnimation().opacity(0).step().opacity(1).step().play(box);
    box.getAnimations()[0]!.cancel();
    await played.finished;
    expect(box.getAnimations()).to.deep.equal([]);
  });

  it('shows the end at once if the user prefers reduced motion', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduce') }) as MediaQueryList;
    await createAnimation().translateX(5).step().opacity(0.2).step().play(box).finished;
    window.matchMedia = matchMedia;
    expect(box.getAnimations()).to.deep.equal([]);
    expect([box.style.transform, box.style.opacity]).to.deep.equal(['translateX(5px)', '0.2']);
  });

  it('says what is wrong', () => {
    const animation = createAnimation().opacity(0).step().export();
    const missing = thrown(() => playAnimation('#nobody', animation));
    expect(missing.errMsg).to.equal('playAnimation:fail target: no element "#nobody" on this page');
    expect(missing.errCode).to.equal(ErrCode.notFound);
    expect(message(() => playAnimation({} as never, animation))).to.include('target: expected an element, or');
    expect(message(() => playAnimation('[[', animation))).to.include('selector: expected a CSS selector');
    expect(message(() => playAnimation(box, {} as never))).to.include('animation: expected what export() returns');
  });
});
