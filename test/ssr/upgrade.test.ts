import { expect, waitUntil } from '@open-wc/testing';
import 'nacre/elements';
import { elementsOf, type Manifest } from '../../react/generator/manifest.js';
import { NcElement } from '../../elements/internal/element/nc-element.js';
import manifest from '../.cache/custom-elements.json';
import { appearance, settled } from '../helpers/dom.js';

const elements = elementsOf(manifest as unknown as Manifest);

const attributesOf = (options: ShadowRootInit) =>
  `shadowrootmode="open"${options.delegatesFocus ? ' shadowrootdelegatesfocus' : ''}`;

describe('an element that a server rendered', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
  });
  afterEach(() => container.remove());

  async function show(markup: string): Promise<HTMLElement> {
    container.setHTMLUnsafe(markup);
    const element = container.firstElementChild as HTMLElement;
    await settled(element);
    await waitUntil(() => !element.shadowRoot!.querySelector('[role=listbox][aria-busy=true]'), 'its list is there');
    return element;
  }

  /** What asks for nothing that the browser answers later, such as where the device is. */
  const attributes: Readonly<Record<string, string>> = { 'nc-location-picker': ' latitude="0" longitude="0"' };

  for (const { tagName, cssStates = [] } of elements) {
    it(`renders the same again: <${tagName}>`, async () => {
      const states = cssStates.map(({ name }) => name);
      const opening = `<${tagName}${attributes[tagName] ?? ''}>`;
      const fresh = await show(`${opening}text</${tagName}>`);
      const expected = appearance(fresh, states);
      const { elementStyles, shadowRootOptions } = fresh.constructor as typeof NcElement;
      const styles = elementStyles.map((style) => ('cssText' in style ? style.cssText : '')).join('');
      const tree = `<style>${styles}</style>${fresh.shadowRoot!.innerHTML}`;
      const drawn = `<template ${attributesOf(shadowRootOptions)}>${tree}</template>`;
      const element = await show(`${opening}${drawn}text</${tagName}>`);
      expect(element.querySelector('template')).to.equal(null);
      expect(appearance(element, states)).to.deep.equal(expected);
      expect(element.shadowRoot!.delegatesFocus).to.equal(Boolean(shadowRootOptions.delegatesFocus));
    });
  }
});
