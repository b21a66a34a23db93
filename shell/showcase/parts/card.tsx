import type { IconName } from 'nacre/elements/icon';
import { Cell } from 'nacre/react/cell';
import type { ReactNode } from 'react';

interface CardProps {
  /** Path of a page. */
  url: string;
  icon: IconName;
  className?: string;
  /** The title, and more in slots. */
  children: ReactNode;
}

/** A cell by itself that leads to a page. */
export const Card = ({ url, icon, className = 'card', children }: CardProps) => (
  <Cell className={className} url={url} icon={icon} arrow center>
    {children}
  </Cell>
);
