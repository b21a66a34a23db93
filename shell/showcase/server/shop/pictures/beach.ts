import { circle, group, line, oval, path, rect, times } from '../../news/pictures/svg.js';
import { GLASS, INK, METAL, within, WOOD, type DrawProduct } from './tones.js';

const towel: DrawProduct = ({ main, shade, tint }) =>
  rect(84, 268, 232, 56, shade, 26) +
  rect(84, 226, 232, 56, tint, 26) +
  rect(84, 184, 232, 56, main, 26) +
  times(4, (index) => rect(120 + index * 50, 184, 16, 56, '#fbf8f2')) +
  times(4, (index) => rect(120 + index * 50, 268, 16, 56, '#fbf8f2', 0)) +
  circle(110, 212, 17, 'none', { stroke: shade, 'stroke-width': 6, opacity: 0.6 }) +
  circle(110, 254, 17, 'none', { stroke: shade, 'stroke-width': 6, opacity: 0.5 }) +
  group(
    'translate(206 132)',
    path('M0 46Q-46 40 -44 0Q-20 -34 0 -40Q20 -34 44 0Q46 40 0 46Z', '#f9e9dc'),
    times(5, (index) => line(`M0 44L${-32 + index * 16} ${-12 - 18 * (1 - Math.abs(index - 2) / 2)}`, '#e5b79d', 4)),
  );

const parasol: DrawProduct = ({ main, shade }) =>
  line('M200 120L218 330', WOOD.shade, 9) +
  group(
    'rotate(-4 200 200)',
    within(
      'M54 206Q70 74 200 66T346 206Q328 190 309 206T273 206T236 206T200 206T164 206T127 206T91 206T54 206Z',
      rect(40, 50, 320, 180, '#fbf8f2'),
      path('M200 66Q110 110 91 214H164Q168 110 200 66Z', main),
      path('M200 66Q232 110 236 214H309Q290 110 200 66Z', main),
      path('M54 206Q70 74 200 66Q92 120 91 214Z', shade, { opacity: 0.18 }),
    ),
    circle(200, 62, 8, shade),
  ) +
  oval(218, 330, 60, 12, '#e6cfa4');

const chair: DrawProduct = ({ main, shade }) =>
  line('M98 330L250 118M300 330L130 178', WOOD.main, 13) +
  line('M98 330H150M252 330H310', WOOD.shade, 10) +
  path('M244 106L284 132Q240 270 158 276L104 234Q200 232 244 106Z', '#fbf8f2') +
  path('M257 114L271 124Q226 258 142 264L124 250Q214 244 257 114Z', main) +
  line('M106 236Q202 232 246 108', main, 9) +
  line('M158 274Q240 268 282 132', main, 9) +
  line('M238 100L292 136', WOOD.shade, 13) +
  line('M96 228L166 282', WOOD.shade, 13) +
  path('M158 276Q240 270 284 132L276 127Q232 262 150 270Z', shade, { opacity: 0.5 });

const ring: DrawProduct = ({ main, shade, tint }) =>
  circle(200, 210, 84, 'none', { stroke: '#fbf8f2', 'stroke-width': 64 }) +
  times(4, (index) => line(arc(index * 90 + 22, 46), main, 64, { 'stroke-linecap': 'butt' })) +
  circle(200, 210, 114, 'none', { stroke: shade, 'stroke-width': 4, opacity: 0.25 }) +
  line('M118 160Q142 114 194 110', tint, 9, { opacity: 0.9 }) +
  rect(290, 176, 26, 14, shade, 6);

/** A part of the ring. Angles in degrees. */
function arc(from: number, length: number): string {
  const point = (angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(200 + 84 * Math.cos(turn))} ${Math.round(210 + 84 * Math.sin(turn))}`;
  };
  return `M${point(from)}A84 84 0 0 1 ${point(from + length)}`;
}

const mask: DrawProduct = ({ main, shade, tint }) =>
  line('M306 300V120Q306 82 288 74', main, 24) +
  line('M306 300Q306 330 270 326L212 312', main, 20) +
  line('M306 130V180', tint, 6) +
  rect(290, 66, 32, 26, shade, 8) +
  path('M66 214Q30 218 36 250', 'none', { stroke: INK, 'stroke-width': 12, 'stroke-linecap': 'round' }) +
  path(
    'M72 156Q74 138 96 138H250Q272 138 274 156L278 226Q278 262 240 262H216Q196 262 186 244Q176 232 166 244Q156 262 132 262H108Q70 262 70 226Z',
    main,
  ) +
  path('M90 168Q90 156 104 156H158Q166 156 166 166L160 226Q156 244 132 244H112Q88 244 88 224Z', GLASS) +
  path('M258 168Q258 156 244 156H190Q182 156 182 166L190 226Q194 244 216 244H236Q260 244 260 224Z', GLASS) +
  line('M102 214L136 170M118 226L146 190M204 214L236 172', '#ffffff', 7, { opacity: 0.8 });

const bucket: DrawProduct = ({ main, shade, tint }) =>
  line('M300 318L262 100', WOOD.main, 12) +
  path('M284 268Q322 262 326 296Q326 326 306 336Q282 330 276 300Z', '#f3bf4b') +
  line('M250 100L276 96', WOOD.shade, 14) +
  line('M100 190Q108 90 184 90T266 190', METAL.main, 7) +
  path('M92 186H274L254 320Q252 332 240 332H126Q114 332 112 320Z', main) +
  path('M92 186H130L142 332H126Q114 332 112 320Z', shade, { opacity: 0.45 }) +
  rect(84, 174, 198, 24, tint, 12) +
  group(
    'translate(190 262) scale(0.9)',
    path('M0 -38L11 -12L39 -10L17 8L25 35L0 20L-25 35L-17 8L-39 -10L-11 -12Z', '#fbf8f2', {
      'stroke-linejoin': 'round',
      stroke: '#fbf8f2',
      'stroke-width': 8,
    }),
  );

const kite: DrawProduct = ({ main, shade, tint }) =>
  line('M206 262Q150 290 190 312T150 344', INK, 3) +
  path('M170 290L150 278V304ZM170 290L192 282V302Z', '#f3bf4b') +
  path('M176 328L160 314L156 336ZM176 328L196 324L188 344Z', '#ec8069') +
  path('M226 58L320 146L206 266L110 132Z', main) +
  path('M226 58L320 146L206 266Z', shade) +
  path('M226 58L218 140L110 132Z', tint) +
  path('M218 140L320 146L206 266Z', '#fbf8f2', { opacity: 0.9 }) +
  line('M226 58L206 266M110 132L320 146', INK, 3, { opacity: 0.5 });

export const beach = { towel, parasol, chair, ring, mask, bucket, kite };
