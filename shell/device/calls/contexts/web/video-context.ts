import { warnOnce } from '../../../../../elements/base/warn.js';
import type { VideoContext } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { OptionsOf } from '../../../types.js';
import { elementOf } from './context-element.js';

const SUBJECT = 'createVideoContext';

/** Those that the controls of `nc-video` offer. */
const RATES = [0.5, 0.8, 1, 1.25, 1.5, 2];

/** What `nc-video` and native videos share, and what only one of them has. */
interface Player extends HTMLElement {
  currentTime: number;
  playbackRate: number;
  play(): Promise<void>;
  pause(): void;
  stop?(): void;
  sendDanmu?(danmu: { text: string; color?: string }): void;
  requestFullScreen?(options?: object): unknown;
  exitFullScreen?(): unknown;
  showStatusBar?(): void;
  hideStatusBar?(): void;
  /** iPhones have no other full screen. */
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
}

const isPlayer = (element: Element): element is Player =>
  typeof (element as Partial<Player>).play === 'function' && 'playbackRate' in element;

const invalid = (reason: string): DeviceError => new DeviceError(SUBJECT, ErrCode.invalid, reason);

function enterFullScreen(player: Player, options?: object): unknown {
  if (player.requestFullScreen) return player.requestFullScreen(options);
  return player.requestFullscreen ? player.requestFullscreen() : player.webkitEnterFullscreen?.();
}

function leaveFullScreen(player: Player): unknown {
  if (player.exitFullScreen) return player.exitFullScreen();
  return document.fullscreenElement ? document.exitFullscreen() : player.webkitExitFullscreen?.();
}

/** The context of a video of this page, which is looked for at each use. */
export function webVideoContext({ videoId, component }: OptionsOf<'createVideoContext'>): VideoContext {
  const warn = (method: string, error: unknown): void => {
    // A pause while it begins to play is no failure.
    if ((error as Error).name === 'AbortError') return;
    warnOnce(`${DeviceError.from(SUBJECT, error).errMsg} (${method})`);
  };
  const method =
    <A extends unknown[]>(name: string, run: (player: Player, ...args: A) => unknown) =>
    (...args: A): void => {
      try {
        const player = elementOf({
          subject: SUBJECT,
          argument: 'videoId',
          id: videoId,
          component,
          kind: 'video',
          isKind: isPlayer,
        });
        Promise.resolve(run(player, ...args)).catch((error: unknown) => warn(name, error));
      } catch (error) {
        warn(name, error);
      }
    };
  return {
    play: method('play', (player) => player.play()),
    pause: method('pause', (player) => player.pause()),
    stop: method('stop', (player) => {
      if (player.stop) return player.stop();
      player.pause();
      player.currentTime = 0;
    }),
    seek: method('seek', (player, position: number) => {
      if (!Number.isFinite(position)) throw invalid('position: expected a number of seconds');
      player.currentTime = Math.max(0, position);
    }),
    sendDanmu: method('sendDanmu', (player, danmu: { text: string; color?: string }) => {
      if (typeof danmu?.text !== 'string' || !danmu.text) throw invalid('text: expected a non-empty string');
      if (!player.sendDanmu) throw new DeviceError(SUBJECT, ErrCode.unsupported, 'this video shows no comments');
      player.sendDanmu(danmu);
    }),
    playbackRate: method('playbackRate', (player, rate: number) => {
      const isKnown = RATES.includes(rate);
      player.playbackRate = isKnown ? rate : 1;
      if (!isKnown) throw invalid(`rate: expected one of ${RATES.join(', ')}`);
    }),
    requestFullScreen: method('requestFullScreen', enterFullScreen),
    exitFullScreen: method('exitFullScreen', leaveFullScreen),
    showStatusBar: method('showStatusBar', (player) => player.showStatusBar?.()),
    hideStatusBar: method('hideStatusBar', (player) => player.hideStatusBar?.()),
  };
}
