export default {
  mode: 'production',
  entry: { main: './shared/bundlers/main.js' },
  output: { path: `${import.meta.dirname}/site`, publicPath: '/' },
  // As Vite has them: React alone is more than the default.
  performance: { maxAssetSize: 500_000, maxEntrypointSize: 500_000 },
};
