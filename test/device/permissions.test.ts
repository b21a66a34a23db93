import { expect } from '@open-wc/testing';
import {
  checkPermission,
  clearStorage,
  device,
  ErrCode,
  type PermissionName,
  requestPermission,
  support,
} from 'nacre/device';
import { expectFailure } from './helpers.js';
import { fakeGeolocation, type FakeGeolocation } from './location-fixture.js';
import { browserWith } from './sensors-fixture.js';

let undo: (() => void)[];
/** What the browser tells of each permission, by the standard; a name that is not here is unknown to it. */
let known: Record<string, PermissionState>;
const replace = (target: object, name: string, value: unknown) => {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.unshift(() => {
    if (own) Object.defineProperty(target, name, own);
    else delete (target as Record<string, unknown>)[name];
  });
};

beforeEach(() => {
  undo = [];
  known = {};
  replace(navigator, 'permissions', {
    query: async ({ name }: { name: string }) => {
      if (!known[name]) throw new TypeError(`no ${name}`);
      return { state: known[name], addEventListener: () => undefined };
    },
  });
});
afterEach(() => undo.forEach((end) => end()));

const stateOf = async (name: PermissionName) => (await checkPermission({ name })).state;
const asked = async (name: PermissionName, options = {}) => {
  const { state, refused } = await requestPermission({ name, ...options });
  return refused ? 'refused' : state;
};
const denied = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe('checkPermission', () => {
  it('tells what the browser tells, by either name', async () => {
    expect(support('checkPermission').level).to.equal('native');
    replace(navigator, 'mediaDevices', {});
    for (const state of ['granted', 'denied', 'prompt'] as const) {
      known = { camera: state, geolocation: state };
      expect(await checkPermission({ name: 'camera' })).to.deep.equal({
        name: 'camera',
        state,
        errMsg: 'checkPermission:ok',
      });
      expect(await checkPermission({ scope: 'scope.userLocation' })).to.include({ name: 'geolocation', state });
    }
    expect(await checkPermission({ scope: 'scope.record' })).to.include({ name: 'microphone', state: 'prompt' });
    replace(navigator, 'permissions', undefined);
    expect(await stateOf('camera')).to.equal('prompt');
    expect(support('checkPermission').level).to.equal('emulated');
  });

  it('tells what the feature itself tells', async () => {
    replace(window, 'Notification', { permission: 'default' });
    expect(await stateOf('notifications')).to.equal('prompt');
    replace(window, 'Notification', { permission: 'denied' });
    expect(await stateOf('notifications')).to.equal('denied');
    replace(navigator, 'storage', { persist: () => undefined, persisted: async () => true });
    expect(await stateOf('persistent-storage')).to.equal('granted');
    undo.unshift(browserWith());
    expect(await stateOf('motion')).to.equal('granted');
  });

  it('tells what the browser does not have', async () => {
    for (const name of ['geolocation', 'mediaDevices', 'clipboard', 'storage']) replace(navigator, name, undefined);
    for (const name of ['geolocation', 'camera', 'microphone', 'clipboard-read', 'persistent-storage'] as const) {
      expect(await stateOf(name), name).to.equal('unsupported');
      expect(await asked(name), name).to.equal('unsupported');
    }
  });

  it('needs a name or a scope that there is', async () => {
    await expectFailure(
      checkPermission(),
      /^checkPermission:fail name: expected one of geolocation, .*, or a scope$/,
      ErrCode.invalid,
    );
    await expectFailure(
      device.call('requestPermission', { scope: 'scope.all' as 'scope.camera' }),
      'requestPermission:fail scope: expected one of scope.userLocation, scope.camera, scope.record',
      ErrCode.invalid,
    );
    await expectFailure(
      requestPermission({ name: 'camera', why: '' }),
      'requestPermission:fail why: expected a non-empty string',
      ErrCode.invalid,
    );
  });
});

describe('requestPermission', () => {
  it('asks for the camera and the microphone, and frees them', async () => {
    let stopped = 0;
    const track = { stop: () => stopped++ };
    const constraints: object[] = [];
    let getUserMedia: () => Promise<unknown> = async () => ({ getTracks: () => [track] });
    replace(navigator, 'mediaDevices', {
      getUserMedia: (wish: object) => {
        constraints.push(wish);
        return getUserMedia();
      },
    });
    expect([await asked('camera'), await asked('microphone')]).to.deep.equal(['granted', 'granted']);
    expect(constraints).to.deep.equal([{ video: true }, { audio: true }]);
    expect(stopped).to.equal(2);
    const failing = (name: string) => {
      getUserMedia = () => Promise.reject(new DOMException('', name));
      return asked('camera');
    };
    expect(await failing('NotAllowedError')).to.equal('denied');
    expect(await failing('NotFoundError')).to.equal('unsupported');
    expect(await failing('NotReadableError')).to.equal('granted');
    known = { camera: 'prompt' };
    expect(await failing('NotAllowedError')).to.equal('prompt');
    known = { camera: 'denied' };
    getUserMedia = () => expect.fail('asked');
    expect(await asked('camera')).to.equal('denied');
  });

  it('asks for the position, and measures nothing', async () => {
    const geolocation = fakeGeolocation();
    undo.unshift(() => geolocation.restore());
    const answers = async (answer: (device: FakeGeolocation) => void) => {
      const count = geolocation.asked.length;
      const state = asked('geolocation');
      while (geolocation.asked.length === count) await new Promise((resolve) => setTimeout(resolve));
      answer(geolocation);
      return state;
    };
    expect(await answers(({ give }) => give())).to.equal('granted');
    expect(await answers(({ refuse }) => refuse(3))).to.equal('granted');
    expect(await answers(({ refuse }) => refuse(1))).to.equal('denied');
    expect(geolocation.asked[0]).to.deep.equal({ maximumAge: Infinity, timeout: 0 });
  });

  it('asks for the others in the task of the call, as browsers want it', async () => {
    const questions: string[] = [];
    const noting = (name: string, answer: string) => async () => {
      questions.push(name);
      return answer;
    };
    replace(window, 'Notification', {
      permission: 'default',
      requestPermission: noting('notifications', 'granted'),
    });
    replace(navigator, 'clipboard', { readText: noting('clipboard', 'text') });
    undo.unshift(browserWith(noting('motion', 'granted')));
    const all = [asked('notifications'), asked('clipboard-read'), asked('motion')];
    expect(new Set(questions)).to.deep.equal(new Set(['notifications', 'clipboard', 'motion']));
    expect(await Promise.all(all)).to.deep.equal(['granted', 'granted', 'granted']);
    expect(await stateOf('motion')).to.equal('granted');
    replace(navigator, 'clipboard', { readText: denied });
    replace(window, 'Notification', { permission: 'default', requestPermission: async () => 'default' });
    replace(navigator, 'storage', { persist: async () => false, persisted: async () => false });
    expect(await asked('clipboard-read')).to.equal('denied');
    expect(await asked('notifications')).to.equal('prompt');
    expect(await asked('persistent-storage')).to.equal('prompt');
  });

  it('fails for motion without a gesture, and tells a refusal', async () => {
    undo.unshift(browserWith(denied));
    await expectFailure(requestPermission({ name: 'motion' }), 'requestPermission:fail no', ErrCode.permission);
    undo.unshift(browserWith(async () => 'denied'));
    expect(await asked('motion')).to.equal('denied');
    expect(await stateOf('motion')).to.equal('denied');
  });
});

describe('requestPermission with a reason', () => {
  const why = 'To scan the code.';
  let shown: string[];
  let questions: number;
  let confirm: boolean;
  beforeEach(async () => {
    shown = [];
    questions = 0;
    confirm = false;
    known = { camera: 'prompt' };
    replace(navigator, 'mediaDevices', {
      getUserMedia: async () => {
        questions++;
        return { getTracks: () => [] };
      },
    });
    await clearStorage({ namespace: 'nacre.permissions' });
  });
  const withModals = () =>
    undo.unshift(
      device.provide('showModal', ({ content = '' }) => {
        shown.push(content);
        return { confirm, cancel: !confirm };
      }),
    );

  it('shows it first, and asks when the user agrees', async () => {
    withModals();
    confirm = true;
    expect(await asked('camera', { why })).to.equal('granted');
    expect([shown, questions]).to.deep.equal([[why], 1]);
  });

  it('remembers who says no, unless it shall ask again', async () => {
    withModals();
    expect(await asked('camera', { why })).to.equal('refused');
    expect(await requestPermission({ name: 'camera', why })).to.include({ state: 'denied', refused: true });
    expect([shown.length, questions]).to.deep.equal([1, 0]);
    confirm = true;
    expect(await asked('camera', { why, again: true })).to.equal('granted');
    expect(await asked('camera', { why })).to.equal('granted');
    expect([shown.length, questions]).to.deep.equal([3, 2]);
  });

  it('forgets it after 7 days', async () => {
    withModals();
    await asked('camera', { why });
    const { now } = Date;
    Date.now = () => now() + 7 * 24 * 3600 * 1000 + 1;
    undo.unshift(() => Object.assign(Date, { now }));
    await asked('camera', { why });
    expect(shown).to.have.length(2);
  });

  it('asks at once where nothing shows modals, and not at all where the answer is known', async () => {
    expect(await asked('camera', { why })).to.equal('granted');
    withModals();
    known = { camera: 'granted' };
    expect(await asked('camera', { why })).to.equal('granted');
    known = { camera: 'denied' };
    expect(await asked('camera', { why })).to.equal('denied');
    expect([shown, questions]).to.deep.equal([[], 1]);
  });

  it('fails, and asks nothing, when it is aborted or the modal fails', async () => {
    const end = new AbortController();
    undo.unshift(device.provide('showModal', () => new Promise(() => undefined)));
    const waiting = requestPermission({ name: 'camera', why, signal: end.signal });
    setTimeout(() => end.abort());
    await expectFailure(waiting, 'requestPermission:fail abort', ErrCode.abort);
    undo.unshift(device.provide('showModal', () => Promise.reject(new Error('no root'))));
    await expectFailure(requestPermission({ name: 'camera', why }), 'requestPermission:fail no root', ErrCode.unknown);
    expect(questions).to.equal(0);
  });
});
