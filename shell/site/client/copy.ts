const COPIED_TIME = 1500;

/** The button beside a piece of code copies what is in sight of it. */
export function addCopyButtons(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('.copy') : null;
    if (!button) return;
    const blocks = [...(button.closest('.code')?.querySelectorAll('pre') ?? [])];
    const shown = blocks.find((pre) => pre.checkVisibility());
    await navigator.clipboard.writeText(shown?.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), COPIED_TIME);
  });
}
