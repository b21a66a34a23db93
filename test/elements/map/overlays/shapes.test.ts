import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { ControlTapEvent } from '../../../../elements/map/events.js';
import { useTokens } from '../../../helpers/tokens.js';
import { createStage, removeStage, type TestStage } from './stage-fixture.js';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const NOTHING = [0, 0, 0, 0];
const GREEN_SQUARE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="lime"/></svg>')}`;

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
/** At zoom 10 a degree of longitude is so wide, in px. */
const DEGREE = (256 * 1024) / 360;

describe('lines and areas of a map', () => {
  let stage: TestStage;

  before(useTokens);
  beforeEach(() => {
    stage = createStage();
  });
  afterEach(removeStage);

  const canvas = () => stage.root.querySelector('canvas')!;

  /** Colors of the canvas at a point and to the right of it, in px from the middle of the map. */
  function colors(x: number, y: number, count: number): number[][] {
    const node = canvas();
    const { left, top, width } = node.getBoundingClientRect();
    const map = stage.map.getContainer().getBoundingClientRect();
    const ratio = node.width / width;
    const [column, row] = [map.left - left + 300 + x, map.top - top + 200 + y];
    const [from, height, pixels] = [column * ratio, row * ratio, count * ratio].map(Math.floor) as [
      number,
      number,
      number,
    ];
    const { data } = node.getContext('2d')!.getImageData(from, height, pixels, 1);
    return Array.from({ length: count }, (_, index) => {
      const first = Math.floor(index * ratio) * 4;
      return [...data.slice(first, first + 4)];
    });
  }
  const color = (x: number, y: number): number[] => colors(x, y, 1)[0]!;

  const shows = (expected: number[], x: number, y: number) =>
    waitUntil(() => String(color(x, y)) === String(expected), `${x}, ${y} is ${expected}`);

  const across = [at(0, -0.2), at(0, 0.2)];

  it('draws a line with its border, and sections in colors of their own', async () => {
    const points = [at(0, -0.2), at(0, 0), at(0, 0.2)];
    stage.set({
      polyline: [
        {
          points,
          width: 10,
          color: '#00ff00',
          colorList: ['#ff0000', '#0000ffff'],
          borderColor: '#000',
          borderWidth: 4,
        },
      ],
    });
    await shows(RED, -50, 0);
    await shows(BLUE, 50, 0);
    await shows([0, 0, 0, 255], 50, 7);
    await shows(NOTHING, 50, 12);
  });

  it('draws dashes', async () => {
    stage.set({ polyline: [{ points: across, width: 10, color: 'red', dashArray: [20, 20] }] });
    await shows(RED, -0.2 * DEGREE + 8, 0);
    await shows(NOTHING, -0.2 * DEGREE + 30, 0);
  });

  it('draws arrows along a line, and those of a picture', async () => {
    stage.set({ polyline: [{ points: across, width: 20, color: 'red', arrowLine: true }] });
    await shows(RED, -0.2 * DEGREE + 5, 0);
    const whites = () => colors(-140, 0, 280).filter((rgba) => rgba[1]! > 200).length;
    await waitUntil(() => whites() > 2, 'white arrows');
    stage.set({ polyline: [{ points: across, width: 20, color: 'red', arrowIconPath: GREEN_SQUARE }] });
    await waitUntil(() => whites() > 30, 'green pictures');
    expect(canvas()).to.exist;
  });

  it('has arrows that are wider than a narrow line', async () => {
    stage.set({ polyline: [{ points: across, width: 6, color: 'red', arrowLine: true }] });
    await shows(RED, 0, 0);
    const beside = colors(-140, 4, 280).filter((rgba) => String(rgba) === String(RED));
    expect(beside.length).to.be.above(10);
    expect(beside.length).to.be.below(140);
  });

  it('draws polygons and circles in their order', async () => {
    const square = [at(-0.1, -0.1), at(-0.1, 0.1), at(0.1, 0.1), at(0.1, -0.1)];
    stage.set({
      polygons: [
        { points: square, fillColor: '#0000ff', zIndex: 1 },
        { points: square, fillColor: '#ff0000' },
      ],
      circles: [{ ...at(0, 0.3), radius: 5000, fillColor: 'rgb(255 0 0)', color: 'blue', strokeWidth: 4 }],
    });
    await shows(BLUE, 0, 0);
    await shows(RED, 0.3 * DEGREE, 0);
    // 5000 m on the equator, at whose end is the middle of the stroke.
    await shows(BLUE, Math.round((0.3 + (5000 / 40_075_017) * 360) * DEGREE) - 1, 0);
    stage.set({ polygons: [], circles: [] });
    await shows(NOTHING, 0, 0);
  });

  it('draws a line over the antimeridian the short way', async () => {
    stage.view(0, 180);
    stage.set({ polyline: [{ points: [at(0, 179.8), at(0, -179.8)], width: 10, color: 'red' }] });
    await shows(RED, 50, 0);
    await shows(NOTHING, 250, 0);
  });

  it('are shown in the copy of the world that is in view', async () => {
    stage.set({ polyline: [{ points: across, width: 10, color: 'red' }] });
    stage.view(0, 360);
    await shows(RED, 50, 0);
  });

  it('lets a tap through to the map, once', async () => {
    let taps = 0;
    stage.map.on('click', () => (taps += 1));
    stage.set({ circles: [{ ...at(0, 0), radius: 5000, fillColor: 'red' }] });
    await shows(RED, 0, 0);
    await sendMouse({ type: 'click', position: stage.middle(stage.map.getContainer()) });
    expect(taps).to.equal(1);
  });
});

describe('controls of a map', () => {
  let stage: TestStage;

  beforeEach(() => {
    stage = createStage();
  });
  afterEach(removeStage);

  it('are buttons if they may be tapped, else pictures', async () => {
    stage.set({
      controls: [
        {
          id: 0,
          iconPath: GREEN_SQUARE,
          position: { left: 10, top: 20, width: 40, height: 30 },
          clickable: true,
          ariaLabel: 'Go',
        },
        { iconPath: GREEN_SQUARE, position: { left: 100, top: 0 } },
      ],
    });
    const go = stage.root.querySelector<HTMLElement>('button.control')!;
    const map = stage.map.getContainer().getBoundingClientRect();
    const { left, top, width, height } = go.getBoundingClientRect();
    expect([left - map.left, top - map.top, width, height]).to.deep.equal([10, 20, 40, 30]);
    await sendMouse({ type: 'click', position: stage.middle(go) });
    go.focus();
    await sendKeys({ press: 'Enter' });
    expect(stage.fired.map((event) => [event.type, (event as ControlTapEvent).controlId])).to.deep.equal([
      ['controltap', 0],
      ['controltap', 0],
    ]);
    expect(stage.root.querySelectorAll('.control')).to.have.length(2);
    await expect(stage.host).to.be.accessible();
  });

  it('are hit within 24 px, if they are smaller', () => {
    const position = { left: 50, top: 50, width: 12, height: 40 };
    stage.set({ controls: [{ id: 0, iconPath: GREEN_SQUARE, position, clickable: true, ariaLabel: 'Go' }] });
    const button = stage.root.querySelector('button.control')!;
    const { left, right, top } = button.getBoundingClientRect();
    const isHit = (x: number) => stage.root.elementFromPoint(x, top + 20)!.closest('button') === button;
    expect([left - 7, left - 5, right + 5, right + 7].map(isHit)).to.deep.equal([false, true, true, false]);
  });

  it('keep the focus when they change, and go', () => {
    const control = { id: 1, iconPath: GREEN_SQUARE, clickable: true, ariaLabel: 'Go' };
    stage.set({ controls: [control] });
    const node = stage.root.querySelector<HTMLElement>('.control')!;
    node.focus();
    stage.set({ controls: [{ ...control, ariaLabel: 'Went' }] });
    expect(stage.root.activeElement).to.equal(node);
    expect(node.ariaLabel).to.equal('Went');
    stage.set({ controls: [] });
    expect(stage.root.querySelector('.control')).to.equal(null);
  });
});
