import { setViewport } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { navigateTo, switchTab } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Checkbox } from 'nacre/react/checkbox';
import { Form } from 'nacre/react/form';
import { Input } from 'nacre/react/input';
import { type AppDefinition, usePage } from 'nacre/shell';
import { keys } from '../helpers/commands.js';
import { deepActiveElement, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { inEveryLook } from '../suites/looks.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

// Whole pages of a small app, as screen readers and keyboards meet them.

const Home = () => (
  <CellGroup title="Letters">
    <Cell title="Ada" value="1843" arrow url="/letter/1" />
    <Cell title="Grace" value="1952" arrow url="/letter/2" />
  </CellGroup>
);
const Me = () => (
  <Form>
    <Input name="name" label="Name" required />
    <Checkbox name="news">News by mail</Checkbox>
    <Button type="primary" formType="submit">
      Save
    </Button>
    <Button onClick={() => navigateTo({ url: '/filter' })}>Filter</Button>
  </Form>
);
const Letter = () => <p>Letter {usePage().params['id']}</p>;
const Filter = () => <Checkbox>Only unread</Checkbox>;
const Broken = (): never => {
  throw new Error('broken');
};
const Menu = () => (
  <nav aria-label="Menu">
    <a href="#/me">Me</a>
  </nav>
);

const definition: AppDefinition = {
  pages: [
    {
      path: '/home',
      load: () => Home,
      style: {
        navigationBarTitleText: 'Letters',
        navigationBarButtons: [{ type: 'share' }, { text: 'Edit', badgeText: '2' }],
      },
    },
    { path: '/me', load: () => Me, style: { navigationBarTitleText: 'Me' } },
    {
      path: '/letter/:id',
      parent: '/home',
      split: true,
      load: () => Letter,
      style: { navigationBarTitleText: 'Letter' },
    },
    { path: '/filter', presentation: 'sheet', load: () => Filter, style: { navigationBarTitleText: 'Filter' } },
    { path: '/search', load: () => Letter, style: { searchInput: { placeholder: 'Search letters' } } },
    { path: '/broken', load: () => Broken, style: { navigationBarTitleText: 'Broken' } },
    {
      path: '/lost',
      load: () => Promise.reject(new Error('lost')),
      style: { navigationBarTitleText: 'Lost' },
    },
  ],
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Letters', icon: 'home', badge: '3' },
      { pagePath: '/me', text: 'Me', icon: 'user' },
    ],
  },
  windows: { left: { component: Menu, label: '' } },
  split: { minWidth: 700 },
  style: { animationType: 'none' },
  onError: () => undefined,
};

/** As narrow as WebKitGTK makes its window. */
const PHONE = { width: 500, height: 700 };
const WIDE = { width: 1000, height: 700 };

/** Opens a page, at the width of a phone or of a desktop. */
async function open(url: string, size = PHONE): Promise<StartedApp> {
  await setViewport(size);
  // React logs what a page throws: that page is one of those to be seen.
  if (url === '/broken') {
    console.error = () => undefined;
    window.onerror = () => true;
  }
  const app = await startApp(definition, { onError: () => undefined });
  if (url === '/me') await switchTab({ url });
  else if (url !== '/home') await navigateTo({ url });
  await app.settled();
  await settled(app.container);
  return app;
}

/** What has the focus: its role, and its name or its texts, those for readers included. */
function focused(): string {
  const element = deepActiveElement() as HTMLElement;
  const name = element.ariaLabel || element.textContent!.trim().replace(/\s+/g, ' ');
  return `${element.getAttribute('role') ?? element.localName} ${name}`.trim();
}

async function press(...combos: string[]): Promise<void> {
  for (const combo of combos) await keys(combo);
}

describe('whole pages', () => {
  const { error } = console;
  const { onerror } = window;
  before(useTokens);
  afterEach(() => {
    stopApps();
    console.error = error;
    window.onerror = onerror;
  });
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const url of ['/home', '/me', '/letter/1', '/search', '/broken', '/lost', '/nowhere']) {
    describe(`${url} is accessible`, () => {
      inEveryLook(async () => {
        const app = url === '/nowhere' ? await startApp(definition, { url }) : await open(url);
        await settled(app.container);
        await expect(app.container).to.be.accessible();
      });
    });
  }

  describe('a sheet over a page is accessible', () => {
    inEveryLook(async () => {
      await open('/me');
      await navigateTo({ url: '/filter' });
      const popup = () => document.querySelector('nc-popup');
      await until(() => popup()?.open && popup()!.shadowRoot!.querySelector('dialog')?.open, 'the sheet is open');
      await settled(popup()!);
      await expect(popup()!).to.be.accessible();
    });
  });

  describe('a wide screen with menu, list and detail is accessible', () => {
    inEveryLook(async () => {
      const app = await open('/letter/1', WIDE);
      expect(app.container.querySelectorAll('.nc-page:not([inert])')).to.have.length(2);
      await expect(app.container).to.be.accessible();
    });
  });
});

describe('whole pages by keyboard', () => {
  before(useTokens);
  afterEach(stopApps);
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('lead from the bar through the content to the tabs', async () => {
    const app = await open('/home');
    app.bar().shadowRoot!.querySelector<HTMLElement>('button')!.focus();
    const seen = [focused()];
    for (let count = 0; count < 5; count++) {
      await press('Tab');
      seen.push(focused());
    }
    expect(seen).to.deep.equal(['button Share', 'button Edit22', 'a Ada1843', 'a Grace1952', 'a 3Letters3', 'a Me']);
  });

  it('open a page by Enter, name it, and go back to where they were', async () => {
    const app = await open('/home');
    const row = app.top().querySelectorAll('nc-cell')[1]!;
    row.shadowRoot!.querySelector('a')!.focus();
    await press('Enter');
    await until(() => app.hash() === '/letter/2', 'the letter opens');
    await app.settled();
    await until(() => focused() === 'region Letter', 'the page is named');
    await press('Shift+Tab');
    expect(focused()).to.equal('button Back');
    await press('Enter');
    await until(() => app.hash() === '/home', 'back');
    await app.settled();
    await until(() => deepActiveElement() === row.shadowRoot!.querySelector('a'), 'the row has the focus again');
  });

  it('change tabs by arrow keys and Enter', async () => {
    const app = await open('/home');
    app.tabBar()!.shadowRoot!.querySelector<HTMLElement>('a')!.focus();
    await press('ArrowRight');
    expect(focused()).to.equal('a Me');
    await press('Enter');
    await until(() => app.hash() === '/me', 'the other tab');
    await app.settled();
    await until(() => focused() === 'region Me', 'its page is named');
  });

  it('close a sheet by Escape, back to the button that opened it', async () => {
    const app = await open('/me');
    const opener = [...app.top().querySelectorAll('nc-button')].at(-1)!;
    opener.focus();
    await press('Enter');
    const popup = () => document.querySelector('nc-popup');
    await until(() => popup()?.contains(document.activeElement) && popup()!.open, 'the focus is in the sheet');
    await press('Escape');
    await until(() => app.hash() === '/me' && document.activeElement === opener, 'the button has the focus');
  });

  it('reach list and detail side by side', async () => {
    const app = await open('/letter/1', WIDE);
    const [list, detail] = app.container.querySelectorAll<HTMLElement>('.nc-page');
    await until(() => detail!.contains(document.activeElement), 'the detail has the focus');
    list!.querySelectorAll('nc-cell')[1]!.shadowRoot!.querySelector('a')!.focus();
    await press('Enter');
    await until(() => app.hash() === '/letter/2', 'the other letter');
    await app.settled();
    expect(app.container.textContent).to.contain('Letter 2').and.not.contain('Letter 1');
  });
});
