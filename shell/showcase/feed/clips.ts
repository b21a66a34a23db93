import { msg } from '@lit/localize';
import type { Danmu } from 'nacre/elements/video';
import cellsMp4 from './clips/cells.mp4?no-inline';
import cells from './clips/cells.webm?no-inline';
import duskMp4 from './clips/dusk.mp4?no-inline';
import dusk from './clips/dusk.webm?no-inline';
import lightsMp4 from './clips/lights.mp4?no-inline';
import lights from './clips/lights.webm?no-inline';
import ruleMp4 from './clips/rule.mp4?no-inline';
import rule from './clips/rule.webm?no-inline';
import spiralMp4 from './clips/spiral.mp4?no-inline';
import spiral from './clips/spiral.webm?no-inline';

export interface Clip {
  readonly id: string;
  readonly title: () => string;
  readonly webm: string;
  readonly mp4: string;
  readonly likes: number;
  readonly comments: readonly Danmu[];
}

/** What people wrote, each in their own language. */
const SAID = [
  'Wow',
  '太美了',
  'Magnifique !',
  'How is this made?',
  '¡Otra vez!',
  'جميل جدا',
  '前排围观',
  'So calm',
  '哈哈哈哈',
  'Je pourrais regarder ça des heures',
  'Qué colores',
  '這個顏色好舒服',
];

const COLORS = ['', '', '', '#ffd166', '#8ecae6', '#ff8fab'];

/** Some comments of a clip of 8 s, others for each. */
const commentsFrom = (first: number): readonly Danmu[] =>
  Array.from({ length: 24 }, (_, index) => ({
    text: SAID[(first + index * 5) % SAID.length]!,
    color: COLORS[(first + index) % COLORS.length]!,
    time: (index * 8) / 24,
  }));

export const CLIPS: readonly Clip[] = [
  {
    id: 'dusk',
    title: () => msg('Dusk over the bay', { id: 'sc.feed.dusk' }),
    ...{ webm: dusk, mp4: duskMp4, likes: 1204, comments: commentsFrom(0) },
  },
  {
    id: 'cells',
    title: () => msg('The game of life', { id: 'sc.feed.cells' }),
    ...{ webm: cells, mp4: cellsMp4, likes: 873, comments: commentsFrom(3) },
  },
  {
    id: 'spiral',
    title: () => msg('Into the fractal', { id: 'sc.feed.spiral' }),
    ...{ webm: spiral, mp4: spiralMp4, likes: 3410, comments: commentsFrom(6) },
  },
  {
    id: 'rule',
    title: () => msg('One rule, many triangles', { id: 'sc.feed.rule' }),
    ...{ webm: rule, mp4: ruleMp4, likes: 512, comments: commentsFrom(8) },
  },
  {
    id: 'lights',
    title: () => msg('Northern lights', { id: 'sc.feed.lights' }),
    ...{ webm: lights, mp4: lightsMp4, likes: 2087, comments: commentsFrom(10) },
  },
];
