import { expect, waitUntil } from '@open-wc/testing';
import { device, ErrCode } from 'nacre/device';
import { openFrame, type Frame } from '../helpers/frame.js';

/** The page is a frame: the runner reports what nobody catches in its own. */
describe('a call that nobody catches', () => {
  let frame: Frame;
  let click: (errCode: number) => void;
  /** What listeners hear that the page has added before the bus, and after it. */
  let before: PromiseRejectionEvent[];
  let after: PromiseRejectionEvent[];

  beforeEach(async () => {
    before = [];
    after = [];
    frame = await openFrame();
    const { window } = frame;
    window.addEventListener('unhandledrejection', (event) => before.push(event));
    ({ click } = (await frame.load('/test/device/fixtures/uncaught.ts')) as { click: typeof click });
    window.addEventListener('unhandledrejection', (event) => {
      after.push(event);
      // Keeps it out of the console of the test.
      event.preventDefault();
    });
  });
  afterEach(() => frame.remove());

  const codesOf = (events: PromiseRejectionEvent[]) =>
    events.map(({ reason }) => (reason as { errCode: number }).errCode);

  it('is an uncaught error if it fails, but not if the user has cancelled it', async () => {
    click(ErrCode.cancel);
    click(ErrCode.busy);
    await waitUntil(() => after.length > 0);
    expect(codesOf(after)).to.deep.equal([ErrCode.busy]);
    // In Chromium it hears both.
    const cancelled = before.filter(({ reason }) => (reason as { errCode: number }).errCode === ErrCode.cancel);
    for (const { defaultPrevented } of cancelled) expect(defaultPrevented, 'not in the console').to.equal(true);
    expect(codesOf(before)).to.include(ErrCode.busy);
  });

  it('is told to those who catch it', async () => {
    device.provide('scanCode', () => Promise.reject(Object.assign(new Error('no'), { errCode: ErrCode.cancel })));
    const code = await device.call('scanCode').catch((error: { errCode: number }) => error.errCode);
    expect(code).to.equal(ErrCode.cancel);
  });
});
