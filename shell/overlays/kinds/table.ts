import { lazy } from '../../../elements/base/lazy.js';
import type { CallName } from '../../device/index.js';
import type { KindEntry } from '../kind.js';

/** Checks that the code of a kind answers its calls. */
const kind = <Show extends CallName, Hide extends CallName>(entry: KindEntry<Show, Hide>): KindEntry =>
  entry as unknown as KindEntry;

/** All kinds of overlays. Those that most apps use load ahead: the first call may tell that the network is lost. */
export const overlayKinds = (): readonly KindEntry[] => [
  kind({ show: 'showLoading', hide: 'hideLoading', isAhead: true, load: lazy(() => import('./loadings.js')) }),
  kind({ show: 'showToast', hide: 'hideToast', isAhead: true, load: lazy(() => import('./toasts.js')) }),
  kind({ show: 'showModal', hide: 'hideModal', isAhead: true, load: lazy(() => import('./modals.js')) }),
  kind({
    show: 'showActionSheet',
    hide: 'hideActionSheet',
    isAhead: true,
    load: lazy(() => import('./action-sheets.js')),
  }),
  kind({ show: 'previewImage', hide: 'closePreviewImage', isAhead: true, load: lazy(() => import('./previews.js')) }),
  kind({ show: 'showShareSheet', beside: ['showActionSheet'], load: lazy(() => import('./share/share-sheets.js')) }),
  kind({ show: 'showScanner', load: lazy(() => import('./scanner/scanners.js')) }),
  kind({ show: 'chooseLocation', load: lazy(() => import('./locations/location-pickers.js')) }),
  kind({ show: 'openLocation', load: lazy(() => import('./locations/location-viewers.js')) }),
];
