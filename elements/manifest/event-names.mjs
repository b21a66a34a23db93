/** The words in names of events. The DOM joins them, React capitalises them: `timeupdate`, `onTimeUpdate`. */
const WORDS = new Set(
  `abort action active activity add after animation area audio autoplay avatar back before begin blur border bottom breakpoint buffer button callout
  can cancel cell change changing chapter choose cite clear click close cluster collapse collected color column complete
  composition confirm connect content context control controls copy count crop cue current danmaku danmu data date delete deselect
  direction disconnect done double down download drag drop duration edit emptied end ended enter error exit expand fail
  file finish focus form full fullscreen grid group h header height hide icon image in index info input invalid item items key
  keyboard label layer lazy leave left length level line link list load loaded location long lost lower map marker match media
  member menu message meta metadata mid mode month mouse move navigate nc network new next node off on open option out over overlay
  page pan part paste pause picture pick picker pinch pip play player playing point poi pointer poly polygon polyline
  position oversize press preview previous progress pull pulling quality range rate ready refresh refresher refused region reject remove request reset
  resize restore restored result retry revert right row scale scroll search seek seeked seeking select selected selection show size
  skip slide slider sort stalled start state status step stop submit success suspend swipe swiper switch tab tap text
  through tick time timer to toggle top touch track transform transition triggered unload up update updated upload upper
  url v value view visible volume wait waiting web webgl wheel width window zoom`.split(/\s+/),
);

/** 'timeupdate' -> ['time', 'update'], with as few words as possible; undefined if a word is unknown. */
function split(name) {
  if (WORDS.has(name)) return [name];
  for (let length = name.length - 1; length > 0; length--) {
    const rest = WORDS.has(name.slice(0, length)) && split(name.slice(length));
    if (rest) return [name.slice(0, length), ...rest];
  }
  return undefined;
}

/**
 * Controls whose `change` comes later than `input`: when the user leaves the field, or lets go. As in React, `onChange` hears
 * each `input` of theirs.
 */
const COMMITTING = new Set(['NcCalendar', 'NcInput', 'NcRate', 'NcSearchBar', 'NcSlider', 'NcStepper', 'NcTextarea']);

/** 'columnchange' -> 'onColumnChange'. An unknown word throws, since no test would notice a wrong name. */
export function reactNameOf(event, className) {
  if (event === 'change' && COMMITTING.has(className)) return 'onChangeCommitted';
  const words = event.split('-').flatMap((part) => split(part) ?? fail(event, part));
  return `on${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}`;
}

function fail(event, part) {
  throw new Error(`Add the words of "${part}" (event "${event}") to elements/manifest/event-names.mjs`);
}
