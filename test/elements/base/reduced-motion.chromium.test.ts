import { expect } from '@open-wc/testing';
import { isMotionReduced, reducedMotion } from '../../../elements/base/reduced-motion.js';
import { emulate } from '../../helpers/commands.js';

describe('reduced motion', () => {
  afterEach(() => emulate({}));

  it('is what the user asks the system for, at any time', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    expect(isMotionReduced()).to.equal(false);
    const told = new Promise((resolve) => reducedMotion().addEventListener('change', resolve, { once: true }));
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    await told;
    expect(isMotionReduced()).to.equal(true);
  });
});
