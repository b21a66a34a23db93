// The accessibility tree of a page in Chromium, by the DevTools protocol.

const ROLES = { RootWebArea: 'document', StaticText: 'text', image: 'img' };

/** States that a tree has as properties: those that are true, and those with two names. */
const FLAGS = ['focused', 'checked', 'pressed', 'selected', 'disabled', 'required'];

function statesOf({ expanded, invalid, ...rest }) {
  const states = FLAGS.filter((name) => [true, 'true'].includes(rest[name]));
  if (expanded !== undefined) states.push(expanded ? 'expanded' : 'collapsed');
  if (invalid && invalid !== 'false') states.push('invalid');
  return states;
}

/** @param {import('puppeteer-core').Page} page */
export async function chromiumSight(page) {
  const client = await page.createCDPSession();
  await client.send('Accessibility.enable');
  return {
    read: async () => {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      return listOf(nodes);
    },
    comeRound: () => page.keyboard.press('Tab'),
  };
}

/** The nodes that are not ignored, in the order of reading, each below the nearest that is not. */
function listOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list = [];
  const add = (node, parent) => {
    if (!node || node.role?.value === 'InlineTextBox') return;
    const place = node.ignored ? parent : list.push(nodeOf(node, parent)) - 1;
    for (const id of node.childIds ?? []) add(byId.get(id), place);
  };
  add(nodes[0], -1);
  return list;
}

/** @returns {import('./nodes.mjs').AccessibleNode} */
function nodeOf({ backendDOMNodeId, nodeId, role, name, description, value, properties = [] }, parent) {
  const all = Object.fromEntries(properties.map((property) => [property.name, property.value.value]));
  const relations = new Set(
    properties.filter((property) => property.value.relatedNodes).map((property) => property.name),
  );
  return {
    id: backendDOMNodeId ?? nodeId,
    parent,
    role: ROLES[role.value] ?? role.value,
    name: name?.value ?? '',
    description: description?.value ?? '',
    value: String(all.valuetext || (value?.value ?? '')),
    states: statesOf(all),
    // What is in a region names the region as its root.
    isLive: !relations.has('root') && ['polite', 'assertive'].includes(all.live) && !all.busy,
    isAtomic: Boolean(all.atomic),
    isAlert: role.value === 'alert',
  };
}
