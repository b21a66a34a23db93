import { served } from './shared/playwright.js';

export default served('vite preview --port 4473 --strictPort', 4473);
