import { msg } from '@lit/localize';
import '../../../../elements/location-viewer/index.js';
import type { NcLocationViewer } from '../../../../elements/location-viewer/index.js';
import type { OpenLocationOptions } from '../../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../../kind.js';
import { systemOf } from './coordinates.js';
import { FullScreen } from './full-screen.js';

/** Shows a place on the whole screen. A call while it is open shows the other place. */
class LocationViewers implements OverlayKind<'openLocation'> {
  readonly #host: OverlayHost;
  #current?: FullScreen<NcLocationViewer> | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  /** Resolves when it is on screen. */
  async show(options: OpenLocationOptions, page: string | undefined): Promise<void> {
    const { latitude, longitude, scale, name, address, type } = options;
    const open = this.#current;
    const viewer = open?.element ?? document.createElement('nc-location-viewer');
    Object.assign(viewer, { latitude, longitude, scale, name, address, coordinates: systemOf(type), back: true });
    if (!open) this.#show(viewer, page);
    await viewer.updateComplete;
  }

  close(key?: string): void {
    if (this.#current && isLeft(this.#current.page, key)) this.#current.hide();
  }

  #show(viewer: NcLocationViewer, page: string | undefined): void {
    const label = msg('Place on the map', { id: 'nc.overlays.open-location', desc: 'Name of a dialog with a map' });
    const screen = new FullScreen(viewer, label, page);
    const closed = screen.show('openLocation', this.#host.root);
    this.#current = screen;
    viewer.addEventListener('close', () => screen.hide());
    void closed.then(() => {
      if (this.#current === screen) this.#current = undefined;
      screen.hide();
    });
  }
}

export const create = (host: OverlayHost): LocationViewers => new LocationViewers(host);
