import { inOneEngine } from '../helpers/in-one-engine.js';
import { useTokens } from '../helpers/tokens.js';
import { hostileTests } from './element-hostile.js';
import { hygieneTests } from './element-hygiene.js';
import { layerTests } from './element-layers.js';
import { lookTests } from './element-look.js';
import { pageTests } from './element-page.js';
import { placeTests } from './element-places.js';
import { propertyTests } from './element-properties.js';
import { resetTests } from './element-resets.js';
import { slotTests } from './element-slots.js';
import type { ElementCase } from './element-case.js';

export type { ElementCase, PropertyCase } from './element-case.js';

/** What every element promises (design, "Every element"). Call it inside a `describe` of the element. */
export function elementSuite<E extends HTMLElement>(element: ElementCase<E>): void {
  // Registered when the file has registered its own tests.
  queueMicrotask(() => inOneEngine(() => describe(`<${element.tag}>`, () => hostileTests(element))));
  describe('as every element', () => {
    before(useTokens);
    propertyTests(element);
    lookTests(element);
    hygieneTests(element);
    pageTests(element);
    placeTests(element);
    slotTests(element);
    layerTests(element);
    resetTests(element);
  });
}
