import { device, DeviceError, ErrCode } from '../device/index.js';

/** Chromium's event, which other engines do not have. https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * - installed: the app runs in a window of its own
 * - available: `promptInstall` shows the browser's dialog
 * - unavailable: the browser has no such dialog, or not yet; on iOS users install by the share menu
 */
export type InstallState = 'installed' | 'available' | 'unavailable';

interface InstallInfo {
  /** `installed`, `available` (`promptInstall` asks the user), or `unavailable`. */
  state: InstallState;
}

interface InstallChoice {
  /** What the user has chosen. */
  outcome: 'accepted' | 'dismissed';
}

declare module '../device/types.js' {
  interface DeviceCalls {
    /**
     * Asks the user, by the browser's dialog, to install the app. Call it in a gesture of the user. Fails with
     * `ErrCode.unsupported` while `getInstallState` is not `available`.
     */
    promptInstall: CallSpec<object, InstallChoice>;
    /** Whether the app is installed, or can be. */
    getInstallState: CallSpec<object, InstallInfo>;
  }
  interface DeviceSignals {
    /** The app can be installed now, or has been installed. */
    installStateChange: InstallInfo;
  }
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/** Answers `promptInstall` and `getInstallState`. Returns a function that ends it. */
export function provideInstall(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let offer: InstallPromptEvent | undefined;
  let wasInstalled = false;
  const stateNow = (): InstallState =>
    wasInstalled || isInstalled() ? 'installed' : offer ? 'available' : 'unavailable';
  const changed = (): void => device.emit('installStateChange', { state: stateNow() });

  const keep = (event: Event): void => {
    // Otherwise some browsers ask by themselves, at a moment of their choice.
    event.preventDefault();
    offer = event as InstallPromptEvent;
    changed();
  };
  const installed = (): void => {
    offer = undefined;
    wasInstalled = true;
    changed();
  };
  addEventListener('beforeinstallprompt', keep, { signal });
  addEventListener('appinstalled', installed, { signal });

  const stops = [
    device.provide('getInstallState', () => ({ state: stateNow() })),
    device.provide('promptInstall', async () => {
      const shown = offer;
      if (!shown) throw new DeviceError('promptInstall', ErrCode.unsupported, `the app is ${stateNow()}`);
      // The browser shows its dialog once for each event.
      offer = undefined;
      const { outcome } = await shown.prompt();
      changed();
      return { outcome };
    }),
  ];
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}
