import type { SignalName } from 'nacre/device';
import type { ApiCall } from '../../../showcase/apis/documentation.js';

/** What a page has of its call for the form. `build/live.ts` writes it. */
export interface CallData extends Pick<ApiCall, 'name' | 'kind' | 'options'> {
  /** Signals of the same area. */
  readonly signals: readonly SignalName[];
  /** The site answers it, when its worker has started. */
  readonly isOfSite: boolean;
  /** Whether an app of pages, with the shell around them, answers it in any browser. */
  readonly isOfApps: boolean;
}
