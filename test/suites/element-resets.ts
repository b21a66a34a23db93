import { expect } from '@open-wc/testing';
import { drawn, parse, settled } from '../helpers/dom.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import { RESETS } from '../helpers/resets.js';
import { rested } from './acts.js';
import type { ElementCase } from './element-case.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const PSEUDO = ['::before', '::after'] as const;
/** Native elements that pages put into ours, whose own look a reset may change: others stand for them. */
const STAND_INS =
  'a, article, b, button, div, em, h1, h2, h3, hr, i, img, input, label, li, ol, p, section, small, span, strong, svg, textarea, ul';

/** What draws itself when it needs to: a map, the rows of a wheel. */
const RESTLESS = '.leaflet-container, #rows, #stops';
/** How many differences a failure shows of each reset. */
const MAX_SHOWN = 5;

function stop(animation: Animation): void {
  animation.pause();
  animation.currentTime = 0;
}

type Picture = Map<string, string>;

/** What a style draws: edges with a width have a color. */
function lookOf(style: CSSStyleDeclaration): string {
  const edges = SIDES.map((side) => {
    const width = style.getPropertyValue(`border-${side}-width`);
    return width === '0px' ? '' : `${width} ${style.getPropertyValue(`border-${side}-color`)}`;
  });
  const { backgroundColor, color, borderTopLeftRadius, boxShadow, fontSize, fontWeight, opacity } = style;
  return `border ${edges.join('/')}, background ${backgroundColor}, ${color}, radius ${borderTopLeftRadius}, shadow ${boxShadow}, font ${fontWeight} ${fontSize}, ${opacity}`;
}

/** What has no box of its own to ask: a pseudo-element. */
function innerBoxOf(style: CSSStyleDeclaration): string {
  const insets = SIDES.map((side) => ['margin', 'padding'].map((kind) => style.getPropertyValue(`${kind}-${side}`)));
  return `${style.width} x ${style.height}, margin and padding ${insets.join('/')}`;
}

const round = (length: number): number => Math.round(length * 10) / 10;

/** Where everything of the elements is, and how it looks. */
function pictureOf(home: HTMLElement): Picture {
  const picture: Picture = new Map();
  const origin = home.getBoundingClientRect();
  const add = (element: Element, path: string, isOurs: boolean): void => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x - origin.x, y - origin.y, width, height].map(round).join(' ');
    const style = getComputedStyle(element);
    picture.set(path, isOurs ? `${box}; ${lookOf(style)}` : box);
    if (!isOurs) return;
    for (const pseudo of PSEUDO) {
      const drawing = getComputedStyle(element, pseudo);
      if (/^(?:none|normal|)$/.test(drawing.content) || drawing.display === 'none') continue;
      picture.set(path + pseudo, `${innerBoxOf(drawing)}; ${lookOf(drawing)}`);
    }
  };
  const visit = (parent: Element | ShadowRoot, path: string, isOurs: boolean): void => {
    [...parent.children].forEach((child, index) => {
      if (child.matches(RESTLESS)) return;
      const name = `${path} ${child.localName}${child.part.length ? `[${child.part}]` : child.className ? `.${child.getAttribute('class')}` : ''}${index}`;
      add(child, name, isOurs || child.localName.startsWith('nc-'));
      child.shadowRoot?.getAnimations().forEach(stop);
      if (child.shadowRoot) visit(child.shadowRoot, `${name} >`, true);
      visit(child, name, isOurs);
    });
  };
  visit(home, '', false);
  return picture;
}

const differences = (wanted: Picture, found: Picture): string[] =>
  [...wanted].flatMap(([path, look]) => (found.get(path) === look ? [] : [`${path}: ${found.get(path)} != ${look}`]));

function standIn(element: Element): void {
  const other = element.ownerDocument.createElement(`x-${element.localName}`);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.style.display ||= /^(?:article|div|h\d|hr|li|ol|p|section|ul)$/.test(element.localName)
    ? 'block'
    : 'inline-block';
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The rules that a page has for all elements do not strip ours. */
export function resetTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, enter = {}, fill, restless = false } = element;
  if (restless === true) return;
  const states = Object.entries({ default: html, ...element.states }).filter(
    ([name]) => !(restless && restless.includes(name)),
  );

  // Each reset is a style sheet of the page, which no engine weighs in another way.
  inOneEngine(() => it('keeps its look on a page with a reset', keepsLook));

  async function keepsLook(): Promise<void> {
    const home = document.createElement('x-page');
    home.style.cssText = `display: block; position: absolute; inset: 0 auto auto 0; width: 360px; margin: 0; padding: 0; border: 0;
      color: #123; font: 400 16px/1.5 sans-serif; text-align: start; overflow-wrap: normal; tab-size: 8`;
    for (const name of ['fast', 'normal', 'page']) home.style.setProperty(`--nc-duration-${name}`, '0s');
    document.body.append(home);
    for (const [name, markup] of states) {
      const place = document.createElement('x-place');
      place.style.cssText = 'display: block; contain: layout';
      place.append(parse<HTMLElement>(markup));
      place.querySelectorAll(STAND_INS).forEach(standIn);
      const instance = place.querySelector<E>(tag)!;
      fill?.(instance);
      home.append(place);
      await settled(instance);
      await enter[name]?.(instance);
      await rested(instance);
    }
    const look = async () => {
      await drawn();
      home.querySelectorAll<E>(tag).forEach((instance) => element.rest?.(instance));
      await drawn();
      return pictureOf(home);
    };
    const wanted = await look();
    const found: Record<string, string[]> = {};
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    for (const [name, reset] of Object.entries(RESETS)) {
      sheet.replaceSync(reset);
      const changed = differences(wanted, await look());
      if (changed.length) found[name] = changed.slice(0, MAX_SHOWN);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    home.remove();
    expect(found).to.deep.equal({});
  }
}
