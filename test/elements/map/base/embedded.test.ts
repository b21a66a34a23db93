import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { TextBoxes } from '../../../../elements/map/base/embedded/boxes.js';
import { loadTowns, townBox } from '../../../../elements/map/base/embedded/towns.js';
import { createBase } from '../../../../elements/map/base/create.js';
import type { BaseLayer } from '../../../../elements/map/types.js';
import { stageFor, type StageOptions } from './stage.js';

type Stage = ReturnType<typeof stageFor>;

const WATER = 'rgb(0, 0, 255)';
const LAND = 'rgb(0, 255, 0)';

let stage: Stage | undefined;
let base: BaseLayer | undefined;

async function show(options: StageOptions = {}): Promise<Stage> {
  stage = stageFor(options);
  stage.host.style.setProperty('--nc-map-water', WATER);
  stage.host.style.setProperty('--nc-map-land', LAND);
  base = createBase(stage, 'embedded');
  await base.ready;
  return stage;
}

/** Of the tiles around the view, so that a drag finds them there. */
const MARGIN = 256;

const canvases = (): HTMLCanvasElement[] => [...stage!.root.querySelectorAll('canvas')];

/** Red, green and blue of a canvas at parts of its width and height. */
function pixelOf(canvas: HTMLCanvasElement, x: number, y: number): Uint8ClampedArray {
  const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
  probe.drawImage(canvas, -Math.floor(x * canvas.width), -Math.floor(y * canvas.height));
  return probe.getImageData(0, 0, 1, 1).data;
}

/** What the user sees at a position. */
function seenAt(latitude: number, longitude: number): string {
  const { map, container } = stage!;
  const point = map.latLngToContainerPoint([latitude, longitude]);
  const frame = container.getBoundingClientRect();
  for (const canvas of canvases()) {
    const box = canvas.getBoundingClientRect();
    const x = frame.left + point.x - box.left;
    const y = frame.top + point.y - box.top;
    if (x < 0 || y < 0 || x >= box.width || y >= box.height) continue;
    const [, green, blue] = pixelOf(canvas, x / box.width, y / box.height);
    // Lines and the rims of names may be above it.
    return green! > 200 ? 'land' : blue! > 200 ? 'water' : 'a line';
  }
  return 'nothing';
}

/** What is written on the map while `action` has it drawn again, until `awaited` is among it. */
async function textsOf(action: () => void, awaited?: string): Promise<string[]> {
  const texts: string[] = [];
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, x, y) {
    texts.push(text);
    fillText.call(this, text, x, y);
  };
  try {
    action();
    await waitUntil(() => (awaited ? texts.includes(awaited) : texts.length > 0));
    await nextFrame();
    await nextFrame();
  } finally {
    prototype.fillText = fillText;
  }
  return texts;
}

describe('the embedded base map', () => {
  afterEach(() => {
    base?.destroy();
    stage?.remove();
    base = stage = undefined;
  });

  it('shows land and water, in the colours of the page', async () => {
    await show({ zoom: 5 });
    expect(seenAt(47.3, 1.2), 'France').to.equal('land');
    expect(seenAt(46.5, -5), 'Bay of Biscay').to.equal('water');
  });

  for (const [name, places] of Object.entries({
    'Chukotka, over the antimeridian': { view: [66, 179.5, 4], land: [67, 181.7], water: [70.2, 181.5] },
    'Fiji, on both sides of it': { view: [-17.5, 179.5, 7], land: [-17.8, 178.0], water: [-18.5, 180.4] },
    'the interior of Antarctica': { view: [-72, 40, 3], land: [-78, 45], water: [-63, 41] },
    'Lesotho and the land around it': { view: [-29.5, 28.2, 6], land: [-29.2, 28.9], water: [-30.5, 31.8] },
    'China in detail': { view: [30.9, 121.5, 9], land: [30.75, 121.1], water: [30.75, 122.2] },
  }))
    it(`has ${name}`, async () => {
      const [latitude, longitude, zoom] = places.view as [number, number, number];
      await show({ latitude, longitude, zoom });
      expect(seenAt(places.land[0]!, places.land[1]!), 'land').to.equal('land');
      expect(seenAt(places.water[0]!, places.water[1]!), 'water').to.equal('water');
    });

  it('names countries in the language of the app, and follows it', async () => {
    const { language } = await show({ zoom: 5, language: 'en' });
    expect(language).to.equal('en');
    const english = await textsOf(() => base!.restyle());
    expect(english).to.include.members(['France', 'Germany', 'Switzerland']);
    stage!.language = 'fr';
    const french = await textsOf(() => base!.restyle());
    expect(french).to.include.members(['France', 'Allemagne', 'Suisse']);
    expect(french).not.to.include('Germany');
  });

  it('names cities, the largest first', async () => {
    await show({ zoom: 6 });
    const paris = await textsOf(() => base!.restyle(), 'Paris');
    expect(paris).to.include('Paris').and.not.to.include('Versailles');
    base!.destroy();
    stage!.remove();
    await show({ zoom: 11 });
    expect(await textsOf(() => base!.restyle(), 'Versailles')).to.include('Paris');
  });

  it('has something to go by at the largest zoom', async () => {
    await show({ zoom: 18 });
    const texts = await textsOf(() => base!.restyle());
    expect(texts.some((text) => /^48\.8\d+°, 2\.3\d+°$/.test(text))).to.equal(true);
  });

  it('names nothing twice at one place, nor one name over another', async () => {
    const labels = new TextBoxes();
    await show({ zoom: 7 });
    const towns = await loadTowns();
    let count = 0;
    for (const town of towns.within({ west: 0.48, north: 0.32, east: 0.54, south: 0.38 }, 7)) {
      expect(labels.hits(townBox(town, 7)), town.name).to.equal(false);
      labels.add(townBox(town, 7));
      count++;
    }
    expect(count).to.be.above(20);
  });

  it('changes its colours with the page', async () => {
    await show({ zoom: 5 });
    stage!.host.style.setProperty('--nc-map-land', WATER);
    base!.restyle();
    await waitUntil(() => seenAt(47.3, 1.2) === 'water');
  });

  it('needs few nodes, and draws as sharp as the screen', async () => {
    await show();
    expect(canvases()).to.have.lengthOf.within(1, 6);
    for (const canvas of canvases())
      expect(canvas.width / canvas.offsetWidth).to.be.closeTo(Math.min(3, devicePixelRatio), 0.01);
  });

  describe('as it moves', () => {
    /** Canvases that touch the map's box, or what is `margin` px around it. */
    const near = (margin: number): HTMLCanvasElement[] => {
      const box = stage!.container.getBoundingClientRect();
      return canvases().filter((canvas) => {
        const { left, top, right, bottom } = canvas.getBoundingClientRect();
        const [x, y] = [left < box.right + margin && right > box.left - margin, top < box.bottom + margin];
        return x && y && bottom > box.top - margin;
      });
    };
    const isDrawn = (canvas: HTMLCanvasElement): boolean => canvas.classList.contains('leaflet-tile-loaded');
    /** Whether tiles cover the map's box and `margin` px around it, without a gap. */
    const covers = (margin: number): boolean => {
      const box = stage!.container.getBoundingClientRect();
      const boxes = near(margin)
        .filter(isDrawn)
        .map((canvas) => canvas.getBoundingClientRect());
      const least = (side: 'left' | 'top'): number => Math.min(...boxes.map((each) => each[side]));
      const most = (side: 'right' | 'bottom'): number => Math.max(...boxes.map((each) => each[side]));
      const [left, top, right, bottom] = [least('left'), least('top'), most('right'), most('bottom')];
      return (
        [box.left - left, right - box.right, box.top - top, bottom - box.bottom].every((room) => room >= margin) &&
        boxes.length * 512 ** 2 === Math.round((right - left) * (bottom - top))
      );
    };

    it('has what is around it when it rests, so that a drag finds it there', async () => {
      await show({ zoom: 6 });
      await waitUntil(() => covers(MARGIN));
      stage!.map.panBy([250, -250], { animate: false });
      expect(covers(0), 'at once').to.equal(true);
    });

    it('draws what comes into view while it moves, but nothing else', async () => {
      await show({ zoom: 6 });
      stage!.map.fire('movestart');
      stage!.map.panBy([900, 0], { animate: false, noMoveStart: true });
      stage!.map.fire('movestart');
      await waitUntil(() => covers(0));
      expect(near(MARGIN).filter(isDrawn)).to.deep.equal(near(0));
      stage!.map.fire('moveend');
      await waitUntil(() => covers(MARGIN));
    });

    it('lets go of what is far away', async () => {
      await show({ zoom: 8 });
      await waitUntil(() => covers(MARGIN));
      for (let step = 0; step < 8; step++) {
        stage!.map.panBy([380, 90], { animate: false });
        expect(canvases().length, 'tiles').to.be.below(10);
        expect(near(MARGIN)).to.have.lengthOf(canvases().length);
      }
      await waitUntil(() => covers(MARGIN));
    });

    it('has the tiles of another zoom alone as soon as they are there', async () => {
      await show({ zoom: 6 });
      const before = canvases();
      for (const zoom of [7, 5]) {
        stage!.map.setZoom(zoom);
        await waitUntil(() => covers(0) && !canvases().some((canvas) => before.includes(canvas)));
        expect(canvases().every((canvas) => canvas.getBoundingClientRect().width === 512)).to.equal(true);
      }
    });

    it('has what is around it in the colours of the page as well', async () => {
      await show({ latitude: 48, longitude: 3, zoom: 5 });
      await waitUntil(() => covers(MARGIN));
      stage!.host.style.setProperty('--nc-map-land', WATER);
      base!.restyle();
      // Poland and Spain are beside the view.
      await waitUntil(() => seenAt(52.2, 20.2) === 'water' && seenAt(40.2, -3.2) === 'water');
    });
  });

  it('goes with the map', async () => {
    await show();
    base!.destroy();
    expect(canvases()).to.have.lengthOf(0);
  });

  it('names its sources', async () => {
    await show();
    expect(base!.attribution.map(({ text }) => text)).to.deep.equal(['Natural Earth', 'GeoNames']);
  });
});
