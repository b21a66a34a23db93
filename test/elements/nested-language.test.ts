import 'nacre/elements/progress';
import { expect, fixture, html } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';

const { documentElement } = document;

/** An element in `depth` shadow trees of an app; the outermost host has the attributes. */
async function nested(depth: number, attributes = ''): Promise<HTMLElementTagNameMap['nc-progress']> {
  const outer = await fixture<HTMLElement>(`<div ${attributes}></div>`);
  let host = outer;
  for (let level = 1; level < depth; level++) {
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    host = inner;
  }
  const progress = document.createElement('nc-progress');
  Object.assign(progress, { percent: 42, showInfo: true });
  host.attachShadow({ mode: depth % 2 ? 'closed' : 'open' }).append(progress);
  await settled(progress);
  return progress;
}

const textOf = (element: Element): string => element.shadowRoot!.textContent!.trim();

describe('numbers in shadow trees of an app', () => {
  let before: string;
  beforeEach(() => (before = documentElement.lang));
  afterEach(() => void (documentElement.lang = before));

  it('follow the language of the page', async () => {
    documentElement.lang = 'fr';
    for (const depth of [1, 2, 3]) expect(textOf(await nested(depth))).to.match(/^42\s%$/);
    documentElement.lang = 'ar-EG';
    expect(textOf(await nested(2))).to.match(/٤٢/);
  });

  it('follow the language of a host', async () => {
    documentElement.lang = 'en';
    expect(textOf(await nested(2, 'lang="fr"'))).to.match(/^42\s%$/);
  });

  it('follow the language of a drawing', async () => {
    documentElement.lang = 'en';
    const drawing = await fixture<SVGElement>(
      html`<svg lang="fr"><foreignObject width="100" height="20"><nc-progress percent="42" show-info></nc-progress></foreignObject></svg>`,
    );
    const progress = drawing.querySelector('nc-progress')!;
    await settled(progress);
    expect(textOf(progress)).to.match(/^42\s%$/);
  });
});
