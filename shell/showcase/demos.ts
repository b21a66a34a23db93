import { msg } from '@lit/localize';
import type { IconName } from 'nacre/elements/icon';
import 'nacre/icons/book-open';
import 'nacre/icons/camera';
import 'nacre/icons/circle-play';
import 'nacre/icons/file-text';
import 'nacre/icons/map';
import 'nacre/icons/pen';
import 'nacre/icons/shopping-bag';
import 'nacre/icons/users';

/** An app within the showcase. */
export interface Demo {
  /** Path of its first page; those of its other pages begin with it. */
  readonly url: string;
  readonly icon: IconName;
  readonly title: () => string;
  /** What it shows, in a short sentence. */
  readonly about: () => string;
}

/** The demos, in the order in which the front page and the navigation list them. */
export const DEMOS: readonly Demo[] = [
  {
    url: '/shop',
    icon: 'shopping-bag',
    title: () => msg('The Tide Shop', { id: 'sc.shop.title' }),
    about: () => msg('From a product to a paid order', { id: 'sc.demo.shop' }),
  },
  {
    url: '/news',
    icon: 'book-open',
    title: () => msg('News', { id: 'sc.news.title' }),
    about: () => msg('Pull to refresh, scroll without end', { id: 'sc.demo.news' }),
  },
  {
    url: '/map',
    icon: 'map',
    title: () => msg('Map', { id: 'sc.segmented.map' }),
    about: () => msg('300 shops to find, and a voyage', { id: 'sc.demo.map' }),
  },
  {
    url: '/contacts',
    icon: 'users',
    title: () => msg('Contacts', { id: 'sc.contacts.title' }),
    about: () => msg('An alphabetical list, rows to swipe', { id: 'sc.demo.contacts' }),
  },
  {
    url: '/podcast',
    icon: 'headphones',
    title: () => msg('Sounds of the sea', { id: 'sc.podcast.title' }),
    about: () => msg('A podcast that keeps playing everywhere', { id: 'sc.demo.podcast' }),
  },
  {
    url: '/feed',
    icon: 'circle-play',
    title: () => msg('Clips', { id: 'sc.feed.title' }),
    about: () => msg('Videos to swipe through', { id: 'sc.demo.feed' }),
  },
  {
    url: '/form',
    icon: 'file-text',
    title: () => msg('Travel request', { id: 'sc.form.title' }),
    about: () => msg('A long form, then an account', { id: 'sc.demo.form' }),
  },
  {
    url: '/photos',
    icon: 'camera',
    title: () => msg('Photos', { id: 'sc.photos.title' }),
    about: () => msg('Choose, shrink and send pictures', { id: 'sc.demo.photos' }),
  },
  {
    url: '/drawing',
    icon: 'pen',
    title: () => msg('Drawing board', { id: 'sc.drawing.title' }),
    about: () => msg('Brushes, undo and a file to keep', { id: 'sc.demo.drawing' }),
  },
];
