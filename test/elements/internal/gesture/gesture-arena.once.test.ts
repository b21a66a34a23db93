import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { GestureArena, gestureArena, type Gesture, type Verdict } from '../../../../elements/internal/gesture/arena.js';

const POOL = [
  { name: 'press', priority: -1 },
  { name: 'swiper', priority: 0 },
  { name: 'scroll-view', priority: 0 },
  { name: 'slider', priority: 5 },
];

/** What a gesture has been told, per pointer that it entered for. */
type Fate = 'contending' | 'owner' | 'ended' | 'lost';

class Player implements Gesture {
  readonly name: string;
  readonly priority: number;
  verdict: Verdict = 'wait';
  /** Fates by press (a pointer may go down again). */
  readonly fates = new Map<Event, Fate>();

  /** The contest that the arena is being driven through, to tell whom its calls are about. */
  static press: Event;

  constructor({ name, priority }: { name: string; priority: number }) {
    this.name = name;
    this.priority = priority;
  }

  judge(): Verdict {
    expect(this.fates.get(Player.press)).to.equal('contending');
    return this.verdict;
  }
  won() {
    this.#step('contending', 'owner');
  }
  moved() {
    expect(this.fates.get(Player.press)).to.equal('owner');
  }
  ended() {
    this.#step('owner', 'ended');
  }
  lost() {
    this.#step('contending', 'lost');
  }
  #step(from: Fate, to: Fate) {
    // A block concerns several pointers at once; there the press is whichever is in the state to leave.
    const press =
      this.fates.get(Player.press) === from ? Player.press : [...this.fates].find(([, f]) => f === from)![0];
    expect(this.fates.get(press)).to.equal(from);
    this.fates.set(press, to);
  }
}

const pointerEvent = (type: string, pointerId: number, x = 0) =>
  new PointerEvent(type, { pointerId, clientX: x, buttons: 1, bubbles: true });

describe('gesture arena', () => {
  let arena: GestureArena;
  beforeEach(() => (arena = new GestureArena()));

  const down = (id: number, ...players: Player[]) => {
    const press = pointerEvent('pointerdown', id);
    Player.press = press;
    const handler = (event: PointerEvent) => {
      for (const player of players) if (arena.enter(event, player)) player.fates.set(press, 'contending');
    };
    document.body.addEventListener('pointerdown', handler, { once: true });
    document.body.dispatchEvent(press);
    return press;
  };
  const send = (type: string, press: Event, x = 0) => {
    Player.press = press;
    document.body.dispatchEvent(pointerEvent(type, (press as PointerEvent).pointerId, x));
  };
  const player = (name: string, verdict: Verdict) => {
    const one = new Player(POOL.find((gesture) => gesture.name === name)!);
    one.verdict = verdict;
    return one;
  };

  it('gives the pointer to the first that claims, innermost first among equals', () => {
    const inner = player('swiper', 'claim');
    const outer = player('scroll-view', 'claim');
    const press = down(1, inner, outer);
    send('pointermove', press, 5);
    expect(arena.ownerOf(1)).to.equal(inner);
    expect(outer.fates.get(press)).to.equal('lost');
    send('pointerup', press, 5);
    expect(inner.fates.get(press)).to.equal('ended');
    expect(arena.ownerOf(1)).to.equal(undefined);
  });

  it('goes by priority before nesting', () => {
    const inner = player('swiper', 'claim');
    const slider = player('slider', 'claim');
    const press = down(1, inner, slider);
    send('pointermove', press, 5);
    expect(arena.ownerOf(1)).to.equal(slider);
    send('pointercancel', press);
  });

  it('waits for a gesture of higher rank, but for 10 px at most', () => {
    const slider = player('slider', 'wait');
    const swiper = player('swiper', 'claim');
    const press = down(1, swiper, slider);
    send('pointermove', press, 9);
    expect(arena.ownerOf(1)).to.equal(undefined);
    send('pointermove', press, 10);
    expect(arena.ownerOf(1)).to.equal(swiper);
    expect(slider.fates.get(press)).to.equal('lost');
    send('pointercancel', press);
  });

  it('gives the pointer to the next one at once when the one before it resigns', () => {
    const slider = player('slider', 'resign');
    const swiper = player('swiper', 'claim');
    const press = down(1, swiper, slider);
    send('pointermove', press, 4);
    expect(arena.ownerOf(1)).to.equal(swiper);
    send('pointerup', press, 4);
  });

  it('lets no gesture enter a decided contest', () => {
    const swiper = player('swiper', 'claim');
    const press = down(1, swiper);
    send('pointermove', press, 5);
    expect(arena.enter(press as PointerEvent, player('slider', 'claim'))).to.equal(false);
    send('pointerup', press);
  });

  it('takes a missed release as a cancel', () => {
    const swiper = player('swiper', 'claim');
    const press = down(1, swiper);
    send('pointermove', press, 5);
    let ended: unknown = 'not yet';
    swiper.ended = (...args: unknown[]) => (ended = args[0]);
    document.body.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, buttons: 0, bubbles: true }));
    expect(ended).to.equal(undefined);
    expect(arena.ownerOf(1)).to.equal(undefined);
  });

  it('cancels blocked gestures, keeps them out, and lets them in again', () => {
    const swiper = player('swiper', 'claim');
    let press = down(1, swiper);
    send('pointermove', press, 5);
    const first = arena.block('swiper');
    const second = arena.block('swiper', 'slider');
    expect(swiper.fates.get(press)).to.equal('ended');
    first();
    first();
    expect(arena.isBlocked('swiper')).to.equal(true);
    expect(arena.enter(pointerEvent('pointerdown', 2), swiper)).to.equal(false);
    second();
    press = down(3, swiper);
    expect(swiper.fates.get(press)).to.equal('contending');
    send('pointerup', press);
  });

  it('keeps out the elements around an open dialog, but not the owner of the dialog', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = '<dialog><button>One</button></dialog>';
    const button = page.querySelector('button')!;
    const host = button.appendChild(document.createElement('span'));
    const surface = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('dialog'));
    const mayEnter = (listener: Element, target: Element) => {
      let entered: boolean | undefined;
      const player = new Player({ name: 'a', priority: 0 });
      const handler = (event: Event) => (entered = arena.enter(event as PointerEvent, player));
      listener.addEventListener('pointerdown', handler, { once: true });
      const press = new PointerEvent('pointerdown', { pointerId: 1, bubbles: true, composed: true });
      Player.press = press;
      target.dispatchEvent(press);
      if (entered) {
        player.fates.set(press, 'contending');
        send('pointerup', press);
      }
      return entered;
    };
    expect(mayEnter(page, button), 'closed').to.equal(true);
    page.querySelector('dialog')!.showModal();
    expect([mayEnter(page, button), mayEnter(button, button)]).to.deep.equal([false, true]);
    surface.showModal();
    expect([mayEnter(button, surface), mayEnter(host, surface), mayEnter(surface, surface)]).to.deep.equal([
      false,
      true,
      true,
    ]);
    page.remove();
  });

  it('is one for all copies of the library', () => {
    expect(gestureArena()).to.equal(gestureArena());
  });

  it('keeps no listener on the window when no pointer is down', () => {
    const counts = new Map<string, number>();
    const { addEventListener: add, removeEventListener: remove } = window;
    const count = (step: number, original: typeof add) =>
      function (this: Window, ...args: Parameters<typeof add>) {
        counts.set(args[0], (counts.get(args[0]) ?? 0) + step);
        original.apply(this, args);
      };
    window.addEventListener = count(1, add) as typeof add;
    window.removeEventListener = count(-1, remove) as typeof remove;
    try {
      const presses = [1, 2].map((id) => down(id, player('swiper', 'claim')));
      expect(counts.get('pointermove')).to.equal(1);
      for (const press of presses) send('pointerup', press);
      expect([...counts.values()]).to.deep.equal([0, 0, 0, 0]);
    } finally {
      window.addEventListener = add;
      window.removeEventListener = remove;
    }
  });

  describe('fuzz', () => {
    const verdicts = fc.array(fc.constantFrom<Verdict>('claim', 'wait', 'resign'), { minLength: 4, maxLength: 4 });
    const pointerId = fc.integer({ min: 1, max: 3 });
    const member = fc.integer({ min: 0, max: POOL.length - 1 });
    const step = fc.oneof(
      fc.record({ do: fc.constant('down' as const), id: pointerId, who: fc.uniqueArray(member) }),
      fc.record({ do: fc.constant('move' as const), id: pointerId, x: fc.integer({ min: -20, max: 20 }), verdicts }),
      fc.record({ do: fc.constantFrom('up' as const, 'cancel' as const), id: pointerId }),
      fc.record({ do: fc.constantFrom('claim' as const, 'leave' as const), id: pointerId, member }),
      fc.record({ do: fc.constantFrom('block' as const, 'unblock' as const), member }),
    );

    /** Who should own a pointer after a move, in the words of the rules. */
    function expectedOwner(contenders: Player[], late: boolean): Player | undefined {
      const order = contenders.map((one, index) => ({ one, index }));
      order.sort((a, b) => b.one.priority - a.one.priority || a.index - b.index);
      const staying = order.filter(({ one }) => one.verdict === 'claim' || (one.verdict === 'wait' && !late));
      return staying[0]?.one.verdict === 'claim' ? staying[0].one : undefined;
    }

    it('one owner at most, blockers obeyed, everything released', () => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
          arena = new GestureArena();
          const players = POOL.map((gesture) => new Player(gesture));
          const presses = new Map<number, Event>();
          const blocks = new Map<number, () => void>();
          const inState = (press: Event, fate: Fate) => players.filter((one) => one.fates.get(press) === fate);
          /** In the order of entering, which the pool's order need not be. */
          const entered = new Map<Event, Player[]>();

          for (const action of steps) {
            if (action.do === 'down') {
              if (presses.has(action.id)) continue;
              const who = action.who.map((index) => players[index]!);
              const press = down(action.id, ...who);
              presses.set(action.id, press);
              entered.set(press, who);
              for (const one of who) expect(one.fates.has(press)).to.equal(!arena.isBlocked(one.name));
            } else if (!('id' in action)) {
              blocks.get(action.member)?.();
              blocks.delete(action.member);
              if (action.do === 'block') blocks.set(action.member, arena.block(POOL[action.member]!.name));
            } else {
              const press = presses.get(action.id);
              if (!press) continue;
              Player.press = press;
              const [before] = inState(press, 'owner');
              const contenders = entered.get(press)!.filter((one) => one.fates.get(press) === 'contending');
              if (action.do === 'move') {
                for (const [index, one] of players.entries()) one.verdict = action.verdicts[index]!;
                const late = Math.abs(action.x) >= 10;
                send('pointermove', press, action.x);
                expect(arena.ownerOf(action.id)).to.equal(before ?? expectedOwner(contenders, late));
                if (late) expect(inState(press, 'contending')).to.have.length(0);
              } else if (action.do === 'claim') {
                const one = players[action.member]!;
                expect(arena.claim(action.id, one)).to.equal(!before && contenders.includes(one));
              } else if (action.do === 'leave') {
                arena.leave(action.id, players[action.member]!);
              } else {
                send(action.do === 'up' ? 'pointerup' : 'pointercancel', press);
                presses.delete(action.id);
              }
            }
            for (const [id, press] of presses) {
              const owners = inState(press, 'owner');
              expect(owners).to.have.length.at.most(1);
              expect(arena.ownerOf(id)).to.equal(owners[0]);
            }
            for (const index of blocks.keys()) {
              const states = [...players[index]!.fates.values()];
              expect(states).to.not.include('owner');
              expect(states).to.not.include('contending');
            }
          }
          for (const press of presses.values()) send('pointerup', press);
          for (const unblock of blocks.values()) unblock();
          for (const one of players) {
            for (const fate of one.fates.values()) expect(fate).to.be.oneOf(['ended', 'lost']);
            expect(arena.isBlocked(one.name)).to.equal(false);
          }
        }),
        { numRuns: 500 },
      );
    });
  });
});
