import { expect } from '@open-wc/testing';
import { ReloadFrame } from './reload-frame.js';

describe('after a reload', () => {
  let frame: ReloadFrame;
  beforeEach(async () => {
    frame = await ReloadFrame.open();
  });
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.element.remove();
  });

  it('the stack, titles, drafts and offsets are restored, and pages mount when they show', async () => {
    const { navigateTo } = frame.window.device;
    await frame.scroll(250);
    await navigateTo({ url: '/a?x=1' });
    await frame.settled();
    frame.page('/a').setTitle('Set');
    frame.page('/a').setSnapshot('draft', { text: 'half' });
    await frame.scroll(700);
    await frame.scroll(300, frame.inner);
    await navigateTo({ url: '/b' });
    await frame.settled();
    await frame.scroll(400);

    await frame.reload();
    expect(frame.window.log).to.deep.equal(['/b load ', '/b show']);
    expect(frame.element.contentDocument!.querySelectorAll('.nc-page')).to.have.length(1);
    expect(frame.scroller.scrollTop).to.equal(400);

    await frame.go(-1);
    expect(frame.window.log.slice(2)).to.deep.equal(['/a load 1', '/a show']);
    expect(frame.titles).to.deep.equal(['Set', 'Set']);
    expect(frame.page('/a').getSnapshot('draft')).to.deep.equal({ text: 'half' });
    expect(frame.scroller.scrollTop).to.equal(700);
    expect(frame.inner.scrollTop).to.equal(300);

    await frame.window.device.navigateBack();
    await frame.settled();
    expect(frame.titles).to.deep.equal(['Home', 'Home']);
    expect(frame.scroller.scrollTop).to.equal(250);
  });

  it('the page beneath gets the result of a page that was open', async () => {
    const { device } = frame.window;
    await device.navigateTo({ url: '/a' });
    await device.navigateTo({ url: '/b?x=1' });
    await frame.settled();
    await frame.reload();
    frame.window.log.splice(0);
    await frame.window.device.navigateBack({ result: { id: 7 } });
    await frame.settled();
    expect(frame.window.log).to.deep.equal(['/a load ', '/a show', '/a result {"id":7} of /b?x=1']);
    await frame.reload();
    expect(frame.window.log).to.deep.equal(['/a load ', '/a show']);
  });

  it('Forward leads to pages with their titles, drafts and offsets', async () => {
    await frame.window.device.navigateTo({ url: '/a' });
    await frame.settled();
    frame.page('/a').setTitle('Set');
    frame.page('/a').setSnapshot('draft', 'half');
    await frame.scroll(700);
    await frame.window.device.navigateBack();
    await frame.settled();
    for (const times of [1, 2]) {
      for (let count = 0; count < times; count++) await frame.reload();
      await frame.go(1);
      expect(frame.titles).to.deep.equal(['Set', 'Set']);
      expect(frame.page('/a').getSnapshot('draft')).to.equal('half');
      expect(frame.scroller.scrollTop).to.equal(700);
      await frame.go(-1);
      expect(frame.titles).to.deep.equal(['Home', 'Home']);
    }
  });

  it('tabs are restored', async () => {
    const { switchTab } = frame.window.device;
    await frame.scroll(250);
    await switchTab({ url: '/mine' });
    await frame.settled();
    await frame.scroll(500);
    await frame.reload();
    expect(frame.scroller.scrollTop).to.equal(500);
    expect(frame.element.contentDocument!.querySelector('nc-tab-bar')!.selected).to.equal(1);
    await frame.window.device.switchTab({ url: '/home' });
    await frame.settled();
    expect(frame.scroller.scrollTop).to.equal(250);
  });
});
