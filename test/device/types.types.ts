import { device, getStorage, makePhoneCall, request, type DeviceTask, type Ok } from 'nacre/device';
import './calls.js';

// Compiled, never run: what must be an error is marked, and an error that vanishes is one too.

async function calls(): Promise<void> {
  const echo: Ok<'testEcho'> = await device.call('testEcho');
  const text: string = echo.text;
  const message: 'testEcho:ok' = echo.errMsg;
  // @ts-expect-error -- no such call
  void device.call('testEcko');
  // @ts-expect-error -- options are required where one of them is
  void makePhoneCall();
  // @ts-expect-error -- of the wrong type
  void makePhoneCall({ phoneNumber: 110 });
  // @ts-expect-error -- no such option
  void request({ url: '/', methode: 'GET' });
  // @ts-expect-error -- no such method
  void request({ url: '/', method: 'FETCH' });
  // @ts-expect-error -- no such result
  void (await getStorage({ key: 'a' })).value;
  void request({
    url: '/',
    success: ({ statusCode }) => statusCode.toFixed(),
    fail: ({ errCode }) => errCode.toFixed(),
  });
  void [text, message];
}

function tasks(): void {
  const task: DeviceTask<'testWork'> = device.task('testWork', { size: 2 });
  task.onProgressUpdate(({ progress }) => progress.toFixed());
  request({ url: '/' }).onChunkReceived(({ data }) => data.byteLength.toFixed());
  // @ts-expect-error -- the progress of this call is a number
  task.onProgressUpdate(({ progress }) => progress.trim());
}

function answers(): void {
  device.addEventListener('testEcho', (event) => event.respondWith({ text: event.options.text ?? '' }));
  device.addEventListener('testNothing', (event) => event.respondWith());
  // @ts-expect-error -- the answer lacks a field
  device.addEventListener('testEcho', (event) => event.respondWith({}));
  device.provide('testNothing', () => undefined);
  device.provide('testEcho', async ({ text }) => ({ text: text ?? '' }));
  // @ts-expect-error -- not the result of that call
  device.provide('testEcho', () => ({ sum: 1 }));
  device.provideLazy('testEcho', async () => ({ default: () => ({ text: '' }) }));
  device.intercept('testWork', async ({ options }, next) => next({ size: options.size + 1 }));
  // @ts-expect-error -- not the options of that call
  device.intercept('testWork', async (_call, next) => next({ length: 1 }));
}

function signals(): void {
  device.watch('testCount', (count) => count.toFixed());
  device.emit('testCount', 1);
  device.source('testCount', (emit) => emit(2));
  // @ts-expect-error -- the payload is a number
  device.emit('testCount', '1');
  // @ts-expect-error -- no such signal
  device.watch('testCounts', () => undefined);
}

void [calls, tasks, answers, signals];
