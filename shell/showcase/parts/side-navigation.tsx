import { msg } from '@lit/localize';
import { Icon } from 'nacre/react/icon';
import { useApp } from 'nacre/shell';
import { useSyncExternalStore } from 'react';
import logo from '../icon.svg?no-inline';
import { TABS, type RootTab } from '../tabs.js';
import { useLocale } from './locale.js';

interface Item extends Pick<RootTab, 'pagePath' | 'text' | 'icon'> {
  isCurrent: boolean;
}

/** The navigation of a wide screen. Its links are plain: the router handles those into the app. */
export function SideNavigation() {
  useLocale();
  const { router } = useApp();
  const { entries } = useSyncExternalStore(router.subscribe, router.getSnapshot);
  const route = entries.at(-1)?.route ?? '';
  const items: Item[] = [
    ...TABS.map((tab) => ({ ...tab, isCurrent: route === tab.pagePath || route.startsWith(tab.below) })),
    {
      pagePath: '/shop',
      text: () => msg('The Tide Shop', { id: 'sc.shop.title' }),
      icon: 'shop-bag',
      isCurrent: route.startsWith('/shop'),
    },
    {
      pagePath: '/news',
      text: () => msg('News', { id: 'sc.news.title' }),
      icon: 'image',
      isCurrent: route.startsWith('/news'),
    },
    {
      pagePath: '/orders',
      text: () => msg('Orders', { id: 'sc.orders.title' }),
      icon: 'copy',
      isCurrent: route === '/orders',
    },
    {
      pagePath: '/contacts',
      text: () => msg('Contacts', { id: 'sc.contacts.title' }),
      icon: 'phone',
      isCurrent: route === '/contacts',
    },
    {
      pagePath: '/stores',
      text: () => msg('Find a shop', { id: 'sc.stores.title' }),
      icon: 'search',
      isCurrent: route === '/stores',
    },
    {
      pagePath: '/track',
      text: () => msg('A voyage', { id: 'sc.track.title' }),
      icon: 'forward',
      isCurrent: route === '/track',
    },
    {
      pagePath: '/delivery',
      text: () => msg('Delivery', { id: 'sc.delivery.title' }),
      icon: 'home',
      isCurrent: route === '/delivery',
    },
    {
      pagePath: '/drawing',
      text: () => msg('Drawing board', { id: 'sc.drawing.title' }),
      icon: 'edit',
      isCurrent: route === '/drawing',
    },
    {
      pagePath: '/podcast',
      text: () => msg('Sounds of the sea', { id: 'sc.podcast.title' }),
      icon: 'headphones',
      isCurrent: route.startsWith('/podcast'),
    },
    {
      pagePath: '/feed',
      text: () => msg('Clips', { id: 'sc.feed.title' }),
      icon: 'heart',
      isCurrent: route === '/feed',
    },
    {
      pagePath: '/signup/account',
      text: () => msg('Sign up', { id: 'sc.signup.title' }),
      icon: 'user',
      isCurrent: route.startsWith('/signup/'),
    },
    {
      pagePath: '/form',
      text: () => msg('Travel application', { id: 'sc.form.title' }),
      icon: 'globe',
      isCurrent: route === '/form',
    },
    {
      pagePath: '/photos',
      text: () => msg('Photos', { id: 'sc.photos.title' }),
      icon: 'share',
      isCurrent: route === '/photos',
    },
  ];
  return (
    <nav className="side" aria-label={msg('Main navigation', { id: 'sc.main-navigation' })}>
      <p className="brand">
        <img src={logo} alt="" width="28" height="28" /> Nacre
      </p>
      {items.map(({ pagePath, text, icon, isCurrent }) => (
        <a key={pagePath} href={router.createUrl(pagePath)} aria-current={isCurrent ? 'page' : undefined}>
          <Icon type={icon} /> {text()}
        </a>
      ))}
    </nav>
  );
}
