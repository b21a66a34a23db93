import { expect, waitUntil } from '@open-wc/testing';
import { setKeepScreenOn } from 'nacre/device';

/** For engines whose driver lets a page lock the screen. `grant` gives the permission. */
export function testKeepScreenOn(grant: () => Promise<unknown>): void {
  it('setKeepScreenOn keeps the screen on by a lock of the browser', async () => {
    await grant();
    const locks: WakeLockSentinel[] = [];
    const { request } = navigator.wakeLock;
    navigator.wakeLock.request = async (type) => {
      const lock = await request.call(navigator.wakeLock, type);
      locks.push(lock);
      return lock;
    };
    await setKeepScreenOn({ keepScreenOn: true });
    expect(locks.map(({ released }) => released)).to.deep.equal([false]);
    await setKeepScreenOn({ keepScreenOn: false });
    await waitUntil(() => locks[0]!.released);
    navigator.wakeLock.request = request;
  });
}
