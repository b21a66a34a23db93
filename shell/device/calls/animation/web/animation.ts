import { given } from '../../../../../elements/base/given.js';
import type { AnimationAction, AnimationStepOptions, NodeAnimation } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { checkArguments } from '../../../check-arguments.js';
import { play } from './animation-play.js';
import { isStyle, TRANSFORMS, cssOf } from './animation-values.js';

const STYLES = ['opacity', 'backgroundColor', 'width', 'height', 'left', 'right', 'top', 'bottom'] as const;

type Animate = AnimationAction['animates'][number];

/** Collects the steps of an animation. */
class Steps {
  readonly #options: AnimationStepOptions;
  /** All that is animated so far: a function of `transform`, or a property of CSS -> its value. */
  readonly #animates = new Map<string, Animate>();
  #actions: AnimationAction[] = [];

  static {
    const define = (name: string, animateOf: (args: (number | string)[]) => Animate) =>
      Object.defineProperty(this.prototype, name, {
        value(this: Steps, ...args: (number | string)[]) {
          return this.#set(name, animateOf(args));
        },
        configurable: true,
        writable: true,
      });
    for (const name of Object.keys(TRANSFORMS)) define(name, (args) => ({ type: name, args }));
    for (const name of STYLES) define(name, ([value]) => ({ type: 'style', args: [name, value!] }));
  }

  constructor(options: AnimationStepOptions) {
    this.#options = options;
  }

  step(options: AnimationStepOptions = {}): this {
    checkArguments('createAnimation', options);
    const wanted = { ...this.#options, ...given(options) };
    const { duration = 400, timingFunction = 'linear', delay = 0, transformOrigin = '50% 50% 0' } = wanted;
    this.#actions.push({
      animates: [...this.#animates.values()],
      option: { transformOrigin, transition: { duration, timingFunction, delay } },
    });
    return this;
  }

  export() {
    const actions = this.#actions;
    this.#actions = [];
    return { actions };
  }

  play(target: Element | string) {
    return play(target, this.export());
  }

  #set(name: string, animate: Animate): this {
    const value = cssOf(animate);
    const property = isStyle(animate) ? name : 'transform';
    const cssName = property === 'backgroundColor' ? 'background-color' : property;
    if (value === undefined || !CSS.supports(cssName, value)) {
      throw new DeviceError(
        'createAnimation',
        ErrCode.invalid,
        `${name}: expected values of CSS, not ${String(value)}`,
      );
    }
    this.#animates.set(name, animate);
    return this;
  }
}

export const webAnimation = (options: AnimationStepOptions = {}): NodeAnimation =>
  new Steps(options) as unknown as NodeAnimation;

export const createAnimation: Provider<'createAnimation'> = (options) => ({ animation: webAnimation(options) });
