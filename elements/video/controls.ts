import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import {
  bufferingNotice,
  controlButton,
  errorNotice,
  muteButton,
  playButton,
  playLabel,
  seekBar,
  timeText,
  volumeBar,
} from '../internal/media/controls.js';
import type { MediaController } from '../internal/media/media-controller.js';
import type { MediaSlider } from '../internal/media/media-slider.js';
import { rateGroup, type MediaMenus } from '../internal/media/menus.js';
import type { Captions } from './captions.js';
import type { DanmakuSwitch } from './danmaku-switch.js';
import { dragNotice } from './drag-notice.js';
import type { FullScreen } from './full-screen.js';
import type { VideoGestures } from './gestures.js';
import type { PictureInPicture } from './picture-in-picture.js';
import type { VideoSources } from './sources.js';

/** What the page wants to be shown. */
export interface ShownControls extends HTMLElement {
  readonly controls: boolean;
  readonly showProgress: boolean;
  readonly showPlayBtn: boolean;
  readonly showCenterPlayBtn: boolean;
  readonly showMuteBtn: boolean;
  readonly showRateBtn: boolean;
  readonly showQualityBtn: boolean;
  readonly showCaptionsBtn: boolean;
  readonly showPipBtn: boolean;
  readonly showFullscreenBtn: boolean;
  readonly showLoading: boolean;
  readonly danmuBtn: boolean;
  readonly direction: string | number;
}

/** What the controls show, and act on. */
export interface VideoModel {
  readonly player: MediaController;
  readonly seek: MediaSlider;
  readonly volume: MediaSlider;
  readonly menus: MediaMenus;
  readonly captions: Captions;
  readonly sources: VideoSources;
  readonly fullScreen: FullScreen;
  readonly pictureInPicture: PictureInPicture;
  readonly danmaku: DanmakuSwitch;
  readonly gestures: VideoGestures;
  /** Said to the user: what a key has done. */
  readonly notice: string;
}

/** All that lies over the picture. */
export function videoControls(host: ShownControls, model: VideoModel): TemplateResult {
  const { player } = model;
  const hasCenter = host.showCenterPlayBtn && !player.hasStarted && !player.failure && player.isPaused;
  return html`${host.title ? html`<div part="title" title="">${host.title}</div>` : nothing}
    <div class="center" title="">
      ${bufferingNotice(player, host.showLoading)}
      ${hasCenter ? controlButton('center-play', playLabel(player), 'play', () => void player.play()) : nothing}
      ${errorNotice(player)}
    </div>
    <div class="notices" title="">
      <span part="notice" role="status">${model.notice}</span>${dragNotice(host, model.gestures.notice, player.duration)}
    </div>
    ${host.controls && !player.failure ? bars(host, model) : nothing}`;
}

function bars(host: ShownControls, model: VideoModel): TemplateResult {
  const { player } = model;
  return html`<div class="bars" part="controls" title="">
    ${host.showProgress && !player.isLive ? seekBar(host, player, model.seek) : nothing}
    <div class="row">
      ${host.showPlayBtn ? playButton(player) : nothing}
      ${host.showMuteBtn ? [muteButton(player), volumeBar(host, player, model.volume)] : nothing}
      ${host.showProgress ? timeText(player, model.seek.value) : nothing}
      <span class="gap"></span>
      ${host.danmuBtn ? model.danmaku.button() : nothing}
      ${captionsMenu(host, model)} ${settingsMenu(host, model)} ${pictureInPictureButton(host, model)}
      ${fullScreenButton(host, model)}
    </div>
  </div>`;
}

function captionsMenu({ showCaptionsBtn }: ShownControls, { captions, menus }: VideoModel): unknown {
  if (!showCaptionsBtn || !captions.tracks.length) return nothing;
  const group = captions.group();
  return menus.render({
    name: 'captions',
    label: group.label,
    icon: 'captions',
    isOn: captions.current !== undefined,
    groups: () => [group],
  });
}

function settingsMenu({ showRateBtn, showQualityBtn }: ShownControls, model: VideoModel): unknown {
  const quality = showQualityBtn ? model.sources.group() : undefined;
  if (!showRateBtn && !quality) return nothing;
  return model.menus.render({
    name: 'settings',
    label: msg('Settings', { id: 'nc.media.settings', desc: 'Button of a player: speed and quality' }),
    icon: 'settings',
    groups: () => [...(showRateBtn ? [rateGroup(model.player)] : []), ...(quality ? [quality] : [])],
  });
}

function pictureInPictureButton({ showPipBtn }: ShownControls, { pictureInPicture }: VideoModel): unknown {
  if (!showPipBtn || !pictureInPicture.isPossible) return nothing;
  const label = pictureInPicture.isOn
    ? msg('Exit picture-in-picture', {
        id: 'nc.media.picture-in-picture-exit',
        desc: 'Button of a player: the video returns from its small window',
      })
    : msg('Picture-in-picture', {
        id: 'nc.media.picture-in-picture',
        desc: 'Button of a player: the video goes to a small window above others',
      });
  return controlButton('picture-in-picture', label, 'picture-in-picture', () => pictureInPicture.toggle());
}

function fullScreenButton({ showFullscreenBtn, direction }: ShownControls, { fullScreen }: VideoModel): unknown {
  if (!showFullscreenBtn) return nothing;
  const { isOn } = fullScreen;
  const label = isOn
    ? msg('Exit full screen', { id: 'nc.media.full-screen-exit', desc: 'Button of a player' })
    : msg('Full screen', { id: 'nc.media.full-screen', desc: 'Button of a player' });
  return controlButton('full-screen', label, isOn ? 'full-screen-exit' : 'full-screen', () =>
    fullScreen.toggle(direction),
  );
}
