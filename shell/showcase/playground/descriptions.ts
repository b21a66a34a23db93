import { msg } from '@lit/localize';

/** `nc-input` -> `input`, for each element there is. */
type ElementName<Tag = keyof HTMLElementTagNameMap> = Tag extends `nc-${infer Name}` ? Name : never;

/** What each element is, in the language of the reader. */
const DESCRIPTIONS: Readonly<Record<ElementName, () => string>> = {
  'action-sheet': () =>
    msg('A list of actions to choose from, at the lower edge of the screen', { id: 'sc.element.action-sheet' }),
  audio: () => msg('A player for sound, with the media controls of the system', { id: 'sc.element.audio' }),
  avatar: () =>
    msg('The picture of a person or a thing; without one, initials or an icon', { id: 'sc.element.avatar' }),
  'avatar-group': () => msg('Avatars that overlap, and how many more there are', { id: 'sc.element.avatar-group' }),
  badge: () => msg('A count, a short text or a dot at the corner of its content', { id: 'sc.element.badge' }),
  button: () => msg('A button to press: it sends a form, or uses the device', { id: 'sc.element.button' }),
  calendar: () => msg('One day, several days or a range of days, chosen in a month', { id: 'sc.element.calendar' }),
  canvas: () => msg('An area to draw on by script, sharp on every screen', { id: 'sc.element.canvas' }),
  cell: () => msg('A row of a list: a title, a second line, and a value at its end', { id: 'sc.element.cell' }),
  'cell-group': () =>
    msg('Cells that belong together, with a title above and a note below', { id: 'sc.element.cell-group' }),
  checkbox: () => msg('A box to tick, alone or in a group', { id: 'sc.element.checkbox' }),
  'checkbox-group': () => msg('Checkboxes that answer one question', { id: 'sc.element.checkbox-group' }),
  collapse: () => msg('Titles that show and hide what is below them', { id: 'sc.element.collapse' }),
  'collapse-item': () =>
    msg('One title of a collapse, and what it shows and hides', { id: 'sc.element.collapse-item' }),
  divider: () => msg('A line between two parts of a page, with or without a text', { id: 'sc.element.divider' }),
  form: () => msg('Collects the values of all controls, checks them and sends them', { id: 'sc.element.form' }),
  icon: () => msg('A small picture with a meaning', { id: 'sc.element.icon' }),
  image: () => msg('A picture that keeps its place until it has loaded', { id: 'sc.element.image' }),
  'image-viewer': () =>
    msg('Pictures on the whole screen, to swipe through and to zoom', { id: 'sc.element.image-viewer' }),
  'index-list': () => msg('A list in sections, with their letters beside it', { id: 'sc.element.index-list' }),
  input: () => msg('A field for one line of text', { id: 'sc.element.input' }),
  label: () => msg('Names a control, and activates it when clicked', { id: 'sc.element.label' }),
  list: () => msg('A list of any length, of which only the rows in view are in the page', { id: 'sc.element.list' }),
  loading: () => msg('A spinner with a text above the page, while something loads', { id: 'sc.element.loading' }),
  'location-picker': () =>
    msg('A screen to choose a place, on a map or in a list', { id: 'sc.element.location-picker' }),
  'location-viewer': () =>
    msg('A screen that shows a place on a map, and leads there', { id: 'sc.element.location-viewer' }),
  map: () => msg('A map with markers, lines and areas, also without a network', { id: 'sc.element.map' }),
  'match-media': () =>
    msg('Shows its content only while the screen meets its conditions', { id: 'sc.element.match-media' }),
  menu: () => msg('A menu beside the button that opens it, or where the user right-clicks', { id: 'sc.element.menu' }),
  'menu-item': () =>
    msg('An item of a menu: an action, a link, a choice or a further menu', { id: 'sc.element.menu-item' }),
  modal: () => msg('A dialog that asks a question and waits for the answer', { id: 'sc.element.modal' }),
  'movable-area': () => msg('The area in which movable views move', { id: 'sc.element.movable-area' }),
  'movable-view': () => msg('A part of the page to drag, throw and zoom', { id: 'sc.element.movable-view' }),
  'nav-bar': () => msg('The bar at the top of a page: title, way back, buttons, search', { id: 'sc.element.nav-bar' }),
  navigator: () => msg('A real link to another page of the app', { id: 'sc.element.navigator' }),
  'notice-bar': () => msg('A notice in one line; a long text runs through it', { id: 'sc.element.notice-bar' }),
  picker: () => msg('Rows, dates, times or places, chosen on wheels or in a list', { id: 'sc.element.picker' }),
  'picker-view': () => msg('Wheels side by side, to choose from', { id: 'sc.element.picker-view' }),
  'picker-view-column': () => msg('One wheel of a picker view', { id: 'sc.element.picker-view-column' }),
  popover: () => msg('A box with content of the page, beside what opens it', { id: 'sc.element.popover' }),
  popup: () => msg('A sheet at an edge of the screen, or a box in its middle', { id: 'sc.element.popup' }),
  progress: () => msg('Shows how far a task has come', { id: 'sc.element.progress' }),
  radio: () => msg('One of several choices that exclude each other', { id: 'sc.element.radio' }),
  'radio-group': () => msg('Radios that answer one question', { id: 'sc.element.radio-group' }),
  rate: () => msg('A rating by stars', { id: 'sc.element.rate' }),
  refresher: () => msg('Pull the content down to refresh it', { id: 'sc.element.refresher' }),
  'rich-text': () => msg('Text with markup from elsewhere, shown without danger', { id: 'sc.element.rich-text' }),
  'scroll-view': () => msg('A box that scrolls its content and says where it is', { id: 'sc.element.scroll-view' }),
  'search-bar': () => msg('A field to search with, and suggestions below it', { id: 'sc.element.search-bar' }),
  segmented: () => msg('One of a few choices, all in sight in a row', { id: 'sc.element.segmented' }),
  skeleton: () => msg('Grey shapes where content will be', { id: 'sc.element.skeleton' }),
  slider: () => msg('A number chosen by a thumb on a track, or two numbers', { id: 'sc.element.slider' }),
  spinner: () => msg('Something is under way here', { id: 'sc.element.spinner' }),
  status: () => msg('Explains why content is missing, and offers to retry', { id: 'sc.element.status' }),
  stepper: () => msg('A number with a button at each side', { id: 'sc.element.stepper' }),
  steps: () => msg('The steps of a task, and how far it has come', { id: 'sc.element.steps' }),
  sticky: () => msg('Stays at the edge when what is around it scrolls away', { id: 'sc.element.sticky' }),
  'swipe-action': () => msg('A row with actions at its sides, uncovered by a swipe', { id: 'sc.element.swipe-action' }),
  swiper: () => msg('Slides that move past a window, one by one', { id: 'sc.element.swiper' }),
  'swiper-item': () => msg('One slide of a swiper', { id: 'sc.element.swiper-item' }),
  switch: () => msg('Turns one thing on or off at once', { id: 'sc.element.switch' }),
  tab: () => msg('One tab, and the panel that it shows', { id: 'sc.element.tab' }),
  'tab-bar': () => msg('The bar that leads to the main pages of an app', { id: 'sc.element.tab-bar' }),
  tabs: () => msg('Tabs, of which one is selected, and their panels', { id: 'sc.element.tabs' }),
  tag: () => msg('A small label for a status, a category or a choice', { id: 'sc.element.tag' }),
  text: () => msg('Text that keeps its line breaks and can be cut after some lines', { id: 'sc.element.text' }),
  textarea: () => msg('A field for several lines of text', { id: 'sc.element.textarea' }),
  toast: () => msg('A short message that closes by itself', { id: 'sc.element.toast' }),
  uploader: () => msg('Pictures and files, to choose, see, put in order and send', { id: 'sc.element.uploader' }),
  video: () => msg('A video with controls, captions and gestures', { id: 'sc.element.video' }),
  view: () => msg('A box that looks pressed while the user presses it', { id: 'sc.element.view' }),
  'web-view': () =>
    msg('Another web page within the page, with messages between the two', { id: 'sc.element.web-view' }),
};

const isElement = (name: string): name is ElementName => Object.hasOwn(DESCRIPTIONS, name);

/** What an element is, in one sentence; by its tag without the prefix: `input`. Empty for a name that no element has. */
export const elementDescription = (name: string): string => (isElement(name) ? DESCRIPTIONS[name]() : '');
