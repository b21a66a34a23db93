// The accessibility tree of a page in Firefox, as assistive technology gets it: from the browser itself, by WebDriver BiDi.

/** Of `--remote-allow-system-access`: contexts of the browser's own windows. */
const CHROME_SCOPE = { 'moz:scope': 'chrome' };

/** @param {import('puppeteer-core').Page} page */
export async function firefoxSight(page) {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', CHROME_SCOPE);
  // The last window is the newest one.
  const { context } = result.contexts.at(-1);
  const run = async (act, ...texts) => {
    const answer = await connection.send('script.callFunction', {
      functionDeclaration: String(act),
      awaitPromise: true,
      target: { context },
      arguments: texts.map((value) => ({ type: 'string', value })),
    });
    if (answer.result.type !== 'success') throw new Error(answer.result.exceptionDetails.text);
    return answer.result.result.value;
  };
  return {
    read: async () => JSON.parse(await run(readTree, page.url())),
    comeRound: () => run(comeRound),
  };
}

/** Runs in the browser's window: keys of the protocol go to the page also while a toolbar has the focus. */
async function comeRound() {
  /* global Services */
  const { focus } = Services;
  const MOST_STOPS = 50;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    focus.moveFocus(window, null, focus.MOVEFOCUS_FORWARD, focus.FLAG_BYKEY);
    // The focus comes to some stops later.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (focus.focusedElement?.localName === 'browser') return;
  }
}

/** Runs in the browser's window. */
function readTree(url) {
  /* global Cc, Ci */
  // Without a reference the service ends at the next garbage collection, and begins again without a tree and a focus.
  window.heldService ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const service = window.heldService;
  const windows = [...Services.wm.getEnumerator('navigator:browser')];
  const browsers = windows.flatMap(({ gBrowser }) => gBrowser.browsers);
  const browser = browsers.find(({ currentURI }) => currentURI.spec === url);
  const { nsIAccessibleStates: bits } = Ci;
  const STATES = {
    focused: bits.STATE_FOCUSED,
    checked: bits.STATE_CHECKED,
    pressed: bits.STATE_PRESSED,
    selected: bits.STATE_SELECTED,
    expanded: bits.STATE_EXPANDED,
    collapsed: bits.STATE_COLLAPSED,
    disabled: bits.STATE_UNAVAILABLE,
    invalid: bits.STATE_INVALID,
    required: bits.STATE_REQUIRED,
  };
  // Of what ARIA has no role for; `image` is its newer name.
  const ROLES = { 'text leaf': 'text', statictext: 'text', 'password text': 'textbox', image: 'img' };
  const list = [];

  function attributesOf(accessible) {
    const attributes = {};
    for (const { key, value } of accessible.attributes.enumerate(Ci.nsIPropertyElement)) attributes[key] = value;
    return attributes;
  }

  function add(accessible, parent) {
    const own = service.getStringRole(accessible.role);
    const given = accessible.computedARIARole;
    const role = ROLES[given || own] ?? (given || own);
    const isAlert = role === 'alert';
    const shown = {};
    accessible.getState(shown, {});
    const attributes = attributesOf(accessible);
    const place = list.push({
      id: accessible.uniqueID,
      parent,
      role,
      name: accessible.name ?? '',
      description: accessible.description,
      value: accessible.value,
      states: Object.keys(STATES).filter((name) => shown.value & STATES[name]),
      // An alert has no such attribute: Firefox sends an event of its own for it.
      isLive: (isAlert || ['polite', 'assertive'].includes(attributes.live)) && attributes.busy !== 'true',
      isAtomic: isAlert || (attributes['container-atomic'] ?? attributes.atomic) === 'true',
      isAlert,
    });
    for (let child = accessible.firstChild; child; child = child.nextSibling) add(child, place - 1);
  }

  const page = browser && service.getAccessibleFor(browser)?.firstChild;
  if (page) add(page, -1);
  return JSON.stringify(list);
}
