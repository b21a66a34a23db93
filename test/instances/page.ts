// The page of instances.node.test.mjs: shows elements, and counts what each is the cause of.
import 'nacre/tokens.css';
import 'nacre/elements';
import type { ReactiveElement } from 'lit';
import { countCosts, type Counts } from '../helpers/costs.js';

const home = document.querySelector('#host')!;

/** Nodes in shadow trees. */
function shadowNodes(root: Node): number {
  const walker = document.createTreeWalker(root);
  const isInShadow = root instanceof ShadowRoot;
  let found = 0;
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (isInShadow && node !== root) found += 1;
    const { shadowRoot } = node as Element;
    if (shadowRoot) found += shadowNodes(shadowRoot);
  }
  return found;
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows more instances, and waits until they and what they load are there. */
async function show(tag: string, copies: number): Promise<void> {
  const shown = Array.from({ length: copies }, () => {
    const element = document.createElement(tag) as ReactiveElement;
    element.textContent = 'Text';
    home.append(element);
    return element;
  });
  for (let time = 0; time < 2; time += 1) {
    await Promise.all(shown.map(({ updateComplete }) => updateComplete));
    await drawn();
  }
}

async function clear(): Promise<void> {
  home.replaceChildren();
  await drawn();
}

/** What one more instance is the cause of until it has drawn, where there is one already. `nodes`: in shadow trees. */
async function countOne(tag: string): Promise<Counts & { nodes: number }> {
  const before = shadowNodes(home);
  const { counts, stop } = countCosts();
  await show(tag, 1).finally(stop);
  return { nodes: shadowNodes(home) - before, ...counts };
}

Object.assign(globalThis, { page: { show, clear, countOne } });
