import 'nacre/elements/cell';
import 'nacre/elements/icon';
import 'nacre/elements/segmented';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import type { NcCell } from 'nacre/elements/cell';
import { registerIconLibrary, registerIcons, type IconResolver, type NcIcon } from 'nacre/elements/icon';
import type { NcSegmented } from 'nacre/elements/segmented';
import { openFrame } from '../../helpers/frame.js';
import { holdTimers } from '../../helpers/timers.js';
import { collectWarnings } from '../../helpers/warnings.js';

const SQUARE = 'M4 4h16v16H4z';
const LINE = 'M2 12h20';
const SVG = `<?xml version="1.0"?><!-- one --><svg xmlns="http://www.w3.org/2000/svg" width="512" height="256" viewBox="0 0 512 256"><path d="${SQUARE}"/><g fill="none" stroke="red"><circle cx="12" cy='12' r="3"></circle></g></svg>`;
const UNKNOWN_TIMEOUT = 3000;

const svgOf = (icon: Element): SVGSVGElement => icon.shadowRoot!.querySelector('svg')!;
const pathsOf = (icon: Element): (string | null)[] =>
  [...svgOf(icon).querySelectorAll('path')].map((path) => path.getAttribute('d')).filter(Boolean);
const addressOf = (text: string): string => `/__http__/text/${encodeURIComponent(text)}?type=image/svg%2Bxml`;

async function draw(markup: unknown): Promise<NcIcon> {
  const icon = await fixture<NcIcon>(markup as ReturnType<typeof html>);
  await icon.updateComplete;
  return icon;
}

/** Counts the requests while `work` runs. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const urls: string[] = [];
  const { fetch } = window;
  window.fetch = (input, options) => {
    urls.push(String(input));
    return fetch(input, options);
  };
  try {
    await work();
  } finally {
    window.fetch = fetch;
  }
  return urls;
}

describe('icons of a library', () => {
  const answers: Record<string, ReturnType<IconResolver>> = {
    line: LINE,
    lines: [LINE, SQUARE],
    late: Promise.resolve(LINE),
    svg: SVG,
    file: addressOf(SVG),
    inline: `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    base64: `data:image/svg+xml;charset=utf-8;base64,${btoa(SVG)}`,
  };
  let warnings: ReturnType<typeof collectWarnings>;
  beforeEach(() => {
    warnings = collectWarnings();
  });
  afterEach(() => void warnings.stop());

  before(() => registerIconLibrary('shapes', (name) => answers[name]));

  it('are drawn from path data, one or several, at once or later, in the strokes of the built-in ones', async () => {
    for (const [name, paths] of Object.entries({ line: [LINE], lines: [LINE, SQUARE], late: [LINE] })) {
      const icon = await draw(html`<nc-icon library="shapes" name=${name}></nc-icon>`);
      expect(pathsOf(icon), name).to.deep.equal(paths);
      const style = getComputedStyle(svgOf(icon).querySelector('path')!);
      expect(style.fill).to.equal('none');
      expect(style.strokeWidth).to.match(/^1\.8/);
    }
  });

  it('are drawn from the text or the address of an SVG, which keeps its look and fills with the colour', async () => {
    for (const name of ['svg', 'file', 'inline', 'base64']) {
      const icon = await draw(html`<nc-icon library="shapes" name=${name} color="rgb(1, 2, 3)"></nc-icon>`);
      expect(pathsOf(icon), name).to.deep.equal([SQUARE]);
      const path = getComputedStyle(svgOf(icon).querySelector('path')!);
      expect([path.fill, path.stroke], name).to.deep.equal(['rgb(1, 2, 3)', 'none']);
      const circle = getComputedStyle(svgOf(icon).querySelector('circle')!);
      expect([circle.fill, circle.stroke, circle.strokeWidth], name).to.deep.equal(['none', 'rgb(255, 0, 0)', '1px']);
      // As wide as the icon, in the middle of it.
      const box = icon.getBoundingClientRect();
      const drawn = svgOf(icon).querySelector('path')!.getScreenCTM()!;
      expect(drawn.a * 512).to.be.closeTo(box.width, 0.01);
      expect(drawn.f - box.top).to.be.closeTo(box.height / 4, 0.5);
    }
  });

  it('are found by a prefix, in the attribute of an icon and wherever an element takes the name of one', async () => {
    const icon = await draw(html`<nc-icon type="shapes:line"></nc-icon>`);
    expect(pathsOf(icon)).to.deep.equal([LINE]);
    const cell = await fixture<NcCell>(html`<nc-cell title="Cell" icon="shapes:line"></nc-cell>`);
    const segmented = await fixture<NcSegmented>(
      html`<nc-segmented .options=${[{ value: 'a', text: 'A', icon: 'shapes:line' }]}></nc-segmented>`,
    );
    for (const element of [cell, segmented]) {
      const inner = element.shadowRoot!.querySelector<NcIcon>('nc-icon')!;
      await inner.updateComplete;
      expect(pathsOf(inner), element.localName).to.deep.equal([LINE]);
    }
  });

  it('follow a library, or an icon, that is registered after them, and one that takes its place', async () => {
    const icon = await draw(html`<nc-icon library="later" name="one"></nc-icon>`);
    const plain = await draw(html`<nc-icon type="plain-later"></nc-icon>`);
    const cell = await fixture<NcCell>(html`<nc-cell title="Cell" icon="plain-later"></nc-cell>`);
    expect([...pathsOf(icon), ...pathsOf(plain)]).to.deep.equal([]);
    expect(icon.getBoundingClientRect().width).to.equal(23);
    registerIconLibrary('later', () => LINE);
    registerIcons({ 'plain-later': [LINE, SQUARE] });
    expect(pathsOf(icon)).to.deep.equal([LINE]);
    expect(pathsOf(plain)).to.deep.equal([LINE, SQUARE]);
    expect(pathsOf(cell.shadowRoot!.querySelector('nc-icon')!)).to.deep.equal([LINE, SQUARE]);
    registerIconLibrary('later', () => SQUARE);
    expect(pathsOf(icon)).to.deep.equal([SQUARE]);
    icon.remove();
    registerIconLibrary('later', () => LINE);
    document.body.append(icon);
    expect(pathsOf(icon)).to.deep.equal([LINE]);
    icon.remove();
  });

  it('show what was asked for last, whichever answer comes first', async () => {
    let answer!: (path: string) => void;
    registerIconLibrary('slow', (name) => (name === 'b' ? SQUARE : new Promise((resolve) => (answer = resolve))));
    const icon = await fixture<NcIcon>(html`<nc-icon library="slow" name="b"></nc-icon>`);
    icon.name = 'a';
    await aTimeout(0);
    expect(pathsOf(icon), 'while it waits').to.deep.equal([]);
    icon.name = 'b';
    await aTimeout(0);
    answer(LINE);
    await aTimeout(0);
    expect(pathsOf(icon)).to.deep.equal([SQUARE]);
  });

  it('ask the resolver once for a name, and the network once for an address, however many they are', async () => {
    const asked: string[] = [];
    const address = addressOf(SVG.replace('one', 'counted'));
    registerIconLibrary('counted', (name) => (asked.push(name), address));
    const urls = await requestsOf(async () => {
      const box = await fixture(html`<div>
        ${['a', 'a', 'b'].map((name) => html`<nc-icon library="counted" name=${name}></nc-icon>`)}
      </div>`);
      await Promise.all([...box.querySelectorAll('nc-icon')].map((icon) => icon.updateComplete));
      expect([...box.querySelectorAll('nc-icon')].flatMap(pathsOf)).to.deep.equal([SQUARE, SQUARE, SQUARE]);
    });
    expect(asked).to.deep.equal(['a', 'b']);
    expect(urls).to.deep.equal([new URL(address, location.href).href]);
  });

  it('stay empty, with one warning, if the resolver fails, answers rubbish, or has no such icon; the next one asks again', async () => {
    let isBroken = true;
    const failing: Record<string, IconResolver> = {
      throws: () => {
        throw new Error('no set here');
      },
      rejects: () => Promise.reject(new Error('no set today')),
      missing: () => '/__http__/status/503',
      words: () => `/__http__/text/${encodeURIComponent('no picture')}`,
      number: () => 7 as never,
      script: () => 'javascript:alert(1)',
      nothing: () => undefined,
      empty: () => Promise.resolve(null),
    };
    for (const [name, resolve] of Object.entries(failing)) {
      registerIconLibrary(name, (icon) => (isBroken ? resolve(icon) : LINE));
      const twice = await fixture(html`<div>
        <nc-icon library=${name} name="x"></nc-icon><nc-icon library=${name} name="x"></nc-icon>
      </div>`);
      const icons = [...twice.querySelectorAll('nc-icon')];
      await Promise.all(icons.map((icon) => icon.updateComplete));
      expect(icons.flatMap(pathsOf), name).to.deep.equal([]);
      expect(icons.map((icon) => icon.getBoundingClientRect().width)).to.deep.equal([23, 23]);
      isBroken = false;
      const next = await draw(html`<nc-icon library=${name} name="x"></nc-icon>`);
      expect(pathsOf(next), name).to.deep.equal([LINE]);
      isBroken = true;
    }
    const texts = warnings.stop();
    expect(texts.length).to.equal(Object.keys(failing).length);
    Object.keys(failing).forEach((name, index) => {
      expect(texts[index])
        .to.match(/^<nc-icon> name: expected /)
        .and.include(`${name}:x`);
    });
    expect(texts.join()).to.include('no set here').and.include('no set today').and.include('503');
  });

  it('warn of a name that nobody registers, after a while, and not if they are gone by then', async () => {
    const timers = holdTimers(UNKNOWN_TIMEOUT);
    try {
      await draw(html`<nc-icon type="nobody"></nc-icon>`);
      await draw(html`<nc-icon library="nobody" name="knows"></nc-icon>`);
      const late = await draw(html`<nc-icon type="somebody"></nc-icon>`);
      const gone = await draw(html`<nc-icon type="nobody-is-here"></nc-icon>`);
      gone.remove();
      registerIcons({ somebody: LINE });
      expect(pathsOf(late)).to.deep.equal([LINE]);
      expect(warnings.texts).to.deep.equal([]);
      timers.run();
      expect(warnings.texts.length).to.equal(2);
      expect(warnings.texts[0]).to.include('<nc-icon> type').and.include('"nobody"');
      expect(warnings.texts[1]).to.include('<nc-icon> name').and.include('"nobody:knows"');
    } finally {
      timers.restore();
    }
  });

  it('run no script of an SVG and load nothing for it', async () => {
    const hostile = [
      `<svg onload="hacked()" viewBox="0 0 1 1"><script>hacked()</script><path d="${LINE}" onclick="hacked()"/></svg>`,
      `<svg><foreignObject><img src="x" onerror="hacked()"/></foreignObject><path d="${LINE}"/></svg>`,
      `<svg><a href="javascript:hacked()"><path d="${SQUARE}"/></a><path d="${LINE}"/></svg>`,
      `<svg><use href="https://evil.example/x.svg#a"/><use xlink:href="data:image/svg+xml,x"/><path d="${LINE}"/></svg>`,
      `<svg><style>@import "https://evil.example/x.css"; path { fill: url(https://evil.example/a) }</style><path d="${LINE}"/></svg>`,
      `<svg><image href="https://evil.example/x.png"/><path d="${LINE}" fill="url(https://evil.example/a#b)" style="mask: \\75rl('https://evil.example/c'); background: url(//evil.example)"/></svg>`,
      `<svg><path d="${LINE}"><animate attributeName="href" values="javascript:hacked()"/><set attributeName="onclick" to="hacked()"/></path></svg>`,
      `<svg><!-- <path d="${SQUARE}"/> --><![CDATA[<path d="${SQUARE}"/>]]><path d='${LINE}'/></svg><script>hacked()</script>`,
      `<!DOCTYPE svg [<!ENTITY x "<script>hacked()</script>">]><svg><title>t</title><path d="${LINE}"/>&x;</svg>`,
    ];
    let isHacked = false;
    Object.assign(window, { hacked: () => void (isHacked = true) });
    registerIconLibrary('hostile', (name) => hostile[Number(name)]);
    const known = new Set('svg path use'.split(' '));
    const urls = await requestsOf(async () => {
      for (const index of hostile.keys()) {
        const icon = await draw(html`<nc-icon library="hostile" name=${index}></nc-icon>`);
        expect(pathsOf(icon), hostile[index]).to.deep.equal([LINE]);
        for (const element of svgOf(icon).querySelectorAll('*')) {
          expect(known, hostile[index]).to.include(element.localName);
          for (const { name, value } of element.attributes) {
            expect(name).not.to.match(/^on|^style$/);
            expect(value).not.to.match(/evil|hacked/);
          }
        }
        svgOf(icon)
          .querySelector('path')!
          .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      await aTimeout(0);
    });
    expect(isHacked).to.equal(false);
    expect(urls).to.deep.equal([]);
    Reflect.deleteProperty(window, 'hacked');
  });

  it('keep what an SVG says inside itself: gradients, masks, styles', async () => {
    const rich =
      '<svg viewBox="0 0 2 2"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
      '<path id="p" d="M0 0h1" style="fill:url(#g); stroke-width : 3"/><use xlink:href="#p"/></svg>';
    registerIconLibrary('rich', () => rich);
    const icon = await draw(html`<nc-icon library="rich" name="x"></nc-icon>`);
    const path = svgOf(icon).querySelector('path')!;
    expect(getComputedStyle(path).fill).to.match(/url\(.*#g/);
    expect(getComputedStyle(path).strokeWidth).to.equal('3px');
    expect(svgOf(icon).querySelector('use')!.getAttribute('href')).to.equal('#p');
    expect(svgOf(icon).querySelector('linearGradient stop')).to.exist;
  });

  it('are drawn under a strict policy with Trusted Types, and break no rule of it', async () => {
    const frame = await openFrame({ csp: true, html: '<nc-icon library="own" name="text"></nc-icon>' });
    const module = (await frame.load('/elements/icon/index.ts')) as { registerIconLibrary: typeof registerIconLibrary };
    const styled = SVG.replace('<path', '<path style="fill: blue"');
    module.registerIconLibrary('own', (name) =>
      name === 'text' ? styled : name === 'data' ? `data:image/svg+xml,${encodeURIComponent(styled)}` : addressOf(SVG),
    );
    const icon = frame.document.querySelector('nc-icon')!;
    for (const name of ['text', 'data', 'file']) {
      icon.setAttribute('name', name);
      await icon.updateComplete;
      expect(pathsOf(icon), name).to.deep.equal([SQUARE]);
    }
    expect(frame.window.problems).to.deep.equal([]);
    frame.remove();
  });

  it('may be in another document', async () => {
    const frame = await openFrame();
    const icon = await draw(html`<nc-icon library="shapes" name="svg"></nc-icon>`);
    frame.document.body.append(icon);
    icon.name = 'file';
    await icon.updateComplete;
    expect(pathsOf(icon)).to.deep.equal([SQUARE]);
    expect(svgOf(icon).querySelector('path')!.ownerDocument === frame.document).to.equal(true);
    frame.remove();
  });

  it('are refused, with a reason, where the arguments are wrong', () => {
    for (const name of ['https', 'data', 'a b', '', 'a:b', 7, undefined] as string[])
      expect(() => registerIconLibrary(name, () => LINE), String(name)).to.throw(
        TypeError,
        'registerIconLibrary: name',
      );
    expect(() => registerIconLibrary('x', LINE as never)).to.throw(TypeError, 'registerIconLibrary: resolver');
    expect(() => registerIcons({ bad: '<svg></svg>' })).to.throw(TypeError, 'registerIcons: bad: expected');
    expect(() => registerIcons({ bad: 7 as never })).to.throw(TypeError, 'registerIcons: bad: expected');
  });
});

describe('an icon by its name', () => {
  it('has the colour of the text around, and by its type that of its meaning', async () => {
    const box = await fixture(html`<p style="color: rgb(1, 2, 3); --nc-color-warn: rgb(4, 5, 6)">
      <nc-icon name="cancel"></nc-icon><nc-icon type="cancel"></nc-icon>
    </p>`);
    const [named, typed] = [...box.querySelectorAll('nc-icon')];
    await typed!.updateComplete;
    expect(pathsOf(named!)).to.deep.equal(pathsOf(typed!));
    expect(pathsOf(named!)).not.to.deep.equal([]);
    expect(getComputedStyle(named!).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(typed!).color).to.equal('rgb(4, 5, 6)');
  });
});

describe('the icons of nacre/icons', () => {
  it('are known by their names after the import, those that are on the page included', async () => {
    const icon = await draw(html`<nc-icon name="wrench"></nc-icon>`);
    const single = await draw(html`<nc-icon name="lock"></nc-icon>`);
    await import('nacre/icons/lock');
    expect(pathsOf(single).length).to.equal(1);
    expect(pathsOf(icon)).to.deep.equal([]);
    const { baseIcons } = await import('nacre/icons');
    expect(pathsOf(icon)).to.deep.equal([baseIcons.wrench]);
  });

  it('fit into the box of an icon, strokes included', async () => {
    const { baseIcons } = await import('nacre/icons');
    expect(Object.keys(baseIcons).length).to.be.at.least(120);
    const icon = await draw(html`<nc-icon size="24"></nc-icon>`);
    for (const name of Object.keys(baseIcons)) {
      icon.name = name;
      await icon.updateComplete;
      const { x, y, width, height } = svgOf(icon).querySelector('path')!.getBBox();
      expect(Math.min(x, y), name).to.be.at.least(0.9);
      expect(Math.max(x + width, y + height), name).to.be.at.most(23.1);
      expect(Math.max(width, height), name).to.be.at.least(6);
    }
  });
});
