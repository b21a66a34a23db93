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

/**
 * What an engine has for a reader.
 * @typedef {object} Sight
 * @property {() => Promise<import('./nodes.mjs').AccessibleNode[]>} read the tree of the page
 * @property {() => Promise<void>} comeRound goes on by Tab through the bars of the browser to the first stop of the page
 */

/** What has the focus, if not the page itself. */
const focusIn = (nodes) => nodes.findLast(({ role, states }) => role !== 'document' && states.includes('focused'));

export class Reader {
  #page;
  #sight;
  /** The pieces of text of each live region. */
  #regions = new Map();
  #heard = [];

  /**
   * @param {import('puppeteer-core').Page} page
   * @param {Sight} sight
   */
  constructor(page, sight) {
    this.#page = page;
    this.#sight = sight;
  }

  /** The tree as it is now. Hears what live regions say. */
  async nodes() {
    const nodes = await this.#sight.read();
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

  /** The node with a role, a name and a state, when the focus is on it. */
  focuses(role, name, state = 'focused') {
    return this.until(`the focus is on the ${role} ${name}, ${state}`, (nodes) => {
      const focus = focusIn(nodes);
      return focus?.role === role && fits(focus.name, name) && focus.states.includes(state) && focus;
    });
  }

  /** Presses a key, such as `Enter` or `Shift+Tab`. No key but Tab may lose the focus. */
  async press(keys) {
    const modifiers = keys.split('+');
    const key = modifiers.pop();
    for (const modifier of modifiers) await this.#page.keyboard.down(modifier);
    await this.#page.keyboard.press(key);
    for (const modifier of modifiers.reverse()) await this.#page.keyboard.up(modifier);
    if (key !== 'Tab') await this.focus();
  }

  /** Chooses files in the dialog that a key press on what has the focus opens. */
  async choose(...paths) {
    const opened = this.#page.waitForFileChooser();
    await this.nodes();
    await this.press('Enter');
    const chooser = await opened;
    await chooser.accept(paths);
  }

  async type(text) {
    await this.#page.keyboard.type(text);
  }

  /** Goes by Tab to what has a role and a name, once around the page. Every stop on the way says what it is. */
  async goTo(role, name) {
    await this.find(role, name);
    const stops = new Map();
    let stop = focusIn(await this.nodes());
    while (!stops.has(stop?.id)) {
      if (stop?.role === role && fits(stop.name, name)) return stop;
      if (stop) stops.set(stop.id, lineOf(stop));
      stop = await this.#goOn(stop);
      assert.ok(stop.name, `a stop has a name: ${lineOf(stop)}`);
    }
    throw new assert.AssertionError({ message: `no stop is a ${role} ${name}:\n${[...stops.values()].join('\n')}` });
  }

  /** The next stop; from the last one that is the first, beyond the bars of the browser. */
  async #goOn(before) {
    const end = Date.now() + LEAVE_TIMEOUT;
    const next = (nodes) => {
      const stop = focusIn(nodes);
      return stop && stop.id !== before?.id ? stop : undefined;
    };
    await this.press('Tab');
    const what = `the focus goes on from ${before && lineOf(before)}`;
    const stop = await this.until(what, (nodes) => next(nodes) ?? (!focusIn(nodes) && Date.now() > end && null));
    if (stop) return stop;
    await this.#sight.comeRound();
    return this.until(what, next);
  }

  /** Goes to what has a role and a name, and presses a key on it. */
  async use(role, name, key = 'Enter') {
    await this.goTo(role, name);
    await this.press(key);
  }
}
