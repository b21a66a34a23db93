// The description of the device bus, which the comments of its types give, and the tables that are made from it. They are
// written again by
//   node test/apis.node.test.mjs --update
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readApis, REFERENCE, referenceText } from './tools/package/api-tables.mjs';
import { generate } from './tools/package/generate.mjs';
import { filesUnder } from './tools/files.mjs';
import { root } from './tools/paths.mjs';

if (process.argv.includes('--update')) {
  await generate();
  writeFileSync(join(root, REFERENCE), await referenceText());
} else {
  describe('the description of the device bus', () => {
    const apis = readApis();
    const callOf = (name) => apis.calls.find((call) => call.name === name);

    it('has every call, signal and option that a layer of the package declares', () => {
      const sources = filesUnder('shell')
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('/showcase/'))
        .map((path) => readFileSync(join(root, path), 'utf8'));
      /** The members of all interfaces of a name, also of those that another layer adds to. */
      const membersOf = (name) =>
        sources.flatMap((text) =>
          [...text.matchAll(new RegExp(`^( *)(?:export )?interface ${name}\\b[^{]*\\{\n(.*?)^\\1\\}`, 'gms'))].flatMap(
            ([, indent, body]) =>
              [...body.matchAll(new RegExp(`^${indent}  (?:readonly )?(\\w+)\\??:`, 'gm'))].map(([, member]) => member),
          ),
        );
      const names = (list) => list.map(({ name }) => name).sort();
      assert.deepEqual(names(apis.calls), membersOf('DeviceCalls').sort());
      assert.deepEqual(names(apis.signals), membersOf('DeviceSignals').sort());
      for (const [call, type] of Object.entries({
        showToast: 'ToastOptions',
        showLoading: 'LoadingOptions',
        showModal: 'ModalOptions',
        showActionSheet: 'ActionSheetOptions',
      })) {
        assert.deepEqual(names(callOf(call).options), membersOf(type).sort(), call);
      }
    });

    it('explains every call, option, result, report, signal and function', () => {
      const bare = (where, fields) => fields.filter((field) => !field.description).map(({ name }) => `${where}${name}`);
      const lost = [
        ...bare('', [...apis.calls, ...apis.signals, ...apis.functions]),
        ...bare('ErrCode.', apis.codes),
        ...bare('of every call: ', apis.common),
        ...apis.calls.flatMap(({ name, options, result, progress = {} }) => [
          ...bare(`${name} option `, options),
          ...bare(`${name} result `, result),
          ...Object.entries(progress).flatMap(([kind, fields]) => bare(`${name} ${kind} `, fields)),
        ]),
        ...apis.signals.flatMap(({ name, payload }) => bare(`${name} payload `, payload)),
      ];
      assert.deepEqual(lost, [], 'add a sentence above each of these in shell/device/calls');
    });

    it('tells how a call is made: a promise, a task, or a result at once', () => {
      assert.equal(callOf('getStorage').kind, 'call');
      assert.equal(callOf('getStorage').sync, 'getStorageSync');
      assert.equal(callOf('request').kind, 'task');
      assert.deepEqual(Object.keys(callOf('request').progress), ['headers', 'chunk']);
      assert.equal(callOf('getWindowInfo').kind, 'sync');
      assert.equal(apis.signals.find(({ name }) => name === 'themeChange').on, 'onThemeChange');
    });

    it('tells how an option is entered, with its choices and default', () => {
      const option = (call, name) => callOf(call).options.find((field) => field.name === name);
      const picked = (call, name) => {
        const { kind, choices, default: fallback, required } = option(call, name);
        return { kind, choices, fallback, required };
      };
      assert.deepEqual(picked('chooseImage', 'count'), {
        kind: 'number',
        choices: undefined,
        fallback: 9,
        required: false,
      });
      assert.deepEqual(picked('showToast', 'icon'), {
        kind: 'choice',
        choices: ['success', 'error', 'loading', 'none'],
        fallback: 'success',
        required: false,
      });
      assert.deepEqual(picked('chooseImage', 'sizeType'), {
        kind: 'choices',
        choices: ['original', 'compressed'],
        fallback: undefined,
        required: false,
      });
      assert.equal(picked('showModal', 'showCancel').fallback, true);
      assert.equal(picked('setStorage', 'key').required, true);
      assert.equal(picked('setStorage', 'data').kind, 'json');
      assert.equal(picked('createVideoContext', 'component').kind, 'code');
    });

    it('tells how a call fails', () => {
      const { errors } = callOf('getStorage');
      assert.deepEqual(
        errors.map(({ name, code }) => [name, code]),
        [['notFound', 11]],
      );
      assert.match(errors[0].description, /no such key/);
    });

    it('is what shell/device/APIS.md says; if not, run this file with --update', async () => {
      assert.equal(readFileSync(join(root, REFERENCE), 'utf8'), await referenceText(apis));
    });

    it('has as many calls as README.md and the documentation say', () => {
      for (const path of ['README.md', 'shell/site/content/index.md', 'shell/site/content/guides/device.md']) {
        const [, count] = /(\d+) calls/.exec(readFileSync(join(root, path), 'utf8'));
        assert.equal(Number(count), apis.calls.length, path);
      }
    });
  });
}
