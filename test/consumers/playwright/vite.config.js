import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Found at the start, not while a test runs: that would load the page again.
  optimizeDeps: { entries: ['index.html'] },
});
