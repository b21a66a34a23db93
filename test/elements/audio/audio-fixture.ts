import 'nacre/elements/audio';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcAudio } from 'nacre/elements/audio';
import { settled } from '../../helpers/dom.js';
import { mediaUrl, tone } from '../../helpers/media.js';

/** A player of the tone of four seconds, its length known. Muted: where there is no audio device, Firefox stops a sound. */
export async function player(attributes = '', children = ''): Promise<NcAudio> {
  const audio = await fixture<NcAudio>(
    `<nc-audio muted preload="auto" src=${mediaUrl(tone())} ${attributes}>${children}</nc-audio>`,
  );
  await waitUntil(() => audio.duration > 0, 'it has loaded');
  await settled(audio);
  expect(audio.shadowRoot!.querySelector('[role=alert]'), audio.media!.error?.message).to.equal(null);
  return audio;
}

/** A part of the player, by its name. */
export function part(audio: NcAudio, name: string): HTMLElement {
  const found = audio.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  expect(found, `${name}; ${audio.media!.error?.message}`).to.not.equal(null);
  return found!;
}

/** The user presses a part: browsers let the page play from then on. */
export async function press(audio: NcAudio, name: string): Promise<void> {
  const { left, top, width, height } = part(audio, name).getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

export async function started(audio: NcAudio): Promise<void> {
  await press(audio, 'play');
  await waitUntil(() => audio.currentTime > 0, 'the time runs');
}
