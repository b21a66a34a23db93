// An app with a page whose code loads when it opens. `VERSION` is that of the build.
import * as device from 'nacre/device';
import { AppShell, defineApp, usePage } from 'nacre/shell';
import { createRoot } from 'react-dom/client';

declare const VERSION: string;

/** What a test reads of the app's window. */
export interface DeployedApp extends Window {
  readonly version: string;
  readonly device: typeof device;
}

const Home = () => <p>home {VERSION}</p>;
const Note = () => <p>note {usePage().params['id']}</p>;

const app = defineApp({
  pages: [
    { path: '/home', load: () => Home },
    { path: '/note/:id', load: () => Note },
    { path: '/late', load: () => import('./late.js') },
  ],
  style: { animationType: 'none' },
  onError: () => undefined,
});
createRoot(document.querySelector('#app')!).render(<AppShell app={app} />);
Object.assign(window, { version: VERSION, device });
