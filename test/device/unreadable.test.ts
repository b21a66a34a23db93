import { expect } from '@open-wc/testing';
import { canIUse, device, ErrCode, getWindowInfo, record, showLoading } from 'nacre/device';
import './calls.js';
import { collectReports } from '../helpers/errors.js';
import { expectFailure, tick } from './helpers.js';

const unreadable = (): never =>
  new Proxy(
    {},
    {
      get: () => expect.fail('read'),
      ownKeys: () => {
        throw new Error('do not touch');
      },
    },
  ) as never;

describe('what cannot be read', () => {
  it('fails showLoading, and nothing has to be hidden', async () => {
    const undo = device.provide('hideLoading', () => expect.fail('hidden'));
    const done = showLoading(unreadable());
    await expectFailure(done, 'showLoading:fail options: expected an object that can be read', ErrCode.invalid);
    await done();
    undo();
  });

  it('is no answer to a synchronous call, and its failure reaches nobody', async () => {
    const unhandled: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
    addEventListener('unhandledrejection', note);
    const { windowWidth } = getWindowInfo();
    for (const answer of [() => null, () => Promise.reject(new Error('late')), () => 'text']) {
      const end = new AbortController();
      device.addEventListener('getWindowInfo', (event) => event.respondWith(answer() as never), { signal: end.signal });
      expect(getWindowInfo().windowWidth).to.equal(windowWidth);
      end.abort();
    }
    await tick();
    await tick();
    removeEventListener('unhandledrejection', note);
    expect(unhandled).to.deep.equal([]);
  });

  it('is recorded as nothing', async () => {
    const reports = collectReports();
    const undo = device.provide('testEcho', (_options, { report }) => {
      report('progress', undefined as never);
      report('progress', unreadable());
      return { text: 'a' };
    });
    const session = record();
    await device.call('testEcho');
    expect(session.stop()).to.contain('"text":"a"');
    expect(reports.stop()).to.deep.equal([]);
    undo();
  });

  it('is no name that can be used', () => {
    for (const name of [Symbol('a'), unreadable(), undefined]) expect(canIUse(name as never)).to.equal(false);
    const undo = device.provide('constructor' as 'testNothing', () => undefined);
    expect(canIUse('constructor')).to.equal(true);
    undo();
  });

  it('asks the bus nothing where an event cannot be answered', () => {
    const undo = device.provide('testEcho', () => expect.fail('asked'));
    const event = Object.assign(new Event('nc-request', { bubbles: true }), { name: 'testEcho', options: {} });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
    undo();
  });
});
