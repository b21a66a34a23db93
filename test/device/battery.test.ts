import { expect } from '@open-wc/testing';
import { ErrCode, getBatteryInfo, support } from 'nacre/device';
import type { BatteryInfo } from 'nacre/device';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

describe('battery', () => {
  const battery = (state: object) =>
    Object.assign(
      new EventTarget(),
      { level: 0.5, charging: false, chargingTime: Infinity, dischargingTime: Infinity },
      state,
    );

  it('is told in percent, with the times that the system knows', async () => {
    const told = async (state: object) => {
      let info!: BatteryInfo;
      await replaced(
        navigator,
        'getBattery',
        async () => battery(state),
        async () => {
          info = await getBatteryInfo();
        },
      );
      return info;
    };
    expect(await told({ level: 0.567 })).to.deep.equal({ level: 57, isCharging: false, errMsg: 'getBatteryInfo:ok' });
    expect(await told({ charging: true, chargingTime: 600 })).to.include({ isCharging: true, chargingTime: 600 });
    expect(await told({ dischargingTime: 9000 })).to.include({ isCharging: false, dischargingTime: 9000 });
  });

  it('says where browsers do not tell', async () => {
    await replaced(navigator, 'getBattery', undefined, () =>
      expectFailure(
        getBatteryInfo(),
        'getBatteryInfo:fail this browser does not tell the battery',
        ErrCode.unsupported,
      ),
    );
    const level = 'getBattery' in navigator ? 'native' : 'unavailable';
    expect(support('getBatteryInfo').level).to.equal(level);
  });
});
