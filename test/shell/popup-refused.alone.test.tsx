import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { refuseOnce } from '../helpers/commands.js';
import { collectReports } from '../helpers/errors.js';
import { startApp, stopApps, until } from './start-app.js';

const PAGES = [
  { path: '/home', load: () => () => <p>home</p> },
  { path: '/sheet', load: () => () => <p>sheet</p>, presentation: 'sheet' as const },
];

describe('a sheet whose code the server refuses', () => {
  let reports: ReturnType<typeof collectReports>;
  beforeEach(() => (reports = collectReports()));
  afterEach(() => {
    reports.stop();
    stopApps();
  });

  it('shows as a page if the first sheet cannot load it either, and the error is reported', async () => {
    refuseOnce('shell/ui/popups/popup');
    const app = await startApp({ pages: PAGES });
    expect(reports.messages).to.have.length(0);
    refuseOnce('shell/ui/popups/popup');
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(app.text()).to.equal('sheet');
    expect(app.bar().back).to.equal(true);
    expect(app.container.querySelector('nc-popup')).to.equal(null);
    expect(app.top().getBoundingClientRect().width).to.equal(app.container.clientWidth);
    expect(reports.messages).to.have.length(1);
    await app.go(-1);
    expect(app.text()).to.equal('home');
  });

  it('shows as a sheet if it comes with the next sheet', async () => {
    const app = await startApp({ pages: PAGES });
    await navigateTo({ url: '/sheet' });
    await until(() => app.container.querySelector('nc-popup')?.textContent.includes('sheet'), 'the sheet shows');
    expect(reports.messages).to.have.length(0);
  });
});
