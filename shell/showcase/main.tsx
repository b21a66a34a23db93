import 'nacre/libraries/barcodes';
import 'nacre/libraries/hls';
import 'nacre/libraries/protomaps';
import 'nacre/libraries/tus';
import 'nacre/tokens.css';
import './styles/index.css';
import { mountApp } from 'nacre/prerender';
import { followTraffic } from './apis/traffic.js';
import { registerTexts } from './locales/index.js';
import Screen, { app } from './screen.js';
import { restoreSettings } from './settings.js';

followTraffic();
registerTexts();
restoreSettings();

void mountApp(app, document.getElementById('app')!, <Screen />);
