import type { ReactNode } from 'react';
import { labelOf } from './labels.js';

/** A control of the browser's own, under its label as those of Nacre have it. */
export function Native({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="native">
      <span>{labelOf(name)}</span>
      {children}
    </label>
  );
}
