import { served } from './shared/playwright.js';

export default served('vite preview --port 4181 --strictPort', 4181);
