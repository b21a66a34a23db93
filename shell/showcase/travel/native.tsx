import type { ReactNode } from 'react';
import { labelOf } from './labels.js';

/** A native control with a label in Nacre's style. */
export function Native({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="native">
      <span>{labelOf(name)}</span>
      {children}
    </label>
  );
}
