import { expect } from '@open-wc/testing';
import { device, navigateBack, navigateTo } from 'nacre/device';
import { registerLocale, setLocale } from 'nacre/locales';
import { msg } from '@lit/localize';
import { watchLeaks } from '../helpers/leaks.js';
import { startApp, stopApps, type StartedApp, until } from '../shell/start-app.js';
import { closeInspector, definition, inspect, isOpen, startInspected } from './helpers.js';

const visit = async (app: StartedApp): Promise<void> => {
  await navigateTo({ url: '/a' });
  await app.settled();
  await navigateBack();
  await app.settled();
};

describe('inspector', () => {
  afterEach(() => {
    closeInspector();
    stopApps();
  });

  describe('leaks', () => {
    it('lists listeners that are left on lasting targets, with their origin', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Leaks');
      const listener = (): void => undefined;
      const controller = new AbortController();
      const { signal } = controller;
      addEventListener('app-event', listener);
      addEventListener('app-event', listener);
      addEventListener('app-event', listener, true);
      document.addEventListener('app-signal', listener, { signal });
      addEventListener('app-once', listener, { once: true });
      document.createElement('div').addEventListener('app-inside', listener);
      const left = () => inspected.all('.rows summary').map((line) => line.textContent.replace(/\s+/g, ' ').trim());
      const show = async (): Promise<void> => {
        await inspected.show('Stack');
        await inspected.show('Leaks');
      };
      await show();
      const rows = left().filter((row) => row.includes('app-'));
      expect(rows).to.have.length(4);
      expect(rows.find((row) => row.includes('app-signal'))).to.match(/^document app-signal .*:\d+.* ×1$/);
      dispatchEvent(new Event('app-once'));
      controller.abort();
      removeEventListener('app-event', listener);
      removeEventListener('app-event', listener, true);
      await show();
      expect(left().filter((row) => row.includes('app-'))).to.deep.equal([]);
    });

    it('shows what a page leaves behind', async () => {
      const { app, inspected } = await startInspected();
      await inspected.show('Leaks');
      await visit(app);
      await until(() => inspected.all('tbody tr').length === 1, 'the visit is shown');
      const stop = device.watch('routeChange', ({ path }) => {
        if (path === '/a') addEventListener('resize', () => undefined);
        if (path === '/a') document.body.append(document.createElement('nc-left'));
      });
      await visit(app);
      stop();
      document.querySelector('nc-left')!.remove();
      await until(() => inspected.all('tbody tr').length === 2, 'the second visit is shown');
      const cells = inspected.all('tbody tr:first-child > *').map((cell) => cell.textContent.trim());
      expect(cells.slice(0, 1)).to.deep.equal(['/a']);
      expect(cells[2]).to.equal('+1');
      expect(cells[3]).to.match(/^(not freed yet|freed)$/);
    });
  });

  describe('elements', () => {
    it('counts elements, in shadow roots too, and finds tags that nothing defines', async () => {
      const { app, inspected } = await startInspected();
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).innerHTML = '<nc-nowhere></nc-nowhere><nc-nowhere></nc-nowhere>';
      app.container.append(host);
      await inspected.show('Elements');
      await inspected.says('Undefined tags');
      expect(inspected.text())
        .to.match(/<nc-nowhere> ×2/)
        .and.match(/<nc-nav-bar> ×1/);
      host.remove();
      inspected.button('Count again').click();
      await until(() => !inspected.text().includes('nc-nowhere'), 'it is counted again');
    });

    it('shows sizes from a manifest, or why it could not be read', async () => {
      const manifest = { modules: [{ declarations: [{ tagName: 'nc-nav-bar', gzip: 5120 }] }] };
      const { inspected } = await startInspected({ manifest });
      await inspected.show('Elements');
      await inspected.says('5.0 KiB');
      closeInspector();
      const second = await inspect({ manifest: 'data:application/json,nothing' });
      await second.show('Elements');
      await until(() => second.find('.bad'), 'the failure is shown');
      expect(second.find('.bad').getAttribute('role')).to.equal('alert');
    });
  });

  describe('texts', () => {
    afterEach(() => setLocale('en'));

    it('lists messages without a translation, and switches the language', async () => {
      await registerLocale('fr', { 'app.known': 'connu' });
      const { inspected } = await startInspected();
      await inspected.show('Strings');
      inspected.button('fr').click();
      await until(() => inspected.button('fr').ariaPressed === 'true', 'the language is French');
      expect(msg('known', { id: 'app.known' })).to.equal('connu');
      expect(msg('unknown', { id: 'app.unknown' })).to.equal('unknown');
      await inspected.says('app.unknown');
      expect(inspected.text()).not.to.contain('app.known');
      inspected.button('en-XA').click();
      await until(() => inspected.button('en-XA').ariaPressed === 'true', 'the texts are accented');
    });
  });

  describe('closed', () => {
    it('leaves nothing behind', async () => {
      const app = await startApp(definition);
      await visit(app);
      const { prototype } = EventTarget;
      const { addEventListener: add, removeEventListener: remove } = prototype;
      const store = (globalThis as never as Record<symbol, object>)[Symbol.for('nacre.locales')]!;
      const { router } = app.app;
      const page = Object.getPrototypeOf(router.page(router.getSnapshot().entries[0]!.key)!) as object;
      const events = Object.getPrototypeOf(router.app) as object;
      const leaks = watchLeaks((target) => target instanceof Element || target instanceof AbortSignal);
      const own = prototype.addEventListener;
      try {
        // What the app itself makes anew with each visit.
        await visit(app);
        const before = leaks.left();
        const { close, show } = await inspect();
        for (const name of ['Bus', 'Lifecycle', 'Leaks', 'Elements', 'Strings', 'Stack']) await show(name);
        await visit(app);
        expect(prototype.addEventListener).not.to.equal(own);
        expect(Object.hasOwn(store, 'find')).to.equal(true);
        expect(Object.hasOwn(page, 'dispatchEvent') && Object.hasOwn(events, 'dispatchEvent')).to.equal(true);
        close();
        expect(isOpen()).to.equal(false);
        expect(prototype.addEventListener).to.equal(own);
        expect(Object.hasOwn(store, 'find')).to.equal(false);
        expect(Object.hasOwn(page, 'dispatchEvent') || Object.hasOwn(events, 'dispatchEvent')).to.equal(false);
        await app.settled();
        expect(leaks.left().sort()).to.deep.equal(before.sort());
      } finally {
        leaks.stop();
      }
      expect(prototype.addEventListener).to.equal(add);
      expect(prototype.removeEventListener).to.equal(remove);
    });

    it('hears no call any more', async () => {
      const { inspected } = await startInspected();
      inspected.close();
      const options = { url: 'https://example.com' };
      let wasRead = false;
      Object.defineProperty(options, 'toJSON', { enumerable: false, get: () => (wasRead = true) });
      const stop = device.intercept('request', async () => ({}) as never);
      await device.call('request', options as never);
      stop();
      expect(wasRead).to.equal(false);
    });
  });
});
