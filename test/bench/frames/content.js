// The same slides and years for native scroll-snap and for ours.
export const years = Array.from({ length: 301 }, (_, i) => 1900 + i);
export const FIRST_YEAR = 126;

export function slide(i) {
  const element = document.createElement('div');
  element.className = 'slide';
  element.style.background = `oklch(0.9 0.06 ${(i * 47) % 360})`;
  const title = document.createElement('h3');
  const text = document.createElement('p');
  title.textContent = `Slide ${i + 1} of many`;
  text.textContent = 'A few words about what this slide shows, long enough for a second line on a phone.';
  element.append(title, text);
  return element;
}

/** Makes what a kind is, in the page's host; tells where the user drags and what they see. */
export function expose(kinds) {
  const host = document.getElementById('host');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const countNodes = (root) => {
    const walker = document.createTreeWalker(root);
    let sum = 0;
    while (walker.nextNode())
      sum += 1 + (walker.currentNode.shadowRoot ? countNodes(walker.currentNode.shadowRoot) : 0);
    return sum;
  };
  let shown;
  window.bench = {
    async mount(kind, count) {
      shown = kinds[kind](host, count);
      await shown.ready;
      host.getBoundingClientRect();
      await frame();
      // A task after the frame: it has been painted.
      await new Promise((resolve) => setTimeout(resolve));
    },
    async unmount() {
      await shown.close?.();
      host.replaceChildren();
      await frame();
    },
    nodes: () => countNodes(host),
    index: () => shown.index(),
    box() {
      const { x, y, width, height } = shown.target().getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
  };
}
