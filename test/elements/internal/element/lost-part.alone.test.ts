import { expect, fixture, waitUntil } from '@open-wc/testing';
import { html, nothing } from 'lit';
import { lazy } from '../../../../elements/base/lazy.js';
import { NcElement } from '../../../../elements/internal/element/nc-element.js';
import { Part } from '../../../../elements/internal/element/parts.js';
import { refuseOnce } from '../../../helpers/commands.js';
import { collectReports } from '../../../helpers/errors.js';

const part = new Part(lazy(() => import('./fixtures/late-part.js')));

class TestLostPart extends NcElement {
  protected override renderContent(): unknown {
    const module = part.get(this);
    return module ? html`<b>${module.text}</b>` : nothing;
  }
}
customElements.define('test-lost-part', TestLostPart);

describe('a part that the server refuses once', () => {
  it('is loaded at the next use', async () => {
    refuseOnce('fixtures/late-part');
    const reports = collectReports();
    const element = await fixture<TestLostPart>('<test-lost-part></test-lost-part>');
    await element.updateComplete;
    expect(reports.stop(), 'the request was refused').to.have.length(1);
    expect(element.shadowRoot!.textContent).to.equal('');

    element.requestUpdate();
    await waitUntil(() => element.shadowRoot!.querySelector('b'), 'the part shows');
    expect(element.shadowRoot!.textContent).to.equal('here');
    expect(getComputedStyle(element.shadowRoot!.querySelector('b')!).color).to.equal('rgb(1, 2, 3)');
  });
});
