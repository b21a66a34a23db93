import 'nacre/tokens.css';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';

createRoot(document.getElementById('app')!).render(<App />);
