import { served } from './shared/playwright.js';

export default served('vite preview --port 4182 --strictPort', 4182);
