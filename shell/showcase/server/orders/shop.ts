/** A state of an order, in the order of its life; `cancelled` ends it early. */
export const STATES = ['unpaid', 'packing', 'sent', 'done', 'cancelled'] as const;
export type State = (typeof STATES)[number];

export interface Line {
  /** What was bought: the name of a pearl. */
  readonly pearl: string;
  readonly count: number;
  /** Price of one, in cents. */
  readonly price: number;
}

export interface Order {
  readonly id: string;
  /** ISO time. */
  readonly placed: string;
  readonly state: State;
  readonly lines: readonly Line[];
  /** In cents of a euro. */
  readonly total: number;
}

/** What a customer may do with an order, from which state, and what it becomes. */
export const ACTIONS = {
  pay: { from: 'unpaid', to: 'packing' },
  cancel: { from: 'unpaid', to: 'cancelled' },
  receive: { from: 'sent', to: 'done' },
} as const satisfies Record<string, { from: State; to: State }>;
export type Action = keyof typeof ACTIONS;

const PRICES = { white: 4900, gold: 12_900, rose: 7400, night: 18_500 } as const;
const PEARLS = Object.keys(PRICES) as (keyof typeof PRICES)[];
const COUNT = 120;
/** Between two orders, in ms: a little more than a day. */
const PAUSE = 27.5 * 3_600_000;

/** The first are open, the others mostly done. */
function stateOf(index: number): State {
  if (index < 9) return (['unpaid', 'packing', 'sent'] as const)[index % 3]!;
  return index % 11 === 0 ? 'cancelled' : 'done';
}

function orderAt(index: number, newest: number): Order {
  const lines = Array.from({ length: 1 + (index % 3) }, (_, line): Line => {
    const pearl = PEARLS[(index + line) % PEARLS.length]!;
    return { pearl, count: 1 + ((index * 7 + line) % 4), price: PRICES[pearl] };
  });
  return {
    id: `N${10_482 - index}`,
    placed: new Date(newest - index * PAUSE).toISOString(),
    state: stateOf(index),
    lines,
    total: lines.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

/** The orders of a customer, the newest first. They keep what becomes of them until the server ends. */
export class Shop {
  readonly #orders: Order[];

  constructor(now = Date.now()) {
    this.#orders = Array.from({ length: COUNT }, (_, index) => orderAt(index, now - PAUSE / 4));
  }

  list(state?: State): readonly Order[] {
    return state ? this.#orders.filter((order) => order.state === state) : this.#orders;
  }

  /** How many there are in each state. */
  counts(): Record<State, number> {
    const counts = { unpaid: 0, packing: 0, sent: 0, done: 0, cancelled: 0 };
    for (const { state } of this.#orders) counts[state]++;
    return counts;
  }

  /** Undefined: there is no such order. Null: its state does not allow the action. */
  act(id: string, action: Action): Order | null | undefined {
    const index = this.#orders.findIndex((order) => order.id === id);
    const order = this.#orders[index];
    if (!order) return undefined;
    if (order.state !== ACTIONS[action].from) return null;
    return (this.#orders[index] = { ...order, state: ACTIONS[action].to });
  }
}
