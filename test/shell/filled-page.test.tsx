import { expect } from '@open-wc/testing';
import { wheel } from '../helpers/commands.js';
import { startApp, stopApps, until } from './start-app.js';

/** A list above a field that stays, as in a chat. */
const Filled = () => (
  <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
    <div id="rows" style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <div style={{ height: 3000 }} />
    </div>
    <p id="field" style={{ margin: 0, height: 50 }}>
      field
    </p>
  </div>
);

describe('a page that does not scroll', () => {
  afterEach(stopApps);

  it('gives its content a height, and leaves scrolling to a list in it', async () => {
    const pages = [{ path: '/chat', load: () => Filled, style: { disableScroll: true } }];
    const app = await startApp({ pages }, { url: '/chat' });
    const rows = app.top().querySelector('#rows')!;
    const { bottom } = app.top().querySelector('#field')!.getBoundingClientRect();
    expect(bottom, 'the field is at the end of the page').to.be.closeTo(
      app.scroller().getBoundingClientRect().bottom,
      1,
    );
    const { left, top, width, height } = rows.getBoundingClientRect();
    await wheel([left + width / 2, top + height / 2], { deltaY: 200 });
    await until(() => rows.scrollTop > 0, 'the list scrolls');
    expect(app.scroller().scrollHeight).to.equal(app.scroller().clientHeight);
  });
});
