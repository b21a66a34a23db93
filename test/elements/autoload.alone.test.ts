import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { allDefined, discover } from 'nacre/autoload';

/** Each test needs an element that no other test has loaded. */
async function place(tag: string, into: ParentNode): Promise<Element> {
  expect(customElements.get(tag)).to.equal(undefined);
  const element = document.createElement(tag);
  into.append(element);
  await customElements.whenDefined(tag);
  return element;
}

describe('nacre/autoload', () => {
  let root: HTMLElement;
  beforeEach(async () => {
    root = await fixture(html`<div></div>`);
  });

  it('defines an element when it first appears', async () => {
    const element = await place('nc-checkbox', root);
    expect(element).to.be.instanceOf(customElements.get('nc-checkbox'));
  });

  it('defines what is deep in an added tree', async () => {
    root.innerHTML = '<section><p><nc-icon></nc-icon></p></section>';
    await waitUntil(() => customElements.get('nc-icon'), 'nc-icon is defined');
  });

  it('looks into open shadow roots, and observes them', async () => {
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    root.append(host);
    await place('nc-text', shadow);
  });

  it('looks into the shadow roots of elements that are defined later', async () => {
    root.innerHTML = '<later-host></later-host>';
    await allDefined();
    customElements.define(
      'later-host',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<nc-switch></nc-switch>';
        }
      },
    );
    await waitUntil(() => customElements.get('nc-switch'), 'nc-switch is defined');
  });

  it('discover() loads what is in a shadow root that was attached late', async () => {
    const host = document.createElement('div');
    root.append(host);
    await allDefined();
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<nc-image></nc-image>';
    discover(shadow);
    await waitUntil(() => customElements.get('nc-image'), 'nc-image is defined');
  });

  it('allDefined() waits for all of ours on the page, and not for unknown tags', async () => {
    expect(customElements.get('nc-input')).to.equal(undefined);
    root.innerHTML = '<nc-input></nc-input><nc-stranger></nc-stranger><other-stranger></other-stranger>';
    await allDefined();
    expect(customElements.get('nc-input')).not.to.equal(undefined);
    expect(customElements.get('nc-stranger')).to.equal(undefined);
  });

  it('loads nothing that is not on the page', async () => {
    await allDefined();
    expect(customElements.get('nc-button')).to.equal(undefined);
  });
});
