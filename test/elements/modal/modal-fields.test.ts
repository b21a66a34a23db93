import 'nacre/elements/modal';
import { expect, fixture, html } from '@open-wc/testing';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { ModalResult, NcModal } from '../../../elements/modal/modal.js';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { isVisible } from '../../suites/overlay-suite.js';

describe('<nc-modal>, asking for more', () => {
  let modal: NcModal;
  let results: (ModalResult & { reason: string })[];
  before(useTokens);
  afterEach(() => modal.hide());

  async function open(properties: Partial<NcModal>): Promise<void> {
    modal = await fixture<NcModal>(html`<nc-modal></nc-modal>`);
    results = [];
    modal.addEventListener('close', (event) => {
      const { reason, result } = event as CloseEvent<ModalResult>;
      results.push({ reason, ...result! });
    });
    Object.assign(modal, { title: 'Order', ...properties });
    void modal.show();
    await settled(modal);
    await drawn();
  }
  const field = <E extends HTMLElement>(name: string) =>
    [...modal.shadowRoot!.querySelectorAll<HTMLElement & { name: string }>('#fields > *')].find(
      (each) => each.name === name,
    ) as unknown as E;
  const buttons = () => [...modal.shadowRoot!.querySelectorAll<HTMLElement>('#actions button')];
  const confirm = async () => {
    modal.shadowRoot!.querySelector<HTMLElement>('[part="confirm"]')!.click();
    await drawn();
  };

  describe('fields', () => {
    it('of every type return what was entered, or their first values', async () => {
      await open({
        inputs: [
          { name: 'text', label: 'Text', value: 'a' },
          { name: 'count', type: 'number', label: 'Count', value: '2' },
          { name: 'note', type: 'textarea', label: 'Note', value: 'two\nlines', minRows: 2 },
          { name: 'terms', type: 'checkbox', label: 'I agree', checked: true },
          { name: 'extras', type: 'checkbox', label: 'Extras', options: ['ice', 'lemon'], value: ['lemon'] },
          { name: 'size', type: 'radio', label: 'Size', options: ['S', { value: 'L', label: 'Large' }], value: 'L' },
          { name: 'day', type: 'date', label: 'Day', value: '2028-02-29', min: '2028-01-01', max: '2028-12-31' },
          { name: 'hour', type: 'time', label: 'Hour', value: '09:30' },
        ],
      });
      const surface = modal.shadowRoot!.querySelector('#surface')!;
      await Promise.all(surface.getAnimations().map(({ finished }) => finished));
      await expect(modal).to.be.accessible();
      await confirm();
      expect(results).to.deep.equal([
        {
          reason: 'confirm',
          confirm: true,
          cancel: false,
          values: {
            text: 'a',
            count: '2',
            note: 'two\nlines',
            terms: true,
            extras: ['lemon'],
            size: 'L',
            day: '2028-02-29',
            hour: '09:30',
          },
        },
      ]);
    });

    for (const [name, wrong, right] of [
      ['a required text', { required: true }, 'Ada'],
      ['a pattern', { pattern: '[a-z]+', value: '1' }, 'ada'],
      ['a number out of range', { type: 'number', min: 1, max: 5, value: '9' }, '5'],
      ['an email', { type: 'email', value: 'ada' }, 'ada@example.org'],
      ['a text area', { type: 'textarea', required: true }, 'Ada'],
      ['a choice', { type: 'radio', required: true, options: ['a', 'b'] }, 'b'],
      ['boxes', { type: 'checkbox', min: 1, options: ['a', 'b'] }, ['b']],
      ['a date', { type: 'date', required: true }, '2028-02-29'],
    ] as const) {
      it(`keep it open while ${name} is wrong`, async () => {
        await open({ inputs: [{ name: 'field', label: 'Field', ...wrong }] });
        await confirm();
        expect(isVisible(modal)).to.equal(true);
        expect(field('field').matches(':state(user-invalid)')).to.equal(true);
        expect(field('field').contains(modal.shadowRoot!.activeElement), 'it has the focus').to.equal(true);
        field<HTMLInputElement>('field').value = right as string;
        await confirm();
        expect(results.map(({ values }) => values)).to.deep.equal([{ field: right }]);
      });
    }

    it('confirm by Enter, but not in a text area', async () => {
      await open({
        inputs: [
          { name: 'note', type: 'textarea', label: 'Note' },
          { name: 'text', label: 'Text' },
        ],
      });
      expect((deepActiveElement() as HTMLElement).localName).to.equal('textarea');
      await keys('a');
      await keys('Enter');
      expect(field<HTMLTextAreaElement>('note').value).to.equal('a\n');
      field('text').focus();
      await keys('Enter');
      expect(results.map(({ values }) => values)).to.deep.equal([{ note: 'a\n', text: '' }]);
    });

    it('start with their first values at each opening', async () => {
      await open({ inputs: [{ name: 'text', label: 'Text', value: 'a' }] });
      await keys('End');
      await keys('b');
      await modal.hide();
      void modal.show();
      await settled(modal);
      expect(field<HTMLInputElement>('text').value).to.equal('a');
    });

    it('are not in a modal that was hidden while they loaded', async () => {
      await open({ inputs: [{ name: 'text', label: 'Text' }] });
      await modal.hide();
      modal.inputs = [{ name: 'size', type: 'radio', label: 'Size', options: ['S', 'L'] }];
      void modal.show();
      await modal.hide();
      await settled(modal);
      await drawn();
      expect(modal.shadowRoot!.querySelectorAll('*').length).to.equal(0);
    });
  });

  describe('buttons', () => {
    const three = [{ text: 'Keep', role: 'cancel' }, 'Archive', { text: 'Delete', role: 'destructive' }] as const;

    it('report which was pressed', async () => {
      await open({ buttons: three });
      expect(buttons().map((button) => button.textContent!.trim())).to.deep.equal(['Keep', 'Archive', 'Delete']);
      for (const [index, reason] of ['cancel', 'confirm', 'confirm'].entries()) {
        buttons()[index]!.click();
        const isConfirm = reason === 'confirm';
        expect(results.splice(0)).to.deep.equal([{ reason, confirm: isConfirm, cancel: !isConfirm, tapIndex: index }]);
        void modal.show();
        await settled(modal);
      }
      await keys('Escape');
      expect(results).to.deep.equal([{ reason: 'escape', confirm: false, cancel: true }]);
    });

    it('give Enter and the first focus to the confirming button, never to a destructive one', async () => {
      await open({ buttons: three });
      expect((deepActiveElement() as HTMLElement).textContent!.trim()).to.equal('Archive');
      await modal.hide();
      modal.buttons = three.toSpliced(1, 1);
      modal.inputs = [{ name: 'text', label: 'Text' }];
      void modal.show();
      await settled(modal);
      await keys('Enter');
      expect(isVisible(modal)).to.equal(true);
      modal.inputs = undefined;
      await modal.hide();
      void modal.show();
      expect((deepActiveElement() as HTMLElement).textContent!.trim()).to.equal('Keep');
    });

    it('are busy until the guard has answered: only the pressed one', async () => {
      let answer!: (may: boolean) => void;
      const asked: unknown[] = [];
      await open({
        buttons: three,
        canDismiss: (reason, result) => {
          asked.push([reason, result!.tapIndex]);
          return new Promise<boolean>((resolve) => (answer = resolve));
        },
      });
      const busy = () => buttons().map((button) => button.getAttribute('aria-busy'));
      buttons()[2]!.click();
      await modal.updateComplete;
      expect(busy()).to.deep.equal([null, null, 'true']);
      buttons()[1]!.click();
      expect(asked, 'asked once').to.deep.equal([['confirm', 2]]);
      answer(false);
      await drawn();
      expect(busy()).to.deep.equal([null, null, null]);
      expect(isVisible(modal)).to.equal(true);
      buttons()[2]!.click();
      answer(true);
      await drawn();
      expect(results).to.deep.equal([{ reason: 'confirm', confirm: true, cancel: false, tapIndex: 2 }]);
    });

    it('stay when the guard fails', async () => {
      const { reportError: report } = window;
      const reported: unknown[] = [];
      window.reportError = (error) => reported.push(error);
      await open({ canDismiss: () => Promise.reject(new Error('no network')) });
      await confirm();
      window.reportError = report;
      expect(isVisible(modal)).to.equal(true);
      expect(reported.map(String)).to.deep.equal(['Error: no network']);
      modal.canDismiss = true;
    });

    it('are accessible', async () => {
      await open({ buttons: three });
      const surface = modal.shadowRoot!.querySelector('#surface')!;
      await Promise.all(surface.getAnimations().map(({ finished }) => finished));
      await expect(modal).to.be.accessible();
    });
  });
});
