import type { ReactNode } from 'react';
import { labelOf } from './labels.js';

/** A control that has no label of its own, such as a native one, with a label in Nacre's style. */
export function Native({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="native">
      <span>{labelOf(name)}</span>
      {children}
    </label>
  );
}
