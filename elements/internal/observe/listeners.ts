/**
 * Tells instances of a class that somebody has begun to listen to an event: where being ready for it has a price, only
 * those who are listened to pay. To be said once, by the class.
 */
export function whenListened<E extends HTMLElement>(
  { prototype }: { readonly prototype: E },
  event: string,
  heard: (element: E) => void,
): void {
  const { addEventListener } = prototype;
  prototype.addEventListener = function (this: E, type: string, ...rest: [never, never]): void {
    addEventListener.call(this, type, ...rest);
    if (type === event) heard(this);
  };
}
