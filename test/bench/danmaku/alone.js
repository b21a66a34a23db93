import { expose } from './page.js';

expose(() => {});
