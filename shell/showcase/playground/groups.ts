import { msg } from '@lit/localize';

/** Elements of one purpose. */
export interface Group {
  readonly id: string;
  readonly title: () => string;
  /** The tags without their prefix. */
  readonly names: readonly string[];
}

/** Every element, by what it is for. Without their examples and the manifest, so that a navigation needs neither. */
export const GROUPS: readonly Group[] = [
  {
    id: 'form',
    title: () => msg('Forms', { id: 'sc.group.form' }),
    names: [
      'button',
      'calendar',
      'checkbox',
      'checkbox-group',
      'form',
      'input',
      'label',
      'picker',
      'picker-view',
      'picker-view-column',
      'radio',
      'radio-group',
      'rate',
      'search-bar',
      'segmented',
      'slider',
      'stepper',
      'switch',
      'textarea',
      'uploader',
    ],
  },
  {
    id: 'basic',
    title: () => msg('Content', { id: 'sc.group.basic' }),
    names: ['avatar', 'avatar-group', 'badge', 'divider', 'icon', 'progress', 'rich-text', 'tag', 'text'],
  },
  {
    id: 'layout',
    title: () => msg('Lists and layout', { id: 'sc.group.layout' }),
    names: [
      'cell',
      'cell-group',
      'collapse',
      'collapse-item',
      'index-list',
      'list',
      'match-media',
      'movable-area',
      'movable-view',
      'refresher',
      'scroll-view',
      'sticky',
      'swipe-action',
      'view',
    ],
  },
  {
    id: 'navigation',
    title: () => msg('Navigation', { id: 'sc.group.navigation' }),
    names: ['menu', 'menu-item', 'nav-bar', 'navigator', 'steps', 'tab', 'tab-bar', 'tabs'],
  },
  {
    id: 'feedback',
    title: () => msg('Feedback', { id: 'sc.group.feedback' }),
    names: [
      'action-sheet',
      'loading',
      'modal',
      'notice-bar',
      'popover',
      'popup',
      'skeleton',
      'spinner',
      'status',
      'toast',
    ],
  },
  {
    id: 'media',
    title: () => msg('Media', { id: 'sc.group.media' }),
    names: [
      'audio',
      'canvas',
      'image',
      'image-viewer',
      'location-picker',
      'location-viewer',
      'map',
      'swiper',
      'swiper-item',
      'video',
      'web-view',
    ],
  },
];
