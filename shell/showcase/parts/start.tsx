import 'nacre/tokens.css';
import '../styles/index.css';
import { AppShell, defineApp, type AppDefinition } from 'nacre/shell';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a demo as an app of its own. `beside`: what is there on every page. */
export function startDemo(definition: AppDefinition, beside?: ReactNode): void {
  const app = defineApp({ router: { mode: 'hash' }, ...definition });
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <AppShell app={app} />
      {beside}
    </StrictMode>,
  );
}
