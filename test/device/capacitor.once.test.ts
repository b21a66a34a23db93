import { expect, waitUntil } from '@open-wc/testing';
import { type CallName, type DeviceBus, ErrCode, type SignalName } from 'nacre/device';
import type { CapacitorOptions } from 'nacre/device/capacitor';
import { openFrame, type Frame } from '../helpers/frame.js';

type Data = Record<string, unknown>;

/** The plugins of the simulated app, as its native side describes them. */
const METHODS = {
  Geolocation: ['getCurrentPosition'],
  Camera: ['pickImages', 'getPhoto'],
  Share: ['share'],
  Clipboard: ['read'],
  Haptics: ['impact', 'vibrate'],
  Network: ['getStatus', 'addListener', 'removeListener'],
  AppLauncher: ['openUrl'],
  App: ['exitApp', 'addListener', 'removeListener'],
  Keyboard: ['addListener', 'removeListener'],
  CapacitorBarcodeScanner: ['scanBarcode'],
};

describe('a page in a Capacitor app', () => {
  let frame: Frame;
  let bus: DeviceBus;
  let module: typeof import('./fixtures/capacitor.js');
  /** What the native side was asked, and what it answers to `Plugin.method`. */
  let asked: [method: string, options: unknown][];
  let native: Record<string, (options: Data) => unknown>;
  /** Callbacks of `Plugin.event`. */
  let listeners: Map<string, (data: Data) => void>;

  const open = async (
    { isNative = true, plugins = Object.keys(METHODS), ...options } = {} as Partial<
      CapacitorOptions & { isNative: boolean; plugins: string[] }
    >,
  ) => {
    frame = await openFrame();
    [asked, native, listeners] = [[], {}, new Map()];
    if (isNative) {
      // What the native side injects before the page's own scripts run.
      Object.assign(frame.window, {
        androidBridge: { postMessage: () => undefined },
        Capacitor: {
          PluginHeaders: plugins.map((name) => ({
            name,
            methods: METHODS[name as keyof typeof METHODS].map((method) => ({
              name: method,
              rtype: method === 'addListener' ? 'callback' : 'promise',
            })),
          })),
          nativePromise: async (plugin: string, method: string, given: Data) => {
            asked.push([`${plugin}.${method}`, given]);
            if (method === 'removeListener') listeners.delete(`${plugin}.${given['eventName']}`);
            return native[`${plugin}.${method}`]?.(given) ?? {};
          },
          nativeCallback: (plugin: string, _method: string, given: Data, callback: (data: Data) => void) => {
            listeners.set(`${plugin}.${given['eventName']}`, callback);
            return Promise.resolve(`id of ${given['eventName']}`);
          },
        },
      });
    }
    module = (await frame.load('/test/device/fixtures/capacitor.ts')) as typeof module;
    bus = new module.DeviceBus();
    return module.connectCapacitor(bus, options);
  };
  afterEach(() => frame.remove());

  const call = (name: string, options: object = {}): Promise<unknown> =>
    bus.call(name as CallName, options as never).then(
      (result: object) => result,
      ({ errMsg, errCode }: { errMsg: string; errCode: number }) => ({ errMsg, errCode }),
    );

  it('claims nothing on the web, nor without Capacitor', async () => {
    await open({ isNative: false });
    for (const name of ['share', 'getLocation', 'closeWindow']) expect(bus.can(name), name).to.equal(false);
    expect(bus.hasSignal('networkStatusChange')).to.equal(false);
  });

  it('claims the calls whose plugins the app has, and no others', async () => {
    await open({ plugins: ['Share', 'Network'] });
    expect(['share', 'getNetworkType', 'getLocation', 'scanCode'].map((name) => bus.can(name))).to.deep.equal([
      ...[true, true, false, false],
    ]);
  });

  it('claims the named calls only, and none when it has ended', async () => {
    const disconnect = await open({ names: ['getLocation'] });
    expect([bus.can('getLocation'), bus.can('share')]).to.deep.equal([true, false]);
    disconnect();
    expect(bus.can('getLocation')).to.equal(false);
  });

  it('takes plugins that their packages have registered, without a warning', async () => {
    await open();
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    module.registerPlugin('Haptics');
    await call('vibrateShort');
    await call('vibrateLong');
    console.warn = warn;
    expect(warnings).to.deep.equal([]);
    expect(asked).to.deep.equal([
      ['Haptics.impact', { style: 'LIGHT' }],
      ['Haptics.vibrate', { duration: 400 }],
    ]);
  });

  it('answers getLocation, and leaves other systems of coordinates to the page', async () => {
    await open();
    native['Geolocation.getCurrentPosition'] = () => ({
      coords: { latitude: 1, longitude: 2, accuracy: 5, altitude: 30, altitudeAccuracy: 8, speed: null, heading: 90 },
    });
    expect(await call('getLocation', { isHighAccuracy: true })).to.deep.equal({
      ...{ latitude: 1, longitude: 2, accuracy: 5, horizontalAccuracy: 5, altitude: 30, verticalAccuracy: 8 },
      ...{ altitudeAccuracy: 8, speed: null, heading: 90, direction: 90, errMsg: 'getLocation:ok' },
    });
    expect(asked).to.deep.equal([['Geolocation.getCurrentPosition', { enableHighAccuracy: true }]]);
    bus.provide('getLocation', () => ({ latitude: 9 }) as never);
    expect(await call('getLocation', { type: 'gcj02' })).to.include({ latitude: 9 });
  });

  it('answers chooseImage with files, from album or camera', async () => {
    await open();
    const webPath = URL.createObjectURL(new Blob(['abc'], { type: 'image/png' }));
    native['Camera.pickImages'] = () => ({
      photos: [
        { webPath, format: 'png' },
        { webPath, format: 'png' },
      ],
    });
    native['Camera.getPhoto'] = () => ({ webPath, format: 'jpeg' });
    const chosen = await bus.call('chooseImage', { count: 1 });
    expect(chosen.tempFiles.map(({ name, size }) => [name, size])).to.deep.equal([['image-1.png', 3]]);
    expect(chosen.tempFilePaths).to.deep.equal([chosen.tempFiles[0]!.path]);
    expect(chosen.dropped.map(({ reason }) => reason)).to.deep.equal(['count']);
    await call('chooseImage', { sourceType: ['camera'] });
    expect(asked.map(([method]) => method)).to.deep.equal(['Camera.pickImages', 'Camera.getPhoto']);
    URL.revokeObjectURL(webPath);
  });

  it('answers share, scanCode, getClipboardData, makePhoneCall, getNetworkType and closeWindow', async () => {
    await open();
    native['CapacitorBarcodeScanner.scanBarcode'] = () => ({ ScanResult: '4006381333931', format: 9 });
    native['Clipboard.read'] = () => ({ value: 'copied', type: 'text/plain' });
    native['Network.getStatus'] = () => ({ connected: true, connectionType: 'wifi' });
    expect(await call('share', { title: 'Pearls', text: 'Three', url: '/p' })).to.include({ method: 'system' });
    expect(await call('scanCode', { scanType: ['qrCode'] })).to.include({
      result: '4006381333931',
      scanType: 'EAN_13',
    });
    expect(await call('getClipboardData')).to.include({ data: 'copied' });
    expect(await call('makePhoneCall', { phoneNumber: '+33 1 23' })).to.deep.equal({ errMsg: 'makePhoneCall:ok' });
    expect(await call('getNetworkType')).to.include({ networkType: 'wifi' });
    native['Network.getStatus'] = () => ({ connected: false, connectionType: 'none' });
    expect(await call('getNetworkType')).to.include({ networkType: 'none' });
    expect(await call('closeWindow')).to.deep.equal({ errMsg: 'closeWindow:ok' });
    expect(asked.filter(([method]) => /share|scan|open|exit/.test(method))).to.deep.equal([
      ['Share.share', { title: 'Pearls', text: 'Three', url: `${location.origin}/p` }],
      ['CapacitorBarcodeScanner.scanBarcode', { hint: 0 }],
      ['AppLauncher.openUrl', { url: 'tel:+33123' }],
      ['App.exitApp', undefined],
    ]);
  });

  const FAILURES: [thrown: object, errMsg: string, errCode: number][] = [
    [{ message: 'Share canceled' }, 'Share canceled', ErrCode.cancel],
    [{ message: 'User denied access to photos' }, 'User denied access to photos', ErrCode.permission],
    [{ message: 'not here', code: 'UNIMPLEMENTED' }, 'not here', ErrCode.unsupported],
    [{ message: 'not now', code: 'UNAVAILABLE' }, 'not now', ErrCode.unsupported],
    [{ message: 'no position in time' }, 'no position in time', ErrCode.timeout],
    [{}, 'the plugin failed', ErrCode.unknown],
  ];
  for (const [thrown, errMsg, errCode] of FAILURES) {
    it(`fails when a plugin fails with ${JSON.stringify(thrown)}`, async () => {
      await open();
      native['Share.share'] = () => Promise.reject(thrown as Error);
      expect(await call('share')).to.deep.equal({ errMsg: `share:fail ${errMsg}`, errCode });
    });
  }

  it('fails when the plugin has no such method', async () => {
    await open({ plugins: ['Camera'] });
    const Capacitor = module.Capacitor as unknown as { PluginHeaders: { methods: object[] }[] };
    Capacitor.PluginHeaders[0]!.methods = [];
    expect(await call('chooseImage')).to.include({ errCode: ErrCode.unsupported });
  });

  it('emits signals while they have listeners', async () => {
    await open();
    const heard: unknown[] = [];
    const stops = (['networkStatusChange', 'keyboardHeightChange'] as SignalName[]).map((name) =>
      bus.watch(name, (payload) => heard.push(payload)),
    );
    await waitUntil(() => listeners.has('Keyboard.keyboardWillHide') && listeners.has('Network.networkStatusChange'));
    listeners.get('Network.networkStatusChange')!({ connected: false, connectionType: 'none' });
    listeners.get('Keyboard.keyboardWillShow')!({ keyboardHeight: 300 });
    listeners.get('Keyboard.keyboardWillHide')!({});
    expect(heard).to.deep.equal([{ isConnected: false, networkType: 'none' }, { height: 300 }, { height: 0 }]);
    stops.forEach((stop) => stop());
    await waitUntil(() => ![...listeners.keys()].some((name) => /Keyboard|Network/.test(name)));
    expect([...listeners.keys()]).to.deep.equal(['App.backButton']);
  });

  it('gives Back to the handlers of the page, then to its history, then leaves the app', async () => {
    const disconnect = await open();
    await waitUntil(() => listeners.has('App.backButton'));
    const press = (canGoBack: boolean) => listeners.get('App.backButton')!({ canGoBack });
    const backs: string[] = [];
    const stop = module.onBack(({ from }) => backs.push(from) > 0);
    press(true);
    expect(backs).to.deep.equal(['backbutton']);
    stop();
    frame.window.history.back = () => void backs.push('history');
    press(true);
    expect(backs).to.deep.equal(['backbutton', 'history']);
    press(false);
    await waitUntil(() => asked.some(([method]) => method === 'App.exitApp'));
    disconnect();
    await waitUntil(() => !listeners.size);
  });
});
