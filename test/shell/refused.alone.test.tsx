import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { refuseOnce } from '../helpers/commands.js';
import { settled } from '../helpers/dom.js';
import { collectReports } from '../helpers/errors.js';
import { startApp, stopApps, until } from './start-app.js';

describe('a page whose module the server refuses once', () => {
  afterEach(stopApps);

  it('is there at the next try, and the app hears of the failure', async () => {
    const reports = collectReports();
    const app = await startApp({
      pages: [
        { path: '/home', load: () => () => <p>home</p> },
        { path: '/late', load: () => import('./fixtures/late-page.js') },
      ],
      style: { animationType: 'none' },
    });
    refuseOnce('fixtures/late-page');
    await navigateTo({ url: '/late' });
    await until(() => app.top().querySelector('nc-status')?.type === 'error', 'a notice');
    const notice = app.top().querySelector('nc-status')!;
    await settled(notice);
    expect(notice.shadowRoot!.textContent).to.include('Page failed to load.');
    notice.shadowRoot!.querySelector('button')!.click();
    await until(() => app.text() === 'late page', 'the page comes');
    expect(app.hash()).to.equal('/late');
    expect(reports.stop()).to.have.length(1);
  });
});
