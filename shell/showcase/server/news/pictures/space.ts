import { at, circle, group, line, night, oval, path, rect, times, type Scene } from './svg.js';

/** The dark side of a ball. */
const shade = (x: number, y: number, r: number): string =>
  path(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${1.5 * r} ${1.5 * r} 0 0 0 0 ${-2 * r}`, '#000', { opacity: 0.3 });

const ball = (x: number, y: number, r: number, colour: string, ...marks: readonly string[]): string =>
  `<clipPath id="ball"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>${circle(x, y, r, colour)}` +
  `<g clip-path="url(#ball)">${marks.join('')}</g>${shade(x, y, r)}`;

const craters = (x: number, y: number, r: number, random: () => number): string =>
  times(9, () => {
    const [u, v] = at(x, y, random() * r * 0.8, random())
      .split(' ')
      .map(Number);
    return circle(u!, v!, r * (0.06 + random() * 0.12), '#000', { opacity: 0.13 });
  });

const earth = (x: number, y: number, r: number): string =>
  ball(
    x,
    y,
    r,
    '#2f7fc1',
    path(
      `M${x - r * 0.7} ${y - r * 0.6}q${r * 0.5}-${r * 0.3} ${r * 0.8} 0t-${r * 0.2} ${r * 0.5}t-${r * 0.5} ${r * 0.1}t-${r * 0.3} ${r * 0.7}q-${r * 0.6}-${r * 0.6} ${r * 0.2}-${r * 1.3}z`,
      '#6fae62',
    ),
    oval(x + r * 0.5, y + r * 0.35, r * 0.36, r * 0.44, '#6fae62'),
    oval(x, y - r, r * 0.5, r * 0.16, '#fff'),
    oval(x - r * 0.1, y + r * 0.1, r * 0.6, r * 0.07, '#fff', { opacity: 0.7 }),
    oval(x + r * 0.2, y - r * 0.36, r * 0.5, r * 0.06, '#fff', { opacity: 0.7 }),
  );

const mountains =
  path('M0 420L140 330L260 400L420 300L560 400L700 340L800 400V500H0z', '#8f3f26') +
  path('M0 450Q300 400 500 446T800 430V500H0z', '#6e2e1c');

export const space: Readonly<Record<string, Scene>> = {
  moon: {
    alt: 'The Moon',
    draw: (_c, random) =>
      night(random) +
      circle(400, 250, 196, '#fff', { opacity: 0.08 }) +
      ball(400, 250, 170, '#d9d6cd', craters(400, 250, 170, random)),
  },
  earth: {
    alt: 'The Earth from space',
    draw: (_c, random) => night(random) + circle(400, 250, 190, '#7cc4ff', { opacity: 0.2 }) + earth(400, 250, 172),
  },
  sun: {
    alt: 'The Sun',
    draw: (_c, random) =>
      night(random, '#2a0d12', '#5c1f16') +
      [230, 195, 160]
        .map((r, i) => circle(400, 250, r, ['#e8632a', '#f39236', '#ffd35c'][i]!, { opacity: [0.25, 0.5, 1][i]! }))
        .join('') +
      times(12, (i) =>
        line(
          `M${at(400, 250, 176, i / 12)}Q${at(400, 250, 250, (i + 0.3) / 12)} ${at(400, 250, 178, (i + 0.5) / 12)}`,
          '#ffb347',
          7,
          { opacity: 0.8 },
        ),
      ) +
      circle(350, 210, 12, '#c96a1a') +
      circle(440, 300, 18, '#c96a1a') +
      circle(464, 282, 8, '#c96a1a'),
  },
  rings: {
    alt: 'Saturn with its rings',
    draw: (_c, random) =>
      night(random) +
      group(
        'rotate(-16 400 250)',
        oval(400, 250, 300, 62, 'none', { stroke: '#cdb78f', 'stroke-width': 26 }),
        ball(
          400,
          250,
          140,
          '#e7cf9c',
          rect(240, 190, 320, 26, '#d6b57c'),
          rect(240, 250, 320, 18, '#f2dfb6'),
          rect(240, 300, 320, 30, '#d6b57c'),
        ),
        path('M100 250a300 62 0 0 0 600 0', 'none', { stroke: '#e2cfa8', 'stroke-width': 26 }),
        path('M134 256a270 50 0 0 0 532 0', 'none', { stroke: '#a98f64', 'stroke-width': 7 }),
      ),
  },
  jupiter: {
    alt: 'Jupiter with the Great Red Spot',
    draw: (_c, random) =>
      night(random) +
      ball(
        400,
        250,
        186,
        '#e3c9a4',
        ...['#c99a6b', '#f0dfc4', '#b97f55', '#ead2ae', '#c99a6b'].map((colour, i) =>
          path(
            `M200 ${110 + i * 66}q100 ${i % 2 ? 18 : -18} 200 0t200 0v34q-100 ${i % 2 ? 18 : -18}-200 0t-200 0z`,
            colour,
          ),
        ),
        oval(460, 320, 58, 32, '#c2512f'),
        oval(460, 320, 38, 18, '#d9744d'),
      ),
  },
  planet: {
    alt: 'Venus in its clouds',
    draw: (_c, random) =>
      night(random, '#150f24', '#4a2c3a') +
      ball(
        400,
        250,
        180,
        '#e9b566',
        ...[0, 1, 2, 3, 4].map((i) =>
          path(`M210 ${110 + i * 70}q90 40 190 0t200 20v22q-100-30-200-6t-190 0z`, i % 2 ? '#f6d493' : '#d6954b'),
        ),
      ),
  },
  mars: {
    alt: 'Mars',
    draw: (_c, random) =>
      night(random, '#120c18', '#3a1c1c') +
      ball(
        400,
        250,
        180,
        '#c9603a',
        craters(400, 250, 180, random),
        oval(400, 84, 70, 22, '#fff'),
        path('M240 270q80-30 160 10t160-6v20q-90 20-160 0t-160 0z', '#8f3f26'),
        circle(330, 200, 26, '#a84a2a'),
        circle(330, 200, 10, '#7d331d'),
      ),
  },
  comet: {
    alt: 'A comet with its tail',
    draw: (_c, random) =>
      night(random) +
      path('M280 350L740 20 330 400z', '#bfe7ff', { opacity: 0.5 }) +
      path('M270 340L620 10 310 390z', '#fff', { opacity: 0.35 }) +
      circle(284, 368, 64, '#dff4ff', { opacity: 0.4 }) +
      circle(284, 368, 40, '#f7fcff'),
  },
  galaxy: {
    alt: 'A spiral galaxy',
    draw: (_c, random) =>
      night(random, '#080618', '#1d1740') +
      group(
        'translate(400 250) rotate(-24) scale(1 .48)',
        circle(0, 0, 250, '#8f7bd6', { opacity: 0.16 }),
        ...[0, 0.5].map((start) =>
          times(90, (i) => {
            const [x, y] = at(0, 0, 20 + i * 2.5, start + i / 74)
              .split(' ')
              .map(Number);
            return circle(
              x! + (random() - 0.5) * 42,
              y! + (random() - 0.5) * 42,
              2 + random() * 6,
              ['#cfc4ff', '#fff', '#9fc8ff', '#ffc9d8'][i % 4]!,
              { opacity: 0.75 },
            );
          }),
        ),
        circle(0, 0, 62, '#ffe9c4', { opacity: 0.6 }),
        circle(0, 0, 36, '#fff6e0'),
      ),
  },
  rocket: {
    alt: 'A rocket on its way',
    draw: (_c, random) =>
      night(random) +
      group(
        'rotate(30 400 250)',
        path('M360 400q40 100 40 120q0-20 40-120z', '#ffb347'),
        path('M340 330l-50 80 60-10zM460 330l50 80-60-10z', '#d6453d'),
        path('M400 50Q480 150 464 390H336Q320 150 400 50z', '#f4f6f8'),
        path('M400 50q42 52 56 110H344q14-58 56-110z', '#d6453d'),
        circle(400, 220, 34, '#2f7fc1', { stroke: '#263135', 'stroke-width': 10 }),
      ),
  },
  probe: {
    alt: 'A space probe with its dish',
    draw: (_c, random) =>
      night(random) +
      group(
        'rotate(-18 400 250)',
        line('M400 250L190 330M400 250l230 60M400 250l90 190', '#cfd6dc', 9),
        path('M280 170a130 130 0 0 0 240 0z', '#f4f6f8'),
        oval(400, 170, 120, 30, '#cfd6dc'),
        line('M340 168l60-90 60 90', '#9aa6ad', 6),
        circle(400, 78, 12, '#ffd65c'),
        rect(350, 232, 100, 70, '#d9b25c', 10),
        rect(150, 318, 60, 40, '#9aa6ad', 8),
        circle(640, 314, 26, '#9aa6ad'),
      ),
  },
  telescope: {
    alt: 'A radio telescope under the stars',
    draw: (_c, random) =>
      night(random, '#0d1738', '#40508c') +
      path('M0 440Q200 390 420 430T800 420V500H0z', '#1a2326') +
      path('M340 440l40-170h40l40 170z', '#9aa6ad') +
      group(
        'rotate(-32 400 230)',
        path('M220 200a180 130 0 0 0 360 0z', '#f4f6f8'),
        oval(400, 200, 180, 34, '#cfd6dc'),
        line('M270 200l130-120 130 120', '#9aa6ad', 7),
        circle(400, 80, 16, '#ffd65c'),
      ),
  },
  mirror: {
    alt: 'A mirror of golden hexagons',
    draw: (_c, random) =>
      night(random, '#0a0f24', '#2b2b55') +
      [3, 4, 5, 4, 3]
        .map((count, column) =>
          times(count, (row) => {
            const x = 400 + (column - 2) * 80;
            const y = 250 + (row - (count - 1) / 2) * 92;
            return column === 2 && row === 2
              ? ''
              : path(
                  `M${x - 52} ${y}l26-45h52l26 45-26 45h-52z`,
                  ['#f2c14e', '#e0a92f', '#f7d678'][(row + column) % 3]!,
                  { stroke: '#7a5a12', 'stroke-width': 4 },
                );
          }),
        )
        .join('') +
      line('M400 250L240 40M400 250l160-210', '#cfd6dc', 6),
  },
  station: {
    alt: 'The space station above the Earth',
    draw: (_c, random) =>
      night(random) +
      circle(400, 760, 420, '#2f7fc1') +
      circle(400, 760, 436, '#7cc4ff', { opacity: 0.25 }) +
      group(
        'rotate(-8 400 200)',
        rect(190, 190, 420, 16, '#cfd6dc'),
        [180, 262, 470, 552]
          .map(
            (x) =>
              rect(x, 90, 66, 90, '#4a68b8', 4) +
              rect(x, 216, 66, 90, '#4a68b8', 4) +
              line(`M${x + 33} 90v90M${x + 33} 216v90`, '#cfd6dc', 4),
          )
          .join(''),
        rect(346, 170, 108, 58, '#f4f6f8', 20),
        rect(376, 216, 48, 90, '#e2e6ea', 18),
      ),
  },
  sputnik: {
    alt: 'Sputnik, a ball with four antennas',
    draw: (_c, random) =>
      night(random) +
      line('M380 220L610 90M390 250l250 30M400 270L620 420M370 240l200 250', '#cfd6dc', 6) +
      circle(340, 230, 96, '#cfd6dc') +
      oval(310, 196, 30, 22, '#fff') +
      shade(340, 230, 96) +
      times(3, (i) =>
        line(`M${190 - i * 36} ${170 - i * 24}q-40 60 0 ${120 + i * 48}`, '#ffd65c', 7, { opacity: 1 - i * 0.28 }),
      ),
  },
  copter: {
    alt: 'A small helicopter over Mars',
    draw: () =>
      rect(0, 0, 800, 500, '#e7b48c') +
      circle(620, 110, 34, '#fff3dc') +
      mountains +
      line('M400 150v110', '#20292d', 12) +
      oval(400, 150, 220, 10, '#20292d') +
      oval(400, 184, 200, 9, '#20292d', { opacity: 0.7 }) +
      rect(352, 118, 96, 16, '#2f7fc1', 4) +
      rect(356, 236, 88, 70, '#cfd6dc', 10) +
      line('M360 300l-90 90M440 300l90 90M376 306l-40 96M424 306l40 96', '#20292d', 7),
  },
  rover: {
    alt: 'A rover on Mars',
    draw: () =>
      rect(0, 0, 800, 500, '#e7b48c') +
      mountains +
      rect(280, 270, 260, 80, '#f4f6f8', 14) +
      line('M470 270V150', '#9aa6ad', 14) +
      rect(430, 120, 90, 46, '#20292d', 12) +
      circle(454, 143, 12, '#7cc4ff') +
      circle(496, 143, 12, '#7cc4ff') +
      rect(250, 236, 120, 30, '#4a68b8', 6) +
      [290, 410, 530].map((x) => circle(x, 400, 42, '#20292d') + circle(x, 400, 18, '#9aa6ad')).join('') +
      line('M290 400l60-60 60 60M410 400l60-60 60 60', '#9aa6ad', 8),
  },
  eclipse: {
    alt: 'A total eclipse of the Sun',
    draw: (_c, random) =>
      night(random, '#05060f', '#1a1c38') +
      [230, 190, 160].map((r, i) => circle(400, 250, r, '#fff3d6', { opacity: 0.1 + i * 0.14 })).join('') +
      times(16, (i) =>
        path(
          `M${at(400, 250, 130, i / 16 - 0.02)}L${at(400, 250, 200 + ((i * 37) % 70), i / 16)}L${at(400, 250, 130, i / 16 + 0.02)}z`,
          '#fff6e2',
          { opacity: 0.4 },
        ),
      ) +
      circle(400, 250, 136, '#fffaf0') +
      circle(400, 250, 130, '#07070d') +
      circle(496, 160, 12, '#fff'),
  },
  record: {
    alt: 'A golden record',
    draw: (_c, random) =>
      night(random) +
      circle(400, 250, 190, '#d9a92f') +
      [170, 148, 126, 104].map((r) => circle(400, 250, r, 'none', { stroke: '#a87c17', 'stroke-width': 4 })).join('') +
      path('M400 250L300 90a190 190 0 0 1 120-28z', '#fff', { opacity: 0.3 }) +
      circle(400, 250, 70, '#f2d27a') +
      circle(400, 250, 12, '#0a1030') +
      line('M340 250h40M420 250h40M400 190v40M400 270v40', '#a87c17', 5),
  },
  pulsar: {
    alt: 'A pulsar and its beams',
    draw: (_c, random) =>
      night(random, '#060818', '#1b1f4d') +
      group(
        'rotate(34 400 250)',
        path('M392 250L330-120h140zM408 250l62 370H330z', '#9fd8ff', { opacity: 0.5 }),
        ...[90, 140, 190].map((r) =>
          oval(400, 250, r, r * 0.36, 'none', { stroke: '#7f8fe0', 'stroke-width': 4, opacity: 0.7 }),
        ),
      ) +
      circle(400, 250, 60, '#9fd8ff', { opacity: 0.4 }) +
      circle(400, 250, 36, '#fff'),
  },
};
