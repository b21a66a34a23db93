export default {
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  setupFiles: ['nacre/testing/setup'],
  extensionsToTreatAsEsm: ['.jsx'],
  transform: { '\\.jsx$': ['babel-jest', { presets: [['@babel/preset-react', { runtime: 'automatic' }]] }] },
};
