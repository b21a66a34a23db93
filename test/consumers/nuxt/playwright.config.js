import { served } from './shared/playwright.js';

export default served('PORT=4185 node .output/server/index.mjs', 4185);
