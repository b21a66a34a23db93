import 'nacre/tokens.css';
import './styles/index.css';
import { AppShell } from 'nacre/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTraffic } from './apis/traffic.js';
import { app } from './app.js';
import { registerTexts } from './locales/index.js';
import { MiniPlayer } from './podcast/mini-player.js';
import { restoreSettings } from './settings.js';
import { registerShopIcons } from './shop/icons.js';

followTraffic();
registerTexts();
registerShopIcons();
restoreSettings();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <AppShell app={app} />
    <MiniPlayer />
  </StrictMode>,
);
