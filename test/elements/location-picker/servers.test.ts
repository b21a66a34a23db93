import 'nacre/elements/location-picker';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { configureMaps } from 'nacre/maps';
import type { NcLocationPicker } from 'nacre/elements/location-picker';
import { keys } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { notice, part, rows, texts } from './picker-fixture.js';

let runs = 0;

/** A picker that asks the local server of places, in one of its modes. */
async function make(mode: string, keyword = '') {
  const run = `picker-${Date.now()}-${runs++}`;
  const url = `${location.origin}/__places__/${mode}/${run}`;
  configureMaps({ places: { type: 'nominatim', url, interval: 0 } });
  const picker = await fixture<NcLocationPicker>(
    `<nc-location-picker style="width: 390px; height: 700px" latitude="52.5" longitude="13.4" keyword="${keyword}"></nc-location-picker>`,
  );
  const log = async () => (await (await fetch(`/__places__/log/${run}`)).json()) as { query: { q?: string } }[];
  return { picker, log };
}
const found = (picker: NcLocationPicker) => texts(picker).filter((text) => !text.startsWith('This point'));

describe('<nc-location-picker> with a server of places', () => {
  before(useTokens);
  after(() => configureMaps({ places: undefined }));

  it('shows names and addresses as texts, and who has the places', async () => {
    const { picker } = await make('ok', 'bar');
    await waitUntil(() => found(picker).length === 3, 'the places are listed');
    expect(found(picker)[1]).to.match(/^bar <b>1<\/b> \| .* · 1, Torstraße, Mitte, Berlin, Germany$/);
    expect(picker.shadowRoot!.querySelector('.row b')).to.equal(null);
    expect(picker.shadowRoot!.querySelector<HTMLElement>('.source')!.innerText).to.match(/OpenStreetMap/);
  });

  it('loads further pages of a long answer', async () => {
    const { picker } = await make('ok', 'many 45');
    await waitUntil(() => found(picker).length >= 20, 'the first page is there');
    const scroller = picker.shadowRoot!.querySelector('#scroller')!;
    await waitUntil(() => {
      scroller.scrollTop = scroller.scrollHeight;
      return found(picker).length === 45;
    }, 'all are there');
    expect(new Set(found(picker)).size).to.equal(45);
  });

  it('shows what was typed last, however slow the server is, and does not send each letter', async () => {
    const { picker, log } = await make('slow');
    picker.focus();
    for (const letter of 'cafe') await keys(letter);
    await waitUntil(() => found(picker).some((text) => text.startsWith('cafe <b>')), 'the places are listed');
    expect(found(picker).every((text) => text.startsWith('cafe <b>'))).to.equal(true);
    const asked = (await log()).map(({ query }) => query.q).filter(Boolean);
    expect(asked.at(-1)).to.equal('cafe');
    expect(asked.length).to.be.below(4);
  });

  for (const [mode, text] of [
    ['failing', /^The places could not be loaded Try again, or choose the point/],
    ['html', /^The places could not be loaded/],
    ['limited', /Too many searches/],
    ['refusing', /^The places could not be loaded/],
  ] as const) {
    it(`says so, and gives the point, when the server is ${mode}`, async () => {
      const { picker } = await make(mode, 'bar');
      await waitUntil(() => notice(picker), 'it says so');
      expect(notice(picker)).to.match(text);
      const [point] = rows(picker);
      point!.click();
      await picker.updateComplete;
      expect(part<HTMLButtonElement>(picker, 'ok').disabled).to.equal(false);
    });
  }
});
