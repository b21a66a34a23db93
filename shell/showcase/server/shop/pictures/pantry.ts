import { circle, group, line, oval, path, rect, times } from '../../news/pictures/svg.js';
import { GLASS, INK, METAL, within, WOOD, type DrawProduct } from './tones.js';

const fish = (x: number, y: number, main: string): string =>
  group(
    `translate(${x} ${y})`,
    path('M-62 0Q-34 -26 14 -20Q40 -14 52 0L74 -18V18L52 0Q40 14 14 20Q-34 26 -62 0Z', main),
    circle(-38, -4, 5, '#fbf8f2'),
    line('M-18 -14Q-10 0 -18 14', '#fbf8f2', 4, { opacity: 0.7 }),
  );

const sardines: DrawProduct = ({ main, shade, tint }) =>
  rect(64, 170, 272, 152, METAL.shade, 44) +
  rect(64, 156, 272, 152, METAL.main, 44) +
  rect(80, 168, 240, 128, tint, 34) +
  within(
    'M114 168H286Q320 168 320 202V262Q320 296 286 296H114Q80 296 80 262V202Q80 168 114 168Z',
    times(6, (index) =>
      line(`M${60 + index * 56} 300Q${90 + index * 56} 230 ${60 + index * 56} 160`, '#fbf8f2', 5, { opacity: 0.5 }),
    ),
  ) +
  fish(196, 214, main) +
  fish(208, 258, shade) +
  circle(306, 166, 22, 'none', { stroke: METAL.tint, 'stroke-width': 9 }) +
  circle(306, 166, 22, 'none', { stroke: METAL.shade, 'stroke-width': 2 });

const salt: DrawProduct = ({ main, shade }) =>
  rect(146, 84, 108, 44, WOOD.main, 12) +
  times(3, (index) => line(`M156 ${96 + index * 12}H244`, WOOD.shade, 3, { opacity: 0.5 })) +
  path('M132 152Q132 124 160 124H240Q268 124 268 152L276 300Q276 330 246 330H154Q124 330 124 300Z', GLASS) +
  path('M133 190Q166 176 200 190T267 190L275 300Q275 328 246 328H154Q125 328 125 300Z', '#fdfcf8') +
  times(14, (index) => rect(140 + ((index * 37) % 116), 196 + ((index * 53) % 118), 7, 7, '#dde6e6', 1)) +
  rect(124, 222, 152, 70, main, 0) +
  line('M150 262Q166 242 182 262T216 262T250 262', '#fbf8f2', 7) +
  line('M164 242H236', shade, 5) +
  line('M146 150V206', '#ffffff', 8, { opacity: 0.9 });

const tea: DrawProduct = ({ main, shade, tint }) =>
  rect(116, 128, 168, 202, main, 14) +
  rect(116, 128, 34, 202, shade, 14) +
  rect(106, 96, 188, 46, shade, 12) +
  rect(106, 128, 188, 8, tint) +
  oval(208, 234, 52, 66, '#fbf3e2') +
  path('M208 186Q236 216 208 282Q180 216 208 186Z', '#7f9c6d') +
  line('M208 200V276M208 232L222 216M208 250L194 232', '#5f7b4f', 4) +
  line('M176 78Q164 62 178 48M208 80Q196 62 210 46M240 78Q228 62 242 48', '#ffffff', 7, { opacity: 0.8 });

const marmalade: DrawProduct = ({ main, shade, tint }) =>
  path('M122 152Q122 132 142 132H258Q278 132 278 152V306Q278 330 254 330H146Q122 330 122 306Z', main) +
  path('M122 152Q122 132 142 132H158V330H146Q122 330 122 306Z', shade, { opacity: 0.4 }) +
  times(6, (index) => circle(150 + ((index * 47) % 110), 162 + ((index * 31) % 40), 7, tint, { opacity: 0.9 })) +
  path('M108 132Q98 118 112 110Q150 78 200 78T288 110Q302 118 292 132L276 150Q200 128 124 150Z', '#fbf8f2') +
  times(5, (index) =>
    line(`M${136 + index * 32} ${104 - 10 * (1 - Math.abs(index - 2) / 2)}L${128 + index * 36} 142`, '#ec8069', 4, {
      opacity: 0.6,
    }),
  ) +
  line('M120 138Q200 116 280 138', '#ec8069', 6) +
  rect(146, 206, 108, 86, '#fdfbf5', 8) +
  circle(200, 249, 28, tint) +
  circle(200, 249, 22, '#fdf3cf') +
  times(6, (index) =>
    line(
      `M200 249L${Math.round(200 + 22 * Math.cos((index * Math.PI) / 3))} ${Math.round(249 + 22 * Math.sin((index * Math.PI) / 3))}`,
      tint,
      4,
    ),
  );

const sweet = (x: number, y: number, turn: number, main: string, shade: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M-34 0L-66 -22V22ZM34 0L66 -22V22Z', '#fbf3e2'),
    rect(-38, -24, 76, 48, main, 14),
    line('M-20 -24V24M0 -24V24M20 -24V24', shade, 5, { opacity: 0.6 }),
  );

const caramels: DrawProduct = ({ main, shade }) =>
  path('M116 128H284L276 150Q304 200 300 270Q296 330 200 330T100 270Q96 200 124 150Z', '#f1e6d0') +
  path('M116 128H150Q126 220 150 322Q102 310 100 270Q96 200 124 150Z', '#d8c6a4', { opacity: 0.7 }) +
  path('M116 128L128 96L148 116L172 92L200 114L228 92L252 116L272 96L284 128Z', '#f7efdf') +
  line('M118 150Q200 166 282 150', main, 9) +
  path('M200 158L174 192L186 160ZM200 158L230 190L214 160Z', main) +
  sweet(200, 244, -14, main, shade) +
  sweet(262, 312, 16, shade, INK) +
  sweet(118, 316, -10, main, shade);

export const pantry = { sardines, salt, tea, marmalade, caramels };
