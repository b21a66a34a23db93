import 'nacre/elements/tag';
import { expect, fixture } from '@open-wc/testing';
import type { NcTag } from 'nacre/elements/tag';
import { registerLocale } from 'nacre/locales';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium, keys, touch } from '../../helpers/commands.js';
import { nameOf } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const part = (tag: NcTag, name: string) => tag.shadowRoot!.querySelector<HTMLButtonElement>(`[part="${name}"]`);
const centre = (element: Element): [x: number, y: number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The events that reach the page. */
function record(element: HTMLElement, ...types: string[]): string[] {
  const events: string[] = [];
  for (const type of types) {
    element.addEventListener(type, ({ target }) => events.push(`${type} ${(target as NcTag).checked}`));
  }
  return events;
}

describe('<nc-tag>', () => {
  before(useTokens);

  elementSuite<NcTag>({
    tag: 'nc-tag',
    html: '<nc-tag checkable closable>Pearls</nc-tag>',
    states: {
      plain: '<nc-tag>Pearls</nc-tag>',
      primary: '<nc-tag type="primary">Pearls</nc-tag>',
      success: '<nc-tag type="success" round>Pearls</nc-tag>',
      warning: '<nc-tag type="warning" size="small">Pearls</nc-tag>',
      warn: '<nc-tag type="warn" size="large">Pearls</nc-tag>',
      outlined: '<nc-tag type="warn" plain>Pearls</nc-tag>',
      closable: '<nc-tag closable>Pearls</nc-tag>',
      checkable: '<nc-tag checkable size="large" round>Pearls</nc-tag>',
      checked: '<nc-tag checkable checked>Pearls</nc-tag>',
      'checked, of a type': '<nc-tag checkable checked type="warning" plain>Pearls</nc-tag>',
      disabled: '<nc-tag checkable checked closable disabled type="primary">Pearls</nc-tag>',
    },
    properties: {
      type: { default: 'default', sample: 'success', reflects: true },
      size: { default: 'default', sample: 'large', reflects: true },
      plain: { default: false, sample: true, reflects: true },
      round: { default: false, sample: true, reflects: true },
      closable: { default: false, sample: true },
      checkable: { default: false, sample: true },
      disabled: { default: false, sample: true, reflects: true },
      defaultChecked: { default: false, sample: true, attribute: 'checked', reflects: true },
      checked: { default: false, sample: true, attribute: false },
    },
    cssStates: ['checkable', 'closable', 'checked', 'disabled'],
    focusable: true,
    use: (tag) => tag.click(),
  });

  it('is no more than a slot unless it can be checked or closed', async () => {
    const tag = await fixture<NcTag>('<nc-tag type="primary">Pearls</nc-tag>');
    expect(tag.shadowRoot!.childNodes.length).to.equal(1);
    expect(tag.tabIndex).to.equal(-1);
  });

  describe('checkable', () => {
    it('is checked and unchecked by click, touch and keys', async () => {
      const tag = await fixture<NcTag>('<nc-tag checkable>Pearls</nc-tag>');
      const events = record(tag.parentElement!, 'change');
      part(tag, 'check')!.click();
      await touch([centre(tag)]);
      tag.focus();
      await keys(' ');
      await keys('Enter');
      tag.click();
      expect(events).to.deep.equal([true, false, true, false, true].map((checked) => `change ${checked}`));
      expect(tag.matches(':state(checked)')).to.equal(true);
      expect(part(tag, 'check')!.ariaChecked).to.equal('true');
    });

    it('fires no event when code sets it', async () => {
      const tag = await fixture<NcTag>('<nc-tag checkable checked>Pearls</nc-tag>');
      expect(tag.checked).to.equal(true);
      const events = record(tag, 'change');
      tag.checked = false;
      await tag.updateComplete;
      expect(tag.matches(':state(checked)')).to.equal(false);
      tag.defaultChecked = false;
      tag.defaultChecked = true;
      expect(tag.checked).to.equal(false);
      expect(events).to.deep.equal([]);
    });

    it('stays as it is if the page prevents the click, or it is disabled', async () => {
      const tag = await fixture<NcTag>('<nc-tag checkable>Pearls</nc-tag>');
      const events = record(tag, 'change');
      tag.addEventListener('click', (event) => event.preventDefault(), { once: true });
      tag.click();
      expect(tag.checked).to.equal(false);
      tag.disabled = true;
      await tag.updateComplete;
      tag.click();
      expect(tag.checked).to.equal(false);
      expect(events).to.deep.equal([]);
    });

    it('becomes a plain tag again', async () => {
      const tag = await fixture<NcTag>('<nc-tag checkable checked>Pearls</nc-tag>');
      tag.checkable = false;
      await tag.updateComplete;
      expect(part(tag, 'check')).to.equal(null);
      expect(tag.matches(':state(checked)')).to.equal(false);
      expect(tag.offsetWidth).to.be.greaterThan(30);
      tag.checkable = true;
      await tag.updateComplete;
      expect(part(tag, 'check')!.ariaChecked).to.equal('true');
    });

    if (isChromium) {
      it('is a checkbox named by its text', async () => {
        const tag = await fixture<NcTag>('<nc-tag checkable checked closable>Pearls</nc-tag>');
        const { role, name } = await accessibleNode(part(tag, 'check')!);
        expect([role, name]).to.deep.equal(['checkbox', 'Pearls']);
      });
    }
  });

  describe('closable', () => {
    it('fires close and hides, by click and by key', async () => {
      for (const key of ['', 'Enter', ' ']) {
        const tag = await fixture<NcTag>('<nc-tag closable>Pearls</nc-tag>');
        const events = record(tag, 'close');
        tag.focus();
        if (key) await keys(key);
        else part(tag, 'close')!.click();
        expect(events.length).to.equal(1);
        expect(tag.hidden).to.equal(true);
      }
    });

    it('stays if the page cancels the event', async () => {
      const tag = await fixture<NcTag>('<nc-tag closable>Pearls</nc-tag>');
      tag.addEventListener('close', (event) => event.preventDefault());
      part(tag, 'close')!.click();
      expect(tag.hidden).to.equal(false);
    });

    it('is not closed while it is disabled', async () => {
      const tag = await fixture<NcTag>('<nc-tag closable disabled>Pearls</nc-tag>');
      const events = record(tag, 'close');
      part(tag, 'close')!.click();
      expect(events).to.deep.equal([]);
    });

    it('does not check a checkable tag', async () => {
      const tag = await fixture<NcTag>('<nc-tag closable checkable>Pearls</nc-tag>');
      const events = record(tag, 'change');
      part(tag, 'close')!.click();
      expect(events).to.deep.equal([]);
    });

    it('gives the focus to the tag beside it', async () => {
      const home = await fixture<HTMLElement>(
        '<div><nc-tag closable>A</nc-tag><nc-tag closable>B</nc-tag><nc-tag closable>C</nc-tag></div>',
      );
      const [, second] = home.querySelectorAll<NcTag>('nc-tag');
      second!.focus();
      await keys('Enter');
      expect(nameOf(document.activeElement)).to.equal('nc-tag C');
      await keys('Enter');
      expect(nameOf(document.activeElement)).to.equal('nc-tag A');
    });

    it('has a button that is easy to hit', async () => {
      const tag = await fixture<NcTag>('<nc-tag closable style="margin: 40px">Pearls</nc-tag>');
      const [x, y] = centre(part(tag, 'close')!);
      for (const move of [-20, 20]) {
        expect(nameOf(document.elementFromPoint(x, y + move))).to.equal('nc-tag Pearls');
        expect(tag.shadowRoot!.elementFromPoint(x, y + move) === part(tag, 'close')).to.equal(true);
      }
    });

    if (isChromium) {
      it('says what it removes', async () => {
        const tag = await fixture<NcTag>('<nc-tag closable>Pearls</nc-tag>');
        const { role, name } = await accessibleNode(part(tag, 'close')!);
        expect([role, name]).to.deep.equal(['button', 'Remove Pearls']);
      });

      /** A text of the button, and its name. */
      const NAMES: Record<string, string> = {
        '{0}を削除': 'Pearls を削除',
        '“{0}” entfernen': '“ Pearls ” entfernen',
        Weg: 'Weg Pearls',
      };
      for (const [text, expected] of Object.entries(NAMES)) {
        it(`says it in the order of the language: ${text}`, async () => {
          const code = `de-x-${Object.keys(NAMES).indexOf(text)}test`;
          await registerLocale(code, { 'nc.tag.close': text });
          await withLocale(code, async () => {
            const tag = await fixture<NcTag>('<nc-tag closable>Shells</nc-tag>');
            tag.textContent = 'Pearls';
            expect((await accessibleNode(part(tag, 'close')!)).name).to.equal(expected);
          });
        });
      }
    }
  });
});
