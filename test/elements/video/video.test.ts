import 'nacre/elements/video';
import type { NcVideo } from 'nacre/elements/video';
import { clip, mediaUrl } from '../../helpers/media.js';
import { elementSuite } from '../../suites/element-suite.js';

const on = { default: true, sample: false, text: 'false' };

describe('<nc-video>', () => {
  elementSuite<NcVideo>({
    tag: 'nc-video',
    restless: ['loaded', 'bare', 'captions', 'qualities', 'broken', 'with danmaku', 'with a poster'],
    html: '<nc-video title="Pearls"></nc-video>',
    states: {
      loaded: `<nc-video src=${mediaUrl(clip())} muted></nc-video>`,
      bare: `<nc-video src=${mediaUrl(clip())} controls="false" show-center-play-btn="false"></nc-video>`,
      captions: `<nc-video src=${mediaUrl(clip())} muted><track src=${mediaUrl('captions.en.vtt')} srclang="en" default></nc-video>`,
      qualities: `<nc-video muted><source src=${mediaUrl(clip())} data-quality="1080p"><source src=${mediaUrl('silent.webm')} data-quality="360p"></nc-video>`,
      broken: `<nc-video src=${mediaUrl('broken.mp4')}></nc-video>`,
      'with danmaku': `<nc-video src=${mediaUrl(clip())} muted enable-danmu danmu-btn danmu-list='[{"text":"Look!"}]'></nc-video>`,
      'with a poster': `<nc-video poster=${mediaUrl('photo.jpg')} object-fit="cover"></nc-video>`,
    },
    properties: {
      src: { default: '', sample: mediaUrl(clip()) },
      poster: { default: '', sample: mediaUrl('photo.jpg') },
      controls: on,
      autoplay: { default: false, sample: true },
      loop: { default: false, sample: true },
      muted: { default: false, sample: true },
      volume: { default: 1, sample: 0.5 },
      playbackRate: { default: 1, sample: 1.5 },
      objectFit: { default: 'contain', sample: 'cover' },
      initialTime: { default: 0, sample: 2 },
      duration: { default: 0, sample: 60 },
      currentTime: { default: 0, sample: 0, attribute: false },
      preload: { default: 'metadata', sample: 'auto' },
      title: { default: '', sample: 'Pearls' },
      showProgress: on,
      showPlayBtn: on,
      showCenterPlayBtn: on,
      showMuteBtn: on,
      showRateBtn: on,
      showQualityBtn: on,
      showCaptionsBtn: on,
      showPipBtn: on,
      showFullscreenBtn: on,
      direction: { default: '', sample: '90' },
      crossOrigin: { default: undefined, sample: 'anonymous', attribute: 'crossorigin' },
      showLoading: on,
      concurrent: { default: false, sample: true },
      danmuList: { default: [], sample: [{ text: 'Look!', time: 1 }], text: '[{"text":"Look!","time":1}]' },
      enableDanmu: { default: false, sample: true },
      danmuBtn: { default: false, sample: true },
      enableProgressGesture: on,
      enablePlayGesture: { default: false, sample: true },
      vslideGesture: { default: false, sample: true },
      vslideGestureInFullscreen: on,
      pageGesture: { default: false, sample: true },
    },
    cssStates: ['idle', 'full-screen'],
    focusable: true,
    // What the last key did, for a moment.
    volatile: /(?<=<span part="notice" role="status">)[^<]+/,
    text: {
      html: '<nc-video></nc-video>',
      read: (video) => video.shadowRoot!.querySelector('[part~=mute]')?.ariaLabel,
      en: 'Mute',
      fr: 'Couper le son',
    },
  });
});
