import * as React from 'react';

interface ActivityProps {
  mode: 'visible' | 'hidden';
  children: React.ReactNode;
}

/** React 18 has no Activity: there a hidden page keeps its effects, and only its looks go, with those of its section. */
const Plain = ({ children }: ActivityProps) => <>{children}</>;

// The name is looked up at run time: bundlers refuse to import what React 18 does not export.
const found = (React as unknown as Record<string, React.ComponentType<ActivityProps> | undefined>)['Activity'];

export const Activity: React.ComponentType<ActivityProps> = found ?? Plain;
