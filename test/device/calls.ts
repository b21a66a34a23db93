import type { CallSpec } from 'nacre/device';

/** Calls and signals that only tests have. */
declare module 'nacre/device' {
  interface DeviceCalls {
    testEcho: CallSpec<{ text?: string }, { text: string }>;
    testWork: CallSpec<{ size: number }, { sum: number }, { progress: { progress: number } }>;
    testNothing: CallSpec;
  }
  interface DeviceSignals {
    testCount: number;
  }
}
