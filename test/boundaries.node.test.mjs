import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** [file, what it imports, whether the layers allow it] */
const CASES = [
  ['elements/internal/base.ts', "import { LitElement } from 'lit';", true],
  ['elements/internal/deep/base.ts', "import { a } from '../other.js';", true],
  ['elements/internal/deep/base.ts', "import { a } from '../../input/index.js';", false],
  ['elements/base/given.ts', "import { LitElement } from 'lit';", false],
  ['elements/base/given.ts', "import { a } from '../internal/base.js';", false],
  ['elements/internal/deep/base.ts', "import { a } from '../../base/given.js';", true],
  ['elements/input/input.ts', "import { a } from '../base/given.js';", true],
  ['shell/device/call.ts', "import { a } from '../../elements/base/given.js';", true],
  ['shell/ui/motion.ts', "import { a } from '../../elements/base/given.js';", true],
  ['elements/input/input.ts', "import { a } from '../internal/base.js';", true],
  ['elements/input/input.ts', "import './input.styles.js';", true],
  ['elements/input/input.ts', "import '../icon/index.js';", true],
  ['elements/input/input.ts', "import '../icon/icon.js';", false],
  ['elements/input/input.ts', "import type { NcIcon } from '../icon/icon.js';", true],
  ['elements/input/input.ts', "import { device } from 'nacre/device';", false],
  ['elements/input/input.ts', "export { device } from '../../shell/device/index.js';", false],
  ['elements/input/input.ts', "import { createElement } from 'react';", false],
  ['elements/input/input.ts', "const a = lazy(() => import('leaflet'));", true],
  ['elements/input/input.ts', "import { setLocale } from 'nacre/locales';", false],
  ['react/overrides.ts', "import '../elements/input/index.js';", true],
  ['react/overrides.ts', "import '../shell/device/index.js';", false],
  ['react/overrides.ts', "import '../elements/internal/gesture/pan.js';", false],
  ['react/frameworks/vue/wrap.ts', "import { h } from 'vue';", true],
  ['react/frameworks/vue/wrap.ts', "import { attributesOf } from '../../server.js';", true],
  ['react/frameworks/vue/wrap.ts', "import { wrap } from '../../wrap.js';", false],
  ['react/frameworks/vue/wrap.ts', "import { useState } from 'react';", false],
  ['react/overrides.ts', "import { h } from 'vue';", false],
  ['react/overrides.ts', "import { Input } from 'nacre/vue/input';", false],
  ['shell/ui/app-shell.ts', "import { Input } from 'nacre/vue/input';", false],
  ['react/angular/index.ts', "import { Directive } from '@angular/core';", true],
  ['react/angular/index.ts', "import '../../elements/input/index.js';", false],
  ['react/overrides.ts', "import { Directive } from '@angular/core';", false],
  ['shell/device/call.ts', "import { a } from './types.js';", true],
  ['shell/device/call.ts', "import { html } from 'lit';", false],
  ['shell/device/call.ts', "import { prepare } from 'zxing-wasm';", false],
  ['shell/device/call.ts', "const a = lazy(() => import('zxing-wasm'));", true],
  ['shell/device/hosts/wechat-sdk.ts', "import sdk from 'weixin-js-sdk';", true],
  ['shell/device/hosts/wechat.ts', "import sdk from 'weixin-js-sdk';", false],
  ['shell/device/hosts/capacitor.ts', "import { Capacitor } from '@capacitor/core';", false],
  ['shell/device/call.ts', "const a = lazy(() => import('react'));", false],
  ['shell/device/call.ts', "import { a } from '../router/index.js';", false],
  ['shell/router/match.ts', "import Navigo from 'navigo';", true],
  ['shell/router/match.ts', "import { matchRoute } from 'navigo/lib/es/utils.js';", true],
  ['shell/device/call.ts', "const a = lazy(() => import('navigo/lib/es/utils.js'));", false],
  ['shell/router/match.ts', "import { device } from '../device/index.js';", true],
  ['shell/router/match.ts', "import { useState } from 'react';", false],
  ['shell/auth/token.ts', "import Navigo from 'navigo';", false],
  ['shell/overlays/toast.ts', "import '../../elements/toast/index.js';", true],
  ['shell/overlays/toast.ts', "import { NcToast } from '../../elements/toast/toast.js';", false],
  ['shell/ui/app-shell.ts', "import { Button } from 'nacre/react/button';", true],
  ['shell/ui/app-shell.ts', "import 'nacre/elements/button';", false],
  ['shell/ui/app-shell.ts', "import { LitElement } from 'lit';", false],
  ['shell/ui/app-shell.ts', "import { gestureArena } from '../../elements/gestures.js';", true],
  ['shell/inspector/bus-panel.ts', "import { html } from 'lit';", true],
  ['shell/inspector/bus-panel.ts', "import { useState } from 'react';", false],
  ['shell/inspector/bus-panel.ts', "import '../ui/index.js';", false],
  ['shell/ui/app-shell.ts', "const a = lazy(() => import('../inspector/index.js'));", false],
  ['shell/testing/index.ts', "import { a } from './act.js';", true],
  ['shell/testing/index.ts', "import '../../elements/input/index.js';", false],
  ['shell/testing/library.ts', "import { queries } from '@testing-library/dom';", true],
  ['shell/testing/playwright.ts', "import { test } from '@playwright/test';", false],
  ['shell/cdn.ts', "import '../elements/index.js';", true],
  ['shell/cdn.ts', "import { AppShell } from './ui/index.js';", false],
  ['shell/showcase/main.ts', "import 'nacre/elements/button';", true],
  ['shell/showcase/main.ts', "import '../device/index.js';", false],
  ['locales/index.ts', "import { configureLocalization } from '@lit/localize';", true],
  ['locales/index.ts', "import '../elements/index.js';", false],
  ['elements/input/input.ts', 'new NcIcon();', false],
  ['elements/input/input.ts', 'globalThis.a = globalThis.b instanceof NcIcon;', false],
  ['elements/input/input.ts', "document.createElement('nc-icon');", true],
  ['shell/overlays/modals.ts', 'new NcModal();', false],
  ['elements/input/input.ts', "const panel = new Part(lazy(() => import('./panel.js')));", true],
  ['elements/input/input.ts', "const panel = new Part(() => import('./panel.js'));", false],
  ['elements/input/input.ts', "type Panel = typeof import('./panel.js');", true],
  ['shell/ui/app.ts', "const load = () => import('./late.js');", false],
  ['shell/ui/app.ts', "const { a } = await import('./late.js');", false],
  ['shell/ui/app.ts', "const load = lazy(() => import('./late.js').then(({ a }) => a));", false],
  ['shell/ui/app.ts', "const load = lazy(async () => (await import('./late.js')).a);", false],
  ['shell/ui/app.ts', "const load = later(() => import('./late.js'));", false],
  ['locales/index.ts', "const load = lazy(() => import('./late.js'));", true],
  ['shell/showcase/main.ts', "const load = () => import('./late.js');", true],
];

describe('the lint rule for layers', () => {
  let folder;
  let complaints;

  before(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'nacre-')));
    await cp(join(root, 'test/config'), join(folder, 'test/config'), { recursive: true });
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [index, [file, code]] of CASES.entries()) {
      const path = join(folder, numbered(file, index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${code}\n`);
    }
    const { stdout } = spawnSync(
      'node_modules/.bin/oxlint',
      ['--format', 'json', 'elements', 'react', 'shell', 'locales'],
      { cwd: folder, encoding: 'utf8' },
    );
    complaints = JSON.parse(stdout).diagnostics.filter(({ code }) => code.startsWith('nacre('));
  });
  after(() => rm(folder, { recursive: true }));

  for (const [index, [file, code, allowed]] of CASES.entries()) {
    it(`${allowed ? 'allows' : 'refuses'} in ${file}: ${code}`, () => {
      const found = complaints.filter(({ filename }) => filename === numbered(file, index));
      assert.equal(found.length, allowed ? 0 : 1);
    });
  }
});

/** A file of its own for each case, in the same folder. */
function numbered(file, index) {
  return file.replace(/(?=\.ts$)/, `-${index}`);
}
