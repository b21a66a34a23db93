import { waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { createInnerAudioContext, type InnerAudioContext, type InnerAudioEvents } from 'nacre/device';
import { mediaUrl, tone } from '../helpers/media.js';

let button: HTMLButtonElement;

/**
 * A context, and a button for `tap`; both go with `release()`. Sounds are muted until then: where there is no audio device,
 * Firefox stops one that can be heard.
 */
export function setUp(): { context: InnerAudioContext; release: () => void } {
  const { Audio } = window;
  window.Audio = class extends Audio {
    constructor() {
      super();
      this.muted = true;
    }
  } as typeof Audio;
  const context = createInnerAudioContext();
  button = document.createElement('button');
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 50px; height: 50px';
  document.body.append(button);
  return {
    context,
    release() {
      window.Audio = Audio;
      context.destroy();
      button.remove();
    },
  };
}

/** Runs what a tap of the user runs: browsers let a page play from then on. */
export async function tap(run: () => void): Promise<void> {
  button.addEventListener('click', run, { once: true });
  await sendMouse({ type: 'click', position: [25, 25] });
}

/** Resolves with the next event of that name. */
export const next = <E extends keyof InnerAudioEvents>(
  context: InnerAudioContext,
  name: E,
): Promise<InnerAudioEvents[E]> =>
  new Promise((resolve) => {
    const on = context[`on${name}`] as (listener: (payload: InnerAudioEvents[E]) => void) => () => void;
    const remove = on((payload) => {
      remove();
      resolve(payload);
    });
  });

/** Plays the tone of the tests, until its time runs. */
export async function play(context: InnerAudioContext): Promise<void> {
  context.src = mediaUrl(tone());
  const played = next(context, 'Play');
  await tap(() => context.play());
  await played;
  await waitUntil(() => context.currentTime > 0, 'the time runs');
}
