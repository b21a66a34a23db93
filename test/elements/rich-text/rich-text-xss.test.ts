import 'nacre/elements/rich-text';
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcRichText, RichTextNodes } from 'nacre/elements/rich-text';
import { isWebKit } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { openFrame, type Frame } from '../../helpers/frame.js';
import { NODE_VECTORS, VECTORS } from './rich-text-vectors.js';

type TestWindow = Frame['window'] & { pwn: () => void; Element: typeof Element };

const TAGS = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details div dl
  dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label legend li mark nav ol p
  pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var
  wbr slot`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `abbr align alt aria-hidden aria-label bgcolor border cellpadding cellspacing color colspan datetime decoding dir face
  height href hreflang hspace lang loading noshade open part rel reversed rowspan scope size span src start style target
  title type valign value vspace width`.split(/\s+/),
);
const MOVES =
  /^(?:position|inset|top|left|right|bottom|z-index|transform|translate|animation|transition|filter|mask|clip|cursor|content|behavior|--)/;

/** What is wrong with what is on screen. It knows nothing of how that came about. */
function* faultsOf(root: ParentNode): Generator<string> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const { localName, namespaceURI } = element;
    if (namespaceURI !== 'http://www.w3.org/1999/xhtml' || !TAGS.has(localName)) yield `<${localName}>`;
    if (element.shadowRoot) yield `${localName} with a shadow root`;
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.has(name)) yield `${localName} ${name}`;
      if (name === 'style' && /url|image|expression|javascript/i.test(value)) yield `style ${value}`;
      if (name === 'target' && value !== '_blank') yield `target ${value}`;
      if (name === 'rel' && !value.split(' ').includes('noopener')) yield `rel ${value}`;
      if (name === 'href' && !/^(?:https?|mailto|tel|sms):/.test((element as HTMLAnchorElement).href))
        yield `href ${value}`;
      if (name === 'src' && !/^(?:https?:|blob:|data:image\/)/.test((element as HTMLImageElement).src))
        yield `src ${value}`;
    }
    for (const name of element.style) if (MOVES.test(name)) yield `style ${name}`;
  }
}

/** Images that could not be loaded have called by then whom they call. */
async function loaded(root: ParentNode): Promise<void> {
  for (const image of root.querySelectorAll('img')) {
    if (image.complete) continue;
    await new Promise((resolve) => {
      for (const type of ['load', 'error']) image.addEventListener(type, resolve);
    });
  }
}

describe('<nc-rich-text> and markup that means harm', () => {
  let frame: Frame;
  let element: NcRichText;
  let pwned: number;

  async function open(csp: boolean, native: boolean) {
    frame = await openFrame({ csp, html: '<nc-rich-text></nc-rich-text>' });
    const view = frame.window as TestWindow;
    pwned = 0;
    view.pwn = () => (pwned += 1);
    if (!native) delete (view.Element.prototype as { setHTML?: unknown }).setHTML;
    await frame.load('/elements/rich-text/index.ts');
    element = frame.document.querySelector('nc-rich-text')!;
  }
  afterEach(() => frame.remove());

  async function show(nodes: RichTextNodes) {
    element.nodes = nodes;
    await element.updateComplete;
    await loaded(element.shadowRoot!);
  }

  it('has many kinds of it, and notices when it does harm', async () => {
    expect(VECTORS.length).to.be.at.least(150);
    await open(false, true);
    const home = frame.document.body.appendChild(frame.document.createElement('div'));
    home.innerHTML = VECTORS.slice(0, 5).join('') + VECTORS.filter((vector) => vector.startsWith('<svg')).join('');
    expect([...faultsOf(home)]).to.include.members(['img onerror', '<svg>', '<script>']);
    await loaded(home);
    await drawn();
    expect(pwned).to.be.greaterThan(3);
  });

  const sanitizers = 'setHTML' in Element.prototype ? [true, false] : [false];
  it('is tested with the sanitizer of the browser, where there is one', () => {
    expect(sanitizers).to.have.length(isWebKit ? 1 : 2);
  });

  for (const native of sanitizers) {
    for (const csp of [true, false]) {
      describe(`${native ? 'setHTML' : 'DOMPurify'}${csp ? ' under Trusted Types' : ''}`, () => {
        it('HTML', async () => {
          await open(csp, native);
          for (const vector of VECTORS) {
            await show(vector);
            expect([...faultsOf(element.shadowRoot!)], vector).to.deep.equal([]);
            expect(pwned, vector).to.equal(0);
          }
          await drawn();
          expect(pwned).to.equal(0);
          expect(frame.document.querySelectorAll('head > base, head > meta[http-equiv]').length).to.equal(0);
          // The page's policy refuses such images. Chromium also reports handlers and styles that it parsed and did not use.
          const expected = /img-src: data|script-src-attr|style-src-elem/;
          expect(frame.window.problems.filter((problem) => !expected.test(problem))).to.deep.equal([]);
        }).timeout(20_000);

        it('HTML, all of it at once, and again what that gave', async () => {
          await open(csp, native);
          for (const markup of [VECTORS.join('\n'), [...VECTORS].reverse().join('')]) {
            await show(markup);
            const root = element.shadowRoot!;
            expect([...faultsOf(root)]).to.deep.equal([]);
            await show(root.innerHTML);
            expect([...faultsOf(element.shadowRoot!)]).to.deep.equal([]);
          }
          await drawn();
          expect(pwned).to.equal(0);
        });
      });
    }
  }

  for (const csp of [true, false]) {
    it(`nodes${csp ? ', under Trusted Types' : ''}`, async () => {
      await open(csp, true);
      for (const vector of [...NODE_VECTORS, ...VECTORS.map((text) => ({ type: 'text', text }))]) {
        await show([{ name: 'p', children: [vector] }] as unknown as RichTextNodes);
        expect([...faultsOf(element.shadowRoot!)], JSON.stringify(vector)).to.deep.equal([]);
      }
      await drawn();
      expect(pwned).to.equal(0);
      expect(frame.window.problems).to.deep.equal([]);
    });
  }

  it('in any mixture: cut, nested and repeated', async () => {
    const piece = fc
      .record({ vector: fc.constantFrom(...VECTORS), from: fc.nat(1), to: fc.nat(80) })
      .map(({ vector, from, to }) => vector.slice(from && to, from ? undefined : to + 1));
    const markup = fc.array(
      fc.oneof(piece, fc.constantFrom('<p ', '"', "'", '>', '</', '<!--', '-->', '\0', 'style=', ' ')),
    );
    for (const native of sanitizers) {
      await open(true, native);
      await fc.assert(
        fc.asyncProperty(markup, async (pieces) => {
          element.nodes = pieces.join('');
          await element.updateComplete;
          expect([...faultsOf(element.shadowRoot!)]).to.deep.equal([]);
        }),
        { numRuns: 150 },
      );
      await drawn();
      expect(pwned).to.equal(0);
      if (native !== sanitizers.at(-1)) frame.remove();
    }
  }).timeout(30_000);

  it('in nodes of any kind', async () => {
    await open(true, true);
    const name = fc.constantFrom(...TAGS, 'script', 'iframe', 'svg', 'style', 'object', '__proto__', 'A', '');
    const key = fc.constantFrom(...ATTRIBUTES, 'onclick', 'srcdoc', 'STYLE', 'Href', 'id', 'formaction', 'class', ' ');
    const value = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      fc.constantFrom('javascript:pwn()', 'url(x)', 'position: fixed; color: red', '_top', 'data:text/html,x', '#x'),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        fc.record({ type: fc.constant('text'), text: value }),
        fc.record(
          { name, attrs: fc.dictionary(key, value), children: fc.array(tie('tree')) },
          { requiredKeys: ['name'] },
        ),
      ),
    }));
    const { console: page } = frame.window as unknown as { console: Console };
    page.warn = () => {};
    await fc.assert(
      fc.asyncProperty(fc.array(tree), async (nodes) => {
        element.nodes = nodes as RichTextNodes;
        await element.updateComplete;
        expect([...faultsOf(element.shadowRoot!)]).to.deep.equal([]);
      }),
      { numRuns: 300 },
    );
    expect(pwned).to.equal(0);
  }).timeout(30_000);

  it('never looks into what a text says', async () => {
    await open(true, true);
    await show([{ type: 'text', text: '&lt;b&gt;&amp;lt;' }]);
    expect(element.shadowRoot!.textContent).to.equal('<b>&lt;');
  });
});
