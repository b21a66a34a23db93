import 'nacre/elements/button';
import 'nacre/elements/input';
import 'nacre/elements/search-bar';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { adoptThemes, colorIn, THEMES } from '../../helpers/themes.js';

const [, ...names] = Object.keys(THEMES);
const { dataset } = document.documentElement;

const propertiesIn = (css: string): string[] => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!);

/** What the root has of a token. */
const colorOfRoot = (name: string): string => colorIn(document.body, `var(--nc-color-${name})`);

describe('Themes: which look is shown', () => {
  let drop = (): void => undefined;

  beforeEach(() => {
    document.documentElement.style.colorScheme = 'light';
  });
  afterEach(() => {
    drop();
    delete dataset['ncLook'];
    document.documentElement.style.colorScheme = '';
  });

  it('is that of the theme of the page', () => {
    drop = adoptThemes('ios');
    expect(colorOfRoot('background')).to.equal('rgb(242, 242, 247)');
  });

  it('is the one that data-nc-look names, and changes with it', () => {
    drop = adoptThemes(...names);
    dataset['ncLook'] = 'ios';
    expect(colorOfRoot('background')).to.equal('rgb(242, 242, 247)');
    expect(getComputedStyle(document.body).getPropertyValue('--nc-nav-bar-title-size')).to.equal('');
    dataset['ncLook'] = 'high-contrast';
    expect(colorOfRoot('background')).to.equal('rgb(255, 255, 255)');
    dataset['ncLook'] = 'default';
    expect(colorOfRoot('background')).to.equal('rgb(246, 245, 242)');
  });

  it('is that of a part, which keeps nothing of the look around it', async () => {
    drop = adoptThemes(...names);
    dataset['ncLook'] = 'material';
    const part = await fixture<HTMLElement>('<div data-nc-look="default"><nc-button>A</nc-button></div>');
    const { color, backgroundColor } = getComputedStyle(part);
    expect([color, backgroundColor]).to.deep.equal(['rgb(26, 35, 38)', 'rgb(246, 245, 242)']);
    const button = part.querySelector('nc-button')!;
    expect(getComputedStyle(button).borderRadius).to.equal('10px');
    expect(getComputedStyle(button).fontSize).to.equal('16px');
    part.dataset['ncLook'] = 'ios';
    expect(getComputedStyle(button).fontSize).to.equal('17px');
  });

  it('has corners of buttons and of fields apart', async () => {
    drop = adoptThemes();
    const part = await fixture<HTMLElement>(
      '<div><nc-button>A</nc-button><nc-input label="B"></nc-input><nc-search-bar></nc-search-bar></div>',
    );
    const [button, input, search] = [...part.children] as HTMLElement[];
    await settled(part);
    const corner = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
    const corners = () => [
      corner(button!),
      corner(input!.shadowRoot!.querySelector('#field')!),
      corner(search!.shadowRoot!.querySelector('#frame')!),
    ];
    expect(corners()).to.deep.equal(['10px', '10px', '22px']);
    part.style.setProperty('--nc-radius-md', '3px');
    expect(corners()).to.deep.equal(['3px', '3px', '22px']);
    part.style.setProperty('--nc-button-radius', '20px');
    part.style.setProperty('--nc-field-radius', '0px');
    expect(corners()).to.deep.equal(['20px', '0px', '22px']);
  });

  it('gives way to what the page sets, even in the same layer', () => {
    drop = adoptThemes('ios');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@layer base { :root { --nc-color-background: rgb(1, 2, 3); } }');
    document.adoptedStyleSheets.unshift(sheet);
    expect(colorOfRoot('background')).to.equal('rgb(1, 2, 3)');
    document.adoptedStyleSheets.shift();
  });

  it('of a part can be put back to the default: tokens.css has all that themes set', () => {
    const { default: tokens = '', ...themes } = THEMES;
    const known = new Set(propertiesIn(tokens.slice(tokens.indexOf('[data-nc-look]'))));
    for (const [name, css] of Object.entries(themes)) {
      const lost = propertiesIn(css).filter((property) => !known.has(property) && property !== '--_seed');
      expect(lost, name).to.deep.equal([]);
    }
  });
});
