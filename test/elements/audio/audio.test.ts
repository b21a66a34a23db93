import { expect, waitUntil } from '@open-wc/testing';
import type { NcAudio } from 'nacre/elements/audio';
import { settled } from '../../helpers/dom.js';
import { MANY_PLAYERS, mediaUrl, tone } from '../../helpers/media.js';
import { elementSuite } from '../../suites/element-suite.js';
import { part, player } from './audio-fixture.js';

const on = { default: true, sample: false, text: 'false' };
const off = { default: false, sample: true };

describe('<nc-audio>', () => {
  elementSuite<NcAudio>({
    tag: 'nc-audio',
    restless: ['loaded', 'full', 'broken'],
    html: '<nc-audio title="Pearls" author="Ama"></nc-audio>',
    states: {
      loaded: `<nc-audio src=${mediaUrl(tone())}></nc-audio>`,
      full: `<nc-audio title="Pearls" author="Ama" poster=${mediaUrl('photo.jpg')} src=${mediaUrl(tone())} show-loop-btn loop show-download-btn show-previous-btn show-next-btn>A transcript</nc-audio>`,
      broken: `<nc-audio src=${mediaUrl('broken.mp4')}></nc-audio>`,
    },
    properties: {
      src: { default: '', sample: mediaUrl(tone()) },
      poster: { default: '', sample: mediaUrl('photo.jpg') },
      title: { default: '', sample: 'Pearls' },
      author: { default: '', sample: 'Ama' },
      autoplay: off,
      loop: off,
      muted: off,
      volume: { default: 1, sample: 0.5 },
      playbackRate: { default: 1, sample: 1.5 },
      initialTime: { default: 0, sample: 2 },
      preload: { default: 'metadata', sample: 'auto' },
      showMuteBtn: on,
      showRateBtn: on,
      showLoopBtn: off,
      showDownloadBtn: off,
      showPreviousBtn: off,
      showNextBtn: off,
      showLoading: on,
      concurrent: off,
    },
    focusable: true,
    text: {
      html: '<nc-audio></nc-audio>',
      read: (audio) => audio.shadowRoot!.querySelector('[part~=play]')?.ariaLabel,
      en: 'Play',
      fr: 'Lire',
    },
  });

  it('fits into 240 px, with all its buttons, in both directions', async () => {
    const audio = await player(
      'title="A rather long title about pearls" author="Ama" show-loop-btn show-download-btn show-previous-btn show-next-btn',
    );
    audio.style.inlineSize = '240px';
    for (const direction of ['ltr', 'rtl']) {
      audio.dir = direction;
      await settled(audio);
      const box = audio.getBoundingClientRect();
      expect(box.width).to.equal(240);
      for (const name of ['play', 'previous', 'next', 'seek', 'time', 'mute', 'loop', 'settings', 'download']) {
        const { left, right, width } = part(audio, name).getBoundingClientRect();
        expect(left, name).to.be.at.least(box.left);
        expect(right, name).to.be.at.most(box.right);
        expect(width, name).to.be.at.least(24);
      }
      expect(audio.scrollWidth).to.be.at.most(240);
    }
  });

  it('leaves no sound behind when many come and go', async () => {
    const sounds: HTMLAudioElement[] = [];
    for (let count = 0; count < MANY_PLAYERS; count++) {
      const audio = document.createElement('nc-audio');
      audio.src = mediaUrl(tone());
      document.body.append(audio);
      await audio.updateComplete;
      sounds.push(audio.media!);
      audio.remove();
    }
    expect(sounds).to.have.length(MANY_PLAYERS);
    const isBusy = (sound: HTMLAudioElement) => sound.hasAttribute('src') || sound.networkState !== sound.NETWORK_EMPTY;
    await waitUntil(() => !sounds.some(isBusy), 'all are empty');
  });
});
