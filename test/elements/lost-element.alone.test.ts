import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/autoload';
import { refuseOnce } from '../helpers/commands.js';
import { collectReports } from '../helpers/errors.js';

describe('an element whose code the server refuses once', () => {
  it('is defined by nacre/autoload when its tag appears again', async () => {
    refuseOnce('elements/rate/index');
    const reports = collectReports();
    await fixture('<nc-rate></nc-rate>');
    await waitUntil(() => reports.messages.length > 0, 'the failed load is reported');
    expect(reports.stop()).to.have.length(1);
    expect(customElements.get('nc-rate')).to.equal(undefined);
    await fixture('<nc-rate></nc-rate>');
    await waitUntil(() => customElements.get('nc-rate'), 'nc-rate is defined');
  });
});
