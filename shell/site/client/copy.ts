import { texts } from './texts.js';

const COPIED_TIME = 1500;

/** A button copies its own text (`data-text`), or the piece of code beside it that is in sight. */
export function addCopyButtons(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.copy') : null;
    if (!button) return;
    const { text } = button.dataset;
    await navigator.clipboard.writeText(text ?? codeBeside(button));
    const label = button.querySelector('span') ?? button;
    label.textContent = texts.copied;
    setTimeout(() => (label.textContent = text ?? texts.copy), COPIED_TIME);
  });
}

function codeBeside(button: HTMLElement): string {
  const blocks = [...(button.closest('.code')?.querySelectorAll('pre') ?? [])];
  return blocks.find((pre) => pre.checkVisibility())?.textContent ?? '';
}
