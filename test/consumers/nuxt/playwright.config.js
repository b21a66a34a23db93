import { served } from './shared/playwright.js';

export default served('PORT=4475 node .output/server/index.mjs', 4475);
