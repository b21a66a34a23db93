/**
 * A node of the accessibility tree, the same from each engine. A tree is a list of them in the order of reading.
 * @typedef {object} AccessibleNode
 * @property {string | number} id the same as long as the node is there
 * @property {number} parent its place in the list, -1 for the root
 * @property {string} role the role of ARIA; `text` for a piece of text, `document` for the page
 * @property {string} name
 * @property {string} description
 * @property {string} value what a field holds, or what is said for it
 * @property {string[]} states `focused`, `checked`, `pressed`, `selected`, `expanded`, `collapsed`, `disabled`, `invalid`, `required`
 * @property {boolean} isLive whether it is a live region, whose changes are said
 * @property {boolean} isAtomic whether the whole region is said, not only what is new in it
 * @property {boolean} isAlert whether it is said as it comes, with what it has then
 */

/** One line for messages of failed tests. */
export const lineOf = ({ role, name, value, states }) =>
  [role, JSON.stringify(name), value && `= ${JSON.stringify(value)}`, states.join(' ')].filter(Boolean).join(' ');

/** The texts in a node, piece by piece. */
export function piecesIn(nodes, place) {
  const inside = new Set([place]);
  const pieces = [];
  for (let index = place + 1; index < nodes.length; index += 1) {
    const { parent, role, name } = nodes[index];
    if (!inside.has(parent)) break;
    inside.add(index);
    if (role === 'text' || role === 'img') pieces.push(name);
  }
  return pieces;
}

export const textIn = (nodes, place) => joined(piecesIn(nodes, place));

/** Pieces as they are said, with one space between words. */
export const joined = (pieces) => pieces.join(' ').replace(/\s+/g, ' ').trim();
