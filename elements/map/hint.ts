import { msg } from '@lit/localize';

/** How long the hint is shown, in ms. */
const TIME = 2000;

const isApple = ({ defaultView }: Document): boolean =>
  /Mac|iP(?:hone|ad|od)/.test(defaultView?.navigator.platform ?? '');

function textOf(need: 'fingers' | 'wheel', document: Document): string {
  if (need === 'fingers') {
    return msg('Use two fingers to move the map.', {
      id: 'nc.map.two-fingers',
      desc: 'Shown over a map when one finger has scrolled the page',
    });
  }
  if (isApple(document)) {
    return msg('Hold ⌘ and scroll to zoom the map.', {
      id: 'nc.map.command-and-wheel',
      desc: 'Shown over a map when the wheel has scrolled the page, on devices of Apple',
    });
  }
  return msg('Hold Ctrl and scroll to zoom the map.', {
    id: 'nc.map.ctrl-and-wheel',
    desc: 'Shown over a map when the wheel has scrolled the page. Keyboards write the key Ctrl or, in German, Strg',
  });
}

/**
 * Says for a moment what moves a cooperative map, when the user has scrolled the page on it. For the eyes only: keys move the
 * map as ever.
 */
export class Hint {
  readonly #root: ShadowRoot;
  #node: HTMLElement | undefined;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  show(need: 'fingers' | 'wheel'): void {
    const { ownerDocument } = this.#root;
    let node = this.#node;
    if (!node) {
      node = this.#node = ownerDocument.createElement('p');
      node.className = 'hint';
      node.part.add('hint');
      node.ariaHidden = 'true';
      this.#root.append(node);
      // Drawn unseen at first, so that it comes by a transition.
      node.getBoundingClientRect();
    }
    node.textContent = textOf(need, ownerDocument);
    node.classList.add('shown');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => node.classList.remove('shown'), TIME);
  }

  remove(): void {
    clearTimeout(this.#timer);
    this.#node?.remove();
  }
}
