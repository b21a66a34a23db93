import { served } from './shared/playwright.js';

export default served('vite preview --port 4183 --strictPort', 4183);
