import { at, circle, group, line, oval, path, rect, times, wave, type Colours, type Scene } from './svg.js';

/** A window with a bar; what stands in it comes after. */
const frame = ({ ink, light }: Colours, ...content: readonly string[]): string =>
  rect(174, 84, 460, 346, '#000', 22).replace('/>', ' opacity=".12"/>') +
  rect(166, 74, 468, 346, '#fff', 20) +
  path('M166 130V94q0-20 20-20h428q20 0 20 20v36z', ink) +
  times(3, (i) => circle(196 + i * 28, 102, 8, light)) +
  content.join('');

/** Lines that stand for text. */
const text = (x: number, y: number, colour: string, ...widths: readonly number[]): string =>
  widths.map((width, i) => rect(x, y + i * 32, width, 14, colour, 7)).join('');

const machine = (x: number, y: number, { ink, mid, accent, light }: Colours): string =>
  rect(x, y, 240, 70, ink, 12) +
  rect(x + 12, y + 12, 150, 46, mid, 8) +
  circle(x + 186, y + 35, 9, accent) +
  circle(x + 212, y + 35, 9, light);

export const web: Readonly<Record<string, Scene>> = {
  browser: {
    alt: 'A page in a browser window',
    draw: (c) =>
      frame(
        c,
        rect(196, 156, 180, 130, c.mid, 10),
        circle(240, 206, 20, '#fff'),
        path('M196 286l70-70 50 46 30-26 30 30v20z', c.deep),
        text(404, 164, c.light, 190, 160, 196, 120),
        text(196, 312, c.light, 400, 340, 380),
      ),
  },
  lost: {
    alt: 'A browser window that says 404',
    draw: (c) =>
      frame(
        c,
        line('M270 200l-50 90h84M286 252v76', c.deep, 22),
        oval(400, 264, 44, 62, 'none').replace('/>', ` stroke="${c.accent}" stroke-width="22"/>`),
        line('M530 200l-50 90h84M546 252v76', c.deep, 22),
      ),
  },
  code: {
    alt: 'Lines of code',
    draw: (c, random) =>
      rect(150, 70, 500, 360, c.ink, 22) +
      times(8, (row) => {
        let x = 190 + [0, 40, 80, 80, 40, 40, 80, 0][row]!;
        return times(3, (i) => {
          const width = 40 + random() * 90;
          const part = rect(x, 110 + row * 38, width, 15, [c.accent, c.mid, '#fff', c.light][(row + i * 3) % 4]!, 7);
          x += width + 16;
          return part;
        });
      }),
  },
  network: {
    alt: 'Points that are linked',
    draw: (c, random) => {
      const points = Array.from(
        { length: 11 },
        (_, i) => [180 + (i % 4) * 145 + random() * 50, 90 + Math.floor(i / 4) * 145 + random() * 50] as const,
      );
      return (
        points
          .map(([x, y], i) =>
            points
              .slice(i + 1)
              .filter(([u, v]) => Math.hypot(u - x, v - y) < 215)
              .map(([u, v]) =>
                line(`M${Math.round(x)} ${Math.round(y)}L${Math.round(u)} ${Math.round(v)}`, c.deep, 5, {
                  opacity: 0.5,
                }),
              )
              .join(''),
          )
          .join('') +
        points.map(([x, y], i) => circle(x, y, 18 + (i % 3) * 9, [c.ink, c.accent, '#fff', c.mid][i % 4]!)).join('')
      );
    },
  },
  server: {
    alt: 'Machines in a rack',
    draw: (c) => rect(250, 60, 300, 390, c.deep, 18) + times(4, (i) => machine(280, 84 + i * 88, c)),
  },
  phone: {
    alt: 'A page on a phone',
    draw: (c) =>
      rect(290, 40, 220, 420, c.ink, 34) +
      rect(304, 58, 192, 384, '#fff', 22) +
      rect(322, 84, 156, 110, c.mid, 12) +
      path('M322 194l50-50 40 34 26-20 40 36z', c.deep) +
      text(322, 220, c.light, 156, 130, 150, 90) +
      rect(322, 370, 156, 44, c.accent, 22),
  },
  document: {
    alt: 'A sheet of paper with writing',
    draw: (c) =>
      group(
        'rotate(-5 400 250)',
        rect(262, 50, 290, 400, '#fff', 10),
        text(296, 96, c.deep, 180),
        text(296, 150, c.light, 220, 200, 224, 180, 210, 120),
        line('M300 392q30-40 50 0t50 0t60-6', c.ink, 6),
      ),
  },
  frame: {
    alt: 'A picture in a frame',
    draw: (c) =>
      rect(190, 70, 420, 350, c.ink, 12) +
      rect(216, 96, 368, 298, '#fff') +
      rect(240, 120, 320, 250, c.light) +
      circle(480, 180, 34, c.accent) +
      path('M240 370V300l100-100 80 80 40-30 100 90v30z', c.deep),
  },
  palette: {
    alt: 'A palette with colors',
    draw: (c) =>
      path(
        'M400 80c-150 0-250 90-250 190s90 150 170 150c50 0 50-30 40-56s10-50 50-50h100c90 0 140-50 140-104 0-80-110-130-250-130z',
        '#fff8ec',
      ) +
      ['#ef8a7a', c.accent, c.mid, c.deep, '#8fbf6b']
        .map((colour, i) => circle(270 + i * 70, 200 - Math.sin(i * 0.78) * 56, 30, colour))
        .join('') +
      line('M620 90L470 330', c.ink, 16) +
      line('M470 330l-22 36', c.accent, 24),
  },
  globe: {
    alt: 'A globe of lines',
    draw: (c) =>
      circle(400, 250, 180, c.deep) +
      [180, 110, 40]
        .map((rx) => oval(400, 250, rx, 180, 'none').replace('/>', ` stroke="${c.light}" stroke-width="5"/>`))
        .join('') +
      line('M220 250h360M244 160h312M244 340h312', c.light, 5) +
      [
        [330, 170],
        [470, 220],
        [390, 330],
      ]
        .map(([x, y]) => circle(x!, y!, 16, c.accent))
        .join(''),
  },
  cable: {
    alt: 'A cable on the sea floor',
    draw: (c) =>
      rect(0, 0, 800, 500, c.deep) +
      path('M0 360Q200 320 400 370T800 350V500H0z', c.ink) +
      line('M-20 180C200 180 180 400 400 372S640 200 820 260', c.accent, 26) +
      line('M-20 180C200 180 180 400 400 372S640 200 820 260', '#fff', 6, { 'stroke-dasharray': '2 26' }) +
      path('M500 120q50-46 100 0l34-26v52l-34-26q-50 46-100 0z', c.light),
  },
  lock: {
    alt: 'A padlock',
    draw: (c) =>
      line('M310 250v-60a90 90 0 0 1 180 0v60', c.ink, 34) +
      rect(250, 236, 300, 200, c.accent, 30) +
      circle(400, 320, 30, c.ink) +
      path('M386 330h28l12 60h-52z', c.ink),
  },
  cookie: {
    alt: 'A cookie with a bite taken from it',
    draw: (c, random) =>
      circle(400, 250, 170, '#d9a066') +
      circle(392, 242, 158, '#e8b878') +
      times(14, () => circle(280 + random() * 220, 150 + random() * 220, 11 + random() * 9, '#6d4023')) +
      circle(540, 130, 62, c.sky[0]) +
      circle(492, 96, 36, c.sky[0]) +
      circle(574, 198, 34, c.sky[0]),
  },
  coffee: {
    alt: 'A coffee pot',
    draw: (c) =>
      path('M280 160h240l44 220q4 50-50 50H286q-54 0-50-50z', '#fff', { opacity: 0.7 }) +
      path('M258 280h284l20 100q4 46-48 46H286q-52 0-48-46z', '#5b3a29') +
      rect(270, 120, 260, 46, c.ink, 12) +
      line('M540 200q90 10 70 110t-52 70', c.ink, 22) +
      line('M340 96q-16-24 0-46M400 96q-16-24 0-46M460 96q-16-24 0-46', c.light, 9),
  },
  letters: {
    alt: 'Characters of many scripts',
    draw: (c) =>
      ['A', '文', 'あ', 'Я', 'ع', 'Ω', 'ß', 'é', '한']
        .map((letter, i) => {
          const x = 190 + (i % 3) * 150;
          const y = 56 + Math.floor(i / 3) * 136;
          return (
            rect(x, y, 124, 116, ['#fff', c.accent, c.ink][(i + Math.floor(i / 3)) % 3]!, 20) +
            `<text x="${x + 62}" y="${y + 80}" font-size="62" font-family="sans-serif" text-anchor="middle" fill="${['#263135', '#263135', '#fff'][(i + Math.floor(i / 3)) % 3]}">${letter}</text>`
          );
        })
        .join(''),
  },
  blocks: {
    alt: 'Building blocks',
    draw: (c) =>
      [
        [400, 130, c.accent],
        [310, 270, c.mid],
        [490, 270, '#fff'],
        [400, 270, c.ink],
        [220, 410, c.deep],
        [400, 410, c.light],
        [580, 410, c.accent],
      ]
        .map(([x, y, colour]) => {
          const u = Number(x);
          const v = Number(y);
          return (
            path(`M${u} ${v - 70}l84 42v84l-84 42-84-42v-84z`, String(colour)) +
            path(`M${u} ${v + 14}l84-42v84l-84 42z`, '#000', { opacity: 0.14 }) +
            path(`M${u} ${v + 14}l-84-42v84l84 42z`, '#000', { opacity: 0.05 })
          );
        })
        .join(''),
  },
  bubbles: {
    alt: 'Bubbles that rise',
    draw: (c, random) =>
      rect(0, 0, 800, 500, c.deep) +
      wave(460, 30, c.ink) +
      times(16, (i) => {
        const r = 14 + random() * 40;
        const x = 200 + random() * 400;
        const y = 60 + i * 24;
        return (
          circle(x, y, r, c.light, { opacity: 0.35 }) +
          circle(x - r * 0.3, y - r * 0.35, r * 0.22, '#fff', { opacity: 0.9 })
        );
      }) +
      line(`M400 470V${at(0, 80, 0, 0).split(' ')[1]}`, '#fff', 4, { 'stroke-dasharray': '4 18' }),
  },
};
