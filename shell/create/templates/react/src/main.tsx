import 'nacre/tokens.css';
import './styles.css';
import { AppShell } from 'nacre/shell';
import { createRoot } from 'react-dom/client';
import { app } from './app';

createRoot(document.getElementById('app')!).render(<AppShell app={app} />);
