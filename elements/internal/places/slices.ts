/** In milliseconds: long work gives way to frames and input after so much. */
const SLICE = 4;

interface Scheduler {
  yield?(): Promise<void>;
}

/** Lets the page draw and take input. */
export const giveWay = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  // Without `scheduler.yield`, the next task.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Calls `step` for 0 to `count` - 1, and lets the page draw in between. */
export async function inSlices(count: number, step: (index: number) => void): Promise<void> {
  let end = performance.now() + SLICE;
  for (let index = 0; index < count; index++) {
    step(index);
    // The clock costs more than most steps.
    if (index % 128 !== 127 || performance.now() < end) continue;
    await giveWay();
    end = performance.now() + SLICE;
  }
}
