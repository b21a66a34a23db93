import { answerCalls, DeviceBus, forwardCalls, type Answer } from 'nacre/device';
import { hostileHostsSuite, type HostileAnswer } from '../suites/hostile-hosts.js';
import { textLines } from './text-lines.js';

type Echo = Answer<'testEcho'>;
const names = ['testEcho'] as const;

hostileHostsSuite('a listener', (bus, answer) => {
  const end = new AbortController();
  bus.addEventListener(
    'testEcho',
    (event) => {
      let given: unknown;
      try {
        given = answer(event.report);
      } catch (error) {
        // A listener that throws has not answered: the browser reports it.
        given = Promise.reject(error as Error);
      }
      event.respondWith(given as Echo);
    },
    { signal: end.signal },
  );
  return () => end.abort();
});

const provider = (bus: DeviceBus, answer: HostileAnswer) =>
  bus.provide('testEcho', (_options, { report }) => answer(report) as Echo);

hostileHostsSuite('a provider', provider);

hostileHostsSuite('a provider that loads', (bus, answer) =>
  bus.provideLazy('testEcho', async () => ({ default: (_options, { report }) => answer(report) as Echo })),
);

hostileHostsSuite('an interceptor', (bus, answer) =>
  bus.intercept('testEcho', ({ report }) => answer(report) as { text: string }),
);

hostileHostsSuite('a host behind an interceptor that waits', (bus, answer) => {
  const stops = [bus.intercept('testEcho', async (_call, next) => await next()), provider(bus, answer)];
  return () => stops.forEach((stop) => stop());
});

hostileHostsSuite('a host at the other side of a port', (bus, answer) => {
  const { port1, port2 } = new MessageChannel();
  const native = new DeviceBus();
  provider(native, answer);
  forwardCalls(bus, port1, { names });
  answerCalls(native, port2, { names });
  return () => {
    port1.close();
    port2.close();
  };
});

hostileHostsSuite('a host at the other side of a line of texts', (bus, answer) => {
  const { lines } = textLines();
  const end = new AbortController();
  const native = new DeviceBus();
  provider(native, answer);
  forwardCalls(bus, lines[0], { names, signal: end.signal });
  answerCalls(native, lines[1], { names, signal: end.signal });
  return () => end.abort();
});
