import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { refuseOnce } from '../helpers/commands.js';
import { startApp, stopApps } from './start-app.js';

describe('a sheet whose code the server refuses', () => {
  const { reportError } = window;
  afterEach(() => {
    window.reportError = reportError;
    stopApps();
  });

  it('shows as a page, and the error is reported', async () => {
    const errors: unknown[] = [];
    window.reportError = (error) => void errors.push(error);
    const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
    window.requestIdleCallback = () => 0; // It loads with the first sheet only.
    try {
      refuseOnce('shell/ui/popups/popup');
      const app = await startApp({
        pages: [
          { path: '/home', load: () => () => <p>home</p> },
          { path: '/sheet', load: () => () => <p>sheet</p>, presentation: 'sheet' },
        ],
      });
      await navigateTo({ url: '/sheet' });
      await app.settled();
      expect(app.text()).to.equal('sheet');
      expect(app.bar().back).to.equal(true);
      expect(app.container.querySelector('nc-popup')).to.equal(null);
      expect(app.top().getBoundingClientRect().width).to.equal(app.container.clientWidth);
      expect(errors).to.have.length(1);
      await app.go(-1);
      expect(app.text()).to.equal('home');
    } finally {
      if (idle) window.requestIdleCallback = idle;
      else Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });
});
