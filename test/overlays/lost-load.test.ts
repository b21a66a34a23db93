import { expect } from '@open-wc/testing';
import { ErrCode, hideToast, showToast, type DeviceError } from 'nacre/device';
import { OverlayController } from '../../shell/overlays/controller.js';
import type { OverlayKind } from '../../shell/overlays/kind.js';
import { PendingCalls } from '../../shell/overlays/kinds/pending-calls.js';

const failureOf = (call: Promise<unknown>): Promise<DeviceError> =>
  call.then(
    () => expect.fail('it has not failed'),
    (error: DeviceError) => error,
  );

describe('an overlay that did not load', () => {
  it('makes each waiting call fail, and loads again at the next call', async () => {
    const shown: unknown[] = [];
    const overlays: OverlayKind = {
      show: (options) => void shown.push((options as { title: string }).title),
      close: () => void shown.pop(),
    };
    let loads = 0;
    const load = async () => {
      if (++loads === 1) throw new Error('offline');
      return { create: () => overlays };
    };
    const stop = new OverlayController([{ show: 'showToast', hide: 'hideToast', load }]).start();
    try {
      const calls = [showToast({ title: 'Lost' }), hideToast()].map(failureOf);
      const errors = await Promise.all(calls);
      expect(errors.map(({ errMsg }) => errMsg)).to.deep.equal([
        'showToast:fail the overlay did not load',
        'hideToast:fail the overlay did not load',
      ]);
      expect(errors.map(({ errCode }) => errCode)).to.deep.equal([ErrCode.network, ErrCode.network]);
      expect(loads, 'one load for both calls').to.equal(1);
      expect((await showToast({ title: 'Saved' })).errMsg).to.equal('showToast:ok');
      expect([shown, loads]).to.deep.equal([['Saved'], 2]);
      void showToast({ title: 'Again' });
      expect(shown, 'in the task of the call').to.deep.equal(['Saved', 'Again']);
    } finally {
      stop();
    }
  });

  it('makes a call fail whose part did not load', async () => {
    const { signal } = new AbortController();
    const error = await failureOf(new PendingCalls().wait(Promise.resolve(false), undefined, signal));
    expect([error.errCode, error.errMsg]).to.deep.equal([ErrCode.network, 'overlays:fail the overlay did not load']);
  });
});

describe('a call that waits for a part of its overlay', () => {
  const never = new Promise<boolean>(() => undefined);

  it('goes on once the part has loaded', async () => {
    const { signal } = new AbortController();
    expect(await new PendingCalls().wait(Promise.resolve(true), 'one', signal)).to.equal(true);
  });

  it('ends when it is aborted', async () => {
    const controller = new AbortController();
    const waiting = new PendingCalls().wait(never, 'one', controller.signal);
    controller.abort();
    expect(await waiting).to.equal(false);
  });

  it('ends when it is cancelled, or its page is left', async () => {
    const { signal } = new AbortController();
    const calls = new PendingCalls();
    const ended: string[] = [];
    const wait = (name: string, page?: string) =>
      calls.wait(never, page, signal).then((isReady) => ended.push(`${name} ${isReady}`));
    const waiting = [wait('first', 'one'), wait('second', 'two'), wait('third')];
    expect(calls.cancel('two')).to.equal(true);
    await waiting[0];
    expect(ended).to.deep.equal(['first false']);
    expect(calls.cancel('two'), 'none of another page').to.equal(false);
    expect(calls.cancel()).to.equal(true);
    await Promise.all(waiting);
    expect(ended).to.deep.equal(['first false', 'second false', 'third false']);
    expect(calls.cancel(), 'none is left').to.equal(false);
  });
});
