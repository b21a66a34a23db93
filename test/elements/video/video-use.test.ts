import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { ControlsToggleEvent, NcVideo } from 'nacre/elements/video';
import { drag, keys, pointer } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { clip, mediaUrl } from '../../helpers/media.js';
import { holdTimers } from '../../helpers/timers.js';
import { hasPart, listen, loaded, part, player, started } from './video-fixture.js';

const choices = (video: NcVideo): HTMLElement[] => [
  ...video.shadowRoot!.querySelectorAll<HTMLElement>('[role=menuitemradio]'),
];
const textOf = (element: Element): string => element.textContent!.trim();

/** Opens a menu, and resolves to its choices when one of them has the focus. */
async function open(video: NcVideo, name: string): Promise<HTMLElement[]> {
  part(video, name).focus();
  part(video, name).click();
  await waitUntil(() => video.shadowRoot!.activeElement?.role === 'menuitemradio', 'a choice has the focus');
  return choices(video);
}

async function chosen(video: NcVideo, name: string): Promise<string[]> {
  const texts = (await open(video, name)).filter(({ ariaChecked }) => ariaChecked === 'true').map(textOf);
  video.shadowRoot!.querySelector<HTMLElement>('[part=menu]:popover-open')!.hidePopover();
  await waitUntil(() => choices(video).length === 0);
  return texts;
}

/** With captions in two languages. */
const withCaptions = () =>
  player(
    '',
    `<track srclang="en" label="English" src=${mediaUrl('captions.en.vtt')}>
     <track srclang="fr" src=${mediaUrl('captions.fr.vtt')}>`,
  );

describe('<nc-video> by keys', () => {
  for (const [key, direction, from, to] of [
    ['ArrowRight', 'ltr', 1, 4],
    ['ArrowLeft', 'ltr', 3, 0],
    ['ArrowLeft', 'rtl', 1, 4],
    ['j', 'ltr', 3, 0],
    ['l', 'ltr', 1, 4],
    ['Home', 'ltr', 3, 0],
    ['End', 'ltr', 1, 4],
    ['5', 'ltr', 1, 2],
  ] as const) {
    it(`${key} goes from ${from} s to ${to} s, ${direction}`, async () => {
      const video = await player(`initial-time="${from}" dir=${direction}`);
      part(video, 'settings').focus();
      await keys(key);
      await waitUntil(() => Math.abs(video.currentTime - to) < 0.1, `at ${video.currentTime}`);
      expect(part(video, 'seek').ariaValueNow).to.equal(String(to === 4 ? Math.floor(video.media!.duration) : to));
    });
  }

  it('the volume, the sound: said once, and shown', async () => {
    const video = await player('volume="0.5"');
    video.muted = false;
    await settled(video);
    part(video, 'settings').focus();
    await keys('ArrowUp');
    await waitUntil(() => textOf(part(video, 'notice')) === 'Volume 55%');
    expect(video.volume).to.be.closeTo(0.55, 0.001);
    await keys('m');
    await waitUntil(() => textOf(part(video, 'notice')) === 'Muted');
    expect(video.muted).to.equal(true);
    expect(part(video, 'notice').getAttribute('role')).to.equal('status');
    expect(part(video, 'mute').ariaLabel).to.equal('Unmute');
  });

  it('k and space play and pause, once, whatever has the focus', async () => {
    const video = await player();
    const order = listen(video, 'play pause');
    part(video, 'play').focus();
    await keys(' ');
    await waitUntil(() => order.length === 1);
    part(video, 'seek').focus();
    await keys('k');
    await waitUntil(() => order.length === 2);
    expect(order).to.deep.equal(['play', 'pause']);
  });

  it('with modifiers, outside of the player, or without controls belong to others', async () => {
    const video = await player();
    const order = listen(video, 'play volumechange');
    part(video, 'settings').focus();
    await keys('Control+k');
    (video.shadowRoot!.activeElement as HTMLElement).blur();
    await keys('k');
    video.controls = false;
    await settled(video);
    part(video, 'center-play').focus();
    await keys('m');
    expect(order).to.deep.equal([]);
    expect(video.paused).to.equal(true);
  });
});

describe('<nc-video> by its controls', () => {
  // Where no player is.
  beforeEach(() => pointer({ phase: 'move', position: [innerWidth - 10, innerHeight - 10], pointerType: 'mouse' }));

  it('a drag on the bar shows the time, and seeks at its end', async () => {
    const video = await player();
    const { left, top, width, height } = part(video, 'seek').getBoundingClientRect();
    const y = top + height / 2;
    const seeks = listen(video, 'seeking');
    let shown = '';
    part(video, 'seek').addEventListener('pointerup', () => (shown = textOf(part(video, 'preview'))));
    await drag([
      [left + width * 0.25, y],
      [left + width * 0.75, y],
    ]);
    await waitUntil(() => Math.abs(video.currentTime - 3) < 0.15, `at ${video.currentTime}`);
    expect(shown).to.match(/^00:0[23]$/);
    await waitUntil(() => seeks.length, 'it seeks');
    expect(seeks).to.have.length(1);
  });

  it('a menu has the rates, and gives the focus back', async () => {
    const video = await player();
    const rates = await open(video, 'settings');
    expect(rates.map(textOf)).to.deep.equal(['0.5×', '0.8×', '1×', '1.25×', '1.5×', '2×']);
    expect(textOf(video.shadowRoot!.activeElement!)).to.equal('1×');
    await keys('ArrowDown');
    expect(textOf(video.shadowRoot!.activeElement!)).to.equal('1.25×');
    await keys('Enter');
    await waitUntil(() => video.playbackRate === 1.25);
    expect(video.media!.playbackRate).to.equal(1.25);
    await waitUntil(() => video.shadowRoot!.activeElement === part(video, 'settings'));
    expect(await chosen(video, 'settings')).to.deep.equal(['1.25×']);
  });

  it('captions: off, or one of the languages; by a key too', async () => {
    const video = await withCaptions();
    expect((await open(video, 'captions')).map(textOf)).to.deep.equal(['Captions off', 'English', 'français']);
    choices(video)[2]!.click();
    const modes = () => [...video.media!.textTracks].map(({ mode }) => mode);
    expect(modes()).to.deep.equal(['disabled', 'showing']);
    await waitUntil(() => choices(video).length === 0);
    part(video, 'play').focus();
    await keys('c');
    await waitUntil(() => textOf(part(video, 'notice')) === 'Captions off');
    expect(modes()).to.deep.equal(['disabled', 'disabled']);
    await keys('c');
    await waitUntil(() => textOf(part(video, 'notice')) === 'Captions: français');
    expect(modes()).to.deep.equal(['disabled', 'showing']);
  });

  it('captions stand above the controls while those are shown', async () => {
    const video = await withCaptions();
    const [track] = video.media!.textTracks;
    track!.mode = 'showing';
    await waitUntil(() => track!.cues?.length, 'the captions have loaded');
    video.seek(0.5);
    const line = () => (track!.activeCues?.[0] as VTTCue | undefined)?.line;
    await waitUntil(() => Number(line()) < -2, `raised: ${line()}`);
    await started(video);
    video.click();
    await waitUntil(() => !track!.activeCues?.length || line() === 'auto', 'lowered');
    expect(video.matches(':state(idle)')).to.equal(true);
  });

  it('a quality, which keeps the time, the rate and what is heard of it', async () => {
    const video = await fixture<NcVideo>(
      `<nc-video muted><source data-quality="90p" src=${mediaUrl(clip())}><source data-quality="160p" src=${mediaUrl('silent.webm')}></nc-video>`,
    );
    await loaded(video);
    expect(video.media!.videoWidth).to.equal(160);
    video.playbackRate = 0.5;
    await started(video);
    video.seek(2);
    await waitUntil(() => video.currentTime >= 2 && !video.media!.seeking);
    const order = listen(video, 'play pause emptied loadedmetadata seeking ratechange error');
    expect((await open(video, 'settings')).slice(6).map(textOf)).to.deep.equal(['90p', '160p']);
    choices(video)[7]!.click();
    await waitUntil(() => video.media!.videoWidth > 160 && !video.paused, 'the other one');
    await waitUntil(() => video.currentTime > 2, 'goes on');
    expect([video.currentTime < 4, video.playbackRate, video.media!.playbackRate]).to.deep.equal([true, 0.5, 0.5]);
    expect(order).to.deep.equal([]);
    expect(await chosen(video, 'settings')).to.deep.equal(['0.5×', '160p']);
  });

  it('disappear after 3 s while it plays, not while one is at them, and not while it is paused', async () => {
    const held = holdTimers(3000);
    try {
      const video = await player();
      const told = listen(video, 'controlstoggle', ({ show }: ControlsToggleEvent) => show);
      held.run();
      expect(told, 'paused').to.deep.equal([]);
      await started(video);
      await settled(video);
      const rates = await open(video, 'settings');
      held.run();
      expect(told, 'a menu is open').to.deep.equal([]);
      expect(rates).to.have.length(6);
      video.shadowRoot!.querySelector<HTMLElement>('[part=menu]:popover-open')!.hidePopover();
      (video.shadowRoot!.activeElement as HTMLElement | null)?.blur();
      await waitUntil(() => choices(video).length === 0);
      held.run();
      expect(told).to.deep.equal([false]);
      expect(video.matches(':state(idle)')).to.equal(true);
      video.click();
      expect(told, 'a press shows them').to.deep.equal([false, true]);
      video.click();
      expect(told, 'and hides them').to.deep.equal([false, true, false]);
      video.pause();
      await waitUntil(() => told.length === 4, 'a pause shows them');
      held.run();
      expect(told).to.have.length(4);
    } finally {
      held.restore();
    }
  });

  it('keep the focus when the button on the picture goes', async () => {
    const video = await player();
    part(video, 'center-play').focus();
    part(video, 'center-play').click();
    await waitUntil(() => !hasPart(video, 'center-play'));
    expect(video.shadowRoot!.activeElement).to.equal(part(video, 'play'));
  });
});
