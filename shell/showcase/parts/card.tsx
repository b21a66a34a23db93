import { Icon } from 'nacre/react/icon';
import { useApp } from 'nacre/shell';
import type { ReactNode } from 'react';

interface CardProps {
  /** Path of a page. */
  url: string;
  icon: string;
  className?: string;
  children: ReactNode;
}

/** A card that links to a page. */
export function Card({ url, icon, className = 'card', children }: CardProps) {
  const { router } = useApp();
  return (
    <a className={className} href={router.createUrl(url)}>
      <Icon type={icon} />
      <span>{children}</span>
      <Icon className="chevron" type="forward" size={18} />
    </a>
  );
}
