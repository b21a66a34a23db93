// Makes world.pmtiles: a vector map of one tile for the whole world. The west is land, the east is water; a country is named
// in English and French. Formats: PMTiles 3 (github.com/protomaps/PMTiles) and Mapbox Vector Tile 2.1.
// node test/media/pmtiles.mjs
import { writeFileSync } from 'node:fs';

const EXTENT = 4096;

/** Numbers of 7 bits, the lowest first. */
function varint(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

/** Fields of a protocol buffer: numbers, texts, lists of numbers (packed) and messages. */
const number = (field, value) => [...varint(field << 3), ...varint(value)];
const bytes = (field, value) => [...varint((field << 3) | 2), ...varint(value.length), ...value];
const text = (field, value) => bytes(field, [...Buffer.from(value)]);
const packed = (field, values) => bytes(field, values.flatMap(varint));

const zigzag = (value) => (value < 0 ? -value * 2 - 1 : value * 2);
const MOVE = 1;
const LINE = 2;
const CLOSE = 7;
const command = (id, count) => (count << 3) | id;

/** A rectangle, clockwise. */
const area = (left, top, right, bottom) => [
  ...[command(MOVE, 1), zigzag(left), zigzag(top)],
  ...[command(LINE, 3), zigzag(right - left), 0, 0, zigzag(bottom - top), zigzag(left - right), 0],
  command(CLOSE, 1),
];
const point = (x, y) => [command(MOVE, 1), zigzag(x), zigzag(y)];

const POINT = 1;
const POLYGON = 3;

function layer(name, type, geometry, properties) {
  const keys = Object.keys(properties);
  const tags = keys.flatMap((_, index) => [index, index]);
  return bytes(3, [
    ...number(15, 2),
    ...text(1, name),
    ...bytes(2, [...packed(2, tags), ...number(3, type), ...packed(4, geometry)]),
    ...keys.flatMap((key) => text(3, key)),
    ...keys.flatMap((key) => bytes(4, text(1, properties[key]))),
    ...number(5, EXTENT),
  ]);
}

const tile = [
  ...layer('earth', POLYGON, area(0, 0, EXTENT / 2, EXTENT), { kind: 'earth' }),
  ...layer('water', POLYGON, area(EXTENT / 2, 0, EXTENT, EXTENT), { kind: 'ocean' }),
  ...layer('places', POINT, point(EXTENT / 4, EXTENT / 2), {
    kind: 'country',
    name: 'Westland',
    'name:en': 'Westland',
    'name:fr': 'Pays de l’Ouest',
  }),
];

// One entry: tile 0, once, so long, at the start.
const directory = [1, 0, 1, tile.length, 1].flatMap(varint);
const metadata = [...Buffer.from(JSON.stringify({ name: 'A world for tests' }))];

const HEADER = 127;
const header = Buffer.alloc(HEADER);
header.write('PMTiles');
header.writeUInt8(3, 7);
const metadataAt = HEADER + directory.length;
const tilesAt = metadataAt + metadata.length;
const sections = [HEADER, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 1, 1, 1];
for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
// Clustered; directories and tiles are not compressed; vector tiles of zoom 0 to 0; the whole world; its center at zoom 0.
for (const [index, value] of [1, 1, 1, 1, 0, 0].entries()) header.writeUInt8(value, 96 + index);
for (const [index, value] of [-180, -85, 180, 85].entries()) header.writeInt32LE(value * 1e7, 102 + index * 4);

const file = new URL('world.pmtiles', import.meta.url);
writeFileSync(file, Buffer.from([...header, ...directory, ...metadata, ...tile]));
