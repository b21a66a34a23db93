import { expect } from '@open-wc/testing';
import { canIUse, getBatteryInfo, onBatteryChange, type BatteryInfo } from 'nacre/device';
import { started } from './helpers.js';
import { replaced } from './replaced.js';

describe('the battery of the device', () => {
  it('is told', async () => {
    const { level, isCharging } = await getBatteryInfo();
    expect(level).to.be.within(0, 100);
    expect(isCharging).to.be.a('boolean');
    expect(canIUse('onBatteryChange')).to.equal(true);
  });

  it('tells changes, once each, until the listener goes', async () => {
    const battery = Object.assign(new EventTarget(), {
      level: 0.5,
      charging: false,
      chargingTime: 0,
      dischargingTime: 9,
    });
    const becomes = (state: object, type = 'levelchange') =>
      void Object.assign(battery, state).dispatchEvent(new Event(type));
    const told: BatteryInfo[] = [];
    let stop!: () => void;
    await replaced(
      navigator,
      'getBattery',
      async () => battery,
      async () => {
        stop = await started('batteryChange', () => becomes({ level: battery.level - 0.02 }));
      },
    );
    becomes({ level: 0.3 });
    const end = onBatteryChange(({ level, isCharging }) => told.push({ level, isCharging }));
    becomes({ level: 0.29 });
    becomes({ level: 0.2901 });
    becomes({ charging: true }, 'chargingchange');
    end();
    becomes({ level: 0.9 });
    stop();
    expect(told).to.deep.equal([
      { level: 29, isCharging: false },
      { level: 29, isCharging: true },
    ]);
  });
});
