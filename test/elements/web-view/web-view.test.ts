import 'nacre/elements/web-view';
import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { FrameErrorEvent, FrameLoadEvent, NcWebView } from 'nacre/elements/web-view';
import { isChromium } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';
import { frameOf, OTHER, OWN, pageUrl, watched } from './web-view-fixture.js';

const PAGE = new URL('/__fixture/page?html=Page', location.href).href;
/** Never answers. */
const STALLED = new URL('/__http__/stall', location.href).href;

describe('<nc-web-view>', () => {
  before(useTokens);

  elementSuite<NcWebView>({
    tag: 'nc-web-view',
    restless: true,
    html: `<nc-web-view src="${PAGE}"><a href="/">Open the page</a></nc-web-view>`,
    states: {
      'without a page': '<nc-web-view style="height: 160px"><p>Nothing to show</p></nc-web-view>',
      'named, without a bar': `<nc-web-view src="${PAGE}" label="Help" progress="false" style="height: 160px"></nc-web-view>`,
      late: `<nc-web-view src="${STALLED}" timeout="1" style="height: 300px"></nc-web-view>`,
    },
    enter: {
      // A document that comes takes the focus from the one before it.
      default: (view) => waitUntil(() => !view.matches(':state(loading)')),
      late: (view) => waitUntil(() => view.matches(':state(error)')),
    },
    properties: {
      src: { default: '', sample: PAGE },
      sandbox: { default: undefined, sample: 'allow-scripts' },
      allow: { default: 'fullscreen', sample: 'camera' },
      allowOrigins: { default: '', sample: 'https://example.com' },
      label: { default: '', sample: 'Help' },
      progress: { default: true, sample: false, text: 'false' },
      navigation: { default: false, sample: true },
      referrerPolicy: { default: '', sample: 'no-referrer', attribute: 'referrerpolicy' },
      loading: { default: 'eager', sample: 'lazy' },
      timeout: { default: 60_000, sample: 1000 },
    },
    cssStates: ['page', 'error', 'focus-visible'],
    focusable: true,
    text: {
      html: '<nc-web-view src="https://shell.invalid/"></nc-web-view>',
      read: (view) => frameOf(view).title,
      en: 'Web page from shell.invalid',
      fr: 'Page web de shell.invalid',
    },
  });

  it('shows a page, and says when it has loaded', async () => {
    const { view, loaded, events } = await watched();
    const src = pageUrl('one', { mute: true });
    view.src = src;
    const event = oneEvent(view, 'load') as Promise<FrameLoadEvent>;
    await view.updateComplete;
    expect(view.matches(':state(loading)')).to.equal(true);
    expect(view.matches(':state(progress)')).to.equal(true);
    await loaded();
    expect(view.matches(':state(loading)')).to.equal(false);
    expect((await event).url).to.equal(src);
    expect((await event).src).to.equal(src);
    expect((await event).status).to.be.oneOf([200, undefined]);
    expect(view.contentWindow!.document.body.textContent).to.contain('one');
    expect(events).to.deep.equal(['load', 'navigate']);
  });

  it('does not tell the address of a page of another origin', async () => {
    const { view, loaded } = await watched();
    const event = oneEvent(view, 'load') as Promise<FrameLoadEvent>;
    view.src = pageUrl('other', { origin: OTHER, mute: true });
    await loaded();
    expect((await event).url).to.equal(undefined);
    expect(view.url).to.equal(view.src);
  });

  it('fills its container, and is 150 px high at least', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="height: 400px; width: 300px"><nc-web-view></nc-web-view></div>`,
    );
    const view = box.querySelector('nc-web-view')!;
    expect([view.offsetWidth, view.offsetHeight]).to.deep.equal([300, 400]);
    box.style.height = 'auto';
    expect(view.offsetHeight).to.equal(150);
    view.src = PAGE;
    await view.updateComplete;
    expect([frameOf(view).offsetWidth, frameOf(view).offsetHeight]).to.deep.equal([300, 150]);
  });

  it('shows its content while it has no page', async () => {
    const view = await fixture<NcWebView>(html`<nc-web-view><p>Nothing</p></nc-web-view>`);
    const isShown = () => view.querySelector('p')!.getClientRects().length > 0;
    expect(isShown()).to.equal(true);
    view.src = PAGE;
    await view.updateComplete;
    expect(isShown()).to.equal(false);
    view.src = '';
    await view.updateComplete;
    expect(isShown()).to.equal(true);
    expect(frameOf(view)).to.equal(null);
  });

  for (const src of [
    'javascript:void(parent.ran=1)',
    ' java\nscript:void(parent.ran=1)',
    'data:text/html,<script>parent.ran=1</script>',
    'vbscript:ran',
    'file:///etc/passwd',
    'about:srcdoc',
    'https://',
  ]) {
    it(`refuses ${JSON.stringify(src)}, with one warning`, async () => {
      const warnings = collectWarnings();
      const view = await fixture<NcWebView>(html`<nc-web-view .src=${src}><p>Nothing</p></nc-web-view>`);
      view.src = '';
      await view.updateComplete;
      view.src = src;
      await view.updateComplete;
      expect(warnings.stop()).to.deep.equal([
        `<nc-web-view> src: expected an http, https or blob URL, or a path, got ${JSON.stringify(src)}`,
      ]);
      expect(frameOf(view)).to.equal(null);
      expect('ran' in window).to.equal(false);
    });
  }

  describe('has a sandbox', () => {
    const sandboxOf = async (src: string, sandbox?: string) => {
      const view = await fixture<NcWebView>(html`<nc-web-view .src=${src} .sandbox=${sandbox}></nc-web-view>`);
      return frameOf(view).getAttribute('sandbox');
    };

    it('for pages of other origins, which may not lead the app away', async () => {
      const sandbox = await sandboxOf(pageUrl('x', { origin: OTHER }));
      expect(sandbox!.split(' ')).to.include.members(['allow-scripts', 'allow-forms', 'allow-same-origin']);
      expect(sandbox).to.not.contain('top-navigation');
      expect(sandbox).to.not.contain('modals');
    });

    it('without the origin of the app for blobs', async () => {
      const url = URL.createObjectURL(new Blob(['Blob'], { type: 'text/html' }));
      const sandbox = await sandboxOf(url);
      expect(sandbox).to.contain('allow-scripts');
      expect(sandbox).to.not.contain('allow-same-origin');
      URL.revokeObjectURL(url);
    });

    it('for pages of the app too, which keep their origin and their dialogs', async () => {
      const sandbox = await sandboxOf(PAGE);
      expect(sandbox!.split(' ')).to.include.members(['allow-scripts', 'allow-same-origin', 'allow-modals']);
      expect(sandbox).to.not.contain('top-navigation');
    });

    for (const [way, open] of [
      ['a redirect of', (foreign) => `/__transfer__/redirect?to=${encodeURIComponent(foreign)}`],
      ['a link in', (foreign) => pageUrl('own', { body: `<a href="${foreign.replaceAll('&', '&amp;')}">Link</a>` })],
    ] satisfies [string, (foreign: string) => string][]) {
      it(`that keeps what ${way} a page of the app brings from leading the app away`, async () => {
        const { view, loaded, messages } = await watched();
        view.allowOrigins = OTHER;
        view.src = open(pageUrl('foreign', { origin: OTHER, mute: true, body: '<button>Win</button>' }));
        await loaded();
        if (way.startsWith('a link')) {
          view.contentWindow!.document.querySelector('a')!.click();
          await loaded();
        }
        const { href, hash } = location;
        // If it could, it would only lead to another place of this page.
        view.contentWindow!.postMessage({ lead: `${href.replace(/#.*/, '')}#led-away` }, OTHER);
        view.contentWindow!.postMessage({ say: 'ready' }, OTHER);
        await waitUntil(() => messages.includes('ready'));
        const { left, top } = frameOf(view).getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(left) + 30, Math.round(top) + 20] });
        await waitUntil(() => messages.length > 1);
        expect(messages).to.deep.equal(['ready', 'SecurityError']);
        expect(location.hash).to.equal(hash);
      });
    }

    it('as it is told', async () => {
      const other = pageUrl('x', { origin: OTHER });
      expect(await sandboxOf(other, '')).to.equal('');
      expect(await sandboxOf(other, 'allow-scripts allow-forms')).to.equal('allow-scripts allow-forms');
      expect(await sandboxOf(other, 'off')).to.equal(null);
      expect(await sandboxOf(PAGE, 'allow-scripts')).to.equal('allow-scripts');
    });

    it('warns of one that the page can end, and of what is no token', async () => {
      const warnings = collectWarnings();
      expect(await sandboxOf(PAGE, 'allow-scripts allow-same-origin')).to.equal('allow-scripts allow-same-origin');
      expect(await sandboxOf(PAGE, 'allow-scripts allow-same-origin')).to.equal('allow-scripts allow-same-origin');
      expect(await sandboxOf(PAGE, 'allow-everything allow-forms')).to.equal('allow-forms');
      const texts = warnings.stop();
      expect(texts[0]).to.contain('which can then end its sandbox, got "allow-scripts allow-same-origin"');
      expect(texts[1]).to.contain('got "allow-everything allow-forms"');
      expect(texts.length).to.equal(2);
    });
  });

  it('passes on what the page may use and what it is told', async () => {
    const view = await fixture<NcWebView>(
      html`<nc-web-view src=${PAGE} allow="camera" referrerpolicy="no-referrer" loading="lazy"></nc-web-view>`,
    );
    const frame = frameOf(view);
    expect([frame.allow, frame.referrerPolicy, frame.loading]).to.deep.equal(['camera', 'no-referrer', 'lazy']);
    const plain = await fixture<NcWebView>(html`<nc-web-view src=${PAGE}></nc-web-view>`);
    expect(frameOf(plain).allow).to.equal('fullscreen');
  });

  it('sends no referrer with a later page either, if it is told so', async () => {
    const { view, loaded } = await watched();
    view.referrerPolicy = 'no-referrer';
    for (const name of ['one', 'two']) {
      view.src = pageUrl(name, { mute: true });
      await loaded();
      expect(view.contentWindow!.document.referrer, name).to.equal('');
    }
  });

  it('is named by its label, or by the host of its page', async () => {
    const view = await fixture<NcWebView>(html`<nc-web-view src=${PAGE}></nc-web-view>`);
    expect(frameOf(view).title).to.equal(`Web page from ${location.hostname}`);
    view.label = 'Help';
    await view.updateComplete;
    expect(frameOf(view).title).to.equal('Help');
    view.label = '';
    await withLocale('es', async () => {
      await view.updateComplete;
      expect(frameOf(view).title).to.equal(`Página web de ${location.hostname}`);
    });
  });

  it('gives up after its time-out, and tries again', async () => {
    const { view, loaded, events } = await watched();
    view.timeout = 1;
    view.src = STALLED;
    const { reason, src } = (await oneEvent(view, 'error')) as FrameErrorEvent;
    expect([reason, src]).to.deep.equal(['timeout', STALLED]);
    expect(view.matches(':state(error)')).to.equal(true);
    expect(view.matches(':state(loading)')).to.equal(false);
    await settled(view);
    const status = view.shadowRoot!.querySelector('nc-status')!;
    await settled(status);
    expect(status.shadowRoot!.textContent).to.contain('Connection timed out');
    view.timeout = 0;
    view.src = pageUrl('good', { mute: true });
    await loaded();
    await settled(view);
    expect(view.matches(':state(error)')).to.equal(false);
    expect(view.shadowRoot!.querySelector('nc-status')).to.equal(null);
    expect(events.filter((type) => type === 'error')).to.deep.equal(['error']);
  });

  it('tries again when the user presses Retry', async () => {
    const { view } = await watched();
    view.timeout = 1;
    view.src = STALLED;
    await oneEvent(view, 'error');
    await settled(view);
    const first = frameOf(view);
    const status = view.shadowRoot!.querySelector('nc-status')!;
    await settled(status);
    const again = oneEvent(view, 'error');
    status.shadowRoot!.querySelector('button')!.click();
    expect(view.matches(':state(loading)')).to.equal(true);
    await again;
    expect(frameOf(view) === first).to.equal(false);
  });

  it('has the author’s notice in place of its own', async () => {
    const view = await fixture<NcWebView>(
      html`<nc-web-view src=${STALLED} timeout="1"><p slot="error">Too slow</p></nc-web-view>`,
    );
    const isShown = () => view.querySelector('p')!.getClientRects().length > 0;
    expect(isShown()).to.equal(false);
    await waitUntil(isShown);
    expect(view.matches(':state(error)')).to.equal(true);
  });

  it('shows no bar with progress off', async () => {
    const view = await fixture<NcWebView>(html`<nc-web-view src=${STALLED} progress="false"></nc-web-view>`);
    const bar = view.shadowRoot!.querySelector('#bar')!;
    const display = () => getComputedStyle(bar).display;
    expect([view.matches(':state(loading)'), display()]).to.deep.equal([true, 'none']);
    view.progress = true;
    await view.updateComplete;
    expect(display()).to.equal('block');
  });

  it('keeps its page while it is hidden, and loads it again when it comes back to the page', async () => {
    const { view, loaded, events } = await watched();
    view.src = pageUrl('one', { mute: true });
    await loaded();
    const { document: first } = view.contentWindow!;
    view.style.display = 'none';
    await drawn();
    view.style.display = '';
    await drawn();
    expect(view.contentWindow!.document === first).to.equal(true);
    const home = view.parentElement!;
    view.remove();
    expect(view.contentWindow).to.equal(null);
    home.append(view);
    await loaded();
    expect(view.contentWindow!.document === first).to.equal(false);
    expect(events.filter((type) => type === 'load').length).to.equal(2);
  });

  // Firefox moves the element, and loads the frame in its shadow tree again.
  if (isChromium) {
    it('keeps its page when it moves by moveBefore()', async () => {
      const { view, loaded, events } = await watched();
      view.src = pageUrl('one', { mute: true });
      await loaded();
      const { document: first } = view.contentWindow!;
      const home = view.parentElement!.appendChild(document.createElement('section'));
      (home as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(view, null);
      await drawn();
      expect(view.parentElement === home).to.equal(true);
      expect(view.contentWindow!.document === first).to.equal(true);
      expect(events.filter((type) => type === 'load').length).to.equal(1);
    });
  }

  it('adds nothing to the history of the browser', async () => {
    const { view, loaded } = await watched();
    const { length } = history;
    for (const name of ['one', 'two', 'three']) {
      view.src = pageUrl(name, { mute: true, origin: name === 'two' ? OTHER : OWN });
      await loaded();
    }
    view.back();
    await loaded();
    expect(history.length).to.equal(length);
  });
});
