import { msg } from '@lit/localize';
import type { Example } from './example.js';
import icons from './pictures/icons.ttf?no-inline';
import reef from './pictures/reef.svg?no-inline';
import { sampleTexts } from './texts.js';

const texts = () => ({
  ...sampleTexts(),
  plain: msg('Plain', { id: 'sc.bars.plain' }),
  marks: msg('Badges and choices', { id: 'sc.bars.marks' }),
  field: msg('A search field', { id: 'sc.bars.field' }),
  colours: msg('Color and shadow', { id: 'sc.bars.colours' }),
  picture: msg('A picture as title', { id: 'sc.bars.picture' }),
  glyphs: msg('An icon font', { id: 'sc.bars.glyphs' }),
  scan: msg('Scan', { id: 'sc.bars.scan' }),
  glass: msg('Glass', { id: 'sc.bars.glass' }),
  middle: msg('A button in the middle', { id: 'sc.bars.middle' }),
  beside: msg('Icons beside the texts', { id: 'sc.bars.beside' }),
  below: msg('Stacked', { id: 'sc.bars.below' }),
});

type Texts = ReturnType<typeof texts>;

const GLYPHS = { home: '\ue001', search: '\ue002', user: '\ue003', scan: '\ue004', plus: '\ue005' };

function navBarExample(text: Texts): Example {
  return {
    wide: true,
    props: { title: text.pearls, back: true, buttons: [{ type: 'share' }] },
    variants: [
      { id: 'plain', label: text.plain },
      {
        id: 'marks',
        label: text.marks,
        props: {
          back: false,
          buttons: [
            { text: text.broome, select: true, float: 'left' },
            { type: 'share', redDot: true },
            { type: 'menu', badgeText: '3' },
          ],
        },
      },
      { id: 'field', label: text.field, props: { searchInput: { placeholder: text.search, borderRadius: 10 } } },
      { id: 'colours', label: text.colours, props: { backgroundColor: '#0b6e7d', shadow: 'blue' } },
      { id: 'picture', label: text.picture, props: { titleImage: reef } },
      {
        id: 'glyphs',
        label: text.glyphs,
        props: { buttons: [{ text: GLYPHS.scan, label: text.scan, fontSrc: icons }] },
      },
    ],
  };
}

function tabBarExample(text: Texts): Example {
  const list = [
    { pagePath: '/components', text: text.home, icon: 'home' },
    { pagePath: '/apis', text: text.search, icon: 'search', badge: '3' },
    { pagePath: '/settings', text: text.me, icon: 'user', redDot: true },
  ];
  const glyphs = [GLYPHS.home, GLYPHS.search, GLYPHS.user];
  const four = [...list, { pagePath: '/news', text: text.notifications, icon: 'message' }];
  return {
    wide: true,
    props: { list, selected: 0 },
    variants: [
      { id: 'plain', label: text.plain },
      { id: 'glass', label: text.glass, props: { blurEffect: 'dark' } },
      { id: 'middle', label: text.middle, props: { list: four, midButton: { icon: 'edit' } } },
      { id: 'beside', label: text.beside, props: { layout: 'row' } },
      { id: 'below', label: text.below, props: { layout: 'row', direction: 'vertical' } },
      {
        id: 'glyphs',
        label: text.glyphs,
        props: {
          iconfontSrc: icons,
          list: list.map((item, index) => ({ ...item, iconfont: { text: glyphs[index] } })),
        },
      },
    ],
  };
}

/** The examples of the bars at the edges of a page. */
export function barExamples(): Readonly<Record<string, Example>> {
  const text = texts();
  return { 'nav-bar': navBarExample(text), 'tab-bar': tabBarExample(text) };
}
