import { AppShell, defineApp } from 'nacre/shell';
import { createRoot } from 'react-dom/client';

const app = defineApp({
  router: { mode: 'hash' },
  pages: [
    {
      path: '/look',
      load: () => import('./page.jsx'),
      style: { navigationBarTitleText: 'Look' },
    },
  ],
});
createRoot(document.getElementById('app')).render(<AppShell app={app} />);
