// A reader of the accessibility tree: knows of a page what assistive technology says of it, and has a keyboard.
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { joined, lineOf, piecesIn, textIn } from './nodes.mjs';

/** How long what is expected may take, in ms, and the time between two looks at the tree. */
const READ_TIMEOUT = 15_000;
const READ_INTERVAL = 40;

/** How long nothing on a page has the focus when Tab has left it, in ms; on the way from one stop to another it is less. */
const LEAVE_TIMEOUT = 500;

const fits = (text, wanted) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);

/** What has the focus, if not the page itself. */
const focusIn = (nodes) => nodes.findLast(({ role, states }) => role !== 'document' && states.includes('focused'));

export class Reader {
  #read;
  #keyboard;
  /** The pieces of text of each live region. */
  #regions = new Map();
  #heard = [];

  /**
   * @param {import('puppeteer-core').Keyboard} keyboard
   * @param {() => Promise<import('./nodes.mjs').AccessibleNode[]>} read
   */
  constructor(keyboard, read) {
    this.#keyboard = keyboard;
    this.#read = read;
  }

  /** The tree as it is now. Hears what live regions say. */
  async nodes() {
    const nodes = await this.#read();
    this.#listen(nodes);
    return nodes;
  }

  /** Screen readers say what is new in a region, not what it has when it comes; of an alert they say that too. */
  #listen(nodes) {
    const regions = new Map();
    for (const [place, { id, isLive, isAtomic, isAlert }] of nodes.entries()) {
      if (!isLive) continue;
      const pieces = piecesIn(nodes, place);
      const before = this.#regions.get(id) ?? (isAlert ? [] : pieces);
      const added = pieces.filter((piece) => !before.includes(piece));
      if (added.length) this.#heard.push(joined(isAtomic ? pieces : added));
      regions.set(id, pieces);
    }
    this.#regions = regions;
  }

  /** The first that `find` gives for the tree, when it does. `what` is for the message if it does not. */
  async until(what, find) {
    const end = Date.now() + READ_TIMEOUT;
    for (;;) {
      const nodes = await this.nodes();
      const found = await find(nodes);
      if (found !== undefined && found !== false) return found;
      if (Date.now() > end) throw new assert.AssertionError({ message: `${what}\n${nodes.map(lineOf).join('\n')}` });
      await delay(READ_INTERVAL);
    }
  }

  /** The node with a role and a name, when it is there. */
  find(role, name) {
    return this.until(`there is a ${role} ${name}`, (nodes) =>
      nodes.find((node) => node.role === role && fits(node.name, name)),
    );
  }

  /** Resolves when no node has that role and name any more. */
  gone(role, name) {
    return this.until(`the ${role} ${name} goes`, (nodes) =>
      nodes.every((node) => node.role !== role || !fits(node.name, name)),
    );
  }

  /** The text of the first node of a role, when it fits. */
  async reads(role, text) {
    const read = (nodes) => nodes.flatMap((node, place) => (node.role === role ? [textIn(nodes, place)] : []));
    return this.until(`a ${role} reads ${text}`, (nodes) => read(nodes).find((found) => fits(found, text)));
  }

  /** Resolves when a live region has said that, after what was heard before. */
  async hears(text) {
    const heard = await this.until(`is heard: ${text}, not only ${JSON.stringify(this.#heard)}`, () => {
      const place = this.#heard.findIndex((said) => fits(said, text));
      return place < 0 ? undefined : this.#heard.splice(0, place + 1).at(-1);
    });
    return heard;
  }

  /** What has been heard since it was last asked for, by this or by `hears`. */
  async heard() {
    await this.nodes();
    return this.#heard.splice(0);
  }

  /** What has the focus, when something on the page has it. */
  focus() {
    return this.until('something on the page has the focus', focusIn);
  }

  /** Resolves when the focus is on that. */
  focuses(role, name) {
    return this.until(`the focus is on the ${role} ${name}`, (nodes) =>
      nodes.find((node) => node.role === role && fits(node.name, name) && node.states.includes('focused')),
    );
  }

  /** Presses a key, such as `Enter` or `Shift+Tab`. No key but Tab may lose the focus. */
  async press(keys) {
    const modifiers = keys.split('+');
    const key = modifiers.pop();
    for (const modifier of modifiers) await this.#keyboard.down(modifier);
    await this.#keyboard.press(key);
    for (const modifier of modifiers.reverse()) await this.#keyboard.up(modifier);
    if (key !== 'Tab') await this.focus();
  }

  async type(text) {
    await this.#keyboard.type(text);
  }

  /** Goes by Tab, or by `keys`, to what has a role and a name. Every stop on the way says what it is. */
  async goTo(role, name, keys = 'Tab') {
    const stops = [];
    const seen = new Set();
    let stop = focusIn(await this.nodes());
    // Once around the page.
    while (!seen.has(stop?.id)) {
      if (stop?.role === role && fits(stop.name, name)) return stop;
      if (stop) {
        seen.add(stop.id);
        stops.push(lineOf(stop));
      }
      await this.press(keys);
      stop = await this.#next(stop);
      if (stop) assert.ok(stop.name, `a stop has a name: ${lineOf(stop)}, after ${stops.at(-1)}`);
    }
    throw new assert.AssertionError({ message: `no stop is a ${role} ${name}:\n${stops.join('\n')}` });
  }

  /** What has the focus next; undefined if it has left the page, for the bars of the browser. */
  async #next(before) {
    const end = Date.now() + LEAVE_TIMEOUT;
    return this.until(`the focus goes on from ${before && lineOf(before)}`, (nodes) => {
      const next = focusIn(nodes);
      if (next ? next.id === before?.id : Date.now() < end) return undefined;
      return next ?? null;
    });
  }

  /** Goes to what has a role and a name, and presses a key on it. */
  async use(role, name, key = 'Enter') {
    await this.goTo(role, name);
    await this.press(key);
  }
}
