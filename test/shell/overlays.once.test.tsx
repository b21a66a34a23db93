import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { dispatchBack, navigateBack, navigateTo, showLoading, showModal, showToast } from 'nacre/device';
import 'nacre/overlays';
import { Modal } from 'nacre/react';
import type { AppDefinition } from 'nacre/shell';
import type { NcModal } from '../../elements/modal/modal.js';
import { keys } from '../helpers/commands.js';
import { isVisible } from '../suites/overlay-suite.js';
import { holdTimers } from '../helpers/timers.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const log: string[] = [];

const Home = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Modal
        title="Of the page"
        open={open}
        onClose={({ reason }) => {
          log.push(reason);
          setOpen(false);
        }}
      />
    </>
  );
};

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Home },
    { path: '/next', load: () => () => <button>Next</button> },
  ],
  style: { animationType: 'none' },
};

const modals = () => [...document.querySelectorAll<NcModal>('nc-modal')].filter(isVisible).map(({ title }) => title);

describe('overlays over pages', () => {
  const root = document.documentElement;
  before(() => root.style.setProperty('--nc-duration-normal', '0s'));
  after(() => root.style.removeProperty('--nc-duration-normal'));
  let app: StartedApp;
  beforeEach(async () => {
    app = await startApp(definition);
    log.length = 0;
  });
  afterEach(async () => {
    // A step back that comes late would close what the next app opens.
    await until(() => modals().length || !history.state.spare, 'the browser is where it was');
    stopApps();
    await until(() => modals().length === 0, 'all is closed');
    expect(root.style.overflow).to.equal('');
  });
  const ask = async () => {
    const button = app.top().querySelector('button')!;
    button.focus();
    button.click();
    await until(() => modals().includes('Of the page'), 'the page asks');
    return button;
  };

  it('close one by one by the Back of the browser, and the page stays', async () => {
    await navigateTo({ url: '/next' });
    await app.settled();
    const first = showModal({ title: 'First' });
    const second = showModal({ title: 'Second' });
    await until(() => modals().length === 1, 'the first shows');
    await app.go(-1);
    expect((await first).cancel).to.equal(true);
    await until(() => modals().includes('Second'), 'then the second');
    expect([modals(), app.hash()]).to.deep.equal([['Second'], '/next']);
    await app.go(-1);
    expect((await second).cancel).to.equal(true);
    expect([modals(), app.hash()]).to.deep.equal([[], '/next']);
    await app.go(-1);
    expect(app.hash()).to.equal('/home');
  });

  it('close by the browser’s Back on the first page too; the next Back leaves it', async () => {
    const button = await ask();
    await app.go(-1);
    await until(() => log.length, 'the modal of the page closes');
    expect([modals(), log, app.hash()]).to.deep.equal([[], ['back'], '/home']);
    expect(document.activeElement === button, 'focus').to.equal(true);
    const answer = showModal({ title: 'Sure?' });
    await until(() => modals().length, 'it asks');
    await keys('Escape');
    await answer;
    await until(() => !history.state.spare, 'the browser is where it was');
    await navigateTo({ url: '/next' });
    // Not by their number: a browser keeps so many entries, and the files before may have made them all.
    let steps = 0;
    const count = () => (steps += 1);
    addEventListener('popstate', count);
    await app.go(-1);
    removeEventListener('popstate', count);
    expect([app.hash(), steps], 'nothing is between the pages').to.deep.equal(['/home', 1]);
  });

  it('in the page’s content close by Back, which restores the focus', async () => {
    await navigateTo({ url: '/next' });
    await navigateBack();
    await app.settled();
    const button = await ask();
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect(log).to.deep.equal(['back']);
    await app.settled();
    expect(modals()).to.deep.equal([]);
    expect(document.activeElement === button, 'focus').to.equal(true);
  });

  it('of a covered page do not block the next page', async () => {
    await ask();
    await navigateTo({ url: '/next' });
    await app.settled();
    await until(() => log.length, 'the modal of the page below closes');
    expect(modals()).to.deep.equal([]);
    const button = app.top().querySelector('button')!;
    button.focus();
    expect(document.activeElement === button, 'the page can be used').to.equal(true);
    await app.go(-1);
    expect([modals(), log]).to.deep.equal([[], ['api']]);
  });

  it('of calls settle when their page is left', async () => {
    const done = showLoading({ title: 'Of home', mask: true });
    await done;
    const answer = showModal({ title: 'Of home' });
    await navigateTo({ url: '/next' });
    expect((await answer).cancel).to.equal(true);
    await app.settled();
    expect(document.querySelector('nc-loading')!.open).to.equal(false);
    await done();
  });

  it('that refuse to close keep the browser where it is', async () => {
    await navigateTo({ url: '/next' });
    await app.settled();
    let may = false;
    const answer = showModal({ title: 'Save?', canDismiss: () => may });
    await until(() => modals().length, 'it asks');
    await app.go(-1);
    expect([modals(), app.hash()]).to.deep.equal([['Save?'], '/next']);
    may = true;
    await keys('Escape');
    expect((await answer).cancel).to.equal(true);
  });

  it('toasts stay on the next page', async () => {
    const timers = holdTimers(1234);
    await showToast({ title: 'Saved', duration: 1234 });
    await navigateTo({ url: '/next' });
    await app.settled();
    const toast = document.querySelector('nc-toast')!;
    expect([toast.title, toast.open]).to.deep.equal(['Saved', true]);
    timers.run();
    timers.restore();
    await until(() => !toast.open, 'it goes by itself');
  });
});
