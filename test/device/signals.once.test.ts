import { expect } from '@open-wc/testing';
import { DeviceBus, device, offThemeChange, onThemeChange } from 'nacre/device';
import './calls.js';
import { reported, tick } from './helpers.js';

describe('signals', () => {
  let bus: DeviceBus;
  let seen: unknown[];
  const note = (payload: unknown) => seen.push(payload);
  beforeEach(() => {
    bus = new DeviceBus();
    seen = [];
  });

  it('start their source with the first watcher and stop it with the last', () => {
    const log: string[] = [];
    bus.source('testCount', (_emit, signal) => {
      log.push('start');
      signal.addEventListener('abort', () => log.push('stop'));
    });
    expect(log).to.deep.equal([]);
    const first = bus.watch('testCount', note);
    const second = bus.watch('testCount', note);
    expect(log).to.deep.equal(['start']);
    first();
    first();
    expect(log).to.deep.equal(['start']);
    second();
    expect(log).to.deep.equal(['start', 'stop']);
    bus.watch('testCount', note);
    expect(log).to.deep.equal(['start', 'stop', 'start']);
  });

  it('reach every watcher, as often as it watches, until it stops', () => {
    bus.watch('testCount', note);
    const stop = bus.watch('testCount', note);
    bus.emit('testCount', 1);
    stop();
    bus.emit('testCount', 2);
    expect(seen).to.deep.equal([1, 1, 2]);
    bus.watch('testCount', note);
    bus.unwatch('testCount', note);
    bus.emit('testCount', 3);
    expect(seen).to.deep.equal([1, 1, 2]);
  });

  it('reach the others when one watcher throws', async () => {
    bus.watch('testCount', () => {
      throw new Error('watcher broke');
    });
    bus.watch('testCount', note);
    expect(await reported(() => bus.emit('testCount', 1))).to.deep.equal(['watcher broke']);
    expect(seen).to.deep.equal([1]);
  });

  it('spare a watcher that another one stops, and one that starts meanwhile', () => {
    bus.watch('testCount', () => {
      stop();
      bus.watch('testCount', () => seen.push('new'));
    });
    const stop = bus.watch('testCount', note);
    bus.emit('testCount', 1);
    expect(seen).to.deep.equal([]);
  });

  it('end with an AbortSignal', () => {
    const end = new AbortController();
    bus.watch('testCount', note, { signal: end.signal });
    bus.watch('testCount', note, { signal: AbortSignal.abort(), immediate: true });
    bus.emit('testCount', 1);
    end.abort();
    bus.emit('testCount', 2);
    expect(seen).to.deep.equal([1]);
  });

  it('keep the last payload for those who come late and want it', () => {
    expect(bus.latest('testCount')).to.equal(undefined);
    bus.watch('testCount', note, { immediate: true });
    bus.emit('testCount', 1);
    bus.emit('testCount', 2);
    expect(bus.latest('testCount')).to.equal(2);
    bus.watch('testCount', (count) => seen.push(`late ${count}`), { immediate: true });
    bus.watch('testCount', () => seen.push('never'));
    expect(seen).to.deep.equal([1, 2, 'late 2']);
  });

  it('forget it when their source stops', () => {
    bus.source('testCount', (emit) => emit(1));
    const stop = bus.watch('testCount', note);
    expect(bus.latest('testCount')).to.equal(1);
    stop();
    expect(bus.latest('testCount')).to.equal(undefined);
  });

  it('prefer the latest source, and go back when it is taken away', () => {
    const log: string[] = [];
    const source = (name: string) => (_emit: unknown, signal: AbortSignal) => {
      log.push(`${name} starts`);
      signal.addEventListener('abort', () => log.push(`${name} stops`));
    };
    bus.source('testCount', source('web'));
    bus.watch('testCount', note);
    const remove = bus.source('testCount', source('host'));
    remove();
    expect(log).to.deep.equal(['web starts', 'web stops', 'host starts', 'host stops', 'web starts']);
  });

  it('ignore a source that goes on after it was stopped', async () => {
    bus.source('testCount', async (emit) => {
      await tick();
      emit(1);
    });
    bus.watch('testCount', note)();
    await tick();
    await tick();
    expect(seen).to.deep.equal([]);
  });

  it('report a source that fails, and start it again for the next watcher', async () => {
    let starts = 0;
    bus.source('testCount', async (emit) => {
      if (++starts === 1) throw new Error('no network');
      emit(starts);
    });
    expect(await reported(() => void bus.watch('testCount', note))).to.deep.equal(['no network']);
    bus.watch('testCount', note);
    await tick();
    expect(seen).to.deep.equal([2, 2]);
  });

  it('can all be listened to without being started', () => {
    let started = false;
    bus.source('testCount', () => {
      started = true;
    });
    bus.watch('*', note);
    bus.emit('testCount', 1);
    expect(seen).to.deep.equal([{ name: 'testCount', payload: 1 }]);
    expect(started).to.equal(false);
  });

  it('have on… and off… functions', () => {
    onThemeChange(note);
    onThemeChange(note);
    device.emit('themeChange', { theme: 'dark' });
    offThemeChange(note);
    device.emit('themeChange', { theme: 'light' });
    const stop = onThemeChange(note);
    stop();
    device.emit('themeChange', { theme: 'dark' });
    expect(seen).to.deep.equal([{ theme: 'dark' }, { theme: 'dark' }]);
  });
});
