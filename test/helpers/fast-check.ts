import fc from 'fast-check';

const { seed } = document.documentElement.dataset;

// Takes the place of the package in test files. All runs try the same sequences: a run fails for what has changed.
fc.configureGlobal({ seed: Number(seed) });

export default fc;
