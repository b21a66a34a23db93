import { expect, oneEvent } from '@open-wc/testing';
import type * as Bundle from './fixtures/bundle.js';
import { REQUIRED } from './required-message.js';

const COMMENTS = /\/\*\*[^]*?\*\//g;
const IMPORTS = /\b(?:from|import)\s*\(?\s*["'](\.{0,2}\/[^"']+)["']/g;

/**
 * The module at `url` with all that it imports, as modules of their own: what a second script tag would load. With
 * `shared`, packages are left out, as when one npm package is there twice.
 */
async function copyOf(url: string, shared: boolean, copies = new Map<string, Promise<string>>()): Promise<string> {
  if (shared && url.includes('/node_modules/')) return url;
  const copy = async () => {
    let code = (await (await fetch(url)).text()).replaceAll(COMMENTS, '');
    for (const [, specifier = ''] of code.matchAll(IMPORTS)) {
      code = code.replaceAll(`"${specifier}"`, `"${await copyOf(new URL(specifier, url).href, shared, copies)}"`);
    }
    return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  };
  const known = copies.get(url) ?? copy();
  copies.set(url, known);
  return known;
}

async function loadBundle({ shared = false } = {}): Promise<typeof Bundle> {
  const url = await copyOf(new URL('/test/locales/fixtures/bundle.ts', location.href).href, shared);
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = `import * as detail from '${url}'; dispatchEvent(new CustomEvent('bundleload', { detail }));`;
  const loaded = oneEvent(window, 'bundleload');
  document.head.append(script);
  const { detail } = (await loaded) as CustomEvent<typeof Bundle>;
  script.remove();
  return detail;
}

const required = ({ msg }: typeof Bundle) => msg(REQUIRED.en, { id: 'nc.validity.required' });

describe('two copies of the bundle', () => {
  it('share one language, whichever of them sets it, and one that comes late joins', async () => {
    const [first, second] = [await loadBundle(), await loadBundle()];
    expect(first.msg).not.to.equal(second.msg);

    const seen: string[] = [];
    const stop = first.onLocaleChange((code) => seen.push(code));
    await second.setLocale('fr');
    expect([first.getLocale(), required(first), required(second)]).to.deep.equal(['fr', REQUIRED.fr, REQUIRED.fr]);

    await first.setLocale('zh-Hant');
    expect([second.getLocale(), required(second)]).to.deep.equal(['zh-Hant', REQUIRED['zh-Hant']]);
    expect(seen).to.deep.equal(['fr', 'zh-Hant']);
    stop();

    const late = await loadBundle();
    expect([late.getLocale(), required(late)]).to.deep.equal(['zh-Hant', REQUIRED['zh-Hant']]);
    await late.registerLocale('zh-Hant', { 'nc.validity.required': '必填' });
    expect([required(first), required(late)]).to.deep.equal(['必填', '必填']);

    await loadBundle();
    await first.setLocale('es');
    await first.setLocale('zh-Hant');
    expect(required(first), 'what the app registered stays above the tables of a late copy').to.equal('必填');
  });

  it('may share one @lit/localize', async () => {
    const [first, second] = [await loadBundle({ shared: true }), await loadBundle({ shared: true })];
    expect(first.setLocale).not.to.equal(second.setLocale);
    expect(first.msg).to.equal(second.msg);
    await first.setLocale('fr');
    expect(required(second)).to.equal(REQUIRED.fr);
    await second.setLocale('es');
    expect(required(first)).to.equal(REQUIRED.es);
  });
});
