import 'nacre/tokens.css';
import { mountApp } from 'nacre/prerender';
import { app } from './screen.js';

void mountApp(app, document.getElementById('app')!);
