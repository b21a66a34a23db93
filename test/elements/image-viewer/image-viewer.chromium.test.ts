import 'nacre/elements/image-viewer';
import { expect } from '@open-wc/testing';
import { emulate } from '../../helpers/commands.js';
import { imageOf, show, zoomOf } from './image-viewer-fixture.js';

describe('<nc-image-viewer>, with reduced motion', () => {
  it('zooms at once', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const viewer = await show();
    const [clientX, clientY] = [Math.round(innerWidth / 2), Math.round(innerHeight / 2)];
    for (let time = 0; time < 2; time++)
      imageOf(viewer).dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, composed: true }));
    expect(zoomOf(viewer)).to.equal(2.5);
    expect(viewer.matches(':state(moving)')).to.equal(false);
    await emulate({});
  });
});
