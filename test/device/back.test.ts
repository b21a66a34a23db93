import { expect } from '@open-wc/testing';
import { BackPriority, EventChannel, dispatchBack, holdBack, onBack, onBackHold } from 'nacre/device';
import { reported } from './helpers.js';

describe('back', () => {
  let asked: string[];
  let stops: (() => void)[];
  const add = (name: string, handles: boolean, priority?: number) =>
    stops.push(
      onBack(
        () => {
          asked.push(name);
          return handles;
        },
        priority === undefined ? undefined : { priority },
      ),
    );
  beforeEach(() => {
    asked = [];
    stops = [];
  });
  afterEach(() => stops.forEach((stop) => stop()));

  it('returns false if no handler handles it', () => {
    expect(dispatchBack({ from: 'backbutton' })).to.equal(false);
    add('a', false);
    expect(dispatchBack({ from: 'backbutton' })).to.equal(false);
    expect(asked).to.deep.equal(['a']);
  });

  it('calls the highest priority first, then the latest, until a handler returns true', () => {
    add('page 1', true);
    add('app', true, BackPriority.app);
    add('overlay 1', true, BackPriority.overlay);
    add('overlay 2', false, BackPriority.overlay);
    add('page 2', false, BackPriority.page);
    expect(dispatchBack({ from: 'navigateBack' })).to.equal(true);
    expect(asked).to.deep.equal(['overlay 2', 'overlay 1']);
    stops[2]!();
    asked = [];
    expect(dispatchBack({ from: 'navigateBack' })).to.equal(true);
    expect(asked).to.deep.equal(['overlay 2', 'page 2', 'page 1']);
  });

  it('passes where the Back comes from', () => {
    let from: unknown;
    stops.push(
      onBack((info) => {
        ({ from } = info);
        return true;
      }),
    );
    dispatchBack({ from: 'navigateBack' });
    expect(from).to.equal('navigateBack');
  });

  it('goes on after a handler that throws', async () => {
    add('below', true);
    stops.push(
      onBack(() => {
        throw new Error('handler broke');
      }),
    );
    expect(await reported(() => expect(dispatchBack({ from: 'backbutton' })).to.equal(true))).to.deep.equal([
      'handler broke',
    ]);
  });

  it('lets a handler remove itself', () => {
    add('below', true);
    const stop = onBack(() => {
      stop();
      return false;
    });
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect(asked).to.deep.equal(['below']);
  });

  it('is held until all have released it, and listeners are called when that changes', () => {
    const told: boolean[] = [];
    stops.push(onBackHold((isHeld) => told.push(isHeld)));
    const first = holdBack();
    const second = holdBack();
    const late: boolean[] = [];
    const stop = onBackHold((isHeld) => late.push(isHeld));
    first();
    first();
    stop();
    second();
    second();
    expect([told, late]).to.deep.equal([[false, true, false], [true]]);
    holdBack()();
    expect(told).to.deep.equal([false, true, false, true, false]);
  });
});

describe('EventChannel', () => {
  let channel: EventChannel;
  let heard: unknown[];
  const note = (...args: unknown[]) => heard.push(...args);
  beforeEach(() => {
    channel = new EventChannel();
    heard = [];
  });

  it('delivers to all listeners of a name', () => {
    channel.on('a', note);
    channel.on('a', note);
    channel.on('b', note);
    channel.emit('a', 1, 2);
    expect(heard).to.deep.equal([1, 2, 1, 2]);
  });

  it('keeps early events for the first listener', () => {
    channel.emit('a', 1);
    channel.emit('a', 2);
    channel.on('a', note);
    channel.on('a', (value: number) => heard.push(`second ${value}`));
    expect(heard).to.deep.equal([1, 2]);
  });

  it('once() gets a single event, and the next listener the others', () => {
    channel.emit('a', 1);
    channel.emit('a', 2);
    channel.once('a', note);
    expect(heard).to.deep.equal([1]);
    channel.once('a', note);
    channel.once('a', note);
    channel.emit('a', 3);
    channel.emit('a', 4);
    channel.on('a', note);
    expect(heard).to.deep.equal([1, 2, 3, 4]);
  });

  it('stops with off(), for one listener or all', () => {
    const other = () => heard.push('other');
    channel.on('a', note);
    channel.on('a', other);
    channel.off('a', note);
    channel.emit('a', 1);
    expect(heard).to.deep.equal(['other']);
    channel.off('a');
    channel.off('b');
    channel.emit('a', 2);
    channel.on('a', note);
    expect(heard).to.deep.equal(['other', 2]);
  });

  it('accepts initial listeners, and goes on after one that throws', async () => {
    const messages = await reported(() => {
      channel = new EventChannel({
        a: () => {
          throw new Error('listener broke');
        },
      });
      channel.on('a', note);
      channel.emit('a', 1);
    });
    expect(messages).to.deep.equal(['listener broke']);
    expect(heard).to.deep.equal([1]);
  });
});
