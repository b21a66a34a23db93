import { handlersIn } from './controlled.js';
import type { ElementClass } from './element-types.js';
import { nameOf } from './names.js';

/** React prop -> event */
type Events = Readonly<Record<string, string>>;

/** What becomes of a prop. */
interface Place {
  /**
   * `value`: an own property of the element; `native`: one that all elements have; `command`: one that does something when it
   * is set; `event`: a handler of an own event; `focus`: a handler of the focus of a control; `ref`: the app's ref; `ours`: the
   * wrapper's own; `attribute`: what React gives to any tag.
   */
  readonly kind: 'value' | 'native' | 'command' | 'event' | 'focus' | 'ref' | 'ours' | 'attribute';
  /** The name for React. */
  readonly name: string;
}

/** Props that mean more than the element's property of that name. `FORM` sets the attribute: HTML ignores the case. */
const PLACES: Readonly<Record<string, Place>> = {
  ref: { kind: 'ref', name: 'ref' },
  autoFocus: { kind: 'ours', name: 'autoFocus' },
  form: { kind: 'attribute', name: 'FORM' },
  className: { kind: 'attribute', name: 'class' },
  children: { kind: 'attribute', name: 'children' },
  style: { kind: 'attribute', name: 'style' },
};

/** Whether an element has a property that other elements do not have. */
function isOwn(prototype: object, name: string): boolean {
  // On a server there are no others.
  const base = globalThis.HTMLElement?.prototype;
  for (let each: object | null = prototype; each && each !== base; each = Object.getPrototypeOf(each) as object | null)
    if (Object.hasOwn(each, name)) return true;
  return false;
}

/** Says of a prop of a component what becomes of it. */
export function placesOf(elementClass: ElementClass<HTMLElement>, events: Events): (prop: string) => Place {
  const { prototype, commands, formAssociated } = elementClass;
  const heard = new Set(heardIn(events).flatMap(({ props }) => props));
  const known = new Map<string, Place>();

  function kindOf(prop: string, name: string): Place['kind'] {
    if (heard.has(prop)) return 'event';
    if (commands?.has(name)) return 'command';
    if (formAssociated && (prop === 'onFocus' || prop === 'onBlur')) return 'focus';
    if (!(name in prototype)) return 'attribute';
    return isOwn(prototype, name) ? 'value' : 'native';
  }

  return (prop) => {
    let place = known.get(prop);
    if (!place) {
      const name = nameOf(prop);
      place = Object.hasOwn(PLACES, prop) ? PLACES[prop]! : { kind: kindOf(prop, name), name };
      known.set(prop, place);
    }
    return place;
  };
}

/** An event that a component hears. */
export interface Heard {
  readonly type: string;
  /** The props that are called for it. */
  readonly props: readonly string[];
  /** Whether it may be a change of the state: then it is heard of the element itself, not of fields inside it. */
  readonly isOfState: boolean;
}

/** The events that a component hears. */
export function heardIn(events: Events): readonly Heard[] {
  const ofState = new Map(handlersIn(events));
  return Object.entries(events).map(([prop, type]) => ({
    type,
    props: ofState.get(prop) ?? [prop],
    isOfState: ofState.has(prop),
  }));
}
