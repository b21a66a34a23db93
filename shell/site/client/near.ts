/** How far below the screen an element is still near. */
const AHEAD = '400px 0px';

/** Calls `start` once: when the element comes near the screen, or something in it gets the focus. */
export function whenNear(element: HTMLElement, start: () => void): void {
  const begin = (): void => {
    observer.disconnect();
    element.removeEventListener('focusin', begin);
    start();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    {
      rootMargin: AHEAD,
    },
  );
  observer.observe(element);
  element.addEventListener('focusin', begin);
}
