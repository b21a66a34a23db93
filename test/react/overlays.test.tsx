import { expect, waitUntil } from '@open-wc/testing';
import { createContext, useContext, useState } from 'react';
import type { NcLoading } from 'nacre/elements/loading';
import type { NcModal } from 'nacre/elements/modal';
import type { NcToast } from 'nacre/elements/toast';
import { Loading, Modal, Status, Toast } from 'nacre/react';
import { keys } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';
import { isVisible } from '../suites/overlay-suite.js';

type Overlay = NcModal | NcToast | NcLoading;

const Theme = createContext('none');
const Themed = () => <b>{useContext(Theme)}</b>;

const OVERLAYS = { modal: Modal, toast: Toast, loading: Loading };

describe('overlays as React components', () => {
  const root = document.documentElement;
  before(() => root.style.setProperty('--nc-duration-normal', '0s'));
  after(() => root.style.removeProperty('--nc-duration-normal'));
  afterEach(() => {
    unmountAll();
    expect(root.style.overflow, 'the page scrolls').to.equal('');
  });

  for (const [name, Component] of Object.entries(OVERLAYS)) {
    describe(name, () => {
      const tag = `nc-${name}`;
      const props = name === 'modal' ? { showCancel: true } : name === 'toast' ? { duration: 0 } : { mask: true };

      it('opens once and closes once, in strict mode too', async () => {
        const log: string[] = [];
        const view = (open: boolean) => (
          <Component
            title="Hello"
            open={open}
            {...props}
            onOpen={() => log.push('open')}
            onClose={({ reason }) => log.push(`close ${reason}`)}
          />
        );
        const { find, render } = mount(view(true), { strict: true });
        const overlay = find<Overlay>(tag);
        await settled(overlay);
        expect(isVisible(overlay)).to.equal(true);
        render(view(false));
        await settled(overlay);
        expect(isVisible(overlay)).to.equal(false);
        render(view(true));
        await settled(overlay);
        expect(log).to.deep.equal(['open', 'close api', 'open']);
      });

      it('unblocks the page when it is unmounted while open', async () => {
        const view = (open: boolean) => (
          <>
            <button>Before</button>
            {open && <Component title="Hello" open {...props} />}
          </>
        );
        const { find, render } = mount(view(false));
        const button = find<HTMLButtonElement>('button');
        button.focus();
        render(view(true));
        const overlay = find<Overlay>(tag);
        await settled(overlay);
        expect(isVisible(overlay)).to.equal(true);
        render(view(false));
        await drawn();
        expect(document.activeElement === button, 'focus').to.equal(true);
        expect(root.style.overflow).to.equal('');
        expect(document.querySelectorAll(':modal, :popover-open').length).to.equal(0);
      });
    });
  }

  it('have the React context of their parents in their children', async () => {
    const { find } = mount(
      <Theme.Provider value="pearl">
        <Modal open title="Theme">
          <Themed />
        </Modal>
      </Theme.Provider>,
    );
    await settled(find<NcModal>('nc-modal'));
    expect(find('nc-modal b').textContent).to.equal('pearl');
    expect(find('nc-modal b').checkVisibility()).to.equal(true);
  });

  it('follow the props, and report what the user does', async () => {
    const Question = () => {
      const [open, setOpen] = useState(true);
      const [answer, setAnswer] = useState('');
      return (
        <>
          <p>{answer}</p>
          <Modal
            title="Sure?"
            showCancel
            open={open}
            onClose={({ reason, result }) => {
              setOpen(false);
              setAnswer(`${reason} ${result?.confirm}`);
            }}
          />
        </>
      );
    };
    const { find } = mount(<Question />, { strict: true });
    const modal = find<NcModal>('nc-modal');
    await settled(modal);
    await keys('Enter');
    await drawn();
    expect(find('p').textContent).to.equal('confirm true');
    expect(modal.open).to.equal(false);
  });

  it('keep what is typed in their children while the app renders', async () => {
    const view = (title: string) => (
      <Modal open title={title}>
        <input aria-label="Name" />
      </Modal>
    );
    const { find, render } = mount(view('One'));
    await settled(find<NcModal>('nc-modal'));
    await keys('a');
    render(view('Two'));
    await keys('b');
    expect(find<HTMLInputElement>('input').value).to.equal('ab');
  });

  it('keep what is typed in their fields while the app renders', async () => {
    const view = (title: string) => <Modal open title={title} inputs={[{ name: 'name', label: 'Name' }]} />;
    const { find, render } = mount(view('One'));
    const modal = find<NcModal>('nc-modal');
    await waitUntil(() => modal.shadowRoot?.activeElement?.localName === 'nc-input', 'the field has come');
    await keys('a');
    render(view('Two'));
    await settled(modal);
    await keys('b');
    expect(modal.shadowRoot!.querySelector('nc-input')!.value).to.equal('ab');
  });

  it('and notices pass on their events', async () => {
    const autos: boolean[] = [];
    const { find } = mount(<Status type="error" onRetry={({ auto }) => autos.push(auto)} />);
    const status = find<HTMLElementTagNameMap['nc-status']>('nc-status');
    await settled(status);
    status.shadowRoot!.querySelector('button')!.click();
    expect(autos).to.deep.equal([false]);
  });
});
