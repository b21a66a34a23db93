import assert from 'node:assert/strict';
import { createServer as createHttpServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { createServer } from 'vite';
import { root } from '../tools/paths.mjs';

describe('the device bus on a server', () => {
  let vite;
  let http;
  let nacre;
  before(async () => {
    http = createHttpServer((_request, response) => response.end('{"a":1}'));
    await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
    vite = await createServer({
      root,
      configFile: false,
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    nacre = await vite.ssrLoadModule('/shell/device/index.ts');
  });
  after(async () => {
    await vite.close();
    http.close();
  });

  it('makes requests', async () => {
    const { data, statusCode } = await nacre.request({ url: `http://127.0.0.1:${http.address().port}/` });
    assert.deepEqual({ data, statusCode }, { data: { a: 1 }, statusCode: 200 });
  });

  it('fails as in a browser without an answer', async () => {
    await assert.rejects(nacre.request({ url: 'http://127.0.0.1:1/' }), {
      errMsg: 'request:fail network error',
      errCode: 8,
    });
  });

  it('knows that the rest needs a browser', async () => {
    for (const name of ['setStorage', 'getSystemInfo', 'makePhoneCall', 'onThemeChange', 'onWindowResize']) {
      assert.equal(nacre.canIUse(name), false, name);
    }
    await assert.rejects(nacre.getStorage({ key: 'a' }), { errCode: nacre.ErrCode.unsupported });
  });
});
