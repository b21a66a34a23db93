import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import { expect, fixture, html } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';

/** What a radio asks the document about itself and others. */
const QUESTIONS = ['getAttribute', 'hasAttribute', 'closest', 'matches', 'compareDocumentPosition'] as const;

describe('Many radios', () => {
  const questions = Object.fromEntries(QUESTIONS.map((name) => [name, Element.prototype[name]]));
  let work: number;

  beforeEach(() => {
    work = 0;
    for (const name of QUESTIONS) {
      const ask = questions[name] as (...args: unknown[]) => unknown;
      Object.assign(Element.prototype, {
        [name](this: Element, ...args: unknown[]) {
          work += 1;
          return ask.apply(this, args);
        },
      });
    }
  });
  afterEach(() => {
    for (const name of QUESTIONS) delete (Element.prototype as Partial<Element>)[name];
    Object.assign(Element.prototype, questions);
  });

  for (const [where, tag] of [
    ['of one name', 'form'],
    ['of a group', 'nc-radio-group'],
  ] as const) {
    for (const attributes of ['', 'required', 'checked']) {
      it(`${where} come and go with as much work for each: ${attributes || 'plain'}`, async () => {
        const place = await fixture<HTMLElement>(html`<div></div>`);
        const workFor = async (count: number): Promise<number> => {
          const before = work;
          const radios = Array.from(
            { length: count },
            (_, value) => `<nc-radio name="n" value="${value}" ${attributes}>`,
          );
          place.innerHTML = `<${tag} ${attributes} label="Many">${radios.join('</nc-radio>')}</nc-radio></${tag}>`;
          await settled(place);
          place.firstElementChild!.replaceChildren();
          await settled(place);
          return work - before;
        };
        await workFor(1);
        expect(await workFor(200)).to.be.lessThan(2.2 * (await workFor(100)));
      });
    }
  }
});

describe('A required group', () => {
  for (const [how, leave] of [
    ['loses', (group: Element) => group.replaceChildren()],
    ['hands on', (group: Element) => group.parentElement!.append(...group.children)],
  ] as const) {
    it(`${how} all its radios at once`, async () => {
      const place = await fixture<HTMLElement>(
        html`<div>
          <nc-radio-group label="Letter" required
            ><nc-radio value="a">A</nc-radio><nc-radio checked value="b">B</nc-radio><nc-radio value="c">C</nc-radio
          ></nc-radio-group>
        </div>`,
      );
      const group = place.querySelector('nc-radio-group')!;
      await settled(place);
      expect([group.value, group.validity.valid]).to.deep.equal(['b', true]);
      leave(group);
      await settled(place);
      expect([group.value, group.validity.valueMissing]).to.deep.equal(['', true]);
    });
  }
});
