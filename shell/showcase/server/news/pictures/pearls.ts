import { at, circle, group, line, oval, path, rect, times, wave, type Colours, type Scene } from './svg.js';

/** A ball that shines. */
const pearl = (x: number, y: number, r: number, colour = '#fdf6ef'): string =>
  circle(x, y, r, colour) +
  path(`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0a${r} ${0.8 * r} 0 0 1 ${-2 * r} 0`, '#b99bb0', { opacity: 0.35 }) +
  oval(x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.2, '#fff');

/** Half a shell: a fan with ribs, opening upwards. */
const fan = (x: number, y: number, r: number, fill: string, rib: string): string =>
  path(
    `M${x} ${y}L${x - r} ${y - r * 0.55}Q${x - r * 0.7} ${y - r * 1.25} ${x} ${y - r * 1.3}Q${x + r * 0.7} ${y - r * 1.25} ${x + r} ${y - r * 0.55}z`,
    fill,
  ) + times(7, (index) => line(`M${x} ${y}L${at(x, y - r * 0.1, r, 0.57 + index * 0.06)}`, rib, 4, { opacity: 0.5 }));

const bowl = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${x - r} ${y}Q${x - r * 0.9} ${y + r * 0.75} ${x} ${y + r * 0.8}Q${x + r * 0.9} ${y + r * 0.75} ${x + r} ${y}z`,
    fill,
  );

const sea = ({ mid, deep, ink }: Colours): string =>
  wave(330, 40, mid) + wave(380, 40, deep, 50) + wave(440, 36, ink, 20);

/** Light and bubbles under water. */
const water = ({ deep, ink, light }: Colours, random: () => number): string =>
  rect(0, 0, 800, 500, deep) +
  times(4, (index) => path(`M${120 + index * 170} 0h70l${-90 - index * 12} 500h-110z`, light, { opacity: 0.12 })) +
  wave(470, 30, ink) +
  times(12, () => circle(random() * 800, random() * 420, 3 + random() * 7, '#fff', { opacity: 0.35 }));

/** A flat spiral. */
const spiral = (x: number, y: number, size: number, colour: string, width: number): string => {
  const points = Array.from({ length: 41 }, (_, index) => at(x, y, size * 0.86 ** (index / 3), index / 13));
  return line(`M${points.join('L')}`, colour, width);
};

export const pearls: Readonly<Record<string, Scene>> = {
  pearl: {
    alt: 'A pearl in an open shell',
    draw: ({ light, mid, accent, ink }) =>
      fan(400, 330, 190, mid, light) + bowl(400, 318, 200, ink) + bowl(400, 318, 186, accent) + pearl(400, 290, 62),
  },
  oyster: {
    alt: 'An oyster, a little open',
    draw: ({ deep, mid, light, ink }) =>
      path('M170 320Q160 190 330 150Q520 110 610 220Q680 310 600 330z', mid) +
      times(4, (i) =>
        line(
          `M${210 + i * 40} ${300 - i * 8}Q${250 + i * 40} ${215 - i * 10} ${400 + i * 25} ${190 - i * 6 + i * 16}`,
          light,
          5,
          { opacity: 0.6 },
        ),
      ) +
      path('M190 330Q400 300 600 338Q560 420 380 420Q220 410 190 330z', ink) +
      path('M214 338Q400 316 578 344Q540 396 380 398Q250 392 214 338z', deep) +
      pearl(330, 350, 26),
  },
  nacre: {
    alt: 'Layers of mother-of-pearl, as under a microscope',
    draw: ({ light, mid, accent, deep, sky }, random) =>
      rect(0, 0, 800, 500, deep) +
      times(10, (row) =>
        times(9, (column) =>
          rect(
            column * 104 - (row % 2) * 52 - 40 + random() * 8,
            row * 50 + 4,
            98,
            43,
            [light, mid, accent, sky[0], '#fff'][Math.floor(random() * 5)]!,
            8,
          ),
        ),
      ),
  },
  abalone: {
    alt: 'The inside of an abalone shell',
    draw: ({ ink, mid, accent, light, deep }) =>
      oval(400, 260, 240, 165, ink) +
      [deep, mid, accent, light, mid, '#fff']
        .map((colour, i) => oval(400 - i * 14, 262 + i * 6, 222 - i * 34, 148 - i * 23, colour, { opacity: 0.9 }))
        .join('') +
      times(6, (i) => circle(300 + i * 48, 128 + (i - 2.5) ** 2 * 3, 10 - i * 0.7, ink)),
  },
  nautilus: {
    alt: 'A nautilus shell, cut in half',
    draw: ({ light, mid, accent, ink }) =>
      circle(400, 250, 190, light) +
      path('M590 250Q600 420 400 440Q480 400 470 250z', accent) +
      spiral(400, 250, 184, ink, 12) +
      times(15, (i) =>
        line(
          `M${at(400, 250, 178 - i * 9, i / 13)}Q${at(400, 250, 130 - i * 7, (i + 0.35) / 13)} ${at(400, 250, 96 - i * 5, i / 13)}`,
          mid,
          7,
        ),
      ),
  },
  snail: {
    alt: 'A snail shell, opening on the right',
    draw: ({ mid, accent, light, ink }) =>
      path('M400 70Q330 150 290 260Q270 400 420 420Q560 420 560 330Q540 250 480 200Q440 140 400 70z', mid) +
      [0, 1, 2]
        .map((i) =>
          line(`M${352 - i * 34} ${160 + i * 68}Q${420} ${190 + i * 80} ${470 + i * 40} ${176 + i * 62}`, ink, 8),
        )
        .join('') +
      oval(490, 350, 66, 56, accent) +
      oval(496, 356, 44, 36, ink) +
      oval(350, 230, 20, 46, light, { opacity: 0.5 }),
  },
  conch: {
    alt: 'A pink queen conch',
    draw: ({ light, mid, ink }) =>
      path('M230 250L300 130l40 60 40-90 40 84 60-54 10 90Q600 240 570 380Q440 440 330 390Q250 340 230 250z', light) +
      path('M400 230Q580 230 566 376Q450 424 380 370Q440 320 400 230z', '#f19db0') +
      path('M430 262Q530 270 528 356Q460 380 420 352Q456 310 430 262z', '#fbd3d6') +
      line('M300 150Q360 220 390 240M250 262Q340 270 392 250', mid, 7) +
      line('M330 390Q450 440 570 380', ink, 8),
  },
  mussel: {
    alt: 'Blue mussels',
    draw: ({ mid, light, ink, accent }) =>
      [
        [-22, 290, '#2b3e5c'],
        [16, 470, ink],
        [-4, 390, '#3b527a'],
      ]
        .map(([turn, x, colour]) =>
          group(
            `rotate(${turn} ${x} 300)`,
            path(`M${x} 110q100 90 62 240q-20 64-62 64q-42 0-62-64q-38-150 62-240z`, String(colour)),
            times(3, (i) =>
              line(`M${x} ${150 + i * 40}q${64 - i * 12} ${70} ${38 - i * 8} ${190 - i * 40}`, i ? mid : light, 5, {
                opacity: 0.6,
              }),
            ),
          ),
        )
        .join('') + line('M380 410q-60 30-90 80M400 412q0 40 6 84M420 410q60 30 90 80', accent, 4),
  },
  clam: {
    alt: 'A giant clam',
    draw: ({ light, mid, deep, accent, ink }) =>
      path(
        'M180 250q36-90 74-20q36-100 74-10q36-110 74 0q36-90 74 10q38-80 74 20l60 10q-60 160-210 160t-220-170z',
        accent,
      ) +
      path(
        'M160 262q40 50 80 0q40 56 80 0q40 60 80 0q40 60 80 0q40 56 80 0q40 50 80 0q-40 172-240 172t-240-172z',
        mid,
      ) +
      times(5, (i) => line(`M${240 + i * 80} 292Q${300 + i * 50} 380 ${360 + i * 20} 426`, i % 2 ? light : deep, 7)) +
      line('M166 262q40 50 80 0q40 56 80 0q40 60 80 0q40 60 80 0q40 56 80 0q40 50 80 0', ink, 6),
  },
  necklace: {
    alt: 'A string of pearls with a drop',
    draw: ({ deep, accent }) =>
      line('M210 90Q230 330 400 350Q570 330 590 90', deep, 5) +
      times(19, (i) => {
        const t = i / 18;
        const x = 210 + 380 * t;
        return pearl(x, 90 + 262 * (1 - Math.abs(2 * t - 1) ** 2.6), 17 + 9 * Math.sin(t * Math.PI));
      }) +
      path('M400 372q-46 62 0 84q46-22 0-84z', '#fdf6ef') +
      oval(388, 424, 7, 14, '#fff') +
      circle(400, 368, 9, accent),
  },
  goblet: {
    alt: 'A pearl in a goblet',
    draw: ({ accent, mid, ink, light }) =>
      path('M270 110h260q0 190-112 206v76l70 28v20H312v-20l70-28v-76Q270 300 270 110z', accent) +
      path('M296 150h208q-10 128-104 142Q306 278 296 150z', mid) +
      oval(400, 150, 104, 16, light) +
      pearl(400, 232, 30) +
      times(6, (i) => circle(360 + i * 17, 190 - (i % 3) * 14, 5, '#fff', { opacity: 0.7 })) +
      line('M382 392h36', ink, 6),
  },
  buttons: {
    alt: 'Shell buttons',
    draw: ({ light, mid, accent, ink, deep }, random) =>
      times(12, (i) => {
        const x = 160 + (i % 4) * 160;
        const y = 100 + Math.floor(i / 4) * 150;
        const r = 46 + random() * 18;
        const colour = ['#fff', light, accent, mid][(i + Math.floor(i / 4)) % 4]!;
        return (
          circle(x + 5, y + 7, r, ink, { opacity: 0.2 }) +
          circle(x, y, r, colour) +
          line(`M${at(x, y, r * 0.74, 0.5)}A${r * 0.74} ${r * 0.74} 0 0 1 ${at(x, y, r * 0.74, 0.8)}`, '#fff', 5, {
            opacity: 0.7,
          }) +
          [0.125, 0.375, 0.625, 0.875]
            .map((turn) => {
              const [cx, cy] = at(x, y, r * 0.3, turn)
                .split(' ')
                .map(Number);
              return circle(cx!, cy!, 6, deep);
            })
            .join('')
        );
      }),
  },
  diver: {
    alt: 'A diver under water',
    draw: (colours, random) =>
      water(colours, random) +
      group(
        'rotate(28 400 240)',
        circle(280, 240, 34, '#f2c9a5'),
        path('M300 214q110-20 210 10l100-26-70 44 70 44-100-26q-100 30-210 2z', colours.light),
        line('M310 250q-60 40-110 44', '#f2c9a5', 22),
        rect(252, 226, 34, 22, colours.accent, 8),
      ),
  },
  reef: {
    alt: 'A coral reef',
    draw: (colours, random) =>
      water(colours, random) +
      [
        [170, '#ef8a7a'],
        [330, colours.accent],
        [500, '#f3b562'],
        [640, '#d88ab5'],
      ]
        .map(([x, colour], i) => {
          const h = 150 + i * 22;
          return line(
            `M${x} 500v-${h}M${x} 440q-60-20-60-90M${x} 420q60-20 56-${h - 30}M${Number(x) - 40} 400q-40-6-44-50`,
            String(colour),
            24,
          );
        })
        .join('') +
      [
        [300, 130],
        [460, 190],
        [560, 100],
      ]
        .map(([x, y]) => path(`M${x} ${y}q40-40 84 0l30-24v48l-30-24q-44 40-84 0z`, colours.light))
        .join(''),
  },
  waves: {
    alt: 'Waves under a low sun',
    draw: (colours) =>
      circle(400, 270, 96, colours.accent) + circle(400, 270, 126, colours.accent, { opacity: 0.3 }) + sea(colours),
  },
  farm: {
    alt: 'Buoys of a pearl farm in a bay',
    draw: (colours) =>
      path('M0 260Q140 130 300 240Q420 120 560 230Q680 150 800 260V400H0z', colours.deep, { opacity: 0.75 }) +
      sea(colours) +
      times(9, (i) =>
        circle(
          180 + (i % 5) * 110 + (i > 4 ? 55 : 0),
          i > 4 ? 420 : 346,
          i > 4 ? 22 : 15,
          i % 2 ? '#fff' : colours.accent,
        ),
      ),
  },
  dhow: {
    alt: 'A dhow under sail',
    draw: (colours) =>
      circle(590, 130, 56, colours.accent) +
      line('M390 360V110', colours.ink, 9) +
      path('M250 330Q330 150 520 80Q520 250 400 330z', '#fff6e6') +
      path('M210 350h390q-30 70-90 74H300q-60-6-90-74z', colours.ink) +
      wave(400, 36, colours.mid) +
      wave(446, 30, colours.deep, 50),
  },
};
