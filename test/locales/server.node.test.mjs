import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { msg } from '@lit/localize';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
let server;
before(async () => {
  const options = { middlewareMode: true, hmr: false, ws: false, watch: null };
  server = await createServer({
    root,
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
    server: options,
  });
});
after(() => server.close());

it('works without a document', async () => {
  const { setLocale, getLocale } = await server.ssrLoadModule('/locales/index.ts');
  assert.equal(getLocale(), 'en');
  assert.equal(await setLocale('fr-CA', { remember: true }), 'fr');
  assert.equal(msg('Please enter a number.', { id: 'nc.validity.number' }), 'Veuillez saisir un nombre.');
  assert.equal(typeof (await setLocale('auto')), 'string');
});

it('has a chunk for each language of the configuration, and English in none', () => {
  const { targetLocales } = JSON.parse(readFileSync(`${root}/locales/lit-localize.json`, 'utf8'));
  const chunks = readdirSync(`${root}/locales/generated`).filter((name) => name !== 'codes.ts');
  assert.deepEqual(chunks.sort(), targetLocales.map((code) => `${code}.ts`).sort());
});
