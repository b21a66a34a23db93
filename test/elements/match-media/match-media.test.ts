import 'nacre/elements/match-media';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { MatchChangeEvent, NcMatchMedia } from 'nacre/elements/match-media';
import { keys } from '../../helpers/commands.js';
import { nameOf } from '../../helpers/dom.js';
import { openFrame, type Frame } from '../../helpers/frame.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

describe('<nc-match-media>', () => {
  before(useTokens);

  elementSuite<NcMatchMedia>({
    tag: 'nc-match-media',
    html: '<nc-match-media min-width="100"><p>Wide</p></nc-match-media>',
    states: {
      'without a condition': '<nc-match-media><p>Always</p></nc-match-media>',
      'does not match': '<nc-match-media min-width="100000"><p>Huge</p><p slot="else">Not so huge</p></nc-match-media>',
      'with both': '<nc-match-media query="(min-width: 1px)"><p>Wide</p><p slot="else">Narrow</p></nc-match-media>',
    },
    properties: {
      width: { default: 0, sample: 500 },
      minWidth: { default: 0, sample: 10 },
      maxWidth: { default: 0, sample: 20 },
      height: { default: 0, sample: 500 },
      minHeight: { default: 0, sample: 10 },
      maxHeight: { default: 0, sample: 20 },
      orientation: { default: '', sample: 'landscape' },
      query: { default: '', sample: '(hover: hover)' },
    },
    cssStates: ['matching'],
  });

  describe('in a window of 400 x 300', () => {
    let frame: Frame;
    const changes: string[] = [];
    const resize = (width: number, height: number) =>
      Object.assign(frame.element.style, { width: `${width}px`, height: `${height}px` });

    before(async () => {
      frame = await openFrame();
      await frame.load('/elements/match-media/index.ts');
    });
    beforeEach(() => {
      resize(400, 300);
      changes.length = 0;
    });
    after(() => frame.remove());

    async function create(attributes: string): Promise<NcMatchMedia> {
      frame.document.body.innerHTML = `<nc-match-media ${attributes}><p>Main</p><p slot="else">Else</p></nc-match-media>`;
      const element = frame.document.querySelector('nc-match-media')!;
      element.addEventListener('change', (event) => changes.push(`change ${(event as MatchChangeEvent).matches}`));
      await element.updateComplete;
      return element;
    }
    const shown = () => [...frame.document.querySelectorAll('p')].filter(isShown).map(({ textContent }) => textContent);

    const conditions: readonly (readonly [attributes: string, matches: boolean])[] = [
      ['width="400"', true],
      ['width="401"', false],
      ['min-width="400"', true],
      ['min-width="401"', false],
      ['max-width="400"', true],
      ['max-width="399"', false],
      ['height="300"', true],
      ['height="299"', false],
      ['min-height="300"', true],
      ['min-height="301"', false],
      ['max-height="300"', true],
      ['max-height="299px"', false],
      ['orientation="landscape"', true],
      ['orientation="portrait"', false],
      ['min-width="300" max-width="500"', true],
      ['min-width="300" max-height="200"', false],
      ['min-width="300" orientation="landscape" query="screen and (min-height: 200px)"', true],
      ['min-width="300" query="print, (min-height: 900px)"', false],
      ['query="print, (min-height: 200px)"', true],
      ['min-width="0" max-width=""', true],
    ];
    for (const [attributes, matches] of conditions) {
      it(`${attributes}: ${matches ? 'shown' : 'hidden'}`, async () => {
        const element = await create(attributes);
        expect(element.matching).to.equal(matches);
        expect(element.matches(':state(matching)')).to.equal(matches);
        expect(shown()).to.deep.equal([matches ? 'Main' : 'Else']);
        expect(changes).to.deep.equal([]);
      });
    }

    it('follows the window, and says so once', async () => {
      const element = await create('min-width="350" query="(min-width: 350px)"');
      resize(300, 300);
      await waitUntil(() => !element.matching);
      expect(shown()).to.deep.equal(['Else']);
      resize(360, 300);
      await waitUntil(() => element.matching);
      expect(shown()).to.deep.equal(['Main']);
      expect(changes).to.deep.equal(['change false', 'change true']);
    });

    it('fires nothing when properties change', async () => {
      const element = await create('min-width="350"');
      element.minWidth = 500;
      await element.updateComplete;
      expect(element.matching).to.equal(false);
      element.minWidth = 0;
      await element.updateComplete;
      expect(element.matching).to.equal(true);
      expect(changes).to.deep.equal([]);
    });

    it('tells what has changed while it was not on the page', async () => {
      const element = await create('min-width="350"');
      const { body } = frame.document;
      element.remove();
      resize(300, 300);
      await waitUntil(() => frame.window.innerWidth === 300);
      expect(element.matching).to.equal(true);
      body.append(element);
      expect(element.matching).to.equal(false);
      expect(changes).to.deep.equal(['change false']);
      element.remove();
      element.minWidth = 200;
      await element.updateComplete;
      body.append(element);
      expect(element.matching).to.equal(true);
      expect(changes).to.deep.equal(['change false']);
    });

    it('shares a list with all that ask the same, and lets it go with the last', async () => {
      const { matchMedia } = frame.window;
      const asked: string[] = [];
      frame.window.matchMedia = function (query) {
        asked.push(query);
        return matchMedia.call(frame.window, query);
      };
      frame.document.body.innerHTML = '<nc-match-media min-width="123"></nc-match-media>'.repeat(3);
      const elements = [...frame.document.querySelectorAll('nc-match-media')];
      await Promise.all(elements.map(({ updateComplete }) => updateComplete));
      expect(asked).to.deep.equal(['(min-width: 123px)']);
      resize(100, 300);
      await waitUntil(() => elements.every(({ matching }) => !matching));
      frame.document.body.replaceChildren();
      frame.document.body.append(elements[0]!);
      expect(asked).to.deep.equal(['(min-width: 123px)', '(min-width: 123px)']);
      frame.window.matchMedia = matchMedia;
    });
  });

  it('has no box: its content takes part in the layout around it', async () => {
    const row = await fixture<HTMLElement>(
      html`<div style="display: flex; width: 300px">
        <nc-match-media><p style="flex: 1">A</p></nc-match-media><p style="flex: 1">B</p>
      </div>`,
    );
    expect([...row.querySelectorAll('p')].map(({ offsetWidth }) => offsetWidth)).to.deep.equal([150, 150]);
  });

  it('keeps the keyboard out of what does not match', async () => {
    const home = await fixture<HTMLElement>(
      html`<div>
        <button>Before</button>
        <nc-match-media max-width="1"><button>Hidden</button></nc-match-media>
        <button>After</button>
      </div>`,
    );
    home.querySelector('button')!.focus();
    await keys('Tab');
    expect(nameOf(document.activeElement)).to.equal('button After');
  });

  it('is right in its first frame', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const first = new Promise<boolean[]>((resolve) => {
      requestAnimationFrame(() => {
        // Of this frame: layout and resize observers come after it, and before the page is drawn.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve([...home.querySelectorAll('p')].map(isShown));
        channel.port2.postMessage(0);
        home.innerHTML =
          '<nc-match-media min-width="1"><p></p><p slot="else"></p></nc-match-media><nc-match-media min-width="99999"><p></p><p slot="else"></p></nc-match-media>';
      });
    });
    expect(await first).to.deep.equal([true, false, false, true]);
  });

  it('does not heed what is no condition, and warns', async () => {
    const warnings = collectWarnings();
    const element = await fixture<NcMatchMedia>(
      '<nc-match-media query="12px" orientation="upright" max-width="-3"></nc-match-media>',
    );
    expect(element.matching).to.equal(true);
    expect(warnings.stop()).to.deep.equal([
      '<nc-match-media> maxWidth: expected a length of 0 or more, got -3',
      '<nc-match-media> orientation: expected landscape, portrait, got "upright"',
      '<nc-match-media> query: expected a media query, got "12px"',
    ]);
  });
});
