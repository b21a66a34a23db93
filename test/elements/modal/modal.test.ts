import 'nacre/elements/modal';
import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { ModalResult, NcModal } from '../../../elements/modal/modal.js';
import { drag, keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';

describe('<nc-modal>', () => {
  elementSuite({
    tag: 'nc-modal',
    html: '<nc-modal title="Delete it?" content="It cannot be brought back." show-cancel></nc-modal>',
    states: { 'own content': '<nc-modal title="Rename">Type a new name.</nc-modal>' },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      title: { default: '', sample: 'Hello' },
      content: { default: '', sample: 'World' },
      showCancel: { default: false, sample: true },
      cancelText: { default: '', sample: 'No' },
      confirmText: { default: '', sample: 'Yes' },
      cancelColor: { default: '', sample: 'rgb(90, 20, 20)' },
      confirmColor: { default: '', sample: 'rgb(20, 90, 20)' },
      editable: { default: false, sample: true },
      placeholderText: { default: '', sample: 'Name' },
      buttons: { default: undefined, sample: ['Yes', { text: 'No', role: 'cancel' }] },
      inputs: { default: undefined, sample: [{ name: 'a', label: 'A' }] },
      lightDismiss: { default: false, sample: true },
    },
    cssStates: ['busy'],
    use: (modal: HTMLElementTagNameMap['nc-modal']) => modal.hide(),
  });
  overlaySuite({ tag: 'nc-modal', html: '<nc-modal title="Delete it?" show-cancel></nc-modal>', modal: true });

  let log: string[];
  async function open(html: string): Promise<NcModal> {
    const modal = await fixture<NcModal>(html);
    log = [];
    modal.addEventListener('close', (event) => {
      const { reason, result } = event as CloseEvent<ModalResult>;
      log.push(`${reason} ${result!.confirm} ${result!.cancel}`);
    });
    void modal.show();
    await modal.updateComplete;
    await drawn();
    return modal;
  }
  const part = (modal: NcModal, name: string) => modal.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;

  it('fires close with the choice', async () => {
    const modal = await open('<nc-modal title="Sure?" show-cancel></nc-modal>');
    part(modal, 'cancel').click();
    void modal.show();
    part(modal, 'confirm').click();
    expect(log).to.deep.equal(['cancel false true', 'confirm true false']);
  });

  it('has buttons with texts of its own or of the page', async () => {
    const modal = await open('<nc-modal title="Sure?" show-cancel></nc-modal>');
    const names = () => ['cancel', 'confirm'].map((name) => part(modal, name).textContent!.trim());
    expect(names()).to.deep.equal(['Cancel', 'OK']);
    Object.assign(modal, { cancelText: 'Keep', confirmText: 'Delete' });
    await modal.updateComplete;
    expect(names()).to.deep.equal(['Keep', 'Delete']);
  });

  it('confirms by Enter unless the focused element handles it', async () => {
    const modal = await open('<nc-modal title="Name"><input aria-label="Name" autofocus /></nc-modal>');
    expect((deepActiveElement() as HTMLElement).localName).to.equal('input');
    await keys('Enter');
    expect(log).to.deep.equal(['confirm true false']);
    expect(isVisible(modal)).to.equal(false);
  });

  it('leaves Enter to the cancel button and to text areas', async () => {
    const modal = await open('<nc-modal title="Note" show-cancel><textarea aria-label="Note"></textarea></nc-modal>');
    await keys('Enter');
    expect(isVisible(modal)).to.equal(true);
    expect(modal.querySelector('textarea')!.value).to.equal('\n');
    part(modal, 'cancel').focus();
    await keys('Enter');
    expect(log).to.deep.equal(['cancel false true']);
  });

  it('stays while a field of the page in it is invalid', async () => {
    const modal = await open('<nc-modal title="Name"><input aria-label="Name" required /></nc-modal>');
    part(modal, 'confirm').click();
    expect(isVisible(modal)).to.equal(true);
    modal.querySelector('input')!.value = 'Ada';
    part(modal, 'confirm').click();
    expect(log).to.deep.equal(['confirm true false']);
  });

  it('keeps what was typed when it is rendered again', async () => {
    const modal = await open('<nc-modal title="Name" content="Ada" editable></nc-modal>');
    await keys('End');
    await keys('B');
    modal.title = 'Your name';
    await modal.updateComplete;
    const closed = new Promise((resolve) => modal.addEventListener('close', resolve));
    await keys('Enter');
    expect(((await closed) as CloseEvent<ModalResult>).result).to.deep.equal({
      confirm: true,
      cancel: false,
      content: 'AdaB',
    });
  });

  it('closes by a click beside it only with light-dismiss', async () => {
    const modal = await open('<nc-modal title="Sure?"></nc-modal>');
    await sendMouse({ type: 'click', position: [5, 5] });
    expect(isVisible(modal)).to.equal(true);
    modal.lightDismiss = true;
    const { x, y } = part(modal, 'surface').getBoundingClientRect();
    await drag([
      [x + 40, y + 40],
      [5, 5],
    ]);
    expect(isVisible(modal), 'a press that began inside').to.equal(true);
    await sendMouse({ type: 'click', position: [5, 5] });
    expect(log).to.deep.equal(['backdrop false true']);
  });

  it('opens and closes 40 times above itself, as quickly as once, and the focus returns', async () => {
    const home = await fixture<HTMLElement>('<div><button>Ask</button></div>');
    const button = home.querySelector('button')!;
    button.focus();
    const modals = Array.from({ length: 40 }, () => home.appendChild(document.createElement('nc-modal')));
    for (const modal of modals) void modal.show();
    expect(modals.every(isVisible)).to.equal(true);
    await Promise.all(modals.reverse().map((modal) => modal.hide()));
    expect(document.activeElement === button, 'focus').to.equal(true);
  });
});
