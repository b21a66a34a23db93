/** Elements by what they are for, in the order of the site's navigation. */
export const ELEMENT_GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  {
    title: 'Forms',
    names: [
      ...['button', 'input', 'textarea', 'search-bar', 'checkbox', 'checkbox-group', 'radio', 'radio-group', 'switch'],
      ...['segmented', 'slider', 'stepper', 'rate', 'picker', 'picker-view', 'picker-view-column', 'calendar'],
      ...['uploader', 'label', 'form'],
    ],
  },
  {
    title: 'Lists and rows',
    names: ['list', 'cell', 'cell-group', 'swipe-action', 'index-list', 'collapse', 'collapse-item', 'refresher'],
  },
  {
    title: 'Content',
    names: [
      ...['text', 'icon', 'image', 'avatar', 'avatar-group', 'badge', 'tag', 'divider', 'steps', 'progress', 'spinner'],
      ...['skeleton', 'status', 'notice-bar', 'rich-text'],
    ],
  },
  { title: 'Navigation', names: ['nav-bar', 'tab-bar', 'tabs', 'tab', 'navigator'] },
  {
    title: 'Overlays',
    names: ['popup', 'modal', 'action-sheet', 'popover', 'menu', 'menu-item', 'toast', 'loading', 'image-viewer'],
  },
  {
    title: 'Layout and motion',
    names: [
      ...['view', 'scroll-view', 'swiper', 'swiper-item', 'sticky', 'match-media', 'movable-area', 'movable-view'],
    ],
  },
  {
    title: 'Media and maps',
    names: ['video', 'audio', 'canvas', 'web-view', 'map', 'location-picker', 'location-viewer'],
  },
];

/** Calls by area: the names of the areas as readers see them, in the order of the site's navigation. */
export const CALL_AREAS: Readonly<Record<string, string>> = {
  ui: 'Overlays',
  network: 'Network',
  socket: 'Sockets',
  uploads: 'Uploads',
  storage: 'Storage',
  route: 'Pages',
  page: 'Bars and scrolling',
  windows: 'Windows beside the pages',
  app: 'App and its pages',
  offline: 'Offline',
  files: 'Files',
  documents: 'Documents',
  social: 'Sharing, scanning, paying',
  location: 'Location',
  'map-context': 'Maps',
  device: 'Device',
  sensors: 'Sensors',
  screen: 'Screen',
  keyboard: 'Keyboard',
  notifications: 'Notifications',
  permissions: 'Permissions',
  contacts: 'Contacts',
  audio: 'Sound',
  recorder: 'Recording sound',
  contexts: 'Contexts of elements',
  observers: 'Queries and observers',
  animation: 'Animation',
  system: 'System',
  hosts: 'Hosts',
};
