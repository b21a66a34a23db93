import { offlineWorker } from 'nacre/offline/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [offlineWorker({ fileName: 'worker.js' })] });
// @ts-expect-error: no text
offlineWorker({ include: '*.js' });
