import { NavBar } from 'nacre/react/nav-bar';
import { Refresher } from 'nacre/react/refresher';
import { TabBar } from 'nacre/react/tab-bar';
import type { ReactNode } from 'react';

const TABS = [
  { text: 'Chart', icon: 'globe' },
  { text: 'Log', icon: 'edit' },
  { text: 'Crew', icon: 'user' },
] as const;

/** What some calls are about: they look for it on the page. */
export function barOf(name: string): ReactNode {
  if (name.includes('TabBar')) return <TabBar className="call-bar" aria-label="The bar of this call" list={TABS} />;
  if (/NavigationBar|PageStyle$/.test(name)) return <NavBar className="call-bar" title="Tides" />;
  if (name.includes('PullDownRefresh')) {
    return (
      <div className="call-bar call-pull">
        <Refresher />
        <p>Low water at 6:40</p>
      </div>
    );
  }
  return null;
}
