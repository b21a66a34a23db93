import type * as Device from '../../shell/device/index.js';

type Bus = Pick<typeof Device, 'BackPriority' | 'holdBack' | 'onBack'>;

/** What Back closes, the last one first, as overlays do it. */
export class Layers {
  readonly #device: Bus;
  readonly closed: string[] = [];
  open: string[] = [];
  /** Refuses to close. */
  stays = false;
  #release: (() => void) | undefined;

  constructor(device: Bus) {
    this.#device = device;
    const { BackPriority, onBack } = device;
    onBack(({ from }) => from === 'backbutton' && this.#back(), { priority: BackPriority.overlay });
  }

  show(name: string): void {
    this.open.push(name);
    this.#release ??= this.#device.holdBack();
  }

  hide(): string | undefined {
    const name = this.open.pop();
    if (!this.open.length) {
      this.#release?.();
      this.#release = undefined;
    }
    return name;
  }

  #back(): boolean {
    if (!this.open.length) return false;
    if (!this.stays) this.closed.push(this.hide()!);
    return true;
  }
}
