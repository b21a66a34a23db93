import { setViewport } from '@web/test-runner-commands';
import { showLeftWindow } from 'nacre/device';
import { type AppDefinition, useApp, usePage, useTopPage, useWindow } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { startApp, until, type StartedApp } from './start-app.js';

// An app with a menu in its left window.

export const NARROW = { width: 500, height: 600 };
export const WIDE = { width: 800, height: 600 };

export function Menu() {
  const { side, isOver, hide } = useWindow();
  const { router } = useApp();
  const page = useTopPage();
  return (
    <nav aria-label="Menu">
      <p className="handle">{`${side} ${isOver ? 'over' : 'beside'} ${page?.route} ${page?.title}`}</p>
      <a href={router.createUrl('/user/7')}>User</a>
      <button type="button" onClick={hide}>
        Hide
      </button>
    </nav>
  );
}

const Page = () => <p>page {usePage().path}</p>;
const load = () => Page;
export const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/b', load, style: { navigationBarTitleText: 'B' } },
    { path: '/user/:id', load, style: { navigationBarTitleText: 'User' } },
    { path: '/own', load, style: { leftWindow: false, topWindow: false } },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/b' }] },
  windows: { left: { component: Menu, width: 240, label: 'Sections' } },
};

export const windowOf = (app: StartedApp, side: string) =>
  app.container.querySelector<HTMLElement>(`.nc-window[data-side="${side}"]`);
export const popupOf = (app: StartedApp) => app.container.querySelector('nc-popup');
export const dialogOf = (app: StartedApp) => popupOf(app)!.shadowRoot!.querySelector('dialog')!;
export const isOpen = (app: StartedApp) => Boolean(popupOf(app)?.open);

/** On a narrow screen, with the left window over the page. */
export async function openOver(change: Partial<AppDefinition> = {}, url?: string): Promise<StartedApp> {
  await setViewport(NARROW);
  const app = await startApp({ ...definition, ...change }, { ...(url && { url }) });
  await showLeftWindow();
  await until(() => isOpen(app) && dialogOf(app).open, 'the window comes over the page');
  await settled(app.container);
  return app;
}
export const closed = (app: StartedApp): Promise<void> =>
  until(() => !isOpen(app) && !popupOf(app)!.querySelector('.nc-window'), 'it has gone');
