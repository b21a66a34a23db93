import { Cell } from 'nacre/react/cell';
import type { ReactNode } from 'react';

interface CardProps {
  /** Path of a page. */
  url: string;
  /** The title, and more in slots. */
  children: ReactNode;
}

/** A cell by itself that leads to a page. */
export const Card = ({ url, children }: CardProps) => (
  <Cell className="card" url={url} arrow center>
    {children}
  </Cell>
);
