import { expect } from '@open-wc/testing';
import {
  device,
  ErrCode,
  exitFullscreen,
  onDeviceOrientationChange,
  requestFullscreen,
  setDeviceOrientation,
  support,
  type ScreenOrientationInfo,
} from 'nacre/device';
import { expectFailure, started, tick } from './helpers.js';
import { replaced } from './replaced.js';

describe('full screen', () => {
  it('needs the user’s gesture', async () => {
    await expectFailure(requestFullscreen(), /^requestFullscreen:fail \w/, ErrCode.permission);
  });

  it('says what is missing', async () => {
    await expectFailure(
      requestFullscreen({ element: 'nowhere' }),
      'requestFullscreen:fail element: no element "nowhere" on this page',
      ErrCode.notFound,
    );
    await expectFailure(
      requestFullscreen({ element: {} as Element }),
      'requestFullscreen:fail element: expected an element, or the id of one',
      ErrCode.invalid,
    );
    await replaced(document, 'fullscreenEnabled', false, async () => {
      await expectFailure(requestFullscreen(), /has no full screen$/, ErrCode.unsupported);
      expect(support('requestFullscreen').level).to.equal('unavailable');
    });
  });

  it('ends where there is none', async () => {
    expect((await exitFullscreen()).errMsg).to.equal('exitFullscreen:ok');
  });
});

describe('orientation of the screen', () => {
  class Turning extends EventTarget {
    type = 'portrait-primary';
    angle = 0;
    held = '';
    refusal: Error | undefined;

    async lock(value: string): Promise<void> {
      if (this.refusal) throw this.refusal;
      this.held = value;
    }

    unlock(): void {
      this.held = '';
    }
  }

  it('is held, and let go', async () => {
    const orientation = new Turning();
    await replaced(screen, 'orientation', orientation, async () => {
      await setDeviceOrientation({ value: 'landscape' });
      expect(orientation.held).to.equal('landscape');
      expect(support('setDeviceOrientation').level).to.equal('native');
      await setDeviceOrientation({ value: 'auto' });
      expect(orientation.held).to.equal('');
      orientation.refusal = new DOMException('not in full screen', 'SecurityError');
      await expectFailure(
        setDeviceOrientation({ value: 'portrait' }),
        'setDeviceOrientation:fail not in full screen',
        ErrCode.permission,
      );
    });
  });

  it('cannot be held in every browser', async () => {
    await replaced(screen, 'orientation', undefined, async () => {
      await expectFailure(
        setDeviceOrientation({ value: 'portrait' }),
        'setDeviceOrientation:fail this browser cannot hold the orientation',
        ErrCode.unsupported,
      );
      expect(support('setDeviceOrientation').level).to.equal('unavailable');
    });
    await expectFailure(
      setDeviceOrientation({ value: 'upright' as never }),
      'setDeviceOrientation:fail value: expected one of portrait, landscape, auto',
      ErrCode.invalid,
    );
  });

  it('is told when the screen turns', async () => {
    const orientation = new Turning();
    const told: ScreenOrientationInfo[] = [];
    await replaced(screen, 'orientation', orientation, async () => {
      const turn = () => orientation.dispatchEvent(new Event('change'));
      const stop = await started('deviceOrientationChange', turn);
      const end = onDeviceOrientationChange((info) => told.push(info));
      Object.assign(orientation, { type: 'landscape-secondary', angle: 270 });
      turn();
      await tick();
      end();
      turn();
      stop();
    });
    expect(told).to.deep.equal([{ value: 'landscape', angle: 270 }]);
  });

  it('is told without that interface too', async () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    await replaced(screen, 'orientation', undefined, () =>
      replaced(
        window,
        'matchMedia',
        () => media,
        async () => {
          const stop = await started('deviceOrientationChange', () => media.dispatchEvent(new Event('change')));
          expect(device.latest('deviceOrientationChange')).to.deep.equal({ value: 'portrait', angle: 0 });
          stop();
        },
      ),
    );
  });
});
