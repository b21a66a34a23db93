import { expect } from '@open-wc/testing';
import { EventChannel, device, navigateTo, showLoading, type NavigateToResult } from 'nacre/device';
import { failure, tick } from './helpers.js';

describe('navigateTo', () => {
  let undo: () => void;
  const answer = (result: Promise<unknown>) => {
    undo = device.provide('navigateTo', (): NavigateToResult => ({ eventChannel: new EventChannel(), result }));
  };
  afterEach(() => undo());

  it('gives the channel, and what the page leaves with', async () => {
    answer(Promise.resolve({ chosen: 3 }));
    const opened = navigateTo({ url: '/choose' });
    expect((await opened).eventChannel).to.be.instanceOf(EventChannel);
    expect(await opened.result).to.deep.equal({ chosen: 3 });
    expect(await navigateTo({ url: '/choose' }).result).to.deep.equal({ chosen: 3 });
  });

  it('fails as one promise, whichever is awaited', async () => {
    undo = device.provide('navigateTo', () => Promise.reject(new Error('page not found')));
    const unhandled: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
    addEventListener('unhandledrejection', note);
    expect((await failure(navigateTo({ url: '/a' }))).errMsg).to.equal('navigateTo:fail page not found');
    expect((await failure(navigateTo({ url: '/a' }).result)).errMsg).to.equal('navigateTo:fail page not found');
    await tick();
    removeEventListener('unhandledrejection', note);
    expect(unhandled).to.deep.equal([]);
  });
});

describe('showLoading', () => {
  let shown: string[];
  let undo: (() => void)[];
  beforeEach(() => {
    shown = [];
    undo = [
      device.provide('showLoading', async ({ token }) => {
        await tick();
        shown.push(token!);
      }),
      device.provide('hideLoading', ({ token }) => {
        shown = shown.filter((other) => other !== token);
      }),
    ];
  });
  afterEach(() => undo.forEach((remove) => remove()));

  it('gives a token that hides its own loading and no other', async () => {
    const first = showLoading({ title: 'first' });
    const second = showLoading();
    await Promise.all([first, second]);
    expect(shown).to.have.length(2);
    const [, kept] = shown;
    await first();
    expect(shown).to.deep.equal([kept]);
    await first();
    expect(shown).to.deep.equal([kept]);
    await second();
    expect(shown).to.deep.equal([]);
  });

  it('gives a token that is the promise of its appearance', async () => {
    const done = showLoading({ title: 'a' });
    expect(shown).to.deep.equal([]);
    expect((await done).errMsg).to.equal('showLoading:ok');
    expect(shown).to.have.length(1);
  });

  it('hides what has not appeared yet as soon as it has', async () => {
    await showLoading()();
    expect(shown).to.deep.equal([]);
  });

  it('needs no hiding where it never appeared', async () => {
    undo.push(device.provide('showLoading', () => Promise.reject(new Error('no'))));
    undo.push(device.provide('hideLoading', () => expect.fail('hidden')));
    const done = showLoading();
    await done();
    expect((await failure(done)).errMsg).to.equal('showLoading:fail no');
  });
});
