import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { percentText } from '../element/number-text.js';
import { failureText } from './failure.js';
import { mediaIcon, type MediaIcon } from './icons.js';
import type { MediaController } from './media-controller.js';
import type { MediaSlider } from './media-slider.js';
import { clockText, spokenTime } from './time-text.js';

/** A button of a player. `part` is the name of the CSS part and says which button it is. */
export const controlButton = (
  part: string,
  label: string,
  icon: MediaIcon,
  press: () => void,
  isOn?: boolean,
): TemplateResult =>
  html`<button
    type="button"
    part="button ${part}"
    aria-label=${label}
    aria-pressed=${isOn === undefined ? nothing : String(isOn)}
    @click=${press}
  >
    ${mediaIcon(icon)}
  </button>`;

export const playLabel = (media: MediaController): string =>
  media.isPaused
    ? msg('Play', { id: 'nc.media.play', desc: 'Button that starts a video or sound' })
    : msg('Pause', { id: 'nc.media.pause', desc: 'Button that pauses a video or sound' });

/** Play, pause, or play again. The name changes, so it is no toggle for screen readers. */
export const playButton = (media: MediaController): TemplateResult =>
  controlButton('play', playLabel(media), media.isEnded ? 'replay' : media.isPaused ? 'play' : 'pause', () =>
    media.toggle(),
  );

export const muteButton = (media: MediaController): TemplateResult => {
  const isSilent = media.isMuted || media.volume === 0;
  const label = isSilent
    ? msg('Unmute', { id: 'nc.media.unmute', desc: 'Button that turns the sound on' })
    : msg('Mute', { id: 'nc.media.mute', desc: 'Button that turns the sound off' });
  const icon = isSilent ? 'volume-off' : media.volume < 0.5 ? 'volume-low' : 'volume-high';
  return controlButton('mute', label, icon, () => media.toggleMuted());
};

/** The part of a bar from one share of it to another. As a property: strict policies forbid the attribute. */
const stretch = (from: number, to: number): string => `--_from: ${from}; --_to: ${to}`;

interface Bar {
  readonly part: string;
  readonly label: string;
  readonly now: number;
  readonly max: number;
  readonly text: string;
  readonly content?: unknown;
}

const bar = (slider: MediaSlider, { part, label, now, max, text, content = nothing }: Bar): TemplateResult =>
  html`<div
    part="slider ${part}"
    role="slider"
    tabindex="0"
    aria-label=${label}
    aria-valuemin="0"
    aria-valuemax=${max}
    aria-valuenow=${now}
    aria-valuetext=${text}
    .style=${`--_at: ${slider.shareOf(slider.value)}`}
    data-dragging=${slider.isDragging ? '' : nothing}
    @pointerdown=${slider}
    @pointermove=${slider}
    @pointerleave=${slider}
    @keydown=${slider}
  >
    <div class="rail">${content}<div class="fill" part="fill"></div></div>
    <div class="thumb" part="thumb"></div>
  </div>`;

/** The bar that shows and sets the time, with what has loaded and the time at the pointer. */
export function seekBar(host: Element, media: MediaController, slider: MediaSlider): TemplateResult {
  const { duration } = media;
  const length = Number.isFinite(duration) ? duration : 0;
  const { value, pointed } = slider;
  return html`<div class="seek">
    ${bar(slider, {
      part: 'seek',
      label: msg('Seek', { id: 'nc.media.seek', desc: 'Slider of a player: the time' }),
      now: Math.floor(value),
      max: Math.floor(length),
      text: saidTime(host, value, length),
      content: media.buffered.map(
        ([start, end]) =>
          html`<div class="stretch" part="buffered" .style=${stretch(slider.shareOf(start), slider.shareOf(end))}></div>`,
      ),
    })}${
      pointed === undefined || !length
        ? nothing
        : html`<span class="tip" aria-hidden="true" .style=${`--_at: ${slider.shareOf(pointed)}`}
            ><span part="preview">${clockText(pointed)}</span></span
          >`
    }
  </div>`;
}

export const volumeBar = (host: Element, media: MediaController, slider: MediaSlider): TemplateResult => {
  const percent = media.isMuted ? 0 : Math.round(slider.value * 100);
  return bar(slider, {
    part: 'volume',
    label: msg('Volume', { id: 'nc.media.volume', desc: 'Slider of a player: the volume' }),
    now: percent,
    max: 100,
    text: percentText(host, percent),
  });
};

/** Time and length; of what is live, that it is. `shown` is the time at which the user drags. Read by the seek bar. */
export function timeText(media: MediaController, shown: number): TemplateResult {
  if (media.isLive) {
    const live = msg('Live', { id: 'nc.media.live', desc: 'Beside a broadcast instead of its length' });
    return html`<span part="time live">${live}</span>`;
  }
  return html`<span part="time" aria-hidden="true"
    ><span part="current-time">${clockText(shown)}</span><span part="duration">${clockText(media.duration)}</span></span
  >`;
}

/** Says what happened, and tries again. */
export const errorNotice = (media: MediaController): TemplateResult | typeof nothing =>
  media.failure
    ? html`<div part="error" role="alert">
        <p>${failureText(media.failure)}</p>
        <button type="button" part="retry" @click=${() => media.retry()}>
          ${msg('Retry', { id: 'nc.media.retry', desc: 'Button below a video or sound that cannot be played' })}
        </button>
      </div>`
    : nothing;

/** A ring while it waits for data; screen readers hear it once. */
export const bufferingNotice = (media: MediaController, isShown: boolean): TemplateResult =>
  html`<div part="loading" role="status" ?hidden=${!isShown || !media.isBuffering}>${
    isShown && media.isBuffering
      ? html`<span class="spinner"></span
          ><span class="unseen">${msg('Loading', { id: 'nc.media.loading', desc: 'A video or sound waits for data' })}</span>`
      : nothing
  }</div>`;

/** A time of so many s, as screen readers say it; of what has a length, that as well. */
export function saidTime(host: Element, time: number, length: number): string {
  const now = spokenTime(host, time);
  const all = spokenTime(host, length);
  return length
    ? msg(str`${now} of ${all}`, {
        id: 'nc.media.time',
        desc: 'Said by screen readers: time and length of a video',
      })
    : now;
}

export const saidMuted = (): string =>
  msg('Muted', { id: 'nc.media.said-muted', desc: 'Said when a key mutes a player' });
export const saidVolume = (percent: string): string =>
  msg(str`Volume ${percent}`, { id: 'nc.media.said-volume', desc: 'Said when a key changes the volume of a player' });
