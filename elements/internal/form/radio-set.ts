import type { CheckableControl, CheckableGroup } from './checkable-control.js';

/** A radio, as its set sees it. */
export interface SetMember extends CheckableControl {
  /** @internal The set lacks a choice that it must have, or no longer does. */
  missingChanged(): void;
  /** @internal The radio is at another position in its set, or has become or ceased to be the one that Tab reaches. */
  positionChanged(position: number, size: number, isTabStop: boolean): void;
}

/** A group that is called when its members change. */
interface Group extends CheckableGroup {
  memberLeft?(member: CheckableControl): void;
}

const sets = new WeakMap<object, Map<string, RadioSet>>();

/**
 * Radios of which one can be checked: those of a group, or, as natively, those with one name in a form or tree. The radios
 * join and leave by themselves, so that nothing has to search or observe the page for them.
 */
export class RadioSet {
  /** The set of the radios of a group, or with this name in a form or tree. */
  static of(scope: object, name = ''): RadioSet {
    let named = sets.get(scope);
    if (!named) sets.set(scope, (named = new Map<string, RadioSet>()));
    let set = named.get(name);
    if (!set) named.set(name, (set = new RadioSet(scope as Group, name)));
    return set;
  }

  readonly members = new Set<SetMember>();

  /** A radio has to be checked, and none is. */
  missing = false;

  /** Kept, so that a radio that comes or changes need not look at all others. */
  readonly #checked = new Set<SetMember>();
  readonly #required = new Set<SetMember>();

  readonly #scope: Group;
  readonly #name: string;
  #isPlanned = false;

  constructor(scope: Group, name: string) {
    this.#scope = scope;
    this.#name = name;
  }

  get checked(): SetMember | undefined {
    const [first] = this.#checked;
    return first;
  }

  /** The members that are not disabled, in document order. */
  get usable(): SetMember[] {
    return this.#ordered.filter((member) => !member.matches(':state(disabled)'));
  }

  /** The radio that Tab reaches: the checked one, else the first. */
  get tabStop(): SetMember | undefined {
    const { usable, checked } = this;
    return checked && usable.includes(checked) ? checked : usable[0];
  }

  add(member: SetMember): void {
    this.members.add(member);
    this.#read(member);
    this.#scope.memberChanged?.(member); // A group that is not upgraded yet looks for its members later.
  }

  delete(member: SetMember): void {
    for (const each of [this.members, this.#checked, this.#required]) each.delete(member);
    this.#scope.memberLeft?.(member);
    if (this.members.size > 0) this.#changed();
    else sets.get(this.#scope)?.delete(this.#name);
  }

  /** A member has come or changed. If it is checked, the others are unchecked. */
  update(member: SetMember): void {
    this.#read(member);
    if (member.checked) for (const other of this.#checked) if (other !== member) other.checked = false;
    this.#changed();
  }

  #read(member: SetMember): void {
    for (const [set, isIn] of [
      [this.#checked, member.checked],
      [this.#required, member.required],
    ] as const) {
      if (isIn) set.add(member);
      else set.delete(member);
    }
  }

  #changed(): void {
    const missing = this.#required.size > 0 && this.#checked.size === 0;
    if (missing !== this.missing) {
      this.missing = missing;
      for (const member of [...this.members]) member.missingChanged();
    }
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => this.#updatePositions());
  }

  get #ordered(): SetMember[] {
    return [...this.members].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  #updatePositions(): void {
    this.#isPlanned = false;
    const { tabStop } = this;
    const ordered = this.#ordered;
    ordered.forEach((member, index) => member.positionChanged(index + 1, ordered.length, member === tabStop));
  }
}
