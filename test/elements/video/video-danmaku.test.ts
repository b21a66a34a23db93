import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import type { DanmuToggleEvent, NcVideo } from 'nacre/elements/video';
import { settled } from '../../helpers/dom.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { part, player, started } from './video-fixture.js';

const LIST = `[{"text":"second","time":1},{"text":"first","color":"gold","time":0.5}]`;

/** The messages in the picture. */
function texts({ shadowRoot }: NcVideo): string[] {
  const nodes = [...(shadowRoot!.querySelector('[part=danmaku]')?.children ?? [])];
  return nodes.filter((node) => getComputedStyle(node).opacity === '1').map((node) => node.textContent!);
}

async function goTo(video: NcVideo, time: number): Promise<void> {
  const seeked = oneEvent(video, 'seeked');
  video.seek(time);
  await seeked;
}

describe('<nc-video> danmaku', () => {
  it('comes from an attribute, and follows the list', async () => {
    const video = await player(`enable-danmu danmu-list='${LIST}'`);
    await goTo(video, 1.5);
    await waitUntil(() => texts(video).length === 2);
    expect(texts(video)).to.have.members(['first', 'second']);
    video.danmuList = [{ text: 'another', time: 1 }];
    await settled(video);
    expect(texts(video)).to.deep.equal(['another']);
  });

  it('is there only while it is enabled', async () => {
    const video = await player(`danmu-list='${LIST}'`);
    await goTo(video, 1.5);
    expect(video.shadowRoot!.querySelector('[part=danmaku]')).to.equal(null);
    video.enableDanmu = true;
    await waitUntil(() => texts(video).length === 2);
    video.enableDanmu = false;
    await settled(video);
    expect(video.shadowRoot!.querySelector('[part=danmaku]')).to.equal(null);
  });

  it('has a button that says whether it is on', async () => {
    const video = await player(`danmu-btn danmu-list='${LIST}'`);
    await goTo(video, 1.5);
    const button = part(video, 'danmu');
    expect(button.ariaLabel).to.equal('Floating comments');
    expect(button.ariaPressed).to.equal('false');
    const toggled = oneEvent(video, 'danmutoggle') as unknown as Promise<DanmuToggleEvent>;
    button.click();
    expect((await toggled).enabled).to.equal(true);
    expect(video.enableDanmu).to.equal(true);
    await waitUntil(() => texts(video).length === 2);
    expect(button.ariaPressed).to.equal('true');
    button.click();
    await settled(video);
    expect(texts(video)).to.deep.equal([]);
  });

  it('sends a message, which stays when it is hidden for a while', async () => {
    const video = await player('enable-danmu');
    await goTo(video, 1);
    video.sendDanmu({ text: 'mine', color: 'red' });
    await started(video);
    await waitUntil(() => texts(video).includes('mine'));
    video.pause();
    video.enableDanmu = false;
    await settled(video);
    video.enableDanmu = true;
    await goTo(video, 1.5);
    await waitUntil(() => texts(video).includes('mine'));
    expect(video.danmuList).to.deep.equal([]);
  });

  it('warns of what is no message', async () => {
    const warnings = collectWarnings();
    const video = await player('enable-danmu');
    video.sendDanmu({} as never);
    video.sendDanmu('text' as never);
    expect(warnings.stop()).to.deep.equal([
      '<nc-video> sendDanmu: expected an object with a text, got {}',
      '<nc-video> sendDanmu: expected an object with a text, got "text"',
    ]);
  });

  it('goes and comes with the element', async () => {
    const video = await player(`enable-danmu danmu-list='${LIST}'`);
    await goTo(video, 1.5);
    await waitUntil(() => texts(video).length === 2);
    const { parentElement } = video;
    video.remove();
    expect(video.shadowRoot!.getAnimations()).to.deep.equal([]);
    parentElement!.append(video);
    expect(video.shadowRoot!.querySelectorAll('[part=danmaku]')).to.have.length(1);
  });
});
