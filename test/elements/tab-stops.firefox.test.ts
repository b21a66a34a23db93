// Firefox also stops at what scrolls and at each video, where a screen reader then has nothing to say.
import 'nacre/elements/tabs';
import 'nacre/elements/video';
import { expect, fixture, html } from '@open-wc/testing';
import { keys } from '../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../helpers/dom.js';

/** What has the focus after each press of Tab, from the first button to the last. */
async function stops(content: unknown): Promise<string[]> {
  const home = await fixture<HTMLElement>(
    html`<div style="width: 200px"><button id="first">First</button>${content}<button id="last">Last</button></div>`,
  );
  await settled(home);
  await drawn();
  home.querySelector<HTMLElement>('#first')!.focus();
  const found: string[] = [];
  while (found.at(-1) !== 'last' && found.length < 9) {
    await keys('Tab');
    const { id, textContent } = deepActiveElement()!;
    found.push(id || textContent!.trim());
  }
  return found;
}

describe('Tab stops at controls only', () => {
  it('in tabs that scroll', async () => {
    const names = ['Everything', 'At the beach', 'In the pantry', 'Around the house'];
    const tabs = html`<nc-tabs>${names.map((name) => html`<nc-tab label=${name}></nc-tab>`)}</nc-tabs>`;
    expect(await stops(tabs)).to.deep.equal(['Everything', 'last']);
  });

  it('and not at the picture of a video without controls', async () => {
    const video = html`<nc-video .controls=${false} .showCenterPlayBtn=${false}></nc-video>`;
    expect(await stops(video)).to.deep.equal(['last']);
  });
});
