import { msg } from '@lit/localize';

/** `nc-input` -> `input`, for each element there is. */
type ElementName<Tag = keyof HTMLElementTagNameMap> = Tag extends `nc-${infer Name}` ? Name : never;

/** What each element is, in the language of the reader. */
const DESCRIPTIONS: Readonly<Record<ElementName, () => string>> = {
  'action-sheet': () => msg('A list of actions at the bottom of the screen', { id: 'sc.element.action-sheet' }),
  audio: () => msg('An audio player with the media controls of the system', { id: 'sc.element.audio' }),
  avatar: () =>
    msg('The picture of a person or a thing; without one, initials or an icon', { id: 'sc.element.avatar' }),
  'avatar-group': () => msg('Overlapping avatars, and how many more there are', { id: 'sc.element.avatar-group' }),
  badge: () => msg('A count, a short text or a dot at the corner of its content', { id: 'sc.element.badge' }),
  button: () => msg('A button that sends a form or uses the device', { id: 'sc.element.button' }),
  calendar: () => msg('A calendar to choose one day, several days or a range', { id: 'sc.element.calendar' }),
  canvas: () => msg('A surface to draw on by script, sharp on every screen', { id: 'sc.element.canvas' }),
  cell: () => msg('A row of a list: a title, a second line, and a value at its end', { id: 'sc.element.cell' }),
  'cell-group': () => msg('Related cells, with a title above and a note below', { id: 'sc.element.cell-group' }),
  checkbox: () => msg('A box to check, alone or in a group', { id: 'sc.element.checkbox' }),
  'checkbox-group': () => msg('Checkboxes that answer one question', { id: 'sc.element.checkbox-group' }),
  collapse: () => msg('Titles that show and hide the content below them', { id: 'sc.element.collapse' }),
  'collapse-item': () =>
    msg('One section of a collapse: its title and its content', { id: 'sc.element.collapse-item' }),
  divider: () => msg('A line between two parts of a page, with or without a text', { id: 'sc.element.divider' }),
  form: () => msg('Collects the values of all controls, checks them and sends them', { id: 'sc.element.form' }),
  icon: () => msg('A small picture with a meaning', { id: 'sc.element.icon' }),
  image: () => msg('A picture that reserves its space while it loads', { id: 'sc.element.image' }),
  'image-viewer': () => msg('Full-screen pictures to swipe through and zoom', { id: 'sc.element.image-viewer' }),
  'index-list': () => msg('A list in sections, with their letters beside it', { id: 'sc.element.index-list' }),
  input: () => msg('A field for one line of text', { id: 'sc.element.input' }),
  label: () => msg('Names a control, and activates it when clicked', { id: 'sc.element.label' }),
  list: () => msg('A list of any length: only the rows in view are in the page', { id: 'sc.element.list' }),
  loading: () => msg('A spinner with a text over the page while something loads', { id: 'sc.element.loading' }),
  'location-picker': () =>
    msg('A screen to choose a place on a map or in a list', { id: 'sc.element.location-picker' }),
  'location-viewer': () =>
    msg('A screen that shows a place on a map and gives directions', { id: 'sc.element.location-viewer' }),
  map: () => msg('A map with markers, lines and areas, even without a network', { id: 'sc.element.map' }),
  'match-media': () =>
    msg('Shows its content only while the screen meets its conditions', { id: 'sc.element.match-media' }),
  menu: () => msg('A menu beside the button that opens it, or where the user right-clicks', { id: 'sc.element.menu' }),
  'menu-item': () => msg('An item of a menu: an action, a link, a choice or a submenu', { id: 'sc.element.menu-item' }),
  modal: () => msg('A dialog that asks a question and waits for the answer', { id: 'sc.element.modal' }),
  'movable-area': () => msg('The area in which movable views move', { id: 'sc.element.movable-area' }),
  'movable-view': () => msg('A part of the page to drag, throw and zoom', { id: 'sc.element.movable-view' }),
  'nav-bar': () => msg('The bar at the top of a page: title, back, buttons, search', { id: 'sc.element.nav-bar' }),
  navigator: () => msg('A real link to another page of the app', { id: 'sc.element.navigator' }),
  'notice-bar': () => msg('A one-line notice; a long text scrolls through it', { id: 'sc.element.notice-bar' }),
  picker: () => msg('Options, dates, times or places, chosen on wheels or in a list', { id: 'sc.element.picker' }),
  'picker-view': () => msg('Wheels side by side to choose from', { id: 'sc.element.picker-view' }),
  'picker-view-column': () => msg('One wheel of a picker view', { id: 'sc.element.picker-view-column' }),
  popover: () => msg('A box of content beside what opens it', { id: 'sc.element.popover' }),
  popup: () => msg('A sheet at an edge of the screen, or a box in its middle', { id: 'sc.element.popup' }),
  progress: () => msg('Shows the progress of a task', { id: 'sc.element.progress' }),
  radio: () => msg('One of several choices; only one can be selected', { id: 'sc.element.radio' }),
  'radio-group': () => msg('Radios that answer one question', { id: 'sc.element.radio-group' }),
  rate: () => msg('A star rating', { id: 'sc.element.rate' }),
  refresher: () => msg('Pull the content down to refresh it', { id: 'sc.element.refresher' }),
  'rich-text': () => msg('Text with markup from elsewhere, shown safely', { id: 'sc.element.rich-text' }),
  'scroll-view': () => msg('A box that scrolls its content and reports its position', { id: 'sc.element.scroll-view' }),
  'search-bar': () => msg('A search field, with suggestions below it', { id: 'sc.element.search-bar' }),
  segmented: () => msg('A few choices side by side, one of them selected', { id: 'sc.element.segmented' }),
  skeleton: () => msg('Gray shapes where content will be', { id: 'sc.element.skeleton' }),
  slider: () => msg('One or two numbers, set by dragging along a track', { id: 'sc.element.slider' }),
  spinner: () => msg('Shows that something is under way', { id: 'sc.element.spinner' }),
  status: () => msg('Explains why content is missing, and offers to retry', { id: 'sc.element.status' }),
  stepper: () => msg('A number with a button on each side', { id: 'sc.element.stepper' }),
  steps: () => msg('The steps of a task and its progress', { id: 'sc.element.steps' }),
  sticky: () => msg('Stays at the edge when its surroundings scroll away', { id: 'sc.element.sticky' }),
  'swipe-action': () => msg('A row with actions at its sides, revealed by a swipe', { id: 'sc.element.swipe-action' }),
  swiper: () => msg('Slides that move past a frame, one by one', { id: 'sc.element.swiper' }),
  'swiper-item': () => msg('One slide of a swiper', { id: 'sc.element.swiper-item' }),
  switch: () => msg('Turns something on or off immediately', { id: 'sc.element.switch' }),
  tab: () => msg('One tab and its panel', { id: 'sc.element.tab' }),
  'tab-bar': () => msg('The bar that leads to the main pages of an app', { id: 'sc.element.tab-bar' }),
  tabs: () => msg('Tabs and their panels, one shown at a time', { id: 'sc.element.tabs' }),
  tag: () => msg('A small label for a status, a category or a choice', { id: 'sc.element.tag' }),
  text: () => msg('Text that keeps its line breaks and can be limited to a few lines', { id: 'sc.element.text' }),
  textarea: () => msg('A field for several lines of text', { id: 'sc.element.textarea' }),
  toast: () => msg('A short message that disappears by itself', { id: 'sc.element.toast' }),
  uploader: () => msg('Pictures and files to choose, view, reorder and send', { id: 'sc.element.uploader' }),
  video: () => msg('A video with controls, captions and gestures', { id: 'sc.element.video' }),
  view: () => msg('A box that looks pressed while the user presses it', { id: 'sc.element.view' }),
  'web-view': () =>
    msg('Another web page within the page, with messages between the two', { id: 'sc.element.web-view' }),
};

const isElement = (name: string): name is ElementName => Object.hasOwn(DESCRIPTIONS, name);

/** What an element is, in one sentence; by its tag without the prefix: `input`. Empty for a name that no element has. */
export const elementDescription = (name: string): string => (isElement(name) ? DESCRIPTIONS[name]() : '');
