import { expect } from '@open-wc/testing';
import { ErrCode, setKeepScreenOn, support } from 'nacre/device';
import { deferred, expectFailure, tick } from './helpers.js';
import { replaced } from './replaced.js';

describe('setKeepScreenOn', () => {
  /** The screen of a system that grants locks. */
  class Screen {
    readonly locks: { released: boolean; release(): Promise<void> }[] = [];
    refusal: Error | undefined;

    get isOn(): boolean {
      return this.locks.some(({ released }) => !released);
    }

    request = async () => {
      if (this.refusal) throw this.refusal;
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      this.locks.push(lock);
      return lock;
    };
  }

  const shown = (state: 'visible' | 'hidden', run: () => unknown) => replaced(document, 'visibilityState', state, run);
  const change = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await tick();
  };

  it('keeps it on until it is called with false', async () => {
    const screen = new Screen();
    await replaced(navigator, 'wakeLock', screen, async () => {
      await setKeepScreenOn({ keepScreenOn: true });
      await setKeepScreenOn({ keepScreenOn: true });
      expect(screen.locks).to.have.length(1);
      expect(screen.isOn).to.equal(true);
      await setKeepScreenOn({ keepScreenOn: false });
      expect(screen.isOn).to.equal(false);
      await shown('visible', change);
      expect(screen.locks).to.have.length(1);
    });
  });

  it('keeps it on again when the page comes back', async () => {
    const screen = new Screen();
    await replaced(navigator, 'wakeLock', screen, async () => {
      await shown('hidden', () => setKeepScreenOn({ keepScreenOn: true }));
      expect(screen.isOn, 'the page is hidden').to.equal(false);
      await shown('visible', change);
      expect(screen.isOn).to.equal(true);
      // What the browser does when the page is left.
      await screen.locks[0]!.release();
      screen.refusal = new DOMException('low battery', 'NotAllowedError');
      await shown('visible', change);
      expect(screen.isOn).to.equal(false);
      screen.refusal = undefined;
      await shown('visible', change);
      expect(screen.isOn).to.equal(true);
      await setKeepScreenOn({ keepScreenOn: false });
    });
  });

  it('does what was said last', async () => {
    const screen = new Screen();
    const asked = deferred<void>();
    const { request } = screen;
    screen.request = async () => {
      await asked.promise;
      return request();
    };
    await replaced(navigator, 'wakeLock', screen, async () => {
      const on = setKeepScreenOn({ keepScreenOn: true });
      const off = setKeepScreenOn({ keepScreenOn: false });
      asked.resolve();
      await Promise.all([on, off]);
      expect(screen.isOn).to.equal(false);
    });
  });

  it('says why it cannot', async () => {
    const screen = new Screen();
    screen.refusal = new DOMException('low battery', 'NotAllowedError');
    await replaced(navigator, 'wakeLock', screen, async () => {
      await expectFailure(
        setKeepScreenOn({ keepScreenOn: true }),
        'setKeepScreenOn:fail low battery',
        ErrCode.permission,
      );
      screen.refusal = undefined;
      await shown('visible', change);
      expect(screen.isOn, 'after a failure').to.equal(false);
    });
    await expectFailure(
      setKeepScreenOn({} as never),
      'setKeepScreenOn:fail keepScreenOn: expected a boolean',
      ErrCode.invalid,
    );
    expect(support('setKeepScreenOn').level).to.equal('wakeLock' in navigator ? 'native' : 'unavailable');
  });
});
