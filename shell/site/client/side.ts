/** From this width on, the list of pages is beside the page. */
const WIDE = '(min-width: 900px)';

/** The list of pages is open where it has room, and shows where the reader is. */
export function openSide(): void {
  const details = document.querySelector<HTMLDetailsElement>('.side details');
  if (!details) return;
  const wide = matchMedia(WIDE);
  const follow = (): void => {
    details.open = wide.matches;
  };
  wide.addEventListener('change', follow);
  follow();
  const current = details.querySelector('[aria-current]');
  const side = details.closest('.side');
  if (current && side && wide.matches) side.scrollTop = (current as HTMLElement).offsetTop - side.clientHeight / 3;
}
