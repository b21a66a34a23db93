import { expect, waitUntil } from '@open-wc/testing';
import {
  type CompassReading,
  device,
  ErrCode,
  offAccelerometerChange,
  onAccelerometerChange,
  onCompassChange,
  onGyroscopeChange,
  type SensorReading,
  startAccelerometer,
  startCompass,
  startGyroscope,
  stopAccelerometer,
  stopGyroscope,
  support,
} from 'nacre/device';
import { watchLeaks } from '../helpers/leaks.js';
import { holdTimers } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';
import { browserWith, move, turn } from './sensors-fixture.js';

const none = { x: null, y: null, z: null };
let undo: (() => void)[];
beforeEach(() => {
  undo = [browserWith()];
});
afterEach(() => undo.forEach((end) => end()));

/** What still listens to the sensor. */
const left = (leaks: { left(): string[] }) => leaks.left().filter((what) => what.includes('devicemotion'));

/** A call that is answered as soon as the code has loaded: `send` is the sensor. */
async function whileSending<T>(call: Promise<T>, send: () => void): Promise<T> {
  let isOver = false;
  const done = call.finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  await waitUntil(() => {
    send();
    return isOver;
  });
  return done;
}

describe('the accelerometer', () => {
  it('tells m/s² without gravity, or else with it, from its first listener to its last', async () => {
    const leaks = watchLeaks(() => false);
    const seen: SensorReading[] = [];
    const note = (reading: SensorReading) => seen.push(reading);
    onAccelerometerChange(note);
    await waitUntil(() => {
      move({ acceleration: { x: 1, y: 0, z: -2 }, accelerationIncludingGravity: { x: 1, y: 0, z: 7.8 } });
      return seen.length;
    });
    expect(seen[0]).to.deep.equal({ x: 1, y: 0, z: -2 });
    move({ acceleration: none, accelerationIncludingGravity: { x: 0, y: 9.8 } });
    expect(seen.at(-1)).to.deep.equal({ x: 0, y: 9.8, z: 0 });
    const count = seen.length;
    move({ acceleration: none, accelerationIncludingGravity: none });
    move({});
    expect(seen).to.have.length(count);
    offAccelerometerChange(note);
    move({ acceleration: { x: 1 } });
    expect(seen).to.have.length(count);
    leaks.stop();
    expect(left(leaks)).to.deep.equal([]);
  });

  it('tells no more than its interval wants', async () => {
    const seen: number[] = [];
    undo.push(onAccelerometerChange(({ x }) => seen.push(x)));
    const readings = (after: number) => {
      seen.length = 0;
      for (let x = 0; x < 13; x++) move({ acceleration: { x } }, x ? after : 10_000);
      return seen;
    };
    const every = async (interval?: 'game' | 'ui' | 'normal') => {
      await whileSending(startAccelerometer(interval ? { interval } : {}), () => move({ acceleration: { x: -1 } }));
      return [...readings(50)];
    };
    expect(await every()).to.deep.equal([0, 4, 8, 12]);
    expect(await every('normal')).to.deep.equal([0, 4, 8, 12]);
    expect(await every('ui')).to.deep.equal([0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    expect(await every('game')).to.have.length(13);
  });

  it('is silent between stop and start', async () => {
    const seen: number[] = [];
    undo.push(onAccelerometerChange(({ x }) => seen.push(x)));
    await whileSending(startAccelerometer(), () => move({ acceleration: { x: 0 } }));
    await stopAccelerometer();
    seen.length = 0;
    move({ acceleration: { x: 1 } });
    expect(seen).to.deep.equal([]);
    await whileSending(startAccelerometer({ interval: 'game' }), () => move({ acceleration: { x: 2 } }));
    expect(seen).to.include(2);
  });

  it('that tells nothing within 1000 ms is none', async () => {
    const timers = holdTimers(1000);
    try {
      const leaks = watchLeaks(() => false);
      const started = startAccelerometer();
      started.catch(() => undefined);
      await whileSending(
        started.catch(() => undefined),
        () => {
          move({ acceleration: none, accelerationIncludingGravity: none });
          timers.run();
        },
      );
      await expectFailure(started, /^startAccelerometer:fail no reading within 1000 ms/, ErrCode.unsupported);
      leaks.stop();
      expect(left(leaks)).to.deep.equal([]);
    } finally {
      timers.restore();
    }
  });

  it('needs right arguments, and a browser that has it', async () => {
    await expectFailure(
      device.call('startAccelerometer', { interval: 'fast' as 'game' }),
      'startAccelerometer:fail interval: expected one of game, ui, normal',
      ErrCode.invalid,
    );
    expect(support('startAccelerometer').level).to.equal('native');
    const { DeviceMotionEvent } = window;
    delete (window as { DeviceMotionEvent?: unknown }).DeviceMotionEvent;
    undo.unshift(() => Object.assign(window, { DeviceMotionEvent }));
    expect(support('startAccelerometer').level).to.equal('unavailable');
    await expectFailure(
      startAccelerometer(),
      'startAccelerometer:fail this browser has no DeviceMotionEvent',
      ErrCode.unsupported,
    );
  });
});

describe('the gyroscope', () => {
  it('tells radians per second around each axis', async () => {
    const seen: SensorReading[] = [];
    undo.push(onGyroscopeChange((reading) => seen.push(reading)));
    await whileSending(startGyroscope({ interval: 'game' }), () => move({ rotationRate: { alpha: 180, gamma: -90 } }));
    const { x, y, z } = seen.at(-1)!;
    expect([x, y, z]).to.deep.equal([Math.PI, 0, -Math.PI / 2]);
  });

  it('that is stopped, or aborted, before it tells anything fails to start', async () => {
    undo.push(onGyroscopeChange(() => undefined));
    await whileSending(startGyroscope(), () => move({ rotationRate: { alpha: 1 } }));
    const stopped = startGyroscope();
    stopped.catch(() => undefined);
    const end = new AbortController();
    const aborted = startGyroscope({ signal: end.signal });
    const isAborted = expectFailure(aborted, 'startGyroscope:fail abort', ErrCode.abort);
    end.abort();
    await stopGyroscope();
    await isAborted;
    await expectFailure(stopped, 'startGyroscope:fail it was stopped', ErrCode.abort);
  });
});

describe('the compass', () => {
  let seen: CompassReading[];
  beforeEach(async () => {
    seen = [];
    undo.push(onCompassChange((reading) => seen.push(reading)));
    await whileSending(startCompass(), () => turn({ alpha: 0 }));
    seen.length = 0;
  });

  it('tells where the top of the device points to', () => {
    turn({ alpha: 90, beta: 0 });
    turn({ alpha: 0 });
    turn({ alpha: 350, beta: 30 }, 'deviceorientationabsolute');
    turn({ alpha: 90, beta: 120 });
    turn({ alpha: 10, absolute: true }, 'deviceorientation');
    expect(seen.map(({ direction }) => direction)).to.deep.equal([270, 0, 10, 90, 350]);
    expect(seen[0]!.accuracy).to.equal(null);
  });

  it('is the heading of an iPhone, with its accuracy', () => {
    turn({ alpha: 5, webkitCompassHeading: 123, webkitCompassAccuracy: 15 }, 'deviceorientation');
    turn({ alpha: 5, webkitCompassHeading: 124, webkitCompassAccuracy: -1 }, 'deviceorientation');
    turn({ alpha: 5, webkitCompassHeading: -1, webkitCompassAccuracy: -1 }, 'deviceorientation');
    expect(seen).to.deep.equal([
      { direction: 123, accuracy: 15 },
      { direction: 124, accuracy: null },
    ]);
  });

  it('does not take an angle for north that only began at 0', () => {
    turn({ alpha: 90 }, 'deviceorientation');
    turn({ alpha: null });
    expect(seen).to.deep.equal([]);
  });
});

describe('a browser that asks the user for the sensors', () => {
  const asking = (answer: () => Promise<string>) => undo.unshift(browserWith(answer));

  it('is asked at once, in the task of the call', async () => {
    let asked = 0;
    asking(async () => {
      asked++;
      return 'granted';
    });
    expect(support('startCompass').level).to.equal('needs-gesture');
    const started = startCompass();
    expect(asked).to.be.above(0);
    await whileSending(started, () => turn({ alpha: 1 }));
    expect((await started).errMsg).to.equal('startCompass:ok');
  });

  it('may be told no, or need a gesture', async () => {
    asking(async () => 'denied');
    const refused = 'startAccelerometer:fail the user has not allowed motion and orientation';
    await expectFailure(startAccelerometer(), refused, ErrCode.permission);
    asking(async () => 'prompt');
    await expectFailure(startAccelerometer(), refused, ErrCode.permission);
    asking(() => Promise.reject(new DOMException('requires a user gesture', 'NotAllowedError')));
    await expectFailure(startCompass(), 'startCompass:fail requires a user gesture', ErrCode.permission);
  });

  it('is asked nothing by a listener', () => {
    asking(() => expect.fail('asked'));
    undo.push(onAccelerometerChange(() => undefined));
    expect(support('startAccelerometer').level).to.equal('needs-gesture');
  });
});
