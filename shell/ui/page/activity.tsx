import * as React from 'react';

interface ActivityProps {
  mode: 'visible' | 'hidden';
  children: React.ReactNode;
}

/** For React 18, which has no Activity: the section hides the page by CSS, and the effects of a hidden page go on. */
const Plain = ({ children }: ActivityProps) => <>{children}</>;

// Read at run time: bundlers report an error for a named import that React 18 does not export.
const found = (React as unknown as Record<string, React.ComponentType<ActivityProps> | undefined>)['Activity'];

export const Activity: React.ComponentType<ActivityProps> = found ?? Plain;
