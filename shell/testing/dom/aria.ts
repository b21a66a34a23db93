/** The properties that reflect ARIA attributes (ARIA 1.3, "ARIAMixin"). */
const STRINGS =
  'Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current ' +
  'Description Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable ' +
  'Orientation Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText ' +
  'RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText';
const REFERENCES =
  'ActiveDescendantElement ControlsElements DescribedByElements DetailsElements ErrorMessageElements FlowToElements ' +
  'LabelledByElements OwnsElements';

const named = (names: string): string[] => names.split(' ').map((name) => `aria${name}`);

export const ARIA_STRINGS: readonly string[] = ['role', ...named(STRINGS)];
export const ARIA_REFERENCES: readonly string[] = named(REFERENCES);

let ids = 0;

/** Gives elements the properties that reflect ARIA attributes: happy-dom has none, jsdom none that refer to elements. */
export function addAria(): void {
  const { prototype } = Element;
  for (const name of ARIA_STRINGS) {
    if (name in prototype) continue;
    const attribute = name.toLowerCase().replace(/^aria/, 'aria-');
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value as string));
      },
    });
  }
  for (const name of ARIA_REFERENCES) if (!(name in prototype)) addReference(prototype, name);
}

/** Elements that another one refers to. What reads attributes finds those of the same tree by their ids. */
function addReference(prototype: Element, name: string): void {
  const attribute = name
    .replace(/Elements?$/, '')
    .toLowerCase()
    .replace('aria', 'aria-');
  const isSingle = name.endsWith('Element');
  const given = new WeakMap<Element, readonly Element[]>();
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      const elements = given.get(this) ?? idsOf(this, attribute);
      return isSingle ? (elements?.[0] ?? null) : elements;
    },
    set(this: Element, value: Element | readonly Element[] | null | undefined) {
      const elements = value ? [value].flat() : undefined;
      if (!elements) {
        given.delete(this);
        this.removeAttribute(attribute);
        return;
      }
      given.set(this, elements);
      const inTree = elements.filter((element) => element.getRootNode() === this.getRootNode());
      this.setAttribute(attribute, inTree.map((element) => (element.id ||= `aria-${(ids += 1)}`)).join(' '));
    },
  });
}

function idsOf(element: Element, attribute: string): readonly Element[] | null {
  const text = element.getAttribute(attribute);
  if (text === null) return null;
  const root = element.getRootNode() as Document | ShadowRoot;
  return text.split(/\s+/).flatMap((id) => root.getElementById?.(id) ?? []);
}
