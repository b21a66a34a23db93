import { expect } from '@open-wc/testing';
import { emulate } from '../../../helpers/commands.js';
import { createStage, removeStage } from './stage-fixture.js';

describe('markers that move', () => {
  afterEach(removeStage);

  it('are at their destination at once for users who want less motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const stage = createStage();
    stage.setMarkers({ id: 1, latitude: 0, longitude: 0, title: 'Bus' });
    await stage.overlays.translateMarker({
      markerId: 1,
      destination: { latitude: 0, longitude: 0.1 },
      duration: 3_600_000,
    });
    expect(stage.tip('Bus').x).to.be.closeTo(300 + (0.1 * 256 * 1024) / 360, 1);
  });
});
