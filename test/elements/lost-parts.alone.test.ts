import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements/image-viewer';
import 'nacre/elements/input';
import 'nacre/elements/modal';
import 'nacre/elements/picker';
import 'nacre/elements/search-bar';
import 'nacre/elements/swiper';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import type { NcInput } from 'nacre/elements/input';
import type { NcModal } from 'nacre/elements/modal';
import type { NcPicker } from 'nacre/elements/picker';
import type { NcSwiper } from 'nacre/elements/swiper';
import { keys, refuseOnce } from '../helpers/commands.js';
import { collectReports } from '../helpers/errors.js';

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Uses an element while the server refuses one of its parts, and waits until the failure is reported. */
async function loseOnce(part: string, use: () => void | Promise<void>): Promise<void> {
  refuseOnce(part);
  const reports = collectReports();
  try {
    await use();
    await waitUntil(() => reports.messages.length > 0, `the failed load of ${part} is reported`);
  } finally {
    reports.stop();
  }
  expect(reports.messages, 'reported once').to.have.length(1);
}

describe('an element whose part the server refused once', () => {
  it('<nc-input> shows its suggestions with the next ones', async () => {
    const input = await fixture<NcInput>('<nc-input label="Shell"></nc-input>');
    await loseOnce('elements/input/suggestions', async () => {
      input.suggestions = ['Oyster'];
      await input.updateComplete;
    });
    input.suggestions = ['Oyster', 'Mussel'];
    await waitUntil(() => input.shadowRoot!.querySelectorAll('option').length === 2, 'both suggestions');
    expect(input.shadowRoot!.querySelector('input')!.list!.options).to.have.length(2);
  });

  it('<nc-search-bar> shows its suggestions with the next key', async () => {
    const bar = await fixture<HTMLElement & { suggestions?: readonly string[] }>('<nc-search-bar></nc-search-bar>');
    bar.suggestions = ['Oyster', 'Mussel'];
    bar.focus();
    await loseOnce('elements/search-bar/panel', () => keys('ArrowDown'));
    await keys('ArrowDown');
    await waitUntil(() => bar.shadowRoot!.querySelectorAll('[role=option]').length === 2, 'both suggestions');
    expect(bar.matches(':state(open)')).to.equal(true);
  });

  it('<nc-swiper> adapts its height with the next slide', async () => {
    const swiper = await fixture<NcSwiper>(
      `<nc-swiper style="width: 200px">${[50, 90]
        .map((height) => `<nc-swiper-item><div style="height: ${height}px"></div></nc-swiper-item>`)
        .join('')}</nc-swiper>`,
    );
    await loseOnce('elements/swiper/auto-height', async () => {
      swiper.autoHeight = true;
      await swiper.updateComplete;
    });
    swiper.goTo(1, { animate: false });
    await waitUntil(() => Math.round(swiper.getBoundingClientRect().height) === 90, 'the height of the second slide');
    expect(swiper.current).to.equal(1);
  });

  it('<nc-picker> opens at the next try', async () => {
    const picker = await fixture<NcPicker>('<nc-picker label="Fruit"></nc-picker>');
    picker.range = ['Apple', 'Pear', 'Plum'];
    await picker.updateComplete;
    await loseOnce('elements/picker/panel', async () => {
      picker.focus();
      await keys('Enter');
    });
    await waitUntil(() => !picker.open, 'the picker is closed');
    await keys('Enter');
    await waitUntil(() => picker.open && document.querySelector(':modal, :popover-open') !== undefined, 'it opens');
    await picker.updateComplete;
    await keys('ArrowDown');
    await keys('Enter');
    await waitUntil(() => !picker.open, 'a choice closes it');
    expect(picker.value).to.equal(1);
  });

  it('<nc-image-viewer> shows its pictures at the next opening', async () => {
    const viewer = await fixture<NcImageViewer>('<nc-image-viewer></nc-image-viewer>');
    viewer.urls = [PICTURE];
    await loseOnce('elements/image-viewer/gallery', () => {
      viewer.open = true;
    });
    await viewer.hide();
    void viewer.show();
    await waitUntil(() => viewer.shadowRoot!.querySelector('img'), 'its picture');
    expect(viewer.open).to.equal(true);
    await viewer.hide();
  });

  it('<nc-modal> shows its fields at the next opening', async () => {
    const modal = await fixture<NcModal>('<nc-modal title="Name"></nc-modal>');
    modal.inputs = [{ name: 'name', label: 'Name' }];
    await loseOnce('elements/modal/fields', () => {
      modal.open = true;
    });
    await modal.hide();
    void modal.show();
    await waitUntil(() => modal.shadowRoot!.querySelector('nc-input'), 'its field');
    expect(modal.open).to.equal(true);
    await modal.hide();
  });
});
