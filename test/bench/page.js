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

/** @param {Record<string, { make(i: number): HTMLElement, update(element: HTMLElement, step: number, i: number): void }>} makers */
export function expose(makers) {
  let box;
  let elements = [];
  window.bench = {
    kinds: Object.keys(makers),
    async create(kind, count) {
      box = document.createElement('div');
      elements = Array.from({ length: count }, (_, i) => makers[kind].make(i));
      box.append(...elements);
      host.append(box);
      await settled(elements);
      box.getBoundingClientRect();
      await painted();
    },
    async update(kind, step) {
      elements.forEach((element, i) => makers[kind].update(element, step, i));
      await settled(elements);
      box.getBoundingClientRect();
      await painted();
    },
    async remove() {
      box.remove();
      elements = [];
      await painted();
    },
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
