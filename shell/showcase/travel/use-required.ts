import type { NcForm } from 'nacre/elements/form';
import { useEffect, useState, type RefObject } from 'react';

interface Control extends HTMLElement {
  readonly required?: boolean;
  readonly validity?: ValidityState;
}

/** How many controls have to be filled in, and how many of them are. */
interface Required {
  readonly filled: number;
  readonly all: number;
}

function count(form: NcForm): Required {
  const required = (form.elements as Control[]).filter((control) => control.required);
  return { filled: required.filter(({ validity }) => validity?.valueMissing === false).length, all: required.length };
}

/** How far the user has come, as he goes. */
export function useRequired(form: RefObject<NcForm | null>): Required {
  const [required, setRequired] = useState<Required>({ filled: 0, all: 0 });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // The long page is drawn anew for news only, not for each letter.
    const update = (): void => {
      const now = count(current);
      setRequired((before) => (before.filled === now.filled && before.all === now.all ? before : now));
    };
    // The controls are reset after their form has said so.
    const soon = (): void => queueMicrotask(update);
    const events = ['input', 'change'];
    for (const type of events) current.addEventListener(type, update);
    current.addEventListener('reset', soon);
    // A draft comes back with the first update of the form.
    void current.updateComplete.then(update);
    return () => {
      for (const type of events) current.removeEventListener(type, update);
      current.removeEventListener('reset', soon);
    };
  }, [form]);
  return required;
}
