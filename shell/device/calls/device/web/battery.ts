import type { BatteryInfo } from '../types.js';
import type { Provider, SignalSource } from '../../../types.js';

interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly chargingTime: number;
  readonly dischargingTime: number;
  readonly level: number;
}

declare global {
  interface Navigator {
    getBattery?: () => Promise<Battery>;
  }
}

function infoOf({ level, charging, chargingTime, dischargingTime }: Battery): BatteryInfo {
  return {
    level: Math.round(level * 100),
    isCharging: charging,
    // Infinite where the system does not tell.
    ...(charging && Number.isFinite(chargingTime) && { chargingTime }),
    ...(!charging && Number.isFinite(dischargingTime) && { dischargingTime }),
  };
}

async function read(): Promise<Battery> {
  if (!navigator.getBattery) throw new DOMException('this browser does not tell the battery', 'NotSupportedError');
  return navigator.getBattery();
}

export const getBatteryInfo: Provider<'getBatteryInfo'> = async () => infoOf(await read());

export const batteryChange: SignalSource<'batteryChange'> = async (emit, signal) => {
  const battery = await read();
  let last = infoOf(battery);
  const update = () => {
    const info = infoOf(battery);
    if (info.level !== last.level || info.isCharging !== last.isCharging) emit(info);
    last = info;
  };
  for (const type of ['levelchange', 'chargingchange']) battery.addEventListener(type, update, { signal });
};
