import { expect, waitUntil } from '@open-wc/testing';
import { pointer } from '../helpers/commands.js';
import { buildVersions } from '../helpers/deployed.js';

// An app whose first screen is in its HTML, built with the plugin, in a frame. The script that starts it comes when a test says so.

type AppWindow = Window & typeof globalThis & { log?: string[] };

let frame: HTMLIFrameElement;
let url: string;
let errors: unknown[];

const page = () => frame.contentDocument!;
const query = (selector: string) => page().querySelector<HTMLElement>(selector)!;
const inside = (selector: string, part: string) => query(selector).shadowRoot!.querySelector<HTMLElement>(part)!;
const elements = () => [...page().querySelectorAll<HTMLElement>('#app *')];
const boxes = () =>
  elements().map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.localName} ${[x, y, width, height].map((value) => Math.round(value * 4) / 4).join(' ')}`;
  });

const isReady = () => (frame.contentWindow as AppWindow).log?.includes('ready') === true;
const drawn = () => new Promise((done) => frame.contentWindow!.requestAnimationFrame(done));

async function start(): Promise<void> {
  await fetch(`${url}state?held=`);
  await waitUntil(isReady, 'the app has started');
}

async function press(element: Element): Promise<void> {
  const outer = frame.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  const position = [outer.x + x + width / 2, outer.y + y + height / 2] as const;
  for (const phase of ['move', 'down', 'up'] as const) await pointer({ phase, position, pointerType: 'mouse' });
}

describe('a prerendered screen', () => {
  before(() => buildVersions('prerendered', [1]));
  beforeEach(async () => {
    errors = [];
    // The prerendered screen is in English, and shows only to readers of English: not every engine starts in it.
    localStorage.setItem('nacre:locale', 'en');
    url = new URL(`/__deployed__/prerendered/${crypto.randomUUID()}/`, location.href).href;
    const [, script] = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(await (await fetch(url)).text())!;
    await fetch(`${url}state?held=${script}`);
    frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 600px; border: 0';
    frame.src = url;
    document.body.append(frame);
    await waitUntil(() => page().querySelector('#nc-prerendered-end'), 'the document has been parsed');
    frame.contentWindow!.addEventListener('error', ({ message }) => errors.push(message));
    const links = [...page().querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await waitUntil(() => links.every(({ sheet }) => sheet), 'its styles are there');
  });
  afterEach(async () => {
    frame.contentWindow!.sessionStorage.clear();
    localStorage.removeItem('nacre:locale');
    await fetch(`${url}state?held=`);
    frame.remove();
    expect(errors).to.deep.equal([]);
  });

  it('shows before the app has come: texts, bars, icons, the styles of elements', () => {
    expect((frame.contentWindow as AppWindow).customElements.get('nc-button')).to.equal(undefined);
    expect(inside('nc-nav-bar', 'h1').textContent).to.equal('Home');
    expect(inside('nc-tab-bar', 'a').textContent).to.contain('Home');
    expect(inside('nc-steps', '*').getBoundingClientRect().height).to.be.above(20);
    expect(query('#styled').getBoundingClientRect().width).to.equal(200);
    expect(frame.contentWindow!.getComputedStyle(query('nc-button')).display).not.to.equal('inline');
  });

  it('is taken over as it is: the same nodes in the same places', async () => {
    const [nodes, places] = [elements(), boxes()];
    await start();
    await drawn();
    expect(nodes.filter((node) => !node.isConnected)).to.deep.equal([]);
    expect(boxes()).to.deep.equal(places);
    expect((frame.contentWindow as AppWindow).log).to.deep.equal(['load', 'show', 'ready']);
  });

  it('answers presses that came before the app, once each', async () => {
    await press(query('nc-button'));
    await press(query('nc-button'));
    expect(query('#count').textContent).to.equal('0');
    await start();
    await waitUntil(() => query('#count').textContent === '2', 'both');
    await press(query('nc-button'));
    await waitUntil(() => query('#count').textContent === '3', 'one more');
  });

  it('has links that lead where those of the running app lead', async () => {
    const links = () =>
      [query('#plain'), inside('nc-cell', 'a'), ...query('nc-tab-bar').shadowRoot!.querySelectorAll('a')].map(
        (link) => (link as HTMLAnchorElement).href,
      );
    const addresses = ['#/about', '#/item/7', '#/home', '#/about'].map((hash) => url + hash);
    expect(links()).to.deep.equal(addresses);
    await start();
    expect(links()).to.deep.equal(addresses);
  });

  it('opens the page of a link that was pressed before the app came', async () => {
    await press(query('nc-cell'));
    await start();
    await waitUntil(() => page().querySelector('#item')?.textContent === 'Item 7', 'the page');
    expect(frame.contentWindow!.location.hash).to.equal('#/item/7');
  });
});
