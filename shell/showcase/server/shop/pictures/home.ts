import { circle, group, line, oval, path, rect, times } from '../../news/pictures/svg.js';
import { GLASS, INK, METAL, within, WOOD, type DrawProduct } from './tones.js';

const MUG = 'M104 128H276V292Q276 330 238 330H142Q104 330 104 292Z';

const mug: DrawProduct = ({ main, shade }) =>
  line('M276 166H300Q328 166 328 204V224Q328 266 276 266', main, 22) +
  within(
    MUG,
    rect(90, 110, 200, 230, main),
    rect(104, 128, 34, 210, shade, 0),
    rect(262, 128, 14, 210, 'rgb(255 255 255 / 0.18)'),
  ) +
  oval(190, 130, 86, 17, '#fbf8f2') +
  oval(190, 132, 74, 12, '#6b4630') +
  line('M146 226Q160 208 174 226T202 226T230 226M146 256Q160 238 174 256T202 256T230 256', '#fbf8f2', 7) +
  line('M172 96Q160 80 174 66T172 36M210 98Q198 82 212 66T212 40', '#ffffff', 8, { opacity: 0.75 });

const lantern: DrawProduct = ({ main, shade, tint }) =>
  circle(200, 92, 34, 'none', { stroke: METAL.shade, 'stroke-width': 8 }) +
  path('M150 138Q152 104 200 102T250 138Z', main) +
  rect(128, 134, 144, 22, shade, 9) +
  rect(142, 154, 116, 132, GLASS, 10) +
  circle(200, 226, 48, '#fdf0c4', { opacity: 0.9 }) +
  path('M200 182Q226 222 214 242Q200 256 186 242Q174 222 200 182Z', '#f3a53f') +
  path('M200 212Q212 232 206 242Q200 248 194 242Q188 232 200 212Z', '#fff3cf') +
  rect(186, 250, 28, 38, '#fbf8f2', 4) +
  line('M150 156V286M250 156V286', shade, 9) +
  line('M166 168V246', '#ffffff', 6, { opacity: 0.8 }) +
  rect(124, 282, 152, 26, main, 9) +
  rect(112, 304, 176, 26, shade, 11) +
  rect(134, 288, 60, 6, tint, 3);

const boat: DrawProduct = ({ main, shade }) =>
  line('M206 66V262', WOOD.shade, 9) +
  path('M218 76Q306 160 304 240H218Z', '#fbf8f2') +
  path('M194 96Q130 170 116 240H194Z', main) +
  line('M218 178H290M218 128H258', main, 6, { opacity: 0.5 }) +
  path('M206 60L246 72L206 86Z', '#ec8069') +
  path('M74 256H338Q326 316 284 318H134Q92 312 74 256Z', shade) +
  path('M74 256H338Q335 272 330 280H84Q77 268 74 256Z', '#fbf8f2') +
  times(4, (index) => circle(146 + index * 40, 298, 7, WOOD.tint)) +
  rect(128, 316, 158, 14, WOOD.main, 5);

const candle: DrawProduct = ({ main, shade, tint }) =>
  circle(200, 128, 54, '#fdf0c4', { opacity: 0.75 }) +
  path('M200 82Q224 122 212 140Q200 152 188 140Q176 122 200 82Z', '#f3a53f') +
  path('M200 112Q209 130 204 139Q200 143 196 139Q191 130 200 112Z', '#fff3cf') +
  line('M200 148V186', INK, 5) +
  oval(200, 196, 92, 24, '#fbf3e2') +
  path('M100 196Q104 320 200 330Q296 320 300 196Q250 232 200 222Q150 232 100 196Z', main) +
  times(7, (index) =>
    line(
      `M${122 + index * 26} ${218 + 10 * (1 - Math.abs(index - 3) / 3)}Q${146 + index * 18} 284 ${182 + index * 6} 326`,
      index % 2 ? shade : tint,
      5,
      { opacity: 0.7 },
    ),
  );

const BOWL = 'M76 188H324Q320 318 236 326H164Q80 318 76 188Z';

const bowl: DrawProduct = ({ main, shade, tint }) =>
  group(
    'translate(0 0)',
    circle(160, 172, 40, '#f3bf4b'),
    circle(236, 168, 44, '#f0ad3b'),
    circle(198, 150, 42, '#f7cb62'),
    path('M196 110Q214 84 240 92Q230 116 200 114Z', '#7f9c6d'),
  ) +
  within(
    BOWL,
    rect(60, 180, 280, 160, '#fbf8f2'),
    path('M60 262Q95 224 130 262T200 262T270 262T340 262V340H60Z', tint),
    path('M60 286Q95 250 130 286T200 286T270 286T340 286V340H60Z', main),
    path('M60 312Q95 280 130 312T200 312T270 312T340 312V340H60Z', shade),
  ) +
  rect(66, 178, 268, 20, '#fffdf8', 10) +
  rect(158, 322, 84, 10, shade, 4);

const print: DrawProduct = ({ main, shade, tint }) =>
  rect(92, 60, 216, 272, WOOD.shade, 6) +
  rect(98, 66, 204, 260, WOOD.main, 4) +
  rect(112, 80, 176, 232, '#fdfbf5') +
  rect(130, 98, 140, 196, tint, 2) +
  circle(240, 132, 18, '#fbe3b0') +
  within(
    'M130 98H270V294H130Z',
    path('M120 214Q148 196 176 214T232 214T288 214V300H120Z', shade),
    path(
      'M144 226Q146 176 196 174Q236 174 246 206L262 188L268 192L272 182Q284 204 262 216Q250 240 214 242Q160 244 144 226Z',
      main,
    ),
    path('M146 222Q170 240 220 238Q196 248 164 240Z', '#fbf8f2', { opacity: 0.85 }),
    circle(168, 208, 4, INK),
    line('M188 170Q186 150 176 144M190 170Q194 150 204 146', '#fbf8f2', 5),
    path('M120 244Q148 228 176 244T232 244T288 244V300H120Z', shade),
  );

export const home = { mug, lantern, boat, candle, bowl, print };
