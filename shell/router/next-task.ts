let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/** Calls back in a task of its own, after what the current one and those before have asked for. */
export function inNextTask(run: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()!();
  }
  waiting.push(run);
  channel.port2.postMessage(undefined);
}

export const nextTask = (): Promise<void> => new Promise(inNextTask);
