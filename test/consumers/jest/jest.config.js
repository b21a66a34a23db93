export default {
  testEnvironment: 'jsdom',
  setupFiles: ['nacre/testing/setup'],
  extensionsToTreatAsEsm: ['.jsx'],
  transform: { '\\.jsx$': ['babel-jest', { presets: [['@babel/preset-react', { runtime: 'automatic' }]] }] },
};
