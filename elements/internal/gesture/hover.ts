import type { ReactiveControllerHost } from 'lit';
import { PressController } from './press.js';
import { PressLook, type Pressable } from './press-look.js';

/** Gives an element the look of `hover-class`. `isUsable`: whether it may be pressed now. */
export function followPresses(element: Pressable & ReactiveControllerHost, isUsable: () => boolean): void {
  const look = new PressLook(element);
  new PressController(element, {
    mayEnter: isUsable,
    start: (event) => look.start(event),
    end: (cancelled) => look.end(cancelled),
  });
  element.addController({ hostDisconnected: () => look.hide() });
}
