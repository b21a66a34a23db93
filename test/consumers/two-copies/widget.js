import 'nacre/elements/button';
import 'nacre/elements/input';
import 'nacre/elements/popup';

export { showModal, showToast } from 'nacre/device';
export * from 'nacre/overlays';
