import { served } from './shared/playwright.js';

export default served('vite preview --port 4472 --strictPort', 4472);
