import { msg } from '@lit/localize';
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { lazy } from '../base/lazy.js';
import { Part, type PartHost } from '../internal/element/parts.js';
import { warnOnce } from '../internal/element/warn.js';
import type { Danmaku } from './danmaku/danmaku.js';
import { DANMU, type Danmu } from './danmaku/kinds.js';
import { DanmuToggleEvent } from './events.js';

/** Of use to few players. */
const danmakuPart = new Part(lazy(() => import('./danmaku/danmaku.js')));

export interface DanmakuHost extends ReactiveControllerHost, HTMLElement, Pick<PartHost, 'waitFor' | 'addStyles'> {
  readonly media: HTMLVideoElement | null;
  readonly danmuList: readonly Danmu[];
  enableDanmu: boolean;
}

/** The messages over a video: there while they are enabled. */
export class DanmakuSwitch implements ReactiveController {
  readonly #host: DanmakuHost;
  #danmaku: Danmaku | undefined;
  #list: readonly Danmu[] | undefined;
  #isConnected = false;

  constructor(host: DanmakuHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#danmaku) this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#disconnect();
  }

  hostUpdated(): void {
    if (!this.#host.enableDanmu || !this.#host.isConnected) return this.#disconnect();
    const danmaku = this.#get();
    if (!danmaku) return;
    const { danmuList } = this.#host;
    if (this.#list !== danmuList) danmaku.setList((this.#list = danmuList));
    if (this.#isConnected) return;
    this.#isConnected = true;
    danmaku.connect();
  }

  /** Shows a message at this time of the video. */
  send(danmu: Danmu): void {
    const host = this.#host;
    const time = host.media?.currentTime ?? 0;
    const refuse = (): undefined => warnOnce(host, 'sendDanmu', 'an object with a text', danmu) as undefined;
    const taken = typeof danmu === 'object' && danmu ? DANMU.read(danmu, refuse) : refuse();
    if (taken) danmakuPart.use(host, () => this.#get()!.send(taken as Danmu, time));
  }

  button(): TemplateResult {
    const { enableDanmu } = this.#host;
    return html`<button
      type="button"
      part="button danmu"
      aria-label=${msg('Floating comments', { id: 'nc.video.danmu', desc: 'Button of a video that shows or hides what others wrote: it runs over the picture (danmaku, bullet comments)' })}
      aria-pressed=${String(enableDanmu)}
      @click=${this}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"
        ><path d=${enableDanmu ? 'M3.500 5h17v11.500h-9l-4 3.500v-3.500h-4Z M7 9h7 M10 12.500h7' : 'M3.500 5h17v11.500h-9l-4 3.500v-3.500h-4Z M5 21L19 2'}></path
      ></svg>
    </button>`;
  }

  handleEvent(): void {
    const host = this.#host;
    host.enableDanmu = !host.enableDanmu;
    host.dispatchEvent(new DanmuToggleEvent(host.enableDanmu));
  }

  #get(): Danmaku | undefined {
    const { media } = this.#host;
    const module = danmakuPart.get(this.#host);
    if (module && media) this.#danmaku ??= new module.Danmaku(this.#host, media);
    return this.#danmaku;
  }

  #disconnect(): void {
    if (this.#isConnected) this.#danmaku!.disconnect();
    this.#isConnected = false;
  }
}
