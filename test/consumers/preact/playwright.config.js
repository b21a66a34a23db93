import { served } from './shared/playwright.js';

export default served('vite preview --port 4184 --strictPort', 4184);
