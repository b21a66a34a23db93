import { expect, waitUntil } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { openFrame } from '../helpers/frame.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import { RESETS } from '../helpers/resets.js';
import { type ElementCase, moduleOf } from './element-case.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The box of an element's light-DOM text; unless it has named slots, whose order is free before it is defined. */
function textBox(element: Element): Box | undefined {
  if (element.querySelector(':scope > [slot]')) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return width ? { x, y, width, height } : undefined;
}

const distance = (before: Box, after: Box): number =>
  Math.max(...(['x', 'y', 'width', 'height'] as const).map((key) => Math.abs(before[key] - after[key])));

/** On a page of its own, before and after it is defined. */
export function pageTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, states = {}, properties, jump = 2, use } = element;
  const markups = [html, ...Object.values(states)];
  /** What a field says around its value. */
  const words = ['label', 'required', 'hint', 'error', 'placeholder', 'counter'].filter((name) => name in properties);
  const worded = (names: readonly string[]) =>
    html.replace(`<${tag}`, `$& ${names.map((name) => `${name}="A ${name}"`).join(' ')}`);
  if ('hint' in properties)
    markups.push(worded(words), ...words.map((name) => worded([name])), worded(['label', 'hint']));

  it('shows its content before it is defined, and does not move after', async () => {
    const frame = await openFrame({ html: markups.map((markup) => `<div>${markup}</div>`).join('') });
    const instances = [...frame.document.querySelectorAll<E>(tag)];
    const sheet = new (frame.window as unknown as typeof globalThis).CSSStyleSheet();
    frame.document.adoptedStyleSheets = [sheet];
    const boxes = (reset: string) => {
      sheet.replaceSync(reset);
      return instances.map((instance) => [boxOf(instance), textBox(instance)]);
    };
    const looks = ['', RESETS['preflight of Tailwind in a layer']!];
    const before = looks.map(boxes);
    await frame.load(moduleOf(tag));
    for (const [look, reset] of looks.entries()) {
      sheet.replaceSync(reset);
      await settled(frame.document.body);
      boxes(reset).forEach(([box, text], index) => {
        const [boxBefore, textBefore] = before[look]![index]!;
        const name = `${instances[index]!.outerHTML}${reset && ' on a page with a reset'}`;
        expect(distance(boxBefore!, box!), `jump of ${name}`).to.be.at.most(jump);
        if (textBefore && text) expect(distance(textBefore, text), `jump of the text in ${name}`).to.be.at.most(jump);
      });
    }
    frame.remove();
  });

  if ('label' in properties && 'hint' in properties) {
    it('shows its label before it is defined', async () => {
      const frame = await openFrame({ html: worded(['label']) + worded(['label', 'required']) });
      const [plain, required] = frame.document.querySelectorAll(tag);
      const drawn = (instance: Element) => frame.window.getComputedStyle(instance, '::before');
      expect(drawn(plain!).content).to.match(/^(?:attr\(label\)|"A label")$/);
      expect(drawn(required!).content).to.match(/^(?:attr\(label\)|"A label") " \*"$|^"A label \*"$/);
      frame.remove();
    });
  }

  // All engines refuse the same: what a strict page lets through in one, it lets through in all.
  inOneEngine(() => it('runs under a strict content security policy and with Trusted Types', runsStrictly));

  async function runsStrictly(): Promise<void> {
    const frame = await openFrame({ html: markups.join(''), csp: true });
    // The policies are in force: violations are found.
    expect(() => (frame.document.body.lastElementChild!.innerHTML = '<b></b>')).to.throw();
    frame.document.head.append(frame.document.createElement('style'));
    frame.document.querySelector('style')!.textContent = 'b { color: red }';
    const policies = ['style-src', 'require-trusted-types-for'];
    await waitUntil(
      () => policies.every((name) => frame.window.problems.some((problem) => problem.includes(name))),
      String(frame.window.problems),
    );
    frame.window.problems.length = 0;
    await frame.load(moduleOf(tag));
    for (const instance of frame.document.querySelectorAll<E>(tag)) {
      await settled(instance);
      await use?.(instance);
      for (const [name, { sample }] of Object.entries(properties)) {
        (instance as unknown as Record<string, unknown>)[name] = sample;
        await settled(instance);
      }
    }
    expect(frame.window.problems).to.deep.equal([]);
    frame.remove();
  }
}
