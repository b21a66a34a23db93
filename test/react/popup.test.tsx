import { expect, waitUntil } from '@open-wc/testing';
import { createContext, useContext, useEffect, useState } from 'react';
import type { NcActionSheet } from 'nacre/elements/action-sheet/class';
import type { NcPopup } from 'nacre/elements/popup/class';
import { ActionSheet } from 'nacre/react/action-sheet';
import { Popup } from 'nacre/react/popup';
import { keys } from '../helpers/commands.js';
import { deepActiveElement, drawn } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';
import { isVisible } from '../suites/overlay-suite.js';

const Name = createContext('nobody');

describe('<Popup> and <ActionSheet>', () => {
  const { style } = document.documentElement;
  before(() => style.setProperty('--nc-duration-page', '0s'));
  after(() => style.removeProperty('--nc-duration-page'));
  afterEach(unmountAll);

  it('has children in the context of the app, with their state, which end with it', async () => {
    const log: string[] = [];
    function Greeting() {
      const name = useContext(Name);
      const [count, setCount] = useState(0);
      useEffect(() => {
        log.push('mounted');
        return () => void log.push('unmounted');
      }, []);
      return <button autoFocus onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
    }
    const app = (name: string, open: boolean) => (
      <Name.Provider value={name}>
        <Popup open={open} label="Greeting">
          <Greeting />
        </Popup>
      </Name.Provider>
    );
    const { find, render, unmount } = mount(app('Ada', true), { strict: true });
    const popup = find<NcPopup>('nc-popup');
    await popup.updateComplete;
    expect(isVisible(popup)).to.equal(true);
    const button = popup.querySelector('button')!;
    button.click();
    await drawn();
    expect(button.textContent).to.equal('Ada 1');
    render(app('Bob', true));
    await drawn();
    expect([button.textContent, isVisible(popup)]).to.deep.equal(['Bob 1', true]);
    unmount();
    await drawn();
    expect(log.filter((entry) => entry === 'mounted').length).to.equal(
      log.filter((entry) => entry === 'unmounted').length,
    );
    expect(document.documentElement.style.overflow).to.equal('');
    expect(document.querySelector('nc-popup')).to.equal(null);
  });

  it('follows `open`, and reports when the user closed it', async () => {
    function App() {
      const [open, setOpen] = useState(false);
      const [told, setTold] = useState('');
      return (
        <>
          <button onClick={() => setOpen(true)}>{`Open ${told}`}</button>
          <Popup
            open={open}
            label="Places"
            breakpoints={[0.25, 0.5]}
            onBreakpointChange={({ breakpoint }) => setTold((before) => `${before}${breakpoint} `)}
            onClose={({ reason }) => {
              setOpen(false);
              setTold((before) => `${before}${reason} `);
            }}
          >
            Here
          </Popup>
        </>
      );
    }
    const { find } = mount(<App />, { strict: true });
    const popup = find<NcPopup>('nc-popup');
    const button = find<HTMLButtonElement>('button');
    for (const expected of ['Open 0.5 escape ', 'Open 0.5 escape 0.5 escape ']) {
      button.focus();
      button.click();
      await drawn();
      expect(isVisible(popup)).to.equal(true);
      // It is on the page at once, and usable a moment later.
      await waitUntil(() => popup.shadowRoot!.querySelector('button[part="handle"]'));
      popup.shadowRoot!.querySelector<HTMLElement>('[part="handle"]')!.click();
      await waitUntil(() => button.textContent === expected.replace(/escape $/, ''), 'it is as high as it can be');
      await keys('Escape');
      await waitUntil(() => !isVisible(popup) && button.textContent === expected, expected);
      expect(deepActiveElement() === button).to.equal(true);
    }
  });

  it('moves to the `breakpoint` of the app', async () => {
    const app = (breakpoint: number) => (
      <Popup open label="Places" breakpoints={[0.25, 0.5]} breakpoint={breakpoint}>
        Here
      </Popup>
    );
    const { find, render } = mount(app(0.25), { strict: true });
    const popup = find<NcPopup>('nc-popup');
    const share = () =>
      1 - popup.shadowRoot!.querySelector('[part="surface"]')!.getBoundingClientRect().top / innerHeight;
    await drawn();
    expect(share()).to.equal(0.25);
    render(app(0.5));
    await drawn();
    expect(share()).to.equal(0.5);
  });

  it('shows actions, and reports the chosen one', async () => {
    function App() {
      const [open, setOpen] = useState(true);
      const [told, setTold] = useState<unknown[]>([]);
      return (
        <>
          <output>{JSON.stringify(told)}</output>
          <ActionSheet
            open={open}
            title="Photo"
            itemList={['Share', { text: 'Delete', role: 'destructive', data: { id: 7 } }]}
            onSelect={({ tapIndex, data }) => setTold([tapIndex, data])}
            onClose={() => setOpen(false)}
          />
        </>
      );
    }
    const { find } = mount(<App />, { strict: true });
    const sheet = find<NcActionSheet>('nc-action-sheet');
    await drawn();
    expect(isVisible(sheet)).to.equal(true);
    await keys('End');
    await keys('Enter');
    await drawn();
    expect([isVisible(sheet), find('output').textContent]).to.deep.equal([false, '[1,{"id":7}]']);
  });
});
