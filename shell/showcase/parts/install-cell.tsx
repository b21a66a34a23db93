import { msg } from '@lit/localize';
import { device } from 'nacre/device';
import type { InstallState } from 'nacre/offline';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { useEffect, useState } from 'react';

/** Offers to install the app, where the browser has a dialog for that. */
export function InstallCell() {
  const [state, setState] = useState<InstallState>('unavailable');
  useEffect(() => {
    const stop = device.watch('installStateChange', (change) => setState(change.state));
    // While the showcase is developed, nothing answers: there is no worker.
    device.call('getInstallState').then(
      (answer) => setState(answer.state),
      () => setState('unavailable'),
    );
    return stop;
  }, []);
  if (state !== 'available') return null;
  return (
    <CellGroup inset>
      <Cell
        title={msg('Install the app', { id: 'sc.settings.install' })}
        label={msg('It starts from your home screen, even without a network.', { id: 'sc.settings.install.text' })}
        icon="download"
        clickable
        arrow
        onClick={() => void device.call('promptInstall').catch(reportError)}
      />
    </CellGroup>
  );
}
