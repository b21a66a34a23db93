// Makes the icons of nacre/icons from those of Lucide (ISC): one path each, in a box of 24, to be stroked.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** By Lucide's names. Icons of these names that are built in (elements/icon/icons.ts) are not replaced. */
const NAMES =
  `archive arrow-down arrow-left arrow-right arrow-up at-sign battery bell bell-off bike book-open bookmark box
  briefcase building bus calculator calendar camera car chart-bar chart-pie check check-check chevron-down
  chevron-left chevron-right chevron-up circle circle-alert circle-minus circle-play circle-plus
  circle-question-mark clipboard cloud code credit-card external-link eye-off file file-text flag folder funnel
  gift hammer inbox key keyboard laptop layers lightbulb link list list-checks lock lock-open log-in log-out map
  map-pin maximize mic mic-off minimize minus moon package paperclip pause pen percent pin plane play plus power
  printer receipt refresh-cw reply rocket save scan send shield shield-check shopping-bag shopping-cart
  sliders-horizontal smartphone square store sun tablet target thumbs-down thumbs-up timer train-front trash
  trending-down trending-up truck undo upload user-plus users utensils video video-off volume-2 volume-x wallet
  wifi wifi-off wrench zoom-in zoom-out`.split(/\s+/);

const NUMBER = '[-+]?(?:\\d*\\.\\d+|\\d+)';
const FIRST_MOVE = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*`);

/** Path data after which that of another path may follow: a first `m` is from 0, 0, and numbers after it are lines. */
const alone = (data) =>
  data.replace(FIRST_MOVE, (move, x, y) => `M${x} ${y}${/^[a-z]/i.test(data.slice(move.length)) ? '' : 'l'}`);

const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle({ x = 0, y = 0, width, height, rx, ry }) {
  const [left, top, right, bottom] = [+x, +y, +x + +width, +y + +height];
  const horizontal = Math.min(+(rx ?? ry ?? 0), width / 2);
  const vertical = Math.min(+(ry ?? rx ?? 0), height / 2);
  if (!horizontal || !vertical) return `M${left} ${top}H${right}V${bottom}H${left}z`;
  const turn = (dx, dy) => `a${horizontal} ${vertical} 0 0 1 ${dx * horizontal} ${dy * vertical}`;
  return (
    `M${left + horizontal} ${top}H${right - horizontal}${turn(1, 1)}V${bottom - vertical}${turn(-1, 1)}` +
    `H${left + horizontal}${turn(-1, -1)}V${top + vertical}${turn(1, -1)}z`
  );
}

const SHAPES = {
  path: ({ d }) => alone(d),
  circle: ({ cx, cy, r }) => ellipse(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: rectangle,
};

function pathOf(name, shapes) {
  if (!shapes) throw new Error(`lucide-static has no icon ${name}`);
  return shapes
    .map(([tag, attributes]) => {
      if (!SHAPES[tag] || 'fill' in attributes) throw new Error(`${name}: a ${tag} is more than strokes`);
      return SHAPES[tag](attributes);
    })
    .join('');
}

const HEAD = '// From Lucide (https://lucide.dev), ISC licence: see THIRD-PARTY-LICENSES.txt.\n';

/** Makes the names that an import registers known to TypeScript. */
const augment = (text) => `declare module '../../base/icon-names.js' {\n  interface IconNames ${text}\n}\n`;

/** @param {string} folder of the modules to write, relative to the project */
export function writeIcons(folder) {
  const nodes = JSON.parse(readFileSync(join(root, 'node_modules/lucide-static/icon-nodes.json'), 'utf8'));
  const paths = NAMES.map((name) => [name, pathOf(name, nodes[name])]);
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  const write = (name, text) => writeFileSync(join(root, folder, `${name}.ts`), `${HEAD}${text}`);
  const importing = `import { registerIcons } from '../registry.js';\n\n`;
  for (const [name, path] of paths)
    write(
      name,
      `${importing}registerIcons({ '${name}': '${path}' });\n\n${augment(`{\n    '${name}': unknown;\n  }`)}`,
    );
  write(
    'index',
    `${importing}export type BaseIcon =\n${NAMES.map((name) => `  | '${name}'`).join('\n')};\n\n` +
      `/** The icons that this import has registered, by name: the data of a path that is stroked in a box of 24 × 24. */\n` +
      `export const baseIcons: Readonly<Record<BaseIcon, string>> = ${JSON.stringify(Object.fromEntries(paths), undefined, 2)};\n\n` +
      `registerIcons(baseIcons);\n\n${augment('extends Record<BaseIcon, unknown> {}')}`,
  );
}
