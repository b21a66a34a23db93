export { mountApp } from './mount.js';
