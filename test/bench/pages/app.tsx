import 'nacre/tokens.css';
import { navigateBack, navigateTo } from 'nacre/device';
import { AppShell, defineApp } from 'nacre/shell';
import { createRoot } from 'react-dom/client';
import { heavyPage } from '../../shell/heavy-page.js';

const app = defineApp({
  pages: [
    { path: '/home', load: () => () => <p data-shared="picture-1">home</p> },
    { path: '/heavy', load: () => heavyPage({ frames: 0, ticks: 0, resizes: 0 }) },
  ],
  style: { animationDuration: 20 },
});
createRoot(document.getElementById('host')!).render(<AppShell app={app} />);

const rests = () => {
  const { entries, leaving } = app.router.getSnapshot();
  return entries.at(-1)?.phase === 'active' && leaving.length === 0;
};
async function settled(): Promise<void> {
  do await new Promise((resolve) => requestAnimationFrame(resolve));
  while (!rests());
}

const bench = {
  async open(count: number): Promise<void> {
    for (let round = 0; round < count; round++) {
      await navigateTo({ url: '/heavy' });
      await settled();
      await navigateBack();
      await settled();
    }
  },
};
Object.assign(window, { bench });
