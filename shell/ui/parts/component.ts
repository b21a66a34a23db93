import type { ComponentType } from 'react';

/** `load` of a page gives a module whose default export is the component, or the component itself. */
export const componentOf = (module: unknown): ComponentType | undefined => {
  const candidate = typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  // Components made by memo(), lazy() or forwardRef() are objects with this key.
  return typeof candidate === 'function' || Object(candidate).$$typeof ? (candidate as ComponentType) : undefined;
};

/** What a module lacks that is not one of a page or window. */
export const NO_COMPONENT = 'expected a component, or a module whose default export is one';
