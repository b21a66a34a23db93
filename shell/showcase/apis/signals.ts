import { device, type SignalName } from 'nacre/device';
import { useEffect, useState } from 'react';

export interface Heard {
  readonly id: number;
  readonly text: string;
}

const NONE: readonly SignalName[] = [];

/** The payloads of these signals since the page was opened, newest first. */
export function useSignals(names: readonly SignalName[] = NONE): readonly Heard[] {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const stops = names.map((name) =>
      device.watch(name, (payload) => {
        const text = `${name}  ${JSON.stringify(payload)}`;
        setHeard((before) => [{ id: (before[0]?.id ?? 0) + 1, text }, ...before].slice(0, 10));
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [names]);
  return heard;
}
