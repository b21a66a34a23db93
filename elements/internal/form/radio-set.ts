import type { CheckableControl, CheckableGroup } from './checkable-control.js';

/** A radio, as its set sees it. */
export interface SetMember extends CheckableControl {
  /** The set lacks a choice, or has got one. */
  missingChanged(): void;
  /** Where the radio stands among so many, and whether Tab reaches it. */
  placeChanged(position: number, size: number, isStop: boolean): void;
}

/** A group that hears of its members. */
interface Group extends CheckableGroup {
  memberLeft?(member: CheckableControl): void;
}

const sets = new WeakMap<object, Map<string, RadioSet>>();

/**
 * Radios of which one may be checked: those of a group, or those with one name in a form or tree, as natively. The
 * radios keep it up to date themselves, so that nobody has to search or watch the page for them.
 */
export class RadioSet {
  /** The set of these radios of a group, form, or tree. */
  static of(scope: object, name = ''): RadioSet {
    let named = sets.get(scope);
    if (!named) sets.set(scope, (named = new Map<string, RadioSet>()));
    let set = named.get(name);
    if (!set) named.set(name, (set = new RadioSet(scope as Group, name)));
    return set;
  }

  readonly members = new Set<SetMember>();

  /** One has to be checked, and none is. */
  missing = false;

  readonly #scope: Group;
  readonly #name: string;
  #isPlanned = false;

  constructor(scope: Group, name: string) {
    this.#scope = scope;
    this.#name = name;
  }

  get checked(): SetMember | undefined {
    return [...this.members].find((member) => member.checked);
  }

  /** The members that can be used, in the order of the page. */
  get usable(): SetMember[] {
    return this.#ordered.filter((member) => !member.matches(':state(disabled)'));
  }

  add(member: SetMember): void {
    this.members.add(member);
    this.#scope.memberChanged?.(member); // A group that is not upgraded yet asks by itself.
  }

  delete(member: SetMember): void {
    this.members.delete(member);
    this.#scope.memberLeft?.(member);
    if (this.members.size > 0) this.update();
    else sets.get(this.#scope)?.delete(this.#name);
  }

  /** A member has come, gone, or changed. */
  update(): void {
    const members = [...this.members];
    const missing = members.some((member) => member.required) && !this.checked;
    if (missing !== this.missing) {
      this.missing = missing;
      for (const member of members) member.missingChanged();
    }
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => this.#place());
  }

  get #ordered(): SetMember[] {
    return [...this.members].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  /** Makes the set one tab stop: the radio that is checked, else the first. */
  #place(): void {
    this.#isPlanned = false;
    const { usable, checked } = this;
    const stop = checked && usable.includes(checked) ? checked : usable[0];
    const ordered = this.#ordered;
    ordered.forEach((member, index) => member.placeChanged(index + 1, ordered.length, member === stop));
  }
}
