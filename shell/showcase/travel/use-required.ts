import type { NcForm } from 'nacre/elements/form';
import { useEffect, useState, type RefObject } from 'react';

interface Control extends HTMLElement {
  readonly required?: boolean;
  readonly validity?: ValidityState;
}

/** The number of required controls, and of those that are filled in. */
interface Required {
  readonly filled: number;
  readonly all: number;
}

function count(form: NcForm): Required {
  const required = (form.elements as Control[]).filter((control) => control.required);
  return { filled: required.filter(({ validity }) => validity?.valueMissing === false).length, all: required.length };
}

/** Counts the required controls as the user fills them in. */
export function useRequired(form: RefObject<NcForm | null>): Required {
  const [required, setRequired] = useState<Required>({ filled: 0, all: 0 });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // Renders the long page only when a count changes, not for each letter.
    const update = (): void => {
      const now = count(current);
      setRequired((before) => (before.filled === now.filled && before.all === now.all ? before : now));
    };
    // Controls are reset after the form's `reset` event.
    const soon = (): void => queueMicrotask(update);
    const events = ['input', 'change'];
    for (const type of events) current.addEventListener(type, update);
    current.addEventListener('reset', soon);
    // The form restores its draft with its first update.
    void current.updateComplete.then(update);
    return () => {
      for (const type of events) current.removeEventListener(type, update);
      current.removeEventListener('reset', soon);
    };
  }, [form]);
  return required;
}
