import { msg } from '@lit/localize';
import type { IconName } from 'nacre/elements/icon';
import { Icon } from 'nacre/react/icon';
import { useApp } from 'nacre/shell';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { DEMOS } from '../demos.js';
import logo from '../icon.svg?no-inline';
import { GROUPS } from '../playground/groups.js';
import { TABS } from '../tabs.js';
import { useLocale } from './locale.js';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

interface PartProps {
  title: string;
  /** How many links it has. */
  count?: number;
  /** Until the user folds it. */
  open?: boolean;
  children: ReactNode;
}

/** Links that fold. */
const Part = ({ title, count, open = false, children }: PartProps) => (
  <details open={open}>
    <summary>
      {title} {count !== undefined && <small>{count}</small>}
    </summary>
    <ul>{children}</ul>
  </details>
);

/** Unfolds the part of the current link, and scrolls to it. */
function showCurrent(navigation: HTMLElement): void {
  const current = navigation.querySelector('[aria-current]');
  const part = current?.closest('details');
  if (part) part.open = true;
  current?.scrollIntoView({ block: 'nearest' });
}

/** The navigation of a wide screen. Its links are plain: the router handles those into the app. */
export function SideNavigation() {
  useLocale();
  const { router } = useApp();
  const { entries } = useSyncExternalStore(router.subscribe, router.getSnapshot);
  const path = entries.at(-1)?.path ?? '';
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(navigation.current!), [path]);

  const link = (url: string, text: ReactNode, icon?: IconName, isCurrent = isBelow(path, url)): ReactNode => (
    <a href={router.createUrl(url)} aria-current={isCurrent ? 'page' : undefined}>
      {icon && <Icon type={icon} />} {text}
    </a>
  );
  const [components, apis, settings] = TABS.map(({ pagePath, text, icon, below }) =>
    link(
      pagePath,
      text(),
      icon,
      below.some((each) => isBelow(path, each)),
    ),
  );
  return (
    <nav ref={navigation} className="side" aria-label={msg('Main navigation', { id: 'sc.main-navigation' })}>
      <p className="brand">
        <img src={logo} alt="" width="28" height="28" /> Nacre
      </p>
      {components}
      {GROUPS.map(({ id, title, names }, place) => (
        <Part key={id} title={title()} count={names.length} open={place === 0}>
          {names.map((name) => (
            <li key={name}>{link(`/component/${name}`, <bdi dir="ltr">{name}</bdi>)}</li>
          ))}
        </Part>
      ))}
      {apis}
      <Part title={msg('Demos', { id: 'sc.demos' })} open>
        {DEMOS.map(({ url, icon, title }) => (
          <li key={url}>{link(url, title(), icon)}</li>
        ))}
      </Part>
      {link('/icons', msg('Icons', { id: 'sc.icons.title' }), 'search')}
      {settings}
    </nav>
  );
}
