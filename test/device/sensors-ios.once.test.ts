import { expect, waitUntil } from '@open-wc/testing';
import { onAccelerometerChange, type SensorReading } from 'nacre/device';
import { browserWith, move } from './sensors-fixture.js';

describe('the accelerometer of an iPhone', () => {
  it('is turned round: its browser gives the opposite of what all others give', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
    Object.defineProperties(navigator, {
      userAgent: { value: userAgent, configurable: true },
      userAgentData: { value: undefined, configurable: true },
    });
    const end = browserWith();
    const seen: SensorReading[] = [];
    const stop = onAccelerometerChange((reading) => seen.push(reading));
    await waitUntil(() => {
      move({ accelerationIncludingGravity: { x: 1, y: -2, z: -9.8 } });
      return seen.length;
    });
    expect(seen[0]).to.deep.equal({ x: -1, y: 2, z: 9.8 });
    stop();
    end();
  });
});
