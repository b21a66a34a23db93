import { expect } from '@open-wc/testing';
import { lazy } from '../../../elements/base/lazy.js';
import { notInstalled } from '../../../elements/base/not-installed.js';
import { refuseOnce } from '../../helpers/commands.js';

const errorOf = (loading: Promise<unknown>): Promise<Error> =>
  loading.then(
    () => expect.fail('it has loaded'),
    (error: Error) => error,
  );

/** The engine's own error for a name that it cannot resolve. */
const importNamed = (name: string) =>
  lazy(async () => {
    try {
      return (await import(/* @vite-ignore */ name)) as object;
    } catch (error) {
      throw notInstalled('nobody-has-this@2 @nobody/this@1', error);
    }
  })();

describe('a library that an app has to install', () => {
  for (const name of ['nobody-has-this', 'nobody-has-this/part', '@nobody/this']) {
    it(`names the line that installs it: ${name}`, async () => {
      const { message, name: kind, cause } = await errorOf(importNamed(name));
      expect(message).to.equal(
        'nobody-has-this and @nobody/this are not installed: npm i nobody-has-this@2 @nobody/this@1',
      );
      expect(kind).to.equal('NotSupportedError');
      expect(cause).to.be.instanceOf(Error);
    });
  }

  it('is loaded again if its file was lost', async () => {
    const load = lazy(async () => {
      try {
        return await import('./fixtures/late-library.js');
      } catch (error) {
        throw notInstalled('late-library@1', error);
      }
    });
    refuseOnce('fixtures/late-library');
    expect((await errorOf(load())).message).not.to.contain('npm i');
    expect((await load()).own).to.be.an('object');
  });

  it('is known by what bundlers leave in its place, and not by the address of its file', () => {
    for (const message of [
      "Cannot find module 'hls.js/light'",
      'Could not resolve "hls.js/light" imported by "nacre". Is it installed?',
      "Cannot find package 'hls.js' imported from /app/main.js",
    ]) {
      const { message: text } = notInstalled('hls.js@1', new Error(message)) as Error;
      expect(text).to.equal('hls.js is not installed: npm i hls.js@1');
    }
    const lost = new TypeError('Failed to fetch dynamically imported module: https://a.example/hls.js');
    expect(notInstalled('hls.js@1', lost)).to.equal(lost);
  });
});
