import { expect, waitUntil } from '@open-wc/testing';
import 'nacre/libraries/protomaps';
import { createBase } from '../../../../elements/map/base/create.js';
import type { BaseLayer } from '../../../../elements/map/types.js';
import { mediaUrl } from '../../../helpers/media.js';
import { stageFor, type StageOptions } from './stage.js';

let stage: ReturnType<typeof stageFor>;
let base: BaseLayer | undefined;

function show(url: string, options: StageOptions = {}): BaseLayer {
  stage = stageFor({ latitude: 0, longitude: 0, ...options });
  return (base = createBase(stage, url));
}

/** The color of the map so many px from its middle. */
function colorAt(x: number): string {
  const frame = stage.container.getBoundingClientRect();
  const at = frame.left + frame.width / 2 + x;
  for (const canvas of stage.root.querySelectorAll('canvas')) {
    const box = canvas.getBoundingClientRect();
    if (at < box.left || at >= box.right || frame.top + 20 < box.top || frame.top + 20 >= box.bottom) continue;
    const density = canvas.width / box.width;
    const [red, green, blue] = canvas
      .getContext('2d')!
      .getImageData((at - box.left) * density, (frame.top + 20 - box.top) * density, 1, 1).data;
    return `${red} ${green} ${blue}`;
  }
  return 'nothing';
}

/** What is written on the map, as a picture. */
const drawn = (): string => [...stage.root.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join();

describe('a base map of vector tiles', () => {
  afterEach(() => {
    base?.destroy();
    stage.remove();
    base = undefined;
  });

  it('draws a PMTiles file by its URL, at any zoom', async () => {
    await show(mediaUrl('world.pmtiles'), { zoom: 7 }).ready;
    expect(colorAt(-100)).to.equal('226 223 218');
    expect(colorAt(100)).to.equal('128 222 234');
  });

  it('is dark in the dark', async () => {
    await show(mediaUrl('world.pmtiles')).ready;
    const light = colorAt(-100);
    stage.isDark = true;
    base!.restyle();
    await waitUntil(() => colorAt(-100) !== light);
    expect(colorAt(-100)).to.equal('31 31 31');
  });

  it('names places in the language of the app', async () => {
    await show(mediaUrl('world.pmtiles'), { longitude: -90, zoom: 3 }).ready;
    const english = drawn();
    stage.language = 'fr-CA';
    base!.restyle();
    await waitUntil(() => drawn() !== english);
    expect(drawn()).not.to.equal(english);
  });

  it('names its sources', async () => {
    await show(mediaUrl('world.pmtiles')).ready;
    expect(base!.attribution.map(({ text }) => text)).to.deep.equal(['Protomaps', '© OpenStreetMap']);
  });

  for (const [name, url, message] of [
    ['is missing', mediaUrl('lost.pmtiles'), /could be read: .*404/],
    ['comes from a server without ranges', `${mediaUrl('world.pmtiles')}?ranges=no`, /could be read: ./],
    ['is another file', '/__map__/archives/broken.pmtiles', /could be read: Wrong magic number/],
  ] as const)
    it(`says that the file ${name}`, async () => {
      const error = await show(url).ready.catch((reason: Error) => reason);
      expect(String(error)).to.match(message);
    });

  it('goes with the map', async () => {
    await show(mediaUrl('world.pmtiles')).ready;
    base!.destroy();
    expect(stage.root.querySelectorAll('canvas')).to.have.lengthOf(0);
  });
});
