import { AppShell } from 'nacre/shell';
import { StrictMode } from 'react';
import { app } from './app.js';
import { MiniPlayer } from './podcast/mini-player.js';
import { registerShopIcons } from './shop/icons.js';

registerShopIcons();

export { app };

/** All that the page shows. The build renders it ahead. */
export default function Screen() {
  return (
    <StrictMode>
      <AppShell app={app} />
      <MiniPlayer />
    </StrictMode>
  );
}
