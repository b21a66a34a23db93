import { circle, group, line, oval, path, rect, times } from '../../news/pictures/svg.js';
import { INK, METAL, within, WOOD, type DrawProduct } from './tones.js';

const SHIRT =
  'M148 96L98 124Q84 132 80 148L62 214Q60 222 68 225L108 236L122 190V322Q122 330 130 330H270Q278 330 278 322V190L292 236L332 225Q340 222 338 214L320 148Q316 132 302 124L252 96Q226 130 200 130T148 96Z';

const shirt: DrawProduct = ({ main }) =>
  within(
    SHIRT,
    rect(50, 80, 300, 260, '#fbf8f2'),
    times(8, (index) => rect(50, 146 + index * 24, 300, 11, main)),
    path('M122 190V330H146Q132 260 134 190Z', 'rgb(40 50 70 / 0.1)'),
    path('M278 190V330H262Q270 260 268 190Z', 'rgb(40 50 70 / 0.07)'),
  ) + line('M148 96Q174 128 200 130T252 96', main, 9);

const COAT =
  'M156 92L112 112Q94 120 90 140L66 254Q64 262 72 265L104 274L122 206L112 322Q112 330 120 330H280Q288 330 288 322L278 206L296 274L328 265Q336 262 334 254L310 140Q306 120 288 112L244 92Z';

const coat: DrawProduct = ({ main, shade, tint }) =>
  within(
    COAT,
    rect(50, 70, 300, 270, main),
    path('M122 206L112 330H150Q132 270 136 170Z', shade, { opacity: 0.55 }),
    path('M278 206L288 330H262Q272 270 266 170Z', shade, { opacity: 0.4 }),
  ) +
  path('M152 96Q146 54 200 52T248 96Q240 132 200 146Q160 132 152 96Z', main) +
  path('M166 98Q162 70 200 68T234 98Q226 122 200 130Q174 122 166 98Z', shade) +
  line('M200 146V328', shade, 4) +
  times(4, (index) => circle(212, 176 + index * 40, 6, INK)) +
  rect(136, 250, 44, 10, tint, 5) +
  rect(222, 250, 44, 10, tint, 5);

const beanie: DrawProduct = ({ main, shade, tint }) =>
  within(
    'M98 290Q92 120 200 112T302 290Z',
    rect(80, 100, 240, 200, main),
    times(9, (index) =>
      line(`M${112 + index * 22} 296Q${128 + index * 18} 190 ${164 + index * 9} 112`, shade, 5, { opacity: 0.45 }),
    ),
  ) +
  rect(84, 264, 232, 62, tint, 22) +
  times(11, (index) => line(`M${102 + index * 19.6} 276V314`, shade, 4, { opacity: 0.4 })) +
  rect(206, 282, 40, 26, '#fbf8f2', 4) +
  line('M214 298Q219 290 224 298T238 296', main, 3);

const shoe = (main: string, shade: string): string =>
  path('M78 262Q76 220 96 214L150 226Q176 232 196 252L262 272Q290 280 292 302H78Z', main) +
  path('M78 262Q76 220 96 214L128 221Q120 262 128 302H78Z', shade, { opacity: 0.35 }) +
  path('M96 214L150 226Q146 236 128 236Q106 234 90 226Z', shade) +
  line('M150 240L172 262M166 244L188 268M184 252L206 274', '#fbf8f2', 5) +
  rect(72, 298, 224, 20, '#fbf8f2', 9) +
  line('M84 308H286', WOOD.tint, 4);

const shoes: DrawProduct = ({ main, shade }) =>
  group('translate(62 -62)', shoe(shade, INK)) + group('translate(-4 14)', shoe(main, shade));

const BAG = 'M104 168H296L282 318Q281 330 269 330H131Q119 330 118 318Z';

const bag: DrawProduct = ({ main, shade }) =>
  line('M152 172Q148 74 200 74T248 172', shade, 11) +
  within(
    BAG,
    rect(90, 160, 220, 180, '#f6eedd'),
    times(5, (index) => rect(112 + index * 40, 160, 18, 180, main)),
    rect(90, 160, 220, 22, shade),
    path('M104 168L118 330H142Q126 250 128 168Z', 'rgb(40 50 70 / 0.12)'),
  ) +
  rect(140, 168, 22, 34, WOOD.main, 5) +
  rect(238, 168, 22, 34, WOOD.main, 5) +
  circle(151, 192, 4, METAL.tint) +
  circle(249, 192, 4, METAL.tint);

const hat: DrawProduct = ({ main, shade }) =>
  oval(200, 286, 148, 40, WOOD.tint) +
  oval(200, 280, 148, 38, '#efd9ae') +
  times(3, (index) =>
    oval(200, 280, 132 - index * 18, 32 - index * 5, 'none', { stroke: '#d9bd86', 'stroke-width': 3 }),
  ) +
  path('M116 274Q112 156 200 152T284 274Q244 296 200 296T116 274Z', '#f2dfb8') +
  times(4, (index) =>
    line(
      `M${134 + index * 6} ${186 + index * 20}Q200 ${202 + index * 24} ${266 - index * 6} ${186 + index * 20}`,
      '#dcc08a',
      3,
    ),
  ) +
  path('M115 252Q200 288 285 252L284 276Q244 297 200 297T116 276Z', main) +
  path('M262 262L310 300L292 306L284 324L250 286Z', shade);

export const wear = { shirt, coat, beanie, shoes, bag, hat };
