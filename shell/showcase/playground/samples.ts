// The content of the elements in the playground.
import type { Content } from './code.js';
import type { SampleTexts } from './texts.js';
import pearl from '../pearl.svg?no-inline';
import dawn from './pictures/dawn.svg?no-inline';
import dunes from './pictures/dunes.svg?no-inline';
import night from './pictures/night.svg?no-inline';
import reef from './pictures/reef.svg?no-inline';

export const REGIONS = [
  {
    name: 'Japan',
    children: [
      { name: 'Mie', children: ['Toba', 'Ise'] },
      { name: 'Ehime', children: ['Uwajima'] },
    ],
  },
  { name: 'Bahrain', children: [{ name: 'Muharraq', children: ['Muharraq', 'Al Hidd'] }] },
  { name: 'Tahiti', children: [{ name: 'Tuamotu', children: ['Rangiroa', 'Manihi', 'Fakarava'] }] },
];

interface Photo {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
}

export const photosOf = (text: SampleTexts): readonly Photo[] => [
  { id: 'dawn', src: dawn, alt: text.dawn },
  { id: 'reef', src: reef, alt: text.reef },
  { id: 'dunes', src: dunes, alt: text.dunes },
  { id: 'night', src: night, alt: text.lights },
];

export const picturesOf = (photos: readonly Photo[]): Content =>
  photos.map(({ id, src, alt }) => ({
    tag: 'nc-swiper-item',
    props: { itemId: id },
    content: [{ tag: 'nc-image', props: { src, alt, mode: 'aspectFill' } }],
  }));

export const ARTICLE = `<h2>The pearl</h2>
<p>A pearl is made of <b>nacre</b>, in layers <em>thinner than light is long</em>. <a href="https://en.wikipedia.org/wiki/Nacre" target="_blank">More</a></p>
<ul><li>It begins with a grain.</li><li>It takes years.</li></ul>
<blockquote>Patience is what it is made of.</blockquote>
<img src="${pearl}" alt="A pearl" width="96" height="96">
<script>alert('This does not run.')</script>`;

/** Something to scroll through. */
const HISTORY: readonly (readonly [year: string, what: string])[] = [
  [
    '77',
    'Pliny the Elder writes that Cleopatra dissolved the largest pearl of her time in vinegar, and drank it to win a bet.',
  ],
  ['1498', 'Columbus sights the coast of Venezuela, whose oyster beds send more treasure to Spain than its gold.'],
  [
    '1579',
    'La Peregrina, found off Panama by an enslaved diver, enters the Spanish crown jewels. It weighs ten grams.',
  ],
  ['1717', 'Réaumur shows that nacre grows in layers, each from the mantle of the mollusc.'],
  ['1761', 'Linnaeus grows pearls in river mussels, on grains of plaster held by a silver wire. He sells the secret.'],
  ['1893', 'Mikimoto Kōkichi opens a basket after five years of failures and finds five half pearls in it.'],
  ['1907', 'Mise Tatsuhei and Nishikawa Tōkichi, apart from each other, find how to make a pearl round.'],
  ['1914', 'The Persian Gulf has 4,500 pearling boats. Twenty years later most of them lie on the beach.'],
  ['1917', 'Cartier pays for its house on Fifth Avenue with a double string of 128 natural pearls.'],
  ['1934', 'The Pearl of Lao Tzu comes out of a giant clam near Palawan: 6.4 kilograms, and no nacre at all.'],
  ['1961', 'Black-lipped oysters are farmed in Polynesia. Their pearls come in green, blue and aubergine.'],
  ['2003', 'Physicists explain why nacre is three thousand times tougher than the chalk it is made of.'],
  ['2012', 'An artificial nacre is made in Cambridge, layer by layer, as the mollusc does, only in hours.'],
  ['2019', 'Archaeologists date a pearl from Marawah Island, Abu Dhabi, to 5,800 BC: the oldest that is known.'],
];
export const PLACES = [
  ['Broome.', 'South Sea pearls, white and silver, from the warm waters of Roebuck Bay.'],
  ['Manihi.', 'The first farm of black pearls, in a lagoon of French Polynesia.'],
  ['Ago Bay.', 'Where Akoya pearls have been grown since 1893.'],
  ['Bahrain.', 'Divers still look for natural pearls, with a rope, a stone and a nose clip.'],
  ['Scotland.', 'Freshwater mussels are rare in its rivers now, and protected.'],
  ['Zhuji.', 'Lakes that give nine of ten of the pearls of the world.'],
  ['Gulf of Mannar.', 'Known to Romans, who paid for its pearls in gold.'],
  ['La Paz.', 'Rainbow-lipped oysters with pearls of green, rose and violet.'],
] as const;

export const CHRONICLE: Content = [
  {
    tag: 'dl',
    content: HISTORY.flatMap(([year, what]) => [
      { tag: 'dt', content: year },
      { tag: 'dd', content: what },
    ]),
  },
];
