import 'nacre/elements/location-picker';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcLocationPicker } from 'nacre/elements/location-picker';
import { drag, keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { COUNTED, listed, mapOf, notice, PARIS, part, rows, selected, texts, usePlaces } from './picker-fixture.js';

const AT = 'latitude="48.8566" longitude="2.3522"';
const make = (attributes = AT, size = 'width: 390px; height: 600px') =>
  fixture<NcLocationPicker>(`<nc-location-picker style="${size}" ${attributes}></nc-location-picker>`);
const box = (element: Element) => element.getBoundingClientRect();

/** Answers the picker's question where the device is, as the bus does. */
function answerPosition(picker: EventTarget, answer: () => unknown): string[] {
  const asked: string[] = [];
  picker.addEventListener('nc-request', (event) => {
    const { name } = event as unknown as { name: string };
    asked.push(name);
    (event as unknown as { respondWith(answer: unknown): void }).respondWith(answer());
  });
  return asked;
}
const withPosition = async (answer: () => unknown, attributes = '') => {
  const home = await fixture<HTMLElement>('<div style="height: 600px"></div>');
  const asked = answerPosition(home, answer);
  home.innerHTML = `<nc-location-picker ${attributes}></nc-location-picker>`;
  return { picker: home.firstElementChild as NcLocationPicker, asked };
};

describe('<nc-location-picker> and its map', () => {
  before(useTokens);
  usePlaces(() => COUNTED);

  it('has the map on top and the list below on a phone, beside each other from 768 px', async () => {
    const picker = await make();
    await listed(picker, 21);
    const map = () => box(part(picker, 'map'));
    const panel = () => box(part(picker, 'panel'));
    expect(map().bottom).to.be.at.most(panel().top);
    expect(map().width).to.equal(390);
    picker.style.width = '768px';
    await drawn();
    expect(map().right).to.be.at.most(panel().left);
    expect(map().height).to.equal(600);
    picker.dir = 'rtl';
    await drawn();
    expect(panel().right).to.be.at.most(map().left);
  });

  it('has the tip of the pin in the middle of the map, in each layout', async () => {
    const picker = await make();
    for (const [width, dir] of [
      ['390px', 'ltr'],
      ['390px', 'rtl'],
      ['1000px', 'ltr'],
    ] as const) {
      picker.style.width = width;
      picker.dir = dir;
      await drawn();
      const map = box(part(picker, 'map'));
      const pin = box(part(picker, 'pin').querySelector('svg')!);
      expect(pin.left + pin.width / 2).to.be.closeTo(map.left + map.width / 2, 0.5);
      expect(pin.bottom).to.be.closeTo(map.top + map.height / 2, 0.5);
    }
  });

  it('keeps clear of the notch and the bar of the system', async () => {
    const picker = await make();
    picker.style.setProperty('--nc-safe-top', '47px');
    picker.style.setProperty('--nc-safe-bottom', '34px');
    await drawn();
    expect(box(part(picker, 'ok')).top - box(picker).top).to.be.at.least(47);
    const { paddingBottom } = getComputedStyle(picker.shadowRoot!.querySelector('#scroller')!);
    expect(parseFloat(paddingBottom)).to.be.at.least(34);
  });

  it('lists what is near the point to which the user has moved the map, and lifts the pin meanwhile', async () => {
    const picker = await make();
    await listed(picker, 21);
    rows(picker)[2]!.click();
    await picker.updateComplete;
    const states: boolean[] = [];
    const map = mapOf(picker);
    await map.getScale();
    map.addEventListener('regionchange', () => states.push(picker.matches(':state(dragging)')));
    const { left, top } = box(map);
    await drag([
      [left + 200, top + 120],
      [left + 160, top + 120],
      [left + 120, top + 120],
    ]);
    await waitUntil(() => selected(picker)[0] === 'This point on the map', 'the new point is chosen');
    expect(states[0], 'lifted').to.equal(true);
    await waitUntil(() => !picker.matches(':state(dragging)'), 'down again');
    await listed(picker, 21);
  });

  it('lists what is near after a move by keys', async () => {
    const picker = await make();
    await listed(picker, 21);
    const map = mapOf(picker);
    await map.getScale();
    rows(picker)[2]!.click();
    map.focus();
    await keys('ArrowRight');
    await waitUntil(() => selected(picker)[0] === 'This point on the map', 'the new point is chosen');
    expect(map.longitude).to.not.equal(PARIS.longitude);
  });

  it('has the point among the results of a search once the user has moved the map', async () => {
    const picker = await make(`${AT} keyword="Bar"`);
    await listed(picker, 20);
    const map = mapOf(picker);
    await map.getScale();
    map.focus();
    await keys('ArrowLeft');
    await listed(picker, 21);
    expect(selected(picker)).to.deep.equal(['This point on the map']);
    expect(texts(picker)[1]).to.match(/^Bar 0/);
  });

  it('begins where the device is, and goes back there', async () => {
    const { picker, asked } = await withPosition(() => ({ latitude: 0, longitude: 10, accuracy: 5 }));
    await listed(picker, 21);
    const map = mapOf(picker);
    expect([map.latitude, map.longitude, map.scale, map.showLocation]).to.deep.equal([0, 10, 16, true]);
    rows(picker)[5]!.click();
    await waitUntil(() => map.latitude > 48, 'it is at the place');
    part(picker, 'my-location').click();
    await waitUntil(() => map.latitude === 0, 'it is back');
    expect(selected(picker)).to.deep.equal(['This point on the map']);
    expect(new Set(asked)).to.deep.equal(new Set(['getLocation']));
  });

  it('explains a refused permission, and lets the user choose all the same', async () => {
    const refused = Object.assign(new Error('getLocation:fail denied'), { errCode: 4 });
    let answer: () => unknown = () => Promise.reject(refused);
    const { picker } = await withPosition(() => answer());
    await waitUntil(() => notice(picker), 'it explains');
    expect(notice(picker)).to.match(
      /^This page is not allowed to use your location Allow access to your location in the settings, then try again\. You can also search/,
    );
    expect(part<HTMLButtonElement>(picker, 'ok').disabled).to.equal(true);
    await expect(picker).to.be.accessible();
    const map = mapOf(picker);
    await map.getScale();
    map.focus();
    await keys('ArrowRight');
    await listed(picker, 21);
    expect(notice(picker)).to.equal('');
    expect(part<HTMLButtonElement>(picker, 'ok').disabled).to.equal(false);
    part(picker, 'my-location').click();
    await waitUntil(() => notice(picker), 'it explains again');
    answer = () => ({ latitude: 1, longitude: 2 });
    picker.shadowRoot!.querySelector<HTMLElement>('.notice button')!.click();
    await waitUntil(() => map.latitude === 1, 'it is there');
    expect(notice(picker)).to.equal('');
  });

  it('stays where the user has moved while the device looked for its position', async () => {
    let found!: (position: object) => void;
    const { picker } = await withPosition(() => new Promise((resolve) => (found = resolve)));
    await waitUntil(() => found, 'it is asked for');
    const map = mapOf(picker);
    await map.getScale();
    map.focus();
    await keys('ArrowRight');
    await listed(picker, 21);
    const { longitude } = map;
    found({ latitude: 60, longitude: 60 });
    await drawn();
    expect(map.longitude).to.equal(longitude);
    expect(part(picker, 'my-location').ariaBusy).to.equal('false');
  });
});
