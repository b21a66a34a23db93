// In the page: builds, changes and removes n instances of one subject, and says when each is on screen.
const host = document.getElementById('host');
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A task after a frame begins when that has been painted. */
const task = () => new Promise((resolve) => setTimeout(resolve));
const painted = async () => {
  await frame();
  await task();
};
const settled = (elements) => Promise.all(elements.map((element) => element.updateComplete));

/**
 * @param {Record<string, { make(i: number): HTMLElement, update(element: HTMLElement, step: number, i: number): void }
 *   | { mount(box: HTMLElement, count: number): Promise<void> }>} makers
 * @param {{ settle?: (elements: HTMLElement[]) => Promise<unknown> }} options `settle` resolves when all have rendered
 */
export function expose(makers, { settle = settled } = {}) {
  let box;
  let elements = [];
  window.bench = {
    kinds: Object.keys(makers),
    async create(kind, count) {
      box = document.createElement('div');
      const { make, mount } = makers[kind];
      if (mount) {
        host.append(box);
        await mount(box, count);
        elements = [...box.children];
      } else {
        elements = Array.from({ length: count }, (_, i) => make(i));
        box.append(...elements);
        host.append(box);
        await settle(elements);
      }
      box.getBoundingClientRect();
      await painted();
    },
    async update(kind, step) {
      elements.forEach((element, i) => makers[kind].update(element, step, i));
      await settle(elements);
      box.getBoundingClientRect();
      await painted();
    },
    async remove() {
      box.remove();
      elements = [];
      await painted();
    },
    height: () => box.getBoundingClientRect().height,
    /** Nodes of all instances, shadow trees included. */
    nodes() {
      const count = (root) => {
        const walker = document.createTreeWalker(root);
        let sum = 0;
        while (walker.nextNode()) sum += 1 + (walker.currentNode.shadowRoot ? count(walker.currentNode.shadowRoot) : 0);
        return sum;
      };
      return count(box) / elements.length;
    },
  };
}
