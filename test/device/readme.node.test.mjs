// The host of shell/device/README.md, as printed, with a shell of the test.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root, TSC } from '../tools/paths.mjs';
import { run } from '../tools/run.mjs';

const readme = readFileSync(join(root, 'shell/device/README.md'), 'utf8');
const [, example] = /^```ts\n(\/\/ connect-shell\.ts\n.*?)^```/ms.exec(readme);

/** Inside the project, so that the package finds itself. */
const folder = join(root, 'test/.cache/readme-host');

describe('the host of the README', () => {
  let module;
  let bus;
  let end;
  let shell;

  before(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'connect-shell.ts'), example);
    writeFileSync(
      join(folder, 'entry.ts'),
      "export { connectShell } from './connect-shell.js';\nexport { DeviceBus, ErrCode } from 'nacre/device';\n",
    );
    await build({
      configFile: join(root, 'vite.config.ts'),
      mode: 'test',
      logLevel: 'error',
      build: {
        outDir: join(folder, 'built'),
        lib: { entry: join(folder, 'entry.ts'), formats: ['es'], fileName: 'entry' },
        minify: false,
      },
    });
    module = await import(pathToFileURL(join(folder, 'built/entry.js')).href);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const connect = (given) => {
    bus = new module.DeviceBus();
    end = new AbortController();
    shell = given;
    module.connectShell(bus, shell, end.signal);
  };
  const failureOf = (call) =>
    call.then(
      () => assert.fail('it succeeded'),
      ({ errMsg, errCode }) => ({ errMsg, errCode }),
    );

  it('is written in right types', async () => {
    const config = { extends: '../../../tsconfig.json', include: ['./*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { output } = await run(process.execPath, [TSC, '-p', folder]);
    assert.equal(output, '');
  });

  it('claims nothing in a browser', () => {
    connect(undefined);
    assert.deepEqual([bus.can('makePhoneCall'), bus.can('saveFile')], [false, false]);
  });

  it('answers calls, and leaves to the page what the shell cannot do', async () => {
    const dialled = [];
    connect({ dial: async (number) => void dialled.push(number) });
    bus.provide('makePhoneCall', ({ phoneNumber }) => void dialled.push(`page: ${phoneNumber}`));
    assert.deepEqual(await bus.call('makePhoneCall', { phoneNumber: '112' }), { errMsg: 'makePhoneCall:ok' });
    await bus.call('makePhoneCall', { phoneNumber: '*#06#' });
    assert.deepEqual(dialled, ['112', 'page: *#06#']);
  });

  it('fails with codes of the bus, or of its own', async () => {
    for (const [code, errCode] of [
      [1, module.ErrCode.cancel],
      [2, module.ErrCode.permission],
      [7, 107],
    ]) {
      connect({ dial: () => Promise.reject({ code, message: 'not now' }) });
      const expected = { errMsg: 'makePhoneCall:fail not now', errCode };
      assert.deepEqual(await failureOf(bus.call('makePhoneCall', { phoneNumber: '112' })), expected);
    }
  });

  it('reports progress, and hears that the caller gives up', async () => {
    let signal;
    connect({
      save: async (url, written, given) => {
        await Promise.resolve();
        written(50);
        signal = given;
        return url === 'blob:b' ? new Promise(() => undefined) : { path: '/a' };
      },
    });
    const seen = [];
    const task = bus.task('saveFile', { tempFilePath: 'blob:a' });
    task.onProgressUpdate(({ progress }) => seen.push(progress));
    assert.equal((await task).savedFilePath, '/a');
    assert.deepEqual(seen, [50]);
    const second = bus.task('saveFile', { tempFilePath: 'blob:b' });
    second.onProgressUpdate(() => setTimeout(() => second.abort()));
    assert.equal((await failureOf(second)).errMsg, 'saveFile:fail abort');
    assert.equal(signal.aborted, true);
  });

  it('emits a signal while it has listeners, and ends', async () => {
    let tell;
    const shells = {
      watchNetwork: (changed) => {
        tell = changed;
        return () => (tell = undefined);
      },
      dial: async () => undefined,
    };
    connect(shells);
    const heard = [];
    const stop = bus.watch('networkStatusChange', (status) => heard.push(status));
    tell(false);
    assert.deepEqual(heard, [{ isConnected: false, networkType: 'none' }]);
    stop();
    assert.equal(tell, undefined);
    end.abort();
    assert.deepEqual([bus.can('makePhoneCall'), bus.hasSignal('networkStatusChange')], [false, false]);
  });
});
