import { circle, group, line, oval, path, rect, times, wave, type Colours, type Scene } from './svg.js';

/** Lit and dark windows of a house. */
const windows = (x: number, y: number, columns: number, rows: number, colour: string, step = 26): string =>
  times(rows, (row) =>
    times(columns, (column) => rect(x + column * step, y + row * step * 1.2, step * 0.5, step * 0.62, colour, 2)),
  );

const houses = ({ mid, accent, light, ink, deep }: Colours, ground: number): string =>
  times(6, (i) => {
    const x = 110 + i * 98;
    const height = 170 + ((i * 53) % 70);
    const top = ground - height;
    const gable = i % 2 ? `M${x} ${top}l46-52 46 52z` : `M${x} ${top}h18v-22h16v-20h24v20h16v22h18z`;
    const colour = [mid, accent, light, '#c8745a', deep, '#e9d8b8'][i]!;
    return (
      path(gable, colour) +
      rect(x, top, 92, height, colour) +
      windows(x + 14, top + 16, 3, Math.floor(height / 40), i === 4 ? light : ink, 26)
    );
  });

const towers = ({ deep, ink, light, accent }: Colours, random: () => number): string =>
  times(11, (i) => {
    const height = 120 + random() * 130;
    return rect(i * 76 - 20, 430 - height, 70, height, deep).replace('/>', ' opacity=".5"/>');
  }) +
  times(8, (i) => {
    const height = 130 + random() * 230;
    const x = 60 + i * 88;
    return (
      rect(x, 460 - height, 74, height, i % 3 ? ink : deep, 4) +
      windows(x + 12, 476 - height, 2, Math.floor(height / 36), i % 2 ? accent : light, 28)
    );
  }) +
  rect(0, 446, 800, 54, ink);

export const cities: Readonly<Record<string, Scene>> = {
  skyline: { alt: 'Towers of a city', draw: (c, random) => circle(580, 130, 52, c.accent) + towers(c, random) },
  canal: {
    alt: 'Houses at a canal',
    draw: (c) =>
      houses(c, 360) +
      wave(370, 20, c.deep) +
      wave(420, 24, c.ink, 50) +
      path('M300 400h190q-16 36-50 36h-96q-34-4-44-36z', '#fff6e6'),
  },
  dome: {
    alt: 'A church with a great dome',
    draw: ({ mid, light, ink, accent, deep }) =>
      rect(170, 300, 460, 150, mid) +
      path('M250 300Q250 120 400 110Q550 120 550 300z', deep) +
      times(5, (i) => line(`M400 112Q${280 + i * 60} 190 ${280 + i * 60} 298`, light, 4, { opacity: 0.6 })) +
      rect(376, 66, 48, 50, light) +
      line('M400 66V28', accent, 8) +
      times(7, (i) => path(`M${196 + i * 60} 450v-80q22-36 44 0v80z`, ink)) +
      rect(150, 288, 500, 18, light) +
      [150, 610].map((x) => rect(x, 200, 40, 250, light) + path(`M${x - 6} 200l26-60 26 60z`, accent)).join('') +
      rect(0, 446, 800, 54, ink),
  },
  mosque: {
    alt: 'A mosque of mud brick',
    draw: ({ ink, accent }) =>
      rect(0, 420, 800, 80, '#d8b27a') +
      [
        [150, 200, 500, 230],
        [340, 90, 120, 340],
      ]
        .map(([x, y, w, h]) => rect(x!, y!, w!, h!, '#b98250', 10))
        .join('') +
      times(6, (i) => path(`M${150 + i * 88} 200l28-50 28 50z`, '#b98250')) +
      path('M340 92l60-60 60 60z', '#b98250') +
      times(18, (i) => line(`M${180 + (i % 6) * 88} ${240 + Math.floor(i / 6) * 60}h26`, '#6d4423', 7)) +
      times(4, (i) => line(`M366 ${140 + i * 44}h22M412 ${140 + i * 44}h22`, '#6d4423', 7)) +
      path('M376 430v-70q24-34 48 0v70z', ink) +
      circle(640, 100, 44, accent),
  },
  pagoda: {
    alt: 'A pagoda between trees',
    draw: ({ ink, accent, deep }) =>
      times(5, (i) => {
        const y = 96 + i * 74;
        const w = 60 + i * 18;
        return (
          rect(400 - w, y + 20, 2 * w, 60, '#a8473a') +
          path(
            `M${400 - w - 66} ${y + 28}Q${400 - w} ${y + 18} ${400 - w + 10} ${y - 12}H${400 + w - 10}Q${400 + w} ${y + 18} ${400 + w + 66} ${y + 28}z`,
            ink,
          )
        );
      }) +
      line('M400 90V24', accent, 8) +
      [140, 660].map((x) => circle(x, 380, 96, deep)).join('') +
      rect(0, 456, 800, 44, ink),
  },
  tower: {
    alt: 'A tower of iron',
    draw: ({ ink, deep, mid }) =>
      path('M392 40h16l10 150Q440 330 530 450h-70Q420 360 400 360T340 450H270Q360 330 382 190z', ink) +
      rect(352, 184, 96, 16, deep) +
      rect(316, 306, 168, 18, deep) +
      line('M386 200l40 60M414 200l-40 60M366 270l60 40M434 270l-60 40', mid, 5) +
      rect(0, 446, 800, 54, deep),
  },
  bridge: {
    alt: 'A suspension bridge',
    draw: (c) =>
      path('M0 300Q120 200 240 290T520 280T800 250V500H0z', c.deep, { opacity: 0.5 }) +
      line('M-20 200Q120 330 250 110Q400 390 550 110Q680 330 820 200', '#c8502f', 8) +
      times(22, (i) =>
        line(`M${20 + i * 36} 344V${i < 7 ? 264 - Math.abs(i - 3) * 6 : 250}`, '#c8502f', 3, { opacity: 0.7 }),
      ) +
      [240, 540]
        .map(
          (x) =>
            rect(x, 90, 26, 360, '#c8502f', 3) +
            rect(x - 8, 160, 42, 12, '#a63f24') +
            rect(x - 8, 240, 42, 12, '#a63f24'),
        )
        .join('') +
      rect(0, 340, 800, 18, '#a63f24') +
      wave(430, 30, c.mid) +
      wave(466, 26, c.ink, 40),
  },
  grid: {
    alt: 'City blocks from above',
    draw: ({ light, mid, accent, deep }) =>
      rect(0, 0, 800, 500, '#f1ead9') +
      times(24, (i) => {
        const x = (i % 6) * 136 + 8;
        const y = Math.floor(i / 6) * 128 + 8;
        return (
          path(
            `M${x + 24} ${y}h70l24 24v62l-24 24h-70l-24-24v-62z`,
            [mid, light, deep, accent][(i * 5 + Math.floor(i / 3)) % 4]!,
          ) + rect(x + 36, y + 34, 46, 42, '#a9c99a', 6)
        );
      }) +
      line('M-20 440L820 60', '#fff', 20),
  },
  metromap: {
    alt: 'A map of metro lines',
    draw: ({ accent, ink, deep }) =>
      rect(0, 0, 800, 500, '#fbfaf6') +
      ['M100 120h220l160 160h220', 'M100 380h180l200-200h220', 'M240 40v200l120 120v120']
        .map((d, i) => line(d, ['#d6453d', deep, accent][i]!, 20))
        .join('') +
      [
        [240, 120],
        [380, 180],
        [330, 330],
        [480, 280],
        [400, 260],
        [600, 280],
        [600, 180],
        [160, 380],
      ]
        .map(([x, y]) => circle(x!, y!, 17, '#fff', { stroke: ink, 'stroke-width': 8 }))
        .join(''),
  },
  metro: {
    alt: 'A train in a tunnel',
    draw: ({ ink, accent, light, mid }) =>
      rect(0, 0, 800, 500, ink) +
      circle(400, 260, 230, mid) +
      circle(400, 260, 206, '#20292d') +
      rect(280, 110, 240, 290, light, 60) +
      rect(304, 150, 192, 110, '#20292d', 24) +
      circle(330, 320, 24, accent) +
      circle(470, 320, 24, accent) +
      rect(360, 124, 80, 16, accent, 8) +
      line('M250 480l90-80M550 480l-90-80', '#fff', 7),
  },
  tram: {
    alt: 'A tram on a hill',
    draw: ({ ink, accent, light, deep, mid }) =>
      path('M0 420L800 280V500H0z', deep) +
      group(
        'rotate(-10 400 280)',
        rect(230, 150, 340, 170, accent, 24),
        rect(230, 252, 340, 68, ink, 14),
        times(4, (i) => rect(254 + i * 78, 176, 58, 62, light, 8)),
        circle(300, 334, 30, '#20292d'),
        circle(500, 334, 30, '#20292d'),
        line('M400 150l40-70', ink, 7),
      ) +
      line('M0 110L800 30', mid, 5),
  },
  cablecar: {
    alt: 'Cable cars above a city',
    draw: (c, random) =>
      path('M0 360L180 180L340 330L520 140L800 360z', '#fff', { opacity: 0.7 }) +
      group('translate(0 120) scale(1 .8)', towers(c, random)) +
      line('M-20 60L820 220', c.ink, 7) +
      [
        [200, 100],
        [400, 140],
        [620, 182],
      ]
        .map(
          ([x, y]) =>
            line(`M${x} ${y}v44`, c.ink, 6) +
            rect(x! - 46, y! + 40, 92, 74, c.accent, 22) +
            rect(x! - 34, y! + 54, 68, 30, '#fff', 8),
        )
        .join(''),
  },
  stairs: {
    alt: 'Stairs up a hill, under a roof',
    draw: ({ mid, deep, accent, ink, light }) =>
      times(7, (i) => rect(150 + i * 74, 420 - i * 44, 560, 60, i % 2 ? mid : deep)) +
      line('M130 300L690 -20', accent, 26) +
      times(5, (i) => line(`M${190 + i * 104} ${400 - i * 62}v-130`, ink, 9)) +
      [
        [300, 300],
        [470, 196],
      ]
        .map(([x, y]) => circle(x!, y!, 20, light) + rect(x! - 18, y! + 22, 36, 60, light, 16))
        .join(''),
  },
  bike: {
    alt: 'A bicycle',
    draw: ({ ink, accent, deep, light }) =>
      [270, 530]
        .map(
          (x) =>
            circle(x, 330, 96, 'none', { stroke: ink, 'stroke-width': 14 }) +
            circle(x, 330, 84, 'none', { stroke: light, 'stroke-width': 3 }),
        )
        .join('') +
      line('M270 330l90-150h130l-110 150zM360 180l20 150M530 330l-50-190h46', accent, 14) +
      line('M336 170h54M526 140l24-16', ink, 16) +
      circle(380, 330, 22, deep) +
      rect(0, 428, 800, 72, deep),
  },
  market: {
    alt: 'Stalls on a square',
    draw: (c) =>
      houses(c, 330) +
      rect(0, 330, 800, 170, '#eadfc8') +
      times(3, (i) => {
        const x = 130 + i * 190;
        return (
          times(6, (j) =>
            path(`M${x + j * 28} 340h28l6 56h-${28}z`, j % 2 ? '#fff' : ['#d6453d', c.deep, c.accent][i]!),
          ) + rect(x + 6, 396, 162, 60, c.ink, 4)
        );
      }),
  },
  walls: {
    alt: 'Old brick walls',
    draw: ({ ink, mid, accent }) =>
      rect(0, 0, 800, 500, '#9c5a44') +
      times(10, (row) =>
        times(9, (i) =>
          rect(
            i * 100 - (row % 2) * 50,
            row * 50 + 3,
            94,
            44,
            ['#b3694f', '#a96248', '#bf7a5e'][(row * 7 + i * 5) % 3]!,
            4,
          ),
        ),
      ) +
      path('M290 500V250q110-150 220 0v250z', ink) +
      path('M310 500V262q90-124 180 0v238z', mid) +
      circle(460, 390, 10, accent),
  },
  lighthouse: {
    alt: 'A lighthouse at night',
    draw: (c, random) =>
      rect(0, 0, 800, 500, '#16233f') +
      times(30, () => circle(random() * 800, random() * 260, 1.8, '#fff')) +
      path('M400 110L-40 30v190zM400 110L840 10v210z', '#ffe9a8', { opacity: 0.35 }) +
      path('M330 420l30-170h80l30 170z', '#f3ead8') +
      path('M356 270l10-110h68l10 110z', '#e6d6b8') +
      rect(372, 90, 56, 70, '#ffd65c', 6) +
      path('M362 92l38-46 38 46z', c.accent) +
      path('M260 420h280l60 80H200z', '#3b3f4d') +
      wave(470, 24, c.deep),
  },
  congress: {
    alt: 'Two towers between a bowl and a dome',
    draw: ({ ink, accent, light, deep }) =>
      circle(640, 110, 50, accent) +
      rect(374, 90, 22, 290, '#fff') +
      rect(404, 90, 22, 290, '#fff') +
      rect(396, 200, 10, 24, ink) +
      path('M190 380q70-90 140 0z', '#fff') +
      path('M470 310h180q-30 70-90 70t-90-70z', '#fff') +
      rect(120, 378, 560, 26, light) +
      rect(0, 404, 800, 96, deep) +
      oval(400, 450, 240, 22, light, { opacity: 0.4 }),
  },
  book: {
    alt: 'An old book, open',
    draw: ({ ink, accent, deep }) =>
      path('M400 150Q300 100 160 130v260q140-30 240 20q100-50 240-20V130q-140-30-240 20z', '#7a4a2c') +
      path('M400 160Q310 118 180 142v230q130-24 220 22z', '#f6ead0') +
      path('M400 160Q490 118 620 142v230q-130-24-220 22z', '#efe0bf') +
      times(5, (i) =>
        line(`M214 ${190 + i * 34}q80-10 150 14M436 ${204 + i * 34}q70-24 150-14`, i === 0 ? accent : ink, 7),
      ) +
      line('M400 160v234', deep, 5),
  },
};
