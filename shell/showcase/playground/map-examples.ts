import { msg } from '@lit/localize';
import compass from './pictures/compass.svg?no-inline';
import pin from '../map/shops/pin.svg?no-inline';
import type { Example } from './example.js';

/** Places where pearls are found; true positions. */
const BROOME = { latitude: -17.9614, longitude: 122.2359 };
const AGO = { latitude: 34.28, longitude: 136.81 };
const MANIHI = { latitude: -14.43, longitude: -146.05 };
const MANAMA = { latitude: 26.2154, longitude: 50.5832 };
const ZHUJI = { latitude: 29.7136, longitude: 120.2314 };
const LA_PAZ = { latitude: 24.1423, longitude: -110.3128 };
const MANNAR = { latitude: 8.98, longitude: 79.9 };

/** Where maps of the world begin. */
const WORLD = { latitude: 15, longitude: 110, scale: 2, minScale: 2 };

/** OpenStreetMap asks to be named; its tiles are only for light use. They load when the user chooses them. */
const TILES = {
  type: 'raster',
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

const texts = () => ({
  broome: msg('Broome', { id: 'sc.map.broome' }),
  broomeAbout: msg('South Sea pearls,\nwhite and silver', { id: 'sc.map.broome.about' }),
  ago: msg('Ago Bay', { id: 'sc.map.ago' }),
  manama: msg('Manama', { id: 'sc.track.manama' }),
  zhuji: msg('Zhuji', { id: 'sc.map.zhuji' }),
  laPaz: msg('La Paz', { id: 'sc.map.la-paz' }),
  mannar: msg('Gulf of Mannar', { id: 'sc.map.mannar' }),
  manihi: msg('Manihi', { id: 'sc.map.manihi' }),
  found: msg('Where pearls are found', { id: 'sc.sample.found' }),
  compass: msg('Compass', { id: 'sc.map.compass' }),
  more: msg('Learn more', { id: 'sc.map.more' }),
});

/** Twelve points around a place, for clusters. */
const around = ({ latitude, longitude }: typeof BROOME, name: string) =>
  Array.from({ length: 12 }, (_, index) => ({
    id: `${name} ${index + 1}`,
    latitude: latitude + (1 + (index % 3)) * 1.1 * Math.sin((index * Math.PI) / 6),
    longitude: longitude + (1 + (index % 3)) * 1.1 * Math.cos((index * Math.PI) / 6),
    ariaLabel: `${name} ${index + 1}`,
    joinCluster: true,
  }));

function mapExample(): Example {
  const text = texts();
  const dot = (id: string, point: typeof BROOME, title: string) => ({ id, ...point, title });
  const all = [
    dot('ago', AGO, text.ago),
    dot('zhuji', ZHUJI, text.zhuji),
    dot('manama', MANAMA, text.manama),
    dot('mannar', MANNAR, text.mannar),
    dot('manihi', MANIHI, text.manihi),
    dot('la-paz', LA_PAZ, text.laPaz),
  ];
  return {
    wide: true,
    props: { 'aria-label': text.found, ...WORLD },
    variants: [
      {
        id: 'markers',
        label: msg('Markers and callouts', { id: 'sc.map.markers' }),
        props: {
          markers: [
            ...all,
            {
              ...dot('broome', BROOME, text.broome),
              iconPath: pin,
              width: 32,
              callout: { content: `${text.broome}\n${text.broomeAbout}`, display: 'ALWAYS', padding: 10 },
            },
          ],
        },
      },
      {
        id: 'clusters',
        label: msg('Clusters', { id: 'sc.map.clusters' }),
        props: {
          scale: 3,
          markers: [...around(AGO, text.ago), ...around(ZHUJI, text.zhuji), ...around(MANNAR, text.mannar)],
        },
      },
      {
        id: 'shapes',
        label: msg('Lines and areas', { id: 'sc.map.shapes' }),
        props: {
          latitude: 20,
          longitude: 95,
          scale: 3,
          markers: [dot('manama', MANAMA, text.manama), dot('ago', AGO, text.ago)],
          polyline: [
            {
              points: [MANAMA, { latitude: 23, longitude: 62 }, MANNAR, { latitude: 5.8, longitude: 80.5 }],
              color: '#b0386f',
              width: 4,
              arrowLine: true,
            },
            {
              points: [
                { latitude: 5.8, longitude: 80.5 },
                { latitude: 6, longitude: 95 },
                { latitude: 1.2, longitude: 104 },
              ],
              color: '#b0386f',
              width: 4,
              dottedLine: true,
            },
          ],
          polygons: [
            {
              points: [
                { latitude: 30, longitude: 48.5 },
                { latitude: 27, longitude: 56.5 },
                { latitude: 24, longitude: 54 },
                { latitude: 24.5, longitude: 50 },
              ],
              strokeColor: '#0b6e7d',
              strokeWidth: 2,
              fillColor: '#0b6e7d40',
            },
          ],
          circles: [{ ...ZHUJI, radius: 600_000, color: '#b07a10', fillColor: '#b07a1033', strokeWidth: 2 }],
        },
      },
      {
        id: 'controls',
        label: msg('Controls', { id: 'sc.map.controls' }),
        props: {
          controls: [
            {
              id: 'compass',
              iconPath: compass,
              clickable: true,
              ariaLabel: text.compass,
              position: { left: 12, top: 12, width: 48, height: 48 },
            },
          ],
        },
      },
      {
        id: 'location',
        label: msg('Your location', { id: 'sc.map.location' }),
        props: { showLocation: true },
      },
      {
        id: 'callout',
        label: msg('A custom callout', { id: 'sc.map.callout' }),
        props: {
          latitude: -14,
          longitude: 122,
          scale: 4,
          markers: [{ id: 'broome', ...BROOME, ariaLabel: text.broome, customCallout: { display: 'ALWAYS' } }],
        },
        content: [
          {
            tag: 'div',
            props: { slot: 'callout', 'marker-id': 'broome', className: 'store-callout' },
            content: [
              { tag: 'b', content: text.broome },
              { tag: 'span', content: text.broomeAbout },
              { tag: 'nc-button', props: { type: 'primary', size: 'mini' }, content: text.more },
            ],
          },
        ],
      },
      {
        id: 'dark',
        label: msg('Always dark', { id: 'sc.map.dark' }),
        props: { className: 'always-dark', markers: all },
      },
      {
        id: 'tiles',
        label: msg('OpenStreetMap, over the network', { id: 'sc.map.tiles' }),
        props: { baseMap: TILES, ...BROOME, scale: 13, maxScale: 19 },
      },
    ],
  };
}

function pickerExample(): Example {
  return {
    wide: true,
    props: { ...MANAMA, scale: 8 },
    variants: [
      { id: 'here', label: msg('At a place', { id: 'sc.map.picker.place' }) },
      {
        id: 'device',
        label: msg('Your location', { id: 'sc.map.location' }),
        props: { latitude: undefined, longitude: undefined },
      },
      { id: 'keyword', label: msg('With a search', { id: 'sc.map.picker.search' }), props: { keyword: 'Toba' } },
      {
        id: 'china',
        label: msg('Chinese coordinates', { id: 'sc.map.picker.china' }),
        props: { ...ZHUJI, coordinates: 'gcj02' },
      },
    ],
    choices: { coordinates: ['wgs84', 'gcj02', 'bd09'] },
  };
}

function viewerExample(): Example {
  const text = texts();
  const place = { ...BROOME, name: text.broome, address: new Intl.DisplayNames('en', { type: 'region' }).of('AU') };
  return {
    wide: true,
    props: { ...place, scale: 6 },
    variants: [
      { id: 'place', label: msg('A place', { id: 'sc.map.viewer.place' }) },
      {
        id: 'nameless',
        label: msg('Without a name', { id: 'sc.map.viewer.nameless' }),
        props: { name: undefined, address: undefined },
      },
      { id: 'back', label: msg('With a back button', { id: 'sc.map.viewer.back' }), props: { back: true } },
      {
        id: 'dark',
        label: msg('Always dark', { id: 'sc.map.dark' }),
        props: { className: 'always-dark' },
      },
    ],
    choices: { coordinates: ['wgs84', 'gcj02', 'bd09'] },
  };
}

/** The examples of what shows maps; none of them needs the network, but that which says so. */
export const mapExamples = (): Readonly<Record<string, Example>> => ({
  map: mapExample(),
  'location-picker': pickerExample(),
  'location-viewer': viewerExample(),
});
