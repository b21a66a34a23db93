export default {
  mode: 'production',
  entry: { main: './shared/bundlers/main.js' },
  output: { path: `${import.meta.dirname}/site`, publicPath: '/' },
  // The entry has React, which nearly is the default limit by itself.
  performance: { maxAssetSize: 600_000, maxEntrypointSize: 600_000 },
};
