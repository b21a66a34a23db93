import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { isScriptUrl } from '../base/urls.js';
import {
  bufferingNotice,
  controlButton,
  muteButton,
  playButton,
  seekBar,
  timeText,
  volumeBar,
} from '../internal/media/controls.js';
import { mediaIcon } from '../internal/media/icons.js';
import type { MediaController } from '../internal/media/media-controller.js';
import type { MediaSlider } from '../internal/media/media-slider.js';
import { type MediaMenus, rateGroup } from '../internal/media/menus.js';

/** What the player shows, as its properties say. */
interface AudioView extends HTMLElement {
  readonly poster: string;
  readonly author: string;
  readonly showMuteBtn: boolean;
  readonly showRateBtn: boolean;
  readonly showLoopBtn: boolean;
  readonly showDownloadBtn: boolean;
  readonly showPreviousBtn: boolean;
  readonly showNextBtn: boolean;
  readonly showLoading: boolean;
  loop: boolean;
}

interface AudioParts {
  readonly player: MediaController;
  readonly seek: MediaSlider;
  readonly volume: MediaSlider;
  readonly menus: MediaMenus;
  /** Of the file. */
  readonly address: string;
  skip(type: 'previous' | 'next'): void;
}

export const waitsText = (): string =>
  msg('Press play to listen.', {
    id: 'nc.audio.refused',
    desc: 'The browser does not let a sound play by itself',
  });

/** Picture, title, author. */
export function audioHead({ title, author, poster }: AudioView): unknown {
  if (!title && !author && !poster) return nothing;
  return html`<div class="head" title="">
    ${poster && !isScriptUrl(poster) ? html`<img part="poster" alt="" src=${poster} />` : nothing}
    <div class="words">
      ${title ? html`<div part="title">${title}</div>` : nothing}
      ${author ? html`<div part="author">${author}</div>` : nothing}
    </div>
  </div>`;
}

export function audioBar(audio: AudioView, parts: AudioParts): TemplateResult {
  const { player, seek } = parts;
  return html`<div class="bar" title="">
    <span class="toggle">${playButton(player)}${bufferingNotice(player, audio.showLoading)}</span>
    <div class="track">
      ${seekBar(audio, player, seek)}
      <div class="line">${timeText(player, seek.value)}<span class="tools">${tools(audio, parts)}</span></div>
    </div>
  </div>`;
}

function tools(audio: AudioView, { player, volume, menus, address, skip }: AudioParts): readonly unknown[] {
  const skipButton = (type: 'previous' | 'next', label: string) => controlButton(type, label, type, () => skip(type));
  return [
    audio.showPreviousBtn
      ? skipButton('previous', msg('Previous', { id: 'nc.audio.previous', desc: 'Button: the sound before' }))
      : nothing,
    audio.showNextBtn
      ? skipButton('next', msg('Next', { id: 'nc.audio.next', desc: 'Button: the next sound' }))
      : nothing,
    audio.showLoopBtn ? loopButton(audio) : nothing,
    audio.showMuteBtn ? [muteButton(player), volumeBar(audio, player, volume)] : nothing,
    audio.showRateBtn
      ? menus.render({
          name: 'settings',
          label: msg('Speed', { id: 'nc.media.rate', desc: 'Group of a menu: how fast a video or sound plays' }),
          icon: 'settings',
          groups: () => [rateGroup(player)],
        })
      : nothing,
    audio.showDownloadBtn && address ? downloadLink(address) : nothing,
  ];
}

function loopButton(audio: AudioView): TemplateResult {
  const label = msg('Repeat', { id: 'nc.audio.loop', desc: 'Button: plays the sound again and again' });
  const toggle = (): void => {
    audio.loop = !audio.loop;
  };
  return controlButton('loop', label, 'loop', toggle, audio.loop);
}

function downloadLink(address: string): TemplateResult {
  const label = msg('Download', { id: 'nc.audio.download', desc: 'Link that downloads the sound' });
  return html`<a part="button download" href=${address} download aria-label=${label}>${mediaIcon('download')}</a>`;
}
