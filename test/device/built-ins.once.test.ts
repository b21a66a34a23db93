import { expect, waitUntil } from '@open-wc/testing';
import { openFrame, type Frame } from '../helpers/frame.js';

type Bundle = typeof import('./fixtures/cdn.js');

/** The outcomes of calls: `name:ok`, or why they failed. */
const outcomes = (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        (result) => (result as { errMsg: string }).errMsg,
        ({ errMsg, name }: { errMsg: string; name: string }) => `${name} ${errMsg}`,
      ),
    ),
  );

describe('a page that has changed the built-in objects', () => {
  let frame: Frame;
  let nacre: Bundle;
  afterEach(() => {
    expect(frame.window.problems).to.deep.equal([]);
    frame.remove();
  });

  const load = async (change: (window: typeof globalThis) => void) => {
    frame = await openFrame({ html: '<main></main>' });
    change(frame.window as unknown as typeof globalThis);
    nacre = (await frame.load('/test/device/fixtures/cdn.ts')) as Bundle;
  };

  /** Data that code of the page has made. */
  const ofPage = <T>(data: T): T =>
    (frame.window as unknown as typeof globalThis).JSON.parse(JSON.stringify(data)) as T;

  /** Elements that read lists of objects. */
  const expectElements = async () => {
    const main = frame.document.querySelector('main')!;
    const make = (tag: string, properties: object) => {
      const element = Object.assign(frame.document.createElement(tag), ofPage(properties));
      main.append(element);
      return element as HTMLElement & { updateComplete: Promise<unknown>; shadowRoot: ShadowRoot };
    };
    const list = [
      { pagePath: '/a', text: 'First' },
      { pagePath: '/b', text: 'Second', badge: '3' },
    ];
    const bar = make('nc-tab-bar', { list });
    const slider = make('nc-slider', { ticks: [{ value: 20, label: 'low' }] });
    const input = make('nc-input', { label: 'Name', value: 'Ama' });
    await Promise.all([bar, slider, input].map((element) => element.updateComplete));
    await waitUntil(() => bar.shadowRoot.textContent!.includes('Second'), 'the tabs');
    await waitUntil(() => slider.shadowRoot.textContent!.includes('low'), 'the ticks');
    expect(input.shadowRoot.querySelector('input')!.value).to.equal('Ama');
  };

  const expectCalls = async () => {
    const sheet = nacre.showActionSheet(
      ofPage({ itemList: ['First', { text: 'Second', description: 'of two' }] as never }),
    );
    const find = () => frame.document.querySelector('nc-action-sheet');
    await waitUntil(() => find()?.shadowRoot?.textContent?.includes('of two'), 'the sheet');
    (find() as unknown as { hide(): void }).hide();
    expect(
      await outcomes([
        sheet,
        nacre.setStorage(ofPage({ key: 'a', data: { deep: [1] } })),
        nacre.setNavigationBarColor(
          ofPage({ frontColor: '#000000', backgroundColor: 'red', animation: { duration: 1 } }),
        ),
        nacre.getStorage({ key: 'nowhere' }),
        nacre.makePhoneCall({ phoneNumber: '' }),
        nacre.request(ofPage({ url: '/__http__/echo', retry: { limit: 1 }, method: 'POST', data: { a: [{ b: 1 }] } })),
        nacre.request({ url: '/__http__/echo', header: { 'no spaces': '' } }),
        nacre.getFileInfo({ filePath: 'blob:nowhere' }),
        nacre.uploadFile({ url: '/__transfer__/upload', files: [{ file: new Blob(['x']) }], formData: { a: 1 } }),
        nacre.connectSocket(ofPage({ url: 'ws://[', reconnect: { heartbeat: { interval: 50 } } })),
      ]),
    ).to.deep.equal([
      'DeviceError showActionSheet:fail cancel',
      'setStorage:ok',
      'DeviceError setNavigationBarColor:fail there is no nc-nav-bar in sight',
      'DeviceError getStorage:fail data not found',
      'DeviceError makePhoneCall:fail phoneNumber: expected a phone number',
      'request:ok',
      'DeviceError request:fail header: "no spaces" or its value is not allowed in a header',
      'DeviceError getFileInfo:fail cannot read blob:nowhere',
      'uploadFile:ok',
      'DeviceError connectSocket:fail url: expected a ws(s) or http(s) URL without a fragment',
    ]);
    nacre.removeStorageSync('a');
  };

  it('starts, draws and answers where Object.prototype has additions that can be enumerated', async () => {
    await load(({ Object: { prototype } }) => Object.assign(prototype, { extra: () => 'extra', more: { text: 5 } }));
    await expectElements();
    await expectCalls();
  });

  it('starts, draws and answers where all built-in prototypes are frozen', async () => {
    await load((window) => {
      for (const name of [
        'Object',
        'Array',
        'Error',
        'TypeError',
        'Promise',
        'Map',
        'Set',
        'String',
        'Number',
      ] as const) {
        Object.freeze(window[name].prototype);
      }
    });
    await expectElements();
    await expectCalls();
  });
});
