let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/**
 * Calls back in a task of its own, after what the current one and those before have asked for. By messages: a timer waits 4 ms in a
 * nested call. Without a call that waits there is no channel: in Node an open one keeps the process.
 */
export function inNextTask(run: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = runNext;
  }
  waiting.push(run);
  channel.port2.postMessage(undefined);
}

function runNext(): void {
  const run = waiting.shift()!;
  if (!waiting.length) {
    channel!.port1.close();
    channel = undefined;
  }
  run();
}

export const nextTask = (): Promise<void> => new Promise(inNextTask);
