import { served } from './shared/playwright.js';

export default served('vite preview --port 4474 --strictPort', 4474);
