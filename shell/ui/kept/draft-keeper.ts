import {
  controlsIn,
  isField,
  isSavable,
  setValues,
  valuesOf,
  type Field,
  type FormValues,
} from '../../../elements/drafts.js';
import type { Page } from '../../router/index.js';
import { FILLED } from './drafts-filled.js';

/** The key of the drafts in a page's snapshot: name of the form -> values by name. */
const DRAFTS = 'drafts';

type Drafts = Record<string, FormValues>;

/** Whether React owns the value: a draft would be undone by the next render. */
function isControlled(field: Element): boolean {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  const props = Object(key && (field as unknown as Record<string, unknown>)[key]) as Record<string, unknown>;
  return ['value', 'checked'].some((name) => props[name] !== undefined && props[name] !== null && 'onChange' in props);
}

const isKept = (field: Field): boolean => isField(field) && isSavable(field) && !isControlled(field);

/** The forms of a page, and the page itself for fields without one, with their fields. Forms are named by id or order. */
function formsOf(content: HTMLElement): Map<Element, { name: string; fields: Field[] }> {
  const roots = [content, ...content.querySelectorAll<HTMLElement>('nc-form')];
  const forms = new Map<Element, { name: string; fields: Field[] }>();
  for (const root of roots) {
    for (const field of controlsIn(root).filter(isKept)) {
      const owner = root === content ? ((field as Partial<HTMLInputElement>).form ?? content) : root;
      const form = forms.get(owner) ?? { name: owner === content ? '' : owner.id || String(forms.size), fields: [] };
      form.fields.push(field);
      forms.set(owner, form);
    }
  }
  return forms;
}

const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Keeps what the user enters in the named fields of a page in its snapshot, and fills fields with it that mount later. Clears
 * the drafts of a form that is submitted or reset. Returns a function that ends it.
 */
export function keepDrafts(page: Page, content: HTMLElement): () => void {
  const saved = page.snapshot.get(DRAFTS);
  const drafts: Drafts = isRecord(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([, form]) => isRecord(form)))
    : {};
  const listening = new AbortController();
  const { signal } = listening;
  const filled = new WeakSet<Field>();

  const store = (): void => {
    if (Object.keys(drafts).length > 0) page.snapshot.set(DRAFTS, drafts);
    else page.snapshot.delete(DRAFTS);
  };
  const fill = (): void => {
    if (Object.keys(drafts).length === 0) return;
    for (const { name, fields } of formsOf(content).values()) {
      const isNew = (field: Field) => !filled.has(field);
      const values = drafts[name];
      // Fields that share a name are filled together.
      const names = new Set(fields.filter(isNew).map((field) => field.name));
      if (values)
        setValues(
          fields.filter((field) => names.has(field.name) && isNew(field)),
          values,
        );
      for (const field of fields) filled.add(field);
    }
  };
  const record = ({ target }: Event): void => {
    for (const { name, fields } of formsOf(content).values()) {
      const field = fields.find((each) => each === target || each.contains(target as Node));
      if (!field) continue;
      filled.add(field);
      drafts[name] = { ...drafts[name], ...valuesOf(fields.filter((each) => each.name === field.name)) };
      store();
    }
  };
  const clear = ({ target }: Event): void => {
    const form = formsOf(content).get(target as Element);
    if (!form) return;
    delete drafts[form.name];
    store();
  };

  for (const type of ['input', 'change']) content.addEventListener(type, record, { signal });
  for (const type of ['submit', 'reset']) content.addEventListener(type, clear, { signal });
  // Also while the page is hidden: it may be closed from another one.
  page.addEventListener('unload', () => page.snapshot.delete(DRAFTS), { once: true });
  const grows = new MutationObserver(fill);
  grows.observe(content, { childList: true, subtree: true });
  signal.addEventListener('abort', () => grows.disconnect());
  fill();
  page.send(FILLED);
  return () => listening.abort();
}
