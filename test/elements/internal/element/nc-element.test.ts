import { expect, fixture } from '@open-wc/testing';
import { css, html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../../../../elements/internal/element/nc-element.js';
import { json, NUMBER, objectOf, listOf, either } from '../../../../elements/internal/element/kinds.js';
import { attribute, property } from '../../../../elements/internal/element/property.js';
import { define } from '../../../../elements/internal/element/define.js';
import { collectWarnings } from '../../../helpers/warnings.js';
import { openFrame } from '../../../helpers/frame.js';

const ITEMS = listOf(either('items', NUMBER, objectOf({ a: NUMBER })), 'a list of items');

class NcProbe extends NcElement {
  static override template = html`<b></b><slot></slot>`;
  static override styles = css`
    :host {
      display: block;
      border-top: 3px solid;
    }
  `;

  @attribute({ type: String }) declare word: string;
  @attribute({ type: Boolean, attribute: 'is-on' }) declare isOn: boolean;
  @attribute({ type: Number, default: 3 }) declare amount: number;
  @property({ type: Number, default: 7 }) declare size: number;
  @property({ default: '' }) declare note: string;
  @property({ type: json(ITEMS) }) declare items: unknown;

  readonly updates: string[][] = [];

  protected override updated(changed: PropertyValues): void {
    this.updates.push([...changed.keys()].map(String));
    if (changed.has('note')) this.renderRoot.querySelector('b')!.textContent = this.note;
  }

  protected override renderContent(): unknown {
    return this.note ? html`<i>${this.note}</i>` : nothing;
  }
}
define('nc-probe', NcProbe);

describe('NcElement', () => {
  const mount = (attributes = '') => fixture<NcProbe>(`<nc-probe ${attributes}>Text</nc-probe>`);

  it('is its shared markup; properties that are not set write nothing', async () => {
    const probe = await mount();
    expect(probe.shadowRoot!.innerHTML).to.equal('<b></b><slot></slot>');
    expect(probe.updates).to.deep.equal([[]]);
    expect(probe.outerHTML).to.equal('<nc-probe>Text</nc-probe>');
  });

  it('puts what only some have after the shared markup, and takes it away', async () => {
    const probe = await mount('note="One"');
    const visible = () =>
      Array.from(probe.shadowRoot!.children, (child) => child.outerHTML.replace(/<!--.*?-->/g, '')).join('');
    expect(visible()).to.equal('<b>One</b><slot></slot><i>One</i>');
    const slot = probe.shadowRoot!.querySelector('slot');
    probe.note = '';
    await probe.updateComplete;
    expect(visible()).to.equal('<b></b><slot></slot>');
    expect(probe.shadowRoot!.querySelector('slot') === slot, 'the same slot').to.equal(true);
  });

  it('draws several changes at once, and none when nothing changed', async () => {
    const probe = await mount();
    probe.note = 'a';
    probe.size = 8;
    await probe.updateComplete;
    probe.note = 'a';
    await probe.updateComplete;
    expect(probe.updates).to.deep.equal([[], ['note', 'size']]);
  });

  it('keeps an attribute and its property one, at once', async () => {
    const probe = await mount();
    probe.word = 'a';
    probe.isOn = true;
    probe.amount = 5;
    expect(probe.outerHTML).to.equal('<nc-probe word="a" is-on="" amount="5">Text</nc-probe>');
    await probe.updateComplete;
    expect(probe.updates.at(-1)).to.deep.equal(['word', 'isOn', 'amount']);
    probe.setAttribute('amount', '6');
    probe.removeAttribute('is-on');
    expect([probe.amount, probe.isOn]).to.deep.equal([6, false]);
    const warnings = collectWarnings();
    for (const text of ['', 'many']) {
      probe.setAttribute('amount', text);
      probe.setAttribute('size', text);
      expect([probe.amount, probe.size], `from '${text}'`).to.deep.equal([3, 7]);
    }
    expect(warnings.stop().sort()).to.deep.equal([
      '<nc-probe> amount: expected a number, got "many"',
      '<nc-probe> size: expected a number, got "many"',
    ]);
  });

  it('writes an attribute only when it changes', async () => {
    const probe = await mount('word="a"');
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((list) => records.push(...list));
    observer.observe(probe, { attributes: true });
    probe.word = 'a';
    probe.amount = 3;
    probe.isOn = false;
    expect(observer.takeRecords()).to.deep.equal([]);
    observer.disconnect();
  });

  it('reads data from JSON, and malformed JSON as none, which it tells', async () => {
    const probe = await mount(`items='[1, {"a": 2}]'`);
    expect(probe.items).to.deep.equal([1, { a: 2 }]);
    const warnings = collectWarnings();
    probe.setAttribute('items', '[1,');
    expect(probe.items).to.equal(undefined);
    expect(warnings.stop()).to.deep.equal(['<nc-probe> items: expected a list of items, got "[1,"']);
    const data = [{ b: 1 }];
    probe.items = data;
    expect(probe.items).to.equal(data);
  });

  it('is styled in every document it comes to', async () => {
    const probe = await mount();
    const border = () => getComputedStyle(probe).borderTopWidth;
    expect(border()).to.equal('3px');
    const home = probe.parentElement!;
    const frame = await openFrame();
    frame.document.body.append(probe);
    expect(border()).to.equal('3px');
    const template = document.createElement('template');
    template.content.append(probe);
    home.append(probe);
    expect(border()).to.equal('3px');
    frame.remove();
  });

  it('leaves a tag to its first owner', () => {
    define('nc-probe', class extends HTMLElement {});
    expect(customElements.get('nc-probe') === NcProbe).to.equal(true);
  });
});
