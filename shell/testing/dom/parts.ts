/** The names of an element's part, as `classList` has those of its classes. */
class PartNames {
  readonly #element: Element;

  constructor(element: Element) {
    this.#element = element;
  }

  get value(): string {
    return this.#element.getAttribute('part') ?? '';
  }

  set value(names: string) {
    this.#element.setAttribute('part', names);
  }

  get length(): number {
    return this.#names.size;
  }

  contains(name: string): boolean {
    return this.#names.has(name);
  }

  add(...names: string[]): void {
    this.value = [...new Set([...this.#names, ...names])].join(' ');
  }

  remove(...names: string[]): void {
    this.value = [...this.#names].filter((name) => !names.includes(name)).join(' ');
  }

  toggle(name: string, force = !this.contains(name)): boolean {
    if (force) this.add(name);
    else this.remove(name);
    return force;
  }

  toString(): string {
    return this.value;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#names[Symbol.iterator]();
  }

  get #names(): Set<string> {
    return new Set(this.value.split(/\s+/).filter(Boolean));
  }
}

const lists = new WeakMap<Element, PartNames>();

/** `element.part` */
export function addParts(): void {
  if ('part' in Element.prototype) return;
  Object.defineProperty(Element.prototype, 'part', {
    configurable: true,
    get(this: Element) {
      const list = lists.get(this) ?? new PartNames(this);
      lists.set(this, list);
      return list;
    },
    set(this: Element, names: string) {
      this.setAttribute('part', names);
    },
  });
}
