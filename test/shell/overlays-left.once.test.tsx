import { expect } from '@open-wc/testing';
import {
  navigateBack,
  navigateTo,
  previewImage,
  reLaunch,
  redirectTo,
  showActionSheet,
  showLoading,
  showModal,
  showToast,
  switchTab,
} from 'nacre/device';
import 'nacre/overlays';
import type { AppDefinition } from 'nacre/shell';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const definition: AppDefinition = {
  pages: ['/home', '/mine', '/next', '/last'].map((path) => ({ path, load: () => () => <button>{path}</button> })),
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
  style: { animationType: 'none' },
};

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** All ways in which a page is left by code, or with its app. */
const WAYS: Readonly<Record<string, (app: StartedApp) => unknown>> = {
  navigateTo: () => navigateTo({ url: '/last' }),
  redirectTo: () => redirectTo({ url: '/last' }),
  reLaunch: () => reLaunch({ url: '/next' }),
  switchTab: () => switchTab({ url: '/mine' }),
  navigateBack: () => navigateBack(),
  'unmounting the app': (app) => app.unmount(),
};

const surfaces = () => {
  const hosts = [...document.querySelectorAll('*')].filter((host) => host.shadowRoot);
  return hosts.flatMap((host) => [...host.shadowRoot!.querySelectorAll(':modal, :popover-open')]);
};

describe('what a page has open by calls', () => {
  const root = document.documentElement;
  before(() => root.style.setProperty('--nc-duration-normal', '0s'));
  after(() => root.style.removeProperty('--nc-duration-normal'));
  afterEach(stopApps);

  const ask = (told: string[]) => {
    const tell = (name: string, call: Promise<{ errMsg: string }>) => {
      const note = (outcome: { errMsg: string }) => void told.push(`${name} ${outcome.errMsg.split(':')[1]}`);
      return call.then(note, note);
    };
    return [
      tell('loading', showLoading({ title: 'Loading', mask: true })),
      tell('toast', showToast({ title: 'Offline', duration: 0 })),
      tell('picture', previewImage({ urls: [PICTURE] })),
      tell('modal', showModal({ title: 'Sure?', canDismiss: () => new Promise(() => undefined) })),
      tell('fields', showModal({ title: 'Name', editable: true })),
      tell('sheet', showActionSheet({ itemList: ['One'], canDismiss: () => false })),
    ];
  };
  const OUTCOMES = ['fields ok', 'loading ok', 'modal ok', 'picture ok', 'sheet fail cancel', 'toast ok'];

  for (const [way, leave] of Object.entries(WAYS)) {
    for (const when of ['when it shows', 'at once'] as const) {
      it(`is closed and answered once by ${way} ${when}`, async () => {
        const app = await startApp(definition);
        await navigateTo({ url: '/next' });
        await app.settled();
        const told: string[] = [];
        const calls = ask(told);
        if (when === 'when it shows') await until(() => surfaces().length === 6, 'all show');
        await leave(app);
        await Promise.all(calls);
        await until(() => surfaces().length === 0, 'all is closed');
        expect(told.sort()).to.deep.equal(OUTCOMES);
        expect(root.style.overflow).to.equal('');
        if (way.startsWith('unmounting')) return;
        await app.settled();
        const button = app.top().querySelector('button')!;
        button.focus();
        expect(document.activeElement === button, 'the page can be used').to.equal(true);
      });
    }
  }
});
