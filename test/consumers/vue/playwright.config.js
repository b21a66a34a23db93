import { served } from './shared/playwright.js';

export default served('vite preview --port 4471 --strictPort', 4471);
