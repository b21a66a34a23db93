/**
 * Calls `listened` when a listener for `event` is added to an instance of the class. For events that cost something to
 * provide, such as a gesture that has to wait for the page's answer. Call it once, in a static block of the class.
 */
export function whenListened<E extends HTMLElement>(
  { prototype }: { readonly prototype: E },
  event: string,
  listened: (element: E) => void,
): void {
  const { addEventListener } = prototype;
  prototype.addEventListener = function (this: E, type: string, ...rest: [never, never]): void {
    addEventListener.call(this, type, ...rest);
    if (type === event) listened(this);
  };
}
