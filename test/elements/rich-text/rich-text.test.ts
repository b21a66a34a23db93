import 'nacre/elements/rich-text';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { ItemClickEvent, NcRichText, RichTextNodes } from 'nacre/elements/rich-text';
import { keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { openFrame } from '../../helpers/frame.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const PIXEL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='300'/>";

async function create(nodes: RichTextNodes, attributes = ''): Promise<NcRichText> {
  const element = await fixture<NcRichText>(`<nc-rich-text ${attributes}>Until then</nc-rich-text>`);
  element.nodes = nodes;
  await element.updateComplete;
  return element;
}

const rootOf = (element: NcRichText) => element.shadowRoot!;
const find = <E extends HTMLElement = HTMLElement>(element: NcRichText, selector: string): E =>
  rootOf(element).querySelector<E>(selector)!;

/** What is shown, without the parts that each element has. */
const shown = (element: NcRichText) => rootOf(element).innerHTML.replaceAll(/ part="[^"]*"/g, '');

/** Runs `action` and gives back what it warned of. */
async function warningsOf(action: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => warnings.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

describe('<nc-rich-text>', () => {
  before(useTokens);

  elementSuite<NcRichText>({
    tag: 'nc-rich-text',
    html: '<nc-rich-text nodes="&lt;p&gt;Some words&lt;/p&gt;">Some words</nc-rich-text>',
    states: {
      nodes: `<nc-rich-text nodes='[{"name":"a","attrs":{"href":"#x"},"children":[{"type":"text","text":"A link"}]}]'>A link</nc-rich-text>`,
      'a table': `<nc-rich-text style="min-height: 160px" nodes="<table><caption>A</caption><tr><th>B<td>C</table>"></nc-rich-text>`,
    },
    properties: {
      nodes: { default: [], sample: '<p>Other <em style="color: red">words</em></p>' },
      space: { default: '', sample: 'emsp' },
      selectable: { default: false, sample: true, reflects: true },
    },
    jump: 12,
    use: async (element) => {
      element.nodes = '<p><a href="#x">A link</a></p>';
      await element.updateComplete;
      find(element, 'a').click();
    },
  });

  describe('shows HTML', () => {
    it('with what is on the allow-list, and nothing else', async () => {
      const element = await create(
        '<h2 id="a" class="lead" onclick="x()">One &amp; <b>two</b></h2><script>x()</script><p>a<video>b</video>c</p><!-- d -->',
      );
      expect(shown(element)).to.equal('<h2>One &amp; <b>two</b></h2><p>ac</p>');
    });

    it('and other HTML later, or none', async () => {
      const element = await create('<p>One</p>');
      element.nodes = '<p>Two</p>';
      await element.updateComplete;
      expect(shown(element)).to.equal('<p>Two</p>');
      for (const none of ['', [], '<script></script>'] as const) {
        element.nodes = none;
        await element.updateComplete;
        expect(shown(element)).to.equal('<slot></slot>');
      }
    });

    it('of what was set last, however fast', async () => {
      const element = await fixture<NcRichText>('<nc-rich-text></nc-rich-text>');
      const updates = ['<p>One</p>', '<p>Two</p>', [{ name: 'p' }], '<p>Three</p>'].map(async (nodes) => {
        element.nodes = nodes as RichTextNodes;
        await element.updateComplete;
      });
      await Promise.all(updates);
      expect(shown(element)).to.equal('<p>Three</p>');
    });

    it('by DOMPurify where the browser cannot sanitize: the same', async () => {
      const source =
        '<h3 style="color: red" aria-label="a: b">A</h3><ul><li>b<li>c</ul><p align="center">d <img alt="e" src="#f"></p><pre>g\n h</pre>';
      const frame = await openFrame({ html: '<nc-rich-text></nc-rich-text>' });
      delete (frame.window as unknown as { Element: { prototype: { setHTML?: unknown } } }).Element.prototype.setHTML;
      await frame.load('/elements/rich-text/index.ts');
      const there = frame.document.querySelector('nc-rich-text')!;
      for (const nodes of [source, '<frameset><frame></frameset>', source]) {
        there.nodes = nodes;
        await there.updateComplete;
      }
      expect(shown(there)).to.equal(shown(await create(source)));
      frame.remove();
    });
  });

  describe('shows nodes', () => {
    it('with attributes, children and texts', async () => {
      const element = await create([
        { name: 'H1', attrs: { title: 'T', dir: 'rtl' }, children: [{ type: 'text', text: 'One' }] },
        { type: 'node', name: 'ol', attrs: { start: 3 }, children: [{ name: 'li', attrs: { value: null } }] },
        { type: 'text', text: '' },
        { type: 'text', text: 'Two' },
      ]);
      expect(shown(element)).to.equal('<h1 title="T" dir="rtl">One</h1><ol start="3"><li></li></ol>Two');
    });

    it('with their entities, decoded once', async () => {
      const element = await create([
        {
          type: 'text',
          text: '&lt;b&gt; &amp;amp; &nbsp;&quot;&apos;&ldquo;&rdquo;&yen;&radic;&lceil;&rceil;&lfloor;&rfloor;&hellip;',
        },
        { type: 'text', text: ' &#65;&#x42;&#128512;&#x1F600; &none; &#0;&#xD800;&#x110000; &constructor; &amp' },
      ]);
      expect(rootOf(element).textContent).to.equal(
        '<b> &amp; \u00a0"\'“”¥√⌈⌉⌊⌋… AB😀😀 &none; &#0;&#xD800;&#x110000; &constructor; &amp',
      );
    });

    it('from an attribute too', async () => {
      const element = await fixture<NcRichText>(`<nc-rich-text nodes='[{"name": "p"}]'></nc-rich-text>`);
      await element.updateComplete;
      expect(shown(element)).to.equal('<p></p>');
      element.setAttribute('nodes', '[not a list] <i>but</i> text');
      await element.updateComplete;
      expect(shown(element)).to.equal('[not a list] <i>but</i> text');
    });

    it('that are sound, and warns once of those that are not', async () => {
      const endless: { name: string; children: object[] } = { name: 'i', children: [] };
      endless.children.push(endless, { name: 'u' });
      for (const [wrong, rest] of [
        [[null, 7, { name: 1 }, { type: 'txt', text: 'a' }, { type: 'text' }], '<b></b>'],
        [
          [
            { name: 'p', attrs: 'class' },
            { name: 'p', children: 'text' },
          ],
          '<p></p><p></p><b></b>',
        ],
        [[endless], '<i><u></u></i><b></b>'],
      ] as const) {
        let element!: NcRichText;
        const warnings = await warningsOf(async () => {
          element = await create([...wrong, { name: 'b' }] as unknown as RichTextNodes);
        });
        expect(shown(element)).to.equal(rest);
        expect(warnings, String(rest)).to.have.length(1);
        expect(warnings[0]).to.match(/nc-rich-text> nodes: expected nodes \{ name, attrs, children \}/);
      }
    });

    it('of any depth, up to the limit', async () => {
      let node: object = { type: 'text', text: 'deep' };
      for (let depth = 0; depth < 5000; depth++) node = { name: 'b', attrs: {}, children: [node] };
      const warnings = await warningsOf(() => create([node] as RichTextNodes));
      expect(warnings).to.have.length(1);
    });

    it('and nothing of what is neither nodes nor HTML, with a warning', async () => {
      let element!: NcRichText;
      const warnings = await warningsOf(async () => {
        element = await create({ name: 'p' } as unknown as RichTextNodes);
      });
      expect(shown(element)).to.equal('<slot></slot>');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/nodes: expected HTML or a list of nodes/);
    });
  });

  describe('as the list says', () => {
    it('styles text and boxes, but moves and loads nothing', async () => {
      const element = await create(
        '<p style="color: rgb(1, 2, 3); margin-top: 5px !important; position: fixed; background: rgb(4, 5, 6) url(x)">a</p>',
      );
      const { color, marginTop, position, backgroundColor, backgroundImage } = getComputedStyle(find(element, 'p'));
      expect([color, marginTop, position]).to.deep.equal(['rgb(1, 2, 3)', '5px', 'static']);
      expect([backgroundColor, backgroundImage]).to.deep.equal(['rgb(4, 5, 6)', 'none']);
    });

    it('also under a policy that allows no inline style, which hears nothing of it', async () => {
      const frame = await openFrame({ csp: true, html: '<nc-rich-text></nc-rich-text>' });
      await frame.load('/elements/rich-text/index.ts');
      const element = frame.document.querySelector('nc-rich-text')!;
      element.nodes = `<p style="color: red" title='style="x"'>style="color: blue"</p><p title="b"style=color:green onclick="x()">x`;
      await element.updateComplete;
      await drawn();
      const [first, second] = [...rootOf(element).querySelectorAll('p')];
      expect([first!.style.color, second!.style.color]).to.deep.equal(['red', 'green']);
      expect([first!.title, first!.textContent]).to.deep.equal(['style="x"', 'style="color: blue"']);
      expect(frame.window.problems).to.deep.equal([]);
      frame.remove();
    });

    it('keeps links that lead somewhere, without a way back to the page', async () => {
      const element = await create(
        '<a href="https://a.example/">1</a><a href="/b" target="_blank" rel="nofollow opener">2</a><a href="mailto:c@d.example">3</a><a href="javascript:e()">4</a><a href="#f" target="g">5</a>',
      );
      const links = [...rootOf(element).querySelectorAll('a')];
      expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
        'https://a.example/',
        '/b',
        'mailto:c@d.example',
        null,
        '#f',
      ]);
      expect(links.map(({ target }) => target)).to.deep.equal(['', '_blank', '', '', '']);
      expect(links.map(({ rel }) => rel)).to.deep.equal(['noopener', 'noopener nofollow', 'noopener', '', 'noopener']);
    });

    it('keeps images within its box', async () => {
      const element = await create(
        `<img src="${PIXEL}" width="900" height="300" alt="a"><img src="${PIXEL}" style="width: 900px; max-width: none" alt="b">`,
        'style="width: 300px"',
      );
      const [a, b] = [...rootOf(element).querySelectorAll('img')];
      await Promise.all([a!, b!].map((image) => image.decode()));
      expect([a!.offsetWidth, a!.offsetHeight, b!.offsetWidth]).to.deep.equal([300, 100, 300]);
    });

    it('keeps everything else within its box too', async () => {
      const home = await fixture<HTMLElement>(html`<div style="width: 200px">
        <button style="display: block; width: 200px; height: 40px">Ours</button>
        <nc-rich-text></nc-rich-text>
      </div>`);
      const element = home.querySelector('nc-rich-text')!;
      element.nodes = `<p style="margin-top: -60px; font-size: 40px">Cover</p><table width="900"><tr><td>Wide</table><p>${'long'.repeat(40)}</p>`;
      await element.updateComplete;
      const { left, top } = home.getBoundingClientRect();
      expect(document.elementFromPoint(left + 20, top + 20)!.localName).to.equal('button');
      expect(element.scrollWidth).to.be.at.most(200);
      expect(home.scrollWidth).to.be.at.most(200);
    });

    it('lets the page style it by tag and class', async () => {
      const home = await fixture<HTMLElement>(html`<div>
        <style>
          nc-rich-text::part(b) { color: rgb(1, 2, 3); }
          nc-rich-text::part(lead) { color: rgb(4, 5, 6); }
          .lead { color: rgb(7, 8, 9) !important; }
        </style>
        <nc-rich-text style="font-size: 20px"></nc-rich-text>
      </div>`);
      const element = home.querySelector('nc-rich-text')!;
      element.nodes = '<p class=" lead  big ">a <b>b</b></p>';
      await element.updateComplete;
      const p = find(element, 'p');
      expect(p.getAttribute('part')).to.equal('p lead big');
      expect([getComputedStyle(p).color, getComputedStyle(p).fontSize]).to.deep.equal(['rgb(4, 5, 6)', '20px']);
      expect(getComputedStyle(find(element, 'b')).color).to.equal('rgb(1, 2, 3)');
    });
  });

  it('widens spaces as it is told', async () => {
    const element = await create('<p>a  b</p>');
    for (const [space, character] of [
      ['ensp', '\u2002'],
      ['emsp', '\u2003'],
      ['nbsp', '\u00a0'],
      ['', ' '],
    ] as const) {
      element.space = space;
      await element.updateComplete;
      expect(rootOf(element).textContent).to.equal(`a${character}${character}b`);
    }
    const warnings = await warningsOf(async () => {
      element.space = 'wide' as 'nbsp';
      await element.updateComplete;
    });
    expect(warnings[0]).to.match(/space: expected ensp, emsp or nbsp/);
  });

  it('can be selected where nothing else can', async () => {
    const select = (element: Element) =>
      getComputedStyle(element).userSelect || getComputedStyle(element).webkitUserSelect;
    const home = await fixture<HTMLElement>(html`<div style="user-select: none; -webkit-user-select: none">
      <nc-rich-text nodes="a"></nc-rich-text><nc-rich-text nodes="b" selectable></nc-rich-text>
    </div>`);
    const [no, yes] = home.querySelectorAll('nc-rich-text');
    expect(select(no!)).not.to.equal('text');
    expect(select(yes!)).to.equal('text');
  });

  describe('fires itemclick', () => {
    let log: ItemClickEvent[];
    const listen = (element: NcRichText) => {
      log = [];
      element.addEventListener('itemclick', (event) => {
        event.preventDefault();
        log.push(event as ItemClickEvent);
      });
      return element;
    };

    it('on links and images, with their nodes', async () => {
      const image = { name: 'img', attrs: { src: PIXEL, alt: 'A', custom: 1 } } as const;
      const nodes = [
        image,
        { name: 'a', attrs: { href: '#x' }, children: [{ name: 'b' }, image] },
        { name: 'p' },
      ] as const;
      const element = listen(await create(nodes));
      for (const target of rootOf(element).querySelectorAll<HTMLElement>('*')) target.click();
      const [first, link, text, inside] = log;
      expect(log).to.have.length(4);
      expect(first!.node === image).to.equal(true);
      expect([link, text, inside].every((event) => event!.node === nodes[1])).to.equal(true);
      expect(log.map(({ href, src }) => [href, src])).to.deep.equal([
        ['', PIXEL],
        ['#x', ''],
        ['#x', ''],
        ['#x', PIXEL],
      ]);
    });

    it('in HTML, with nodes like those that could be given', async () => {
      const element = listen(await create('<p><a href="#x" title="T">A <i>link</i></a></p>'));
      find(element, 'i').click();
      expect(log[0]!.node).to.deep.equal({
        name: 'a',
        attrs: { href: '#x', title: 'T' },
        children: [
          { type: 'text', text: 'A ' },
          { name: 'i', attrs: {}, children: [{ type: 'text', text: 'link' }] },
        ],
      });
    });

    it('by the keyboard as well, before the page gets the click', async () => {
      const element = listen(await create('<a href="#x">A link</a>'));
      let prevented: boolean | undefined;
      element.parentElement!.addEventListener('click', (event) => (prevented = event.defaultPrevented));
      find(element, 'a').focus();
      await keys('Enter');
      expect(log).to.have.length(1);
      expect(prevented).to.equal(true);
    });

    it('and follows links unless that is prevented', async () => {
      const element = await create('<a href="#rich-text-followed">A link</a>');
      const click = () => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
        find(element, 'a').dispatchEvent(event);
        return event;
      };
      expect(click().defaultPrevented).to.equal(false);
      await waitUntil(() => location.hash === '#rich-text-followed');
      history.replaceState(null, '', location.pathname + location.search);
      listen(element);
      expect(click().defaultPrevented).to.equal(true);
    });
  });
});
