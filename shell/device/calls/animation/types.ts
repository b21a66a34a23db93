export interface AnimationStepOptions {
  /** Milliseconds. Default 400. */
  duration?: number;
  /** An easing of CSS. Default `linear`. */
  timingFunction?: string;
  /** Milliseconds before the step begins. Default 0. */
  delay?: number;
  /** Default `50% 50% 0`. */
  transformOrigin?: string;
}

/** One step of an animation: where all that is animated is at its end, and how it gets there. */
export interface AnimationAction {
  /** A function of `transform` with its arguments; `style` with the name of a property and its value. */
  animates: { type: string; args: (number | string)[] }[];
  option: {
    transformOrigin: string;
    transition: { duration: number; timingFunction: string; delay: number };
  };
}

/** An animation as data, for `playAnimation`. */
export interface ExportedAnimation {
  actions: AnimationAction[];
}

/** An animation that plays. */
export interface PlayedAnimation {
  /** Resolves when it has ended, was canceled, or another one took its place. */
  readonly finished: Promise<void>;
  /** Ends it. The element is as before. */
  cancel(): void;
}

type Length = number | string;

/**
 * Collects steps of an animation. Lengths are px or a text with a unit, angles degrees. What one step has set stays in the
 * next ones: `translate` and `rotate` of two steps add up, a second `rotate` replaces the first.
 */
export interface NodeAnimation {
  matrix(a: number, b: number, c: number, d: number, x: number, y: number): NodeAnimation;
  /** The 16 numbers of the matrix. */
  matrix3d(...numbers: number[]): NodeAnimation;
  rotate(angle: number): NodeAnimation;
  rotate3d(x: number, y: number, z: number, angle: number): NodeAnimation;
  rotateX(angle: number): NodeAnimation;
  rotateY(angle: number): NodeAnimation;
  rotateZ(angle: number): NodeAnimation;
  scale(x: number, y?: number): NodeAnimation;
  scale3d(x: number, y: number, z: number): NodeAnimation;
  scaleX(x: number): NodeAnimation;
  scaleY(y: number): NodeAnimation;
  scaleZ(z: number): NodeAnimation;
  skew(x: number, y?: number): NodeAnimation;
  skewX(x: number): NodeAnimation;
  skewY(y: number): NodeAnimation;
  translate(x: Length, y?: Length): NodeAnimation;
  translate3d(x: Length, y: Length, z: Length): NodeAnimation;
  translateX(x: Length): NodeAnimation;
  translateY(y: Length): NodeAnimation;
  translateZ(z: Length): NodeAnimation;
  opacity(value: number): NodeAnimation;
  backgroundColor(color: string): NodeAnimation;
  width(length: Length): NodeAnimation;
  height(length: Length): NodeAnimation;
  left(length: Length): NodeAnimation;
  right(length: Length): NodeAnimation;
  top(length: Length): NodeAnimation;
  bottom(length: Length): NodeAnimation;
  /** Ends a step: all of it happens at the same time. Options that are left out are those of the animation. */
  step(options?: AnimationStepOptions): NodeAnimation;
  /** The steps since the last `export()` or `play()`, as data. */
  export(): ExportedAnimation;
  /** Plays these steps: `playAnimation(target, animation.export())`. */
  play(target: Element | string): PlayedAnimation;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Animates elements. Synchronous as `createAnimation(options)`. */
    createAnimation: CallSpec<
      AnimationStepOptions,
      {
        /** Collects the steps. */
        animation: NodeAnimation;
      }
    >;
  }
}
