import 'nacre/elements/location-picker';
import { expect, fixture, oneEvent, waitUntil } from '@open-wc/testing';
import { configureMaps, PlaceError } from 'nacre/maps';
import type { LocationConfirmEvent, NcLocationPicker } from 'nacre/elements/location-picker';
import { keys } from '../../helpers/commands.js';
import { textContrast } from '../../helpers/contrast.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import {
  COUNTED,
  fieldOf,
  listed,
  manualPlaces,
  mapOf,
  notice,
  PARIS,
  part,
  placeAt,
  rows,
  selected,
  texts,
  usePlaces,
} from './picker-fixture.js';

const AT = 'latitude="48.8566" longitude="2.3522"';
const make = (attributes = AT) =>
  fixture<NcLocationPicker>(
    `<nc-location-picker style="width: 390px; height: 700px" ${attributes}></nc-location-picker>`,
  );
const ok = (picker: NcLocationPicker) => part<HTMLButtonElement>(picker, 'ok');
const confirmed = async (picker: NcLocationPicker) => {
  const event = oneEvent(picker, 'confirm') as unknown as Promise<LocationConfirmEvent>;
  ok(picker).click();
  const { name, address, latitude, longitude, distance } = await event;
  return { name, address, latitude, longitude, distance };
};
const type = async (picker: NcLocationPicker, text: string) => {
  picker.focus();
  for (const letter of text) await keys(letter);
};

describe('<nc-location-picker> choosing', () => {
  before(useTokens);
  usePlaces(() => COUNTED);

  it('lists the point of the pin, which is chosen, and what is near', async () => {
    const picker = await make('latitude="0" longitude="0"');
    await listed(picker, 21);
    await waitUntil(() => texts(picker)[0]!.includes('Rue Perle'), 'the point has a name');
    expect(texts(picker).slice(0, 3)).to.deep.equal([
      'This point on the map | Rue Perle · Paris',
      'Cafe 0 | 90 m · 0 Rue <b>Perle</b>',
      'Cafe 1 | 190 m · 1 Rue <b>Perle</b>',
    ]);
    expect(selected(picker)).to.deep.equal(['This point on the map']);
    expect(picker.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal('20 places');
    expect(await confirmed(picker)).to.deep.equal({
      ...{ name: 'Rue Perle', address: 'Paris', latitude: 0, longitude: 0, distance: 0 },
    });
  });

  it('gives the place of the row that was tapped, and moves the map there', async () => {
    const picker = await make();
    await listed(picker, 21);
    rows(picker)[3]!.click();
    await picker.updateComplete;
    expect(selected(picker)).to.deep.equal(['Cafe 2']);
    const { latitude, longitude } = mapOf(picker);
    expect([latitude, longitude]).to.deep.equal([48.862, 2.36]);
    expect(await confirmed(picker)).to.deep.equal({
      ...{ name: 'Cafe 2', address: '2 Rue <b>Perle</b>', latitude: 48.862, longitude: 2.36, distance: 290 },
    });
    rows(picker)[0]!.click();
    await picker.updateComplete;
    expect([mapOf(picker).latitude, mapOf(picker).longitude]).to.deep.equal([PARIS.latitude, PARIS.longitude]);
  });

  it('fires cancel for its button, and nothing for code', async () => {
    const picker = await make();
    const log: string[] = [];
    for (const name of ['cancel', 'confirm', 'input', 'change'])
      picker.addEventListener(name, ({ type: fired }) => log.push(fired));
    picker.keyword = 'Bar';
    await listed(picker, 20);
    expect(log).to.deep.equal([]);
    part(picker, 'cancel').click();
    expect(log).to.deep.equal(['cancel']);
    await type(picker, 'x');
    expect(log).to.deep.equal(['cancel']);
  });

  it('loads the next pages at the end of the list, until there are no more', async () => {
    const picker = await make();
    await listed(picker, 21);
    const scroller = picker.shadowRoot!.querySelector('#scroller')!;
    for (const count of [41, 46]) {
      scroller.scrollTop = scroller.scrollHeight;
      await listed(picker, count);
    }
    expect(new Set(texts(picker)).size).to.equal(46);
    expect(picker.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal('45 places');
  });

  it('loads none while the focus is on the link to who has the places, below them', async () => {
    const picker = await make();
    await listed(picker, 21);
    const scroller = picker.shadowRoot!.querySelector('#scroller')!;
    const isAtEnd = () => scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 40;
    const link = picker.shadowRoot!.querySelector<HTMLElement>('.source a')!;
    link.focus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitUntil(isAtEnd);
    await drawn();
    expect(picker.shadowRoot!.querySelector('.skeleton')).to.equal(null);
    expect([rows(picker).length, picker.shadowRoot!.activeElement, isAtEnd()]).to.deep.equal([21, link, true]);
  });

  it('loads as many places at once as it is told, and fills its box', async () => {
    const picker = await make(`${AT} page-size="3"`);
    await waitUntil(() => {
      const scroller = picker.shadowRoot!.querySelector('#scroller')!;
      return rows(picker).length > 4 && scroller.scrollHeight > scroller.clientHeight;
    }, 'the list is longer than its box');
    expect((rows(picker).length - 1) % 3).to.equal(0);
  });

  it('works with the keyboard alone', async () => {
    const picker = await make();
    await listed(picker, 21);
    await type(picker, 'Pub');
    await listed(picker, 20);
    expect(texts(picker)[0]).to.match(/^Pub 0/);
    expect(ok(picker).disabled, 'nothing is chosen').to.equal(true);
    const focused = () => deepActiveElement()!.querySelector('.name')?.textContent.trim();
    await keys('ArrowDown');
    expect(focused()).to.equal('Pub 0');
    await keys('ArrowDown');
    await keys('ArrowDown');
    expect(focused()).to.equal('Pub 2');
    expect(selected(picker)).to.deep.equal([]);
    await keys('Enter');
    await waitUntil(() => selected(picker).length === 1, 'it is chosen');
    expect(selected(picker)).to.deep.equal(['Pub 2']);
    await keys('Home');
    expect(focused()).to.equal('Pub 0');
    await keys('ArrowUp');
    expect(deepActiveElement()).to.equal(fieldOf(picker).shadowRoot!.querySelector('input'));
    expect((await confirmed(picker)).name).to.equal('Pub 2');
    await keys('Escape');
    await listed(picker, 21);
    expect([fieldOf(picker).value, selected(picker)]).to.deep.equal(['', ['This point on the map']]);
  });

  it('begins with the keyword of the page', async () => {
    const picker = await make(`${AT} keyword=" Bar "`);
    await listed(picker, 20);
    expect(texts(picker)[0]).to.match(/^Bar 0/);
    expect(picker.matches(':state(searching)')).to.equal(true);
    expect(ok(picker).disabled).to.equal(true);
    picker.keyword = '';
    await listed(picker, 21);
    expect(picker.matches(':state(searching)')).to.equal(false);
  });

  it('says that a search has no results', async () => {
    const picker = await make(`${AT} keyword="nothing"`);
    await waitUntil(() => notice(picker), 'it says so');
    expect(notice(picker)).to.equal('No places found Try other words, or move the map.');
    await expect(picker).to.be.accessible();
  });

  it('keeps the answers of an earlier search out of the list', async () => {
    const { provider, asked } = manualPlaces();
    configureMaps({ places: provider });
    const picker = await make();
    await type(picker, 'ab');
    await waitUntil(() => asked.some(({ query }) => query.keyword === 'ab'), 'it is asked for');
    const [first, last] = [asked[0]!, asked.at(-1)!];
    expect(first.query.signal.aborted).to.equal(true);
    last.resolve([placeAt(7, 'New')]);
    await listed(picker, 1);
    first.resolve([placeAt(1, 'Old'), placeAt(2, 'Old')]);
    await picker.updateComplete;
    expect(texts(picker)).to.have.length(1);
    expect(texts(picker)[0]).to.match(/^New 7/);
  });

  for (const theme of ['light', 'dark']) {
    it(`can be read while it searches anew: ${theme}`, async () => {
      const { provider, asked } = manualPlaces();
      configureMaps({ places: provider });
      document.documentElement.dataset['ncTheme'] = theme;
      try {
        const picker = await make();
        await waitUntil(() => asked.length === 1);
        asked[0]!.resolve([placeAt(1), placeAt(2)]);
        await listed(picker, 3);
        await type(picker, 'a');
        await waitUntil(() => asked.length > 1);
        const list = picker.shadowRoot!.querySelector<HTMLElement>('#list')!;
        await waitUntil(() => list.ariaBusy === 'true');
        for (const each of list.getAnimations({ subtree: true })) if (each instanceof CSSTransition) each.finish();
        const words = [...list.querySelectorAll('.name, .details')].filter(({ textContent }) => textContent?.trim());
        expect(words.length).to.be.above(2);
        for (const word of words) expect(textContrast(word), word.textContent!).to.be.at.least(4.5);
      } finally {
        delete document.documentElement.dataset['ncTheme'];
      }
    });
  }

  it('lets the user choose the point when there are no places, and tries again', async () => {
    const { provider, asked } = manualPlaces();
    configureMaps({ places: provider });
    const picker = await make();
    await waitUntil(() => asked.length === 1, 'it is asked for');
    asked[0]!.reject(new PlaceError('network', 'no server'));
    await waitUntil(() => notice(picker), 'it says so');
    expect(notice(picker)).to.match(/^The places could not be loaded .* Try again$/);
    await expect(picker).to.be.accessible();
    expect(texts(picker)).to.deep.equal(['This point on the map | 48.8566, 2.3522']);
    expect(await confirmed(picker)).to.deep.equal({ ...PARIS, name: '', address: '', distance: 0 });
    picker.shadowRoot!.querySelector<HTMLElement>('.notice button')!.click();
    await waitUntil(() => asked.length === 2, 'it is asked for again');
    asked[1]!.resolve([placeAt(1)]);
    await listed(picker, 2);
    expect(notice(picker)).to.equal('');
  });

  it('keeps the places that it has when a further page fails', async () => {
    const { provider, asked } = manualPlaces();
    configureMaps({ places: provider });
    const picker = await make(`${AT} keyword="x"`);
    await waitUntil(() => asked.length === 1, 'it is asked for');
    asked[0]!.resolve([placeAt(1), placeAt(2)], true);
    await waitUntil(() => asked.length === 2, 'the list is short: the next page is asked for');
    asked[1]!.reject(new PlaceError('limit', 'too many'));
    await waitUntil(() => /Too many searches/.test(notice(picker)), 'it says so');
    expect(texts(picker).filter((text) => text.startsWith('Cafe'))).to.have.length(2);
  });

  it('follows another provider, and another start', async () => {
    const picker = await make();
    await listed(picker, 21);
    const { provider, asked } = manualPlaces();
    configureMaps({ places: provider });
    await waitUntil(() => asked.length === 1, 'the new one is asked');
    picker.latitude = -10;
    await waitUntil(() => asked.length === 2, 'it is asked for the new start');
    expect(asked[1]!.query.near).to.deep.equal({ latitude: -10, longitude: PARIS.longitude });
    asked[1]!.resolve([]);
    await waitUntil(() => notice(picker), 'it says that nothing is near');
    expect(notice(picker)).to.match(/^No places nearby/);
  });

  it('takes and gives positions in its coordinates, and asks in those of the world', async () => {
    const { provider, asked } = manualPlaces();
    configureMaps({ places: provider });
    const beijing = { latitude: 39.908823, longitude: 116.39747 };
    const picker = await make('latitude="39.908823" longitude="116.39747" coordinates="gcj02"');
    await waitUntil(() => asked.length === 1, 'it is asked for');
    const { near } = asked[0]!.query;
    expect(near!.longitude).to.be.closeTo(116.3912, 0.0005);
    asked[0]!.resolve([{ id: 'a', name: 'A', address: '', ...near! }]);
    await listed(picker, 2);
    rows(picker)[1]!.click();
    await picker.updateComplete;
    const { latitude, longitude } = await confirmed(picker);
    expect(latitude).to.be.closeTo(beijing.latitude, 1e-5);
    expect(longitude).to.be.closeTo(beijing.longitude, 1e-5);
  });
});
