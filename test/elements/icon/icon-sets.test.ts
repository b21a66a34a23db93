import 'nacre/elements/icon';
import { expect, fixture, html } from '@open-wc/testing';
import { registerIconLibrary, type NcIcon } from 'nacre/elements/icon';

/** What the sets answer, in the form in which they publish their icons. */
const FILES: readonly (readonly [address: RegExp, svg: string])[] = [
  [
    /^https:\/\/cdn\.jsdelivr\.net\/npm\/@material-symbols\/svg-400@[\d.]+\/outlined\/home\.svg$/,
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 -960 960 960"><path d="M220-180h150v-250h220v250h150v-390L480-765 220-570v390Zm-60 60v-480l320-240 320 240v480H530v-250H430v250H160Zm320-353Z"/></svg>',
  ],
  [
    /^https:\/\/cdn\.jsdelivr\.net\/npm\/@fortawesome\/fontawesome-free@\d+\/svgs\/solid\/bookmark\.svg$/,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--! Font Awesome Free by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free (Icons: CC BY 4.0, Fonts: SIL OFL 1.1, Code: MIT License) --><path d="M0 48V487.7C0 501.1 10.9 512 24.3 512c5 0 9.9-1.5 14-4.4L192 400 345.7 507.6c4.1 2.9 9 4.4 14 4.4c13.4 0 24.3-10.9 24.3-24.3V48c0-26.5-21.5-48-48-48H48C21.5 0 0 21.5 0 48z"/></svg>',
  ],
  [
    /^https:\/\/api\.iconify\.design\/mdi\/home\.svg$/,
    '<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="0 0 24 24"><path fill="currentColor" d="M10 20v-6h4v6h5v-8h3L12 3L2 12h3v8z"/></svg>',
  ],
];

describe('sets of icons, as the guide registers them', () => {
  const { fetch } = window;
  before(async () => {
    const guide = await (await fetch('/elements/README.md')).text();
    const examples = [...guide.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code!);
    const urls = examples.filter((code) => code.includes('registerIconLibrary(') && !code.includes("lucide-static'"));
    expect(urls.length).to.equal(4);
    const line = "import { registerIconLibrary } from 'nacre/elements/icon';";
    for (const example of urls) {
      expect(example).to.contain(line);
      const code = example.replace(line, '');
      const source = `export default (registerIconLibrary) => {${code}};`;
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      ((await import(url)) as { default: (register: typeof registerIconLibrary) => void }).default(registerIconLibrary);
      URL.revokeObjectURL(url);
    }
    window.fetch = async (input, options) => {
      const url = String(input);
      const [, own] = /^https:\/\/cdn\.jsdelivr\.net\/npm\/lucide-static@1\/(.*)$/.exec(url) ?? [];
      if (own) return fetch(`/node_modules/lucide-static/${own}`, options);
      const svg = FILES.find(([address]) => address.test(url))?.[1];
      return svg ? new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }) : fetch(input, options);
    };
  });
  after(() => {
    window.fetch = fetch;
  });

  for (const [name, isStroked] of [
    ['lucide:rocket', true],
    ['material:home', false],
    ['fa:bookmark', false],
    ['mdi:home', false],
  ] as const)
    it(`draws ${name} in the colour of the icon, within its box`, async () => {
      const icon = await fixture<NcIcon>(
        html`<nc-icon name=${name} size="40" color="rgb(1, 2, 3)" style="display: block"></nc-icon>`,
      );
      await icon.updateComplete;
      const path = icon.shadowRoot!.querySelector<SVGPathElement>('svg svg path')!;
      const { fill, stroke, strokeWidth } = getComputedStyle(path);
      expect([fill, stroke]).to.deep.equal(isStroked ? ['none', 'rgb(1, 2, 3)'] : ['rgb(1, 2, 3)', 'none']);
      if (isStroked) expect(strokeWidth).to.equal('2px');
      const box = icon.getBoundingClientRect();
      const drawn = path.getBoundingClientRect();
      expect(drawn.width).to.be.at.least(4);
      expect(drawn.left).to.be.at.least(box.left - 0.5);
      expect(drawn.right).to.be.at.most(box.right + 0.5);
      expect(drawn.top).to.be.at.least(box.top - 0.5);
      expect(drawn.bottom).to.be.at.most(box.bottom + 0.5);
    });

  it('draws what a bundle imports of Lucide', async () => {
    const { Anchor, Rocket } = await import('lucide-static');
    const icons: Record<string, string | undefined> = { anchor: Anchor, rocket: Rocket };
    registerIconLibrary('bundled', (name) => icons[name]);
    const icon = await fixture<NcIcon>(html`<nc-icon name="bundled:anchor"></nc-icon>`);
    await icon.updateComplete;
    expect(icon.shadowRoot!.querySelectorAll('svg svg > *').length).to.be.at.least(2);
  });
});
