import 'nacre/elements/refresher';
import { expect, fixture, html } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcRefresher, RefreshEvent } from 'nacre/elements/refresher';
import { drawn, settled } from '../../helpers/dom.js';

const STEPS = [
  'down',
  'pull',
  'pull far',
  'push up',
  'lift',
  'cancel',
  'start',
  'stop',
  'toggle',
  'button',
  'resolve',
] as const;
const MORE = ['disable', 'enable', 'take away', 'put back', 'move'] as const;
type Step = (typeof STEPS)[number] | (typeof MORE)[number];

/**
 * What may follow on what: a pull ends in `abort` or `refresh`, a refresh in `restore`; both may be made by code, and
 * nothing else is told.
 */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  '': ['pulling', 'refresh'],
  pulling: ['pulling', 'abort', 'refresh'],
  abort: ['pulling', 'refresh'],
  refresh: ['restore'],
  restore: ['pulling', 'refresh'],
};

describe('Pull to refresh in a random sequence of steps', () => {
  it('pairs its events, and has the right `refreshing`', async function () {
    // Each step waits for the control, which is long on a busy machine.
    this.timeout(60_000);
    const step = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Step>(...STEPS) }, fc.constantFrom<Step>(...MORE));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 5, maxLength: 30 }), async (steps) => {
        const box = await fixture<HTMLElement>(
          html`<div style="height: 200px; overflow: auto"><nc-refresher timeout="0"></nc-refresher><p style="height: 900px"></p></div>`,
        );
        const refresher = box.querySelector<NcRefresher>('nc-refresher')!;
        await settled(refresher);
        await Promise.resolve();
        const log = [''];
        const faults: string[] = [];
        const promises: (() => void)[] = [];
        let waits = false;
        for (const type of ['pulling', 'refresh', 'restore', 'abort']) {
          refresher.addEventListener(type, (event) => {
            if (!FOLLOWS[log.at(-1)!]!.includes(type)) faults.push(`${type} after ${log.join(' ')}`);
            log.push(type);
            const isOn = { refresh: true, restore: false }[type] ?? refresher.refreshing;
            if (refresher.refreshing !== isOn) faults.push(`${type} while refreshing is ${!isOn}`);
            if (type !== 'refresh' || !waits) return;
            (event as RefreshEvent).waitUntil(new Promise<void>((resolve) => promises.push(resolve)));
          });
        }
        const { left, top } = box.getBoundingClientRect();
        let y = top + 10;
        let isDown = false;
        const send = (type: string) => {
          const target = type === 'pointerdown' ? box.lastElementChild! : window;
          const init = { pointerId: 5, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true };
          const buttons = type === 'pointerup' ? 0 : 1;
          target.dispatchEvent(new PointerEvent(type, { ...init, clientX: left + 50, clientY: y, buttons }));
        };
        const move = (by: number) => {
          y += by;
          if (isDown) send('pointermove');
        };
        const act: Record<Step, () => void> = {
          down() {
            if (isDown) return;
            isDown = true;
            y = top + 10;
            send('pointerdown');
          },
          pull: () => move(30),
          'pull far': () => move(170),
          'push up': () => move(-90),
          lift() {
            if (isDown) send('pointerup');
            isDown = false;
          },
          cancel() {
            if (isDown) send('pointercancel');
            isDown = false;
          },
          start: () => refresher.start(),
          stop: () => refresher.stop(),
          toggle() {
            refresher.start();
            refresher.stop();
          },
          button: () => refresher.shadowRoot!.querySelector('button')?.click(),
          resolve: () => promises.shift()?.(),
          disable: () => (refresher.disabled = true),
          enable: () => (refresher.disabled = false),
          'take away': () => refresher.remove(),
          'put back': () => box.prepend(refresher),
          move() {
            if (!refresher.isConnected) return;
            refresher.remove();
            box.prepend(refresher);
          },
        };
        for (const [each, isPatient] of steps) {
          waits = isPatient;
          act[each]();
          if (isPatient) await settled(refresher);
        }
        act.lift();
        for (const resolve of promises) resolve();
        await settled(refresher);
        refresher.stop();
        await settled(refresher);
        await Promise.resolve();
        refresher.remove();
        await settled(refresher);
        expect(faults).to.deep.equal([]);
        expect(log.at(-1), log.join(' ')).to.be.oneOf(['', 'abort', 'restore']);
        expect(refresher.refreshing).to.equal(false);
        for (const state of ['pulling', 'reached', 'refreshing'])
          expect(refresher.matches(`:state(${state})`), state).to.equal(false);
      }),
      { numRuns: 100 },
    );
    await drawn();
  });
});
