/** The build without what players of this library do not use; the package has no types for it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
