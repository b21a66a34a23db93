// The accessibility tree of a page in Firefox, as assistive technology gets it: from the browser itself, by WebDriver BiDi.

/** Of `--remote-allow-system-access`: contexts of the browser's own windows. */
const CHROME_SCOPE = { 'moz:scope': 'chrome' };

/** @param {import('puppeteer-core').Page} page */
export async function firefoxTree(page) {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', CHROME_SCOPE);
  // The last window is the newest one.
  const { context } = result.contexts.at(-1);
  return async () => {
    const answer = await connection.send('script.callFunction', {
      functionDeclaration: String(readTree),
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: page.url() }],
    });
    if (answer.result.type !== 'success') throw new Error(answer.result.exceptionDetails.text);
    return JSON.parse(answer.result.result.value);
  };
}

/** Runs in the browser's window. */
function readTree(url) {
  /* global Cc, Ci, Services */
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
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
  const TEXTS = ['text leaf', 'statictext'];
  const list = [];

  function attributesOf(accessible) {
    const attributes = {};
    for (const { key, value } of accessible.attributes.enumerate(Ci.nsIPropertyElement)) attributes[key] = value;
    return attributes;
  }

  function add(accessible, parent) {
    const own = service.getStringRole(accessible.role);
    const role = TEXTS.includes(own) ? 'text' : accessible.computedARIARole || own;
    const shown = {};
    accessible.getState(shown, {});
    const attributes = attributesOf(accessible);
    const place = list.push({
      id: accessible.uniqueID,
      parent,
      role: role === 'image' ? 'img' : role,
      name: accessible.name ?? '',
      description: accessible.description,
      value: accessible.value,
      states: Object.keys(STATES).filter((name) => shown.value & STATES[name]),
      isLive: ['polite', 'assertive'].includes(attributes.live) && attributes.busy !== 'true',
      isAtomic: (attributes['container-atomic'] ?? attributes.atomic) === 'true',
      isAlert: role === 'alert',
    });
    for (let child = accessible.firstChild; child; child = child.nextSibling) add(child, place - 1);
  }

  const page = browser && service.getAccessibleFor(browser)?.firstChild;
  if (page) add(page, -1);
  return JSON.stringify(list);
}
