export { bundled as default } from './shared/bundlers/playwright.js';
