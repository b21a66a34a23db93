import 'nacre/elements/map';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { MapErrorEvent } from 'nacre/elements/map';
import { refuseOnce } from '../../helpers/commands.js';

describe('<nc-map> whose code is lost', () => {
  it('tells, rejects what waits, and loads it when the user tries again', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const { reportError } = window;
    const reported: unknown[] = [];
    window.reportError = (error) => void reported.push(error);
    refuseOnce('elements/map/engine');
    const map = document.createElement('nc-map');
    const errors: MapErrorEvent[] = [];
    map.addEventListener('error', (event) => errors.push(event as unknown as MapErrorEvent));
    home.append(map);
    const scale = map.getScale().catch((error: Error) => error.message);
    await waitUntil(() => errors.length === 1);
    window.reportError = reportError;
    expect(errors[0]!.errCode).to.equal('engine');
    expect(reported).to.have.length(1);
    expect(await scale).to.match(/could not be loaded/);
    await map.updateComplete;
    map.shadowRoot!.querySelector<HTMLElement>('.notice button')!.click();
    expect(await map.getScale()).to.equal(16);
    await map.updateComplete;
    await waitUntil(() => !map.shadowRoot!.querySelector('.notice'));
  });
});
