import { msg } from '@lit/localize';
import '../../../../elements/location-picker/index.js';
import type { LocationConfirmEvent, NcLocationPicker } from '../../../../elements/location-picker/index.js';
import { DeviceError, ErrCode } from '../../../device/errors.js';
import type { ChooseLocationOptions, ChosenLocation } from '../../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../../kind.js';
import { systemOf } from './coordinates.js';
import { FullScreen } from './full-screen.js';

const NAME = 'chooseLocation';

const cancelled = () => new DeviceError(NAME, ErrCode.cancel, 'cancel');

/** Lets the user choose a place on the whole screen. A call while it is open fails as canceled. */
class LocationPickers implements OverlayKind<'chooseLocation'> {
  readonly #host: OverlayHost;
  #current?: FullScreen<NcLocationPicker> | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  async show(
    { latitude, longitude, keyword, type }: ChooseLocationOptions,
    page: string | undefined,
    signal: AbortSignal,
  ): Promise<ChosenLocation> {
    if (this.#current) throw cancelled();
    const picker = Object.assign(document.createElement('nc-location-picker'), {
      ...{ latitude, longitude, keyword, coordinates: systemOf(type) },
    });
    const label = msg('Choose a place', { id: 'nc.overlays.choose-location', desc: 'Name of a dialog with a map' });
    const screen = new FullScreen(picker, label, page);
    let chosen: ChosenLocation | undefined;
    const hide = () => screen.hide();
    picker.addEventListener('cancel', hide);
    picker.addEventListener('confirm', (event) => {
      chosen = answerOf(event as LocationConfirmEvent);
      hide();
    });
    this.#current = screen;
    signal.addEventListener('abort', hide);
    try {
      await screen.show(NAME, this.#host.root);
      if (chosen) return chosen;
      throw cancelled();
    } finally {
      signal.removeEventListener('abort', hide);
      this.#current = undefined;
      hide();
    }
  }

  close(key?: string): void {
    if (this.#current && isLeft(this.#current.page, key)) this.#current.hide();
  }
}

const answerOf = ({ name, address, latitude, longitude, distance }: LocationConfirmEvent): ChosenLocation => ({
  ...{ name, address, latitude, longitude },
  ...(distance !== undefined && { distance }),
});

export const create = (host: OverlayHost): LocationPickers => new LocationPickers(host);
