import 'nacre/elements/toast';
import { expect, fixture } from '@open-wc/testing';
import type { NcToast, ToastPosition } from '../../../elements/toast/toast.js';
import { drawn } from '../../helpers/dom.js';
import { screenKeyboard } from '../../helpers/screen-keyboard.js';

describe('<nc-toast> and the bars of the page', () => {
  const { style } = document.documentElement;
  let toast: NcToast;
  const box = () => toast.shadowRoot!.querySelector('#box')!.getBoundingClientRect();
  const open = async (position: ToastPosition) => {
    toast = await fixture<NcToast>('<nc-toast title="Saved" duration="0"></nc-toast>');
    toast.position = position;
    void toast.show();
    await drawn();
    const animations = toast.shadowRoot!.querySelector('#surface')!.getAnimations();
    await Promise.all(animations.map(({ finished }) => finished));
  };
  const setBars = (top: string, bottom: string) => {
    style.setProperty('--window-top', top);
    style.setProperty('--window-bottom', bottom);
  };
  afterEach(async () => {
    setBars('', '');
    await toast.hide();
  });

  it('does not cover the bar at its edge', async () => {
    setBars('64px', '83px');
    await open('top');
    expect(box().top).to.be.within(64 + 8, 64 + 16);
    await toast.hide();
    await open('bottom');
    expect(box().bottom).to.be.within(innerHeight - 83 - 16, innerHeight - 83 - 8);
  });

  it('follows the bars while it is shown', async () => {
    await open('bottom');
    const before = box().bottom;
    setBars('0px', '83px');
    expect(box().bottom).to.be.below(before);
    setBars('0px', '0px');
    expect(box().bottom).to.equal(before);
  });

  it('is in the middle of the window in any case', async () => {
    await open('center');
    const before = box().top;
    setBars('64px', '83px');
    expect(box().top).to.equal(before);
  });

  it('is just above a keyboard, which lies over the bar', async () => {
    const keyboard = screenKeyboard();
    setBars('', '83px');
    await open('bottom');
    keyboard.cover(200);
    const { bottom } = box();
    keyboard.remove();
    expect(bottom).to.be.within(innerHeight - 200 - 28, innerHeight - 200 - 8);
  });
});
